import { type AirSearchLine, searchFlights } from '@portolan/contract/air'
import type { PricedItinerary } from '@portolan/contract/air-itinerary'
import { type AirSearch, lowFareRequest, type Sale, saleOf } from '../../flight/search.ts'
import { readSpeech } from '../../i18n/store.ts'
import { idleRun, makeRunner, type Run } from '../../result/run.ts'
import { useStore } from '../../session/store.ts'
import { writeForm } from '../address.ts'
import { oneWayItem } from '../model/one-way.ts'
import { multiCityItem, roundTripItem } from '../model/trip.ts'
import { type AirState, airState, emptyAirState } from '../state.ts'

/** One search under way or done, with all that it found. */
export interface FlightSearch extends Run {
  sale: Sale
  itineraries: readonly PricedItinerary[]
}

const idle: FlightSearch = { ...idleRun, sale: 'one', itineraries: [] }

export const searchKey = (search: AirSearch, language: string, currency: string): string =>
  JSON.stringify([writeForm(search), language, currency])

/** The lists of the specification's air state, as long as they are by now. */
function listed(sale: Sale, found: readonly PricedItinerary[]): Partial<AirState> {
  const { language } = readSpeech()
  const { oneWayFlightList, roundTripFlightList, multipleCityFlights } = airState.read()
  if (sale === 'one')
    return { oneWayFlightList: [...oneWayFlightList, ...found.map((one) => oneWayItem(one, language))] }
  if (sale === 'pair') {
    const before = roundTripFlightList.length
    const items = found.map((one, index) => roundTripItem(one, before + index))
    return { roundTripFlightList: [...roundTripFlightList, ...items] }
  }
  const before = multipleCityFlights.length
  const items = found.map((one, index) => multiCityItem([one], before + index))
  return { multipleCityFlights: [...multipleCityFlights, ...items] }
}

let sale: Sale = 'one'

const runner = makeRunner<AirSearch, typeof searchFlights, FlightSearch>({
  call: searchFlights,
  idle,
  requestOf: (search) => ({ body: lowFareRequest(search) }),
  begin(search) {
    sale = saleOf(search)
    airState.write(emptyAirState)
  },
  take({ pricedItineraryList = [] }: AirSearchLine, before) {
    airState.write(listed(sale, pricedItineraryList))
    return { sale, itineraries: [...before.itineraries, ...pricedItineraryList] }
  },
  end: () => undefined,
  fail: () => airState.write(emptyAirState),
  // A thousand trips do not fit into a tab's store: a reload asks again, and what was chosen is found by its flights.
  restore: () => undefined,
})

export const {
  store: flightSearch,
  start: startSearch,
  stop: stopSearch,
  leave: leaveSearch,
  open: openSearch,
} = runner

export const useFlightSearch = (): FlightSearch => useStore(flightSearch)
