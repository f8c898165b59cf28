import { Link } from '@tanstack/react-router'
import { BedDouble, PlaneLanding } from 'lucide-react'
import { useMemo } from 'react'
import { useText } from '../../i18n/text.ts'
import { SuggestedList } from '../../planned/SuggestedList.tsx'
import { usePlanned } from '../../planned/use-planned.ts'
import { dayOf } from '../../result/journey-time.ts'
import { shopToday } from '../../session/shop-today.ts'
import { RangeWords } from '../../ui/RangeWords.tsx'
import { searchOf } from '../address.ts'
import { recentRentals } from '../form/recent.ts'
import { rentalAt, usualRental } from '../home/rental.ts'
import { type Suggestion, suggestionsOf } from './suggestions.ts'
import { usePlaces } from './use-places.ts'

/** 'from your flight TP 1187' */
function SourceWords({ stop: { kind, name, flight } }: Suggestion) {
  const t = useText()
  const apart = (text: string) => `\u2068${text}\u2069`
  if (kind === 'hotel') return t('car.suggest.stay', { hotel: apart(name) })
  return flight
    ? t('car.suggest.flight', { flight: apart(`${flight.airline} ${flight.number}`) })
    : t('car.suggest.someFlight')
}

function MoreWords(one: Suggestion) {
  const t = useText()
  const { pickUpAt, returnAt } = one
  return (
    <>
      <span>
        <SourceWords {...one} />
      </span>
      <span>
        <RangeWords range={{ start: dayOf(pickUpAt), ...(returnAt && { end: dayOf(returnAt) }) }} />
      </span>
      {!returnAt && <span>{t('car.suggest.whenBack')}</span>}
    </>
  )
}

/** One press fills in place and days from the flights and hotels of the cart and of the bookings. */
export function Suggestions() {
  const t = useText()
  const { things } = usePlanned()
  const today = shopToday()
  const shown = usePlaces(useMemo(() => suggestionsOf(things, today), [things, today]))
  const usual = usualRental(recentRentals()[0], today)
  return (
    <SuggestedList
      id="car-suggestions"
      title={t('car.suggest.title')}
      lead={t('car.suggest.lead')}
      suggestions={shown.map((one) => ({
        id: `${one.pickUpAt}/${one.stop.name}`,
        icon: one.stop.kind === 'hotel' ? BedDouble : PlaneLanding,
        what: <bdi>{one.place.name}</bdi>,
        more: <MoreWords {...one} />,
        link: (words) => (
          <Link
            className="recent-go"
            to="/carrental"
            search={searchOf({ ...rentalAt(one.place, usual), pickUpAt: one.pickUpAt, returnAt: one.returnAt })}
          >
            {words}
          </Link>
        ),
      }))}
    />
  )
}
