import { addDays, type IsoDate } from '@portolan/domain/date'
import type { Place } from '../../place/place.ts'
import { endOf } from '../form/place.ts'
import { blankValues } from '../form/values.ts'
import type { TransferAsked } from '../search.ts'

/** IATA code of the airport, UIC code of the station in the middle of its city. */
export const routes = [
  { airport: 'CDG', station: '8727100', picture: 'oldtown~any~transfer-paris~gold' },
  { airport: 'LHR', station: '7015400', picture: 'skyline~slab~transfer-london~mist' },
  { airport: 'AMS', station: '8400058', picture: 'oldtown~any~transfer-amsterdam~dawn' },
  { airport: 'ZRH', station: '8503000', picture: 'mountain~chalet~transfer-zurich~noon' },
] as const

/** Far enough ahead for every car to be free, at an hour without crowds. */
const [ahead, hour] = [30, '11:00']

/** For two with a bag each; the list lets it be changed. */
export function routeSearch(airport: Place, station: Place, today: IsoDate): TransferAsked | undefined {
  const [from, to] = [endOf(airport), endOf(station)]
  return from && to ? { from, to, at: `${addDays(today, ahead)}T${hour}`, ...blankValues.party } : undefined
}
