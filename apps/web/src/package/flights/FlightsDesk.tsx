import { useMemo } from 'react'
import { useText } from '../../i18n/text.ts'
import { nightsOfStay } from '../../stay/search.ts'
import { Note } from '../../ui/Note.tsx'
import { usePackages } from '../calls.ts'
import { type Choice, choiceAddress } from '../choice.ts'
import { flightOffers } from '../flight-result.ts'
import { hotelOffers } from '../hotel-result.ts'
import { KeptHotel } from '../KeptHotel.tsx'
import { ListFrame } from '../ListFrame.tsx'
import { Failed, Nothing, Searching } from '../Outcome.tsx'
import { PackageHead } from '../PackageHead.tsx'
import type { PackageAsked } from '../search.ts'
import { TripRecap } from '../TripRecap.tsx'
import { useTripWords } from '../trip-words.ts'
import { useList } from '../use-list.ts'
import { FlightChoice } from './FlightChoice.tsx'
import { filtersOf, sortsOf } from './filters.ts'

const rules = { filtersOf, sortsOf, first: 'difference' } as const
const ruleTexts = { difference: 'package.sort.rule.flight', time: 'package.sort.rule.time' } as const
const quick = [['stops', '0']] as const

/** The other way round: the hotel stays, and each flight shows its difference. Choosing one goes back to the hotels. */
export function FlightsDesk({ asked, choice }: { asked: PackageAsked; choice: Choice }) {
  const t = useText()
  const words = useTripWords(asked)
  const { data, error, isFetching, refetch } = usePackages('AvailPrice', asked, { hotel: choice.hotel })
  const failure = isFetching ? null : error
  const results = error ? undefined : data?.searchResults
  const offers = useMemo(() => flightOffers(results?.airResults ?? []), [results])
  const [hotel] = useMemo(
    () => hotelOffers(results?.hotelResults.slice(0, 1) ?? [], nightsOfStay(asked), undefined),
    [results, asked],
  )
  const list = useList(offers, rules)
  const { shown, sort } = list
  const kept: Choice = { flight: choice.flight, pick: choice.pick, hotel: hotel?.id, rooms: choice.rooms }
  return (
    <div className="page top pk-page">
      <TripRecap asked={asked} />
      <PackageHead
        title={t('package.flights.title', { city: asked.cityName })}
        lead={t('package.flights.lead', words)}
        step="flight"
        {...{ asked, choice }}
      />
      {isFetching && <Searching />}
      {failure && <Failed {...{ failure, asked }} onAgain={() => void refetch()} />}
      {!isFetching && !failure && !(hotel && offers.length > 0) && <Nothing asked={asked} />}
      {!isFetching && hotel && offers.length > 0 && (
        <>
          <KeptHotel {...{ hotel, asked }} choice={kept} />
          {data?.warnings && (
            <div className="pk-note">
              <Note tone="warn">{t('package.partly')}</Note>
            </div>
          )}
          <div className="pk-cols list">
            <ListFrame
              {...{ list, quick }}
              title={t('package.flights.count', { count: shown.length })}
              rule={t(ruleTexts[sort])}
              doneLabel={t('flights.show', { shown: shown.length, count: offers.length })}
            >
              <ol className="pk-flights">
                {shown.map((offer) => (
                  <li key={offer.id}>
                    <FlightChoice
                      offer={offer}
                      isChosen={offer.pick === choice.pick}
                      search={choiceAddress(asked, { ...kept, flight: offer.id, pick: offer.pick })}
                    />
                  </li>
                ))}
              </ol>
            </ListFrame>
          </div>
        </>
      )}
    </div>
  )
}
