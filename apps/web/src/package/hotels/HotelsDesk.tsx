import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useText } from '../../i18n/text.ts'
import { useCentre } from '../../stay/list/calls.ts'
import { nightsOfStay } from '../../stay/search.ts'
import { Note } from '../../ui/Note.tsx'
import { type Choice, choiceAddress } from '../choice.ts'
import { hotelOffers } from '../hotel-result.ts'
import { KeptFlight } from '../KeptFlight.tsx'
import { ListFrame } from '../ListFrame.tsx'
import { Failed, Nothing, Searching } from '../Outcome.tsx'
import { PackageHead } from '../PackageHead.tsx'
import { type PackageAsked, stayAsked } from '../search.ts'
import { TripRecap } from '../TripRecap.tsx'
import { useTripWords } from '../trip-words.ts'
import { useList } from '../use-list.ts'
import { useTrip } from '../use-trip.ts'
import { filtersOf, sortsOf } from './filters.ts'
import { HotelChoice } from './HotelChoice.tsx'
import { HotelSide } from './HotelSide.tsx'

const rules = { filtersOf, sortsOf, first: 'difference' } as const
const ruleTexts = { difference: 'package.sort.rule.difference', rating: 'hotels.sort.rule.rating' } as const
const quick = [
  ['difference', 'included'],
  ['policies', 'free'],
] as const

/** The hotels that go with the kept flight, each with its difference; beside them the package as it stands. */
export function HotelsDesk({ asked, choice }: { asked: PackageAsked; choice: Choice }) {
  const t = useText()
  const navigate = useNavigate()
  const words = useTripWords(asked)
  const trip = useTrip(asked, choice)
  const { results, kept, isAsking, failure, renewal } = trip
  const centre = useCentre(stayAsked(asked))
  const nights = nightsOfStay(asked)
  const offers = useMemo(() => hotelOffers(results, nights, centre), [results, nights, centre])
  const list = useList(offers, rules)
  const { shown, sort } = list
  const chosen = offers.find(({ id }) => id === choice.hotel) ?? offers[0]
  const choose = (hotel: string) =>
    void navigate({
      to: '/package/hotels',
      // Rooms of another house are none of this one.
      search: choiceAddress(asked, { flight: choice.flight, pick: choice.pick, hotel }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="page top pk-page">
      <TripRecap asked={asked} />
      <PackageHead
        title={t('package.hotels.title', { city: asked.cityName })}
        lead={t('package.hotels.lead', words)}
        step="hotel"
        {...{ asked, choice }}
      />
      {renewal && (
        <div className="pk-note" role="status">
          <Note tone={renewal === 'same' ? 'info' : 'warn'}>
            {t(renewal === 'same' ? 'package.renewed.same' : 'package.renewed.other')}
          </Note>
        </div>
      )}
      {isAsking && <Searching />}
      {failure && <Failed failure={failure} onAgain={trip.askAgain} asked={asked} />}
      {!isAsking && !failure && !(kept && chosen) && <Nothing asked={asked} />}
      {!isAsking && kept && chosen && (
        <>
          <KeptFlight flight={kept} change={{ asked, choice: { ...choice, hotel: chosen.id } }} />
          {trip.isPartial && (
            <div className="pk-note">
              <Note tone="warn">{t('package.partly')}</Note>
            </div>
          )}
          <div className="pk-cols">
            <ListFrame
              {...{ list, quick }}
              title={t('package.hotels.count', { count: shown.length })}
              rule={t(ruleTexts[sort])}
              doneLabel={t('hotels.show', { shown: shown.length, count: offers.length })}
            >
              <fieldset className="pk-hotels">
                <legend className="vh">{t('hotels.list')}</legend>
                {shown.map((offer) => (
                  <HotelChoice
                    key={offer.id}
                    offer={offer}
                    isChosen={offer.id === chosen.id}
                    onChoose={() => choose(offer.id)}
                  />
                ))}
              </fieldset>
            </ListFrame>
            <HotelSide {...{ asked, choice, kept, hotel: chosen }} onAgain={trip.renew} />
          </div>
        </>
      )}
    </div>
  )
}
