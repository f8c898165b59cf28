import type { AirBookRS, AirVerifyPriceRS } from '@portolan/contract/air'
import { makeStore } from '../session/store.ts'
import type { OneWayItem } from './model/one-way.ts'
import type { MultiCityItem, RoundTripItem } from './model/trip.ts'

/** Section 3 of the specification, 'Air state', name by name. */
export interface AirState {
  oneWayFlightList: readonly OneWayItem[]
  roundTripFlightList: readonly RoundTripItem[]
  /** One item a flight of a leg; those that were chosen are put together by `multiCityItem`. */
  multipleCityFlights: readonly MultiCityItem[]
  verifyPriceRS: AirVerifyPriceRS | null
  bookRS: AirBookRS | null
}

export const emptyAirState: AirState = {
  oneWayFlightList: [],
  roundTripFlightList: [],
  multipleCityFlights: [],
  verifyPriceRS: null,
  bookRS: null,
}

export const airState = makeStore<AirState>(emptyAirState)
