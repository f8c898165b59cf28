import type { PackageTotal } from '@portolan/contract/package'
import type { Amount } from '@portolan/contract/shared'
import type { Place } from '@portolan/picture/chart/projection'
import { sumPrices } from '../price/sum.ts'
import { type House, housesOf } from '../stay/list/house.ts'
import type { HotelResult } from './calls.ts'

/** One house of the list, with what the trip costs with its cheapest rooms. */
export interface HotelOffer extends House {
  readonly trip: PackageTotal
  /** Of its cheapest rooms, in their order. */
  readonly handles: readonly string[]
}

export const hotelOffers = (results: readonly HotelResult[], nights: number, centre: Place | undefined): HotelOffer[] =>
  results.flatMap(({ hotelStays, packageTotals }) => {
    const stays = hotelStays?.hotelStayList ?? []
    const [house] = housesOf(stays, nights, centre)
    const [trip] = packageTotals
    return house && trip ? [{ ...house, trip, handles: stays[0]?.roomStayRPHs ?? [] }] : []
  })

/** Of what the house takes itself, all together. */
export const paidThere = ({ there }: Pick<House, 'there'>): Amount | undefined =>
  sumPrices(there.map(({ amount, currencyCode }) => ({ amount, currencyCode })))
