import { Link } from '@tanstack/react-router'
import { PlaneLanding, PlaneTakeoff, TrainFront } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { SuggestedList } from '../../planned/SuggestedList.tsx'
import { usePlanned } from '../../planned/use-planned.ts'
import { searchOf } from '../address.ts'
import { flightWords } from '../flight.ts'
import { lastClock } from '../form/values.ts'
import { momentWords } from '../words.ts'
import { type Suggestion, suggestionsOf } from './suggestions.ts'

/** 'From Lisbon Airport to Casa do Cais': one sentence, whichever ends are known. */
function WayWords({ from, to }: Suggestion) {
  const t = useText()
  const apart = (name: string) => `\u2068${name}\u2069`
  if (from && to) return t('transfer.suggest.way', { from: apart(from.name), to: apart(to.name) })
  return from
    ? t('transfer.suggest.from', { from: apart(from.name) })
    : t('transfer.suggest.to', { to: apart(to?.name ?? '') })
}

const iconOf = ({ from, flight }: Suggestion) => {
  if (!flight) return TrainFront
  return from?.kind === 'airport' ? PlaneLanding : PlaneTakeoff
}

function MoreWords({ from, to, at, flight }: Suggestion) {
  const t = useText()
  const format = useFormat()
  return (
    <>
      <span>{momentWords(at, t, format)}</span>
      {flight && <bdi dir="ltr">{flightWords(flight)}</bdi>}
      {!(from && to) && <span>{t(from ? 'transfer.suggest.whereTo' : 'transfer.suggest.whereFrom')}</span>}
    </>
  )
}

const linkTo = (one: Suggestion) => (words: ReactNode) =>
  one.from && one.to ? (
    <Link className="recent-go" to="/cartransfer/list" search={searchOf(one)}>
      {words}
    </Link>
  ) : (
    <Link className="recent-go" to="/cartransfer" search={searchOf(one)}>
      {words}
    </Link>
  )

/** One press for what the flights, trains and hotels of the cart and of the bookings leave open. */
export function Suggestions() {
  const t = useText()
  const { things } = usePlanned()
  const found = useMemo(() => suggestionsOf(things, lastClock(new Date())), [things])
  return (
    <SuggestedList
      id="transfer-suggestions"
      title={t('transfer.suggest.title')}
      lead={t('transfer.suggest.lead')}
      suggestions={found.map((one) => ({
        id: `${one.at}/${one.from?.name}/${one.to?.name}`,
        icon: iconOf(one),
        what: <WayWords {...one} />,
        more: <MoreWords {...one} />,
        link: linkTo(one),
      }))}
    />
  )
}
