import type { searchFlights } from '@portolan/contract/air'
import type { RequestOf } from '@portolan/contract/call'
import type { Clock } from '../platform/clock.ts'
import type { Flight } from './flight.ts'
import { flightsIn } from './flight.ts'
import { type AirRequest, makeReading, type ReadingParts } from './request.ts'
import { takenTogether } from './together.ts'
import { makeTripView, type TripViewParts } from './trip-view.ts'
import { inOrder, standingOf, tripsOf } from './trips.ts'

interface SideParts extends TripViewParts {
  places: TripViewParts['places'] & ReadingParts['places']
  clock: Clock
}

/** What whoever sells flights with something else is given of this room. */
export function flightSide({ places, penaltyOf, clock }: SideParts) {
  const { readRequest } = makeReading({ places, now: () => clock.now() })
  return {
    read: (body: RequestOf<typeof searchFlights>['body']): AirRequest => readRequest(body),
    flightsIn,
    takenTogether,
    tripsOf(flights: readonly Flight[], { avoided, order, most }: AirRequest) {
      const compare = inOrder(order)
      return tripsOf(flights, avoided)
        .sort((one, other) => compare(standingOf(one), standingOf(other)))
        .slice(0, most)
    },
    tripView: makeTripView({ places, penaltyOf }),
  }
}
