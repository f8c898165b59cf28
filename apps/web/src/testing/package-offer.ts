import type { RoomStay } from '@portolan/contract/hotel-stay'
import type { DynamicPkgAvailRS, DynamicPkgVerifyRS, PackageTotal } from '@portolan/contract/package'
import type { CancelPenalty } from '@portolan/contract/shared'
import { byDubai, flight, homeByDubai, itinerary } from './flight-offer.ts'
import { hotelStay } from './hotel-list-offer.ts'
import { hkd, roomStay } from './room-offer.ts'

type Results = NonNullable<DynamicPkgAvailRS['searchResults']>
type FlightResult = Results['airResults'][number]
type HotelResult = Results['hotelResults'][number]

/** The trip with one choice, 'Included' at 15,670. */
const tripOf = (key: string, difference: number, saving = 1000): PackageTotal => ({
  ...{ key, total: hkd(15_670 + difference), difference: hkd(difference), saving: hkd(saving) },
})

/** By Frankfurt in a shorter time, with another airline. */
const byFrankfurt = {
  flights: [
    flight({ by: 'NA', to: 'FRA', at: ['2026-12-15T09:00', '2026-12-15T15:00'], minutes: 780, flightNumber: '7' }),
    flight({ by: 'NA', from: 'FRA', at: ['2026-12-15T16:00', '2026-12-15T18:00'], minutes: 180, flightNumber: '8' }),
  ],
}

export const levant = (quoteID: string, difference = 0): FlightResult => ({
  quoteID,
  pricedItineraryList: [itinerary({ rph: quoteID, total: 12_310, legs: [byDubai, homeByDubai] })],
  packageTotals: [tripOf(quoteID, difference)],
})

export const nordwind = (quoteID: string, difference = 1800): FlightResult => ({
  quoteID,
  pricedItineraryList: [itinerary({ rph: quoteID, total: 12_310 + difference, legs: [byFrankfurt, homeByDubai] })],
  packageTotals: [tripOf(quoteID, difference)],
})

interface House {
  id: string
  name: string
  difference: number
  rating?: number
  star?: number
  quarter?: string
  isFirm?: boolean
}

/** The cheapest rooms of one house: what the trip costs beside the flight of 12,310. */
function house({ id, name, difference, rating = 8, star = 4, quarter = 'Baixa', isFirm }: House): HotelResult {
  const total = 3360 + difference
  const more = isFirm ? {} : { freeCancelUntil: '2026-12-12T18:00:00+00:00' }
  return {
    quoteID: id,
    packageTotals: [tripOf(id, difference)],
    hotelStays: {
      hotelStayList: [
        { ...hotelStay({ id, name, total, rating, star, info: { quarter } }, more), roomStayRPHs: [`${id}-room`] },
      ],
    },
  }
}

/** In the server's order: the cheapest first. */
export const houses: HotelResult[] = [
  house({ id: '1', name: 'Miradouro da Graça', difference: 0, rating: 9, quarter: 'Graça' }),
  house({ id: '2', name: 'Casa do Cais', difference: 380, rating: 8.8 }),
  house({ id: '3', name: 'Tejo Grand', difference: 3350, rating: 9.4, star: 5, isFirm: true }),
]

/** All rooms of Casa do Cais for one or two rooms of the stay. */
export const rooms = (places: number): RoomStay[] =>
  Array.from({ length: places }, (_, index) => String(index + 1)).flatMap((place) => [
    roomStay({ handle: `double-${place}`, place, plan: 'RO-NR-PN', total: 3000, meals: { breakfast: false } }),
    roomStay({ handle: `breakfast-${place}`, place, plan: 'BB-F3-PN', total: 3250, left: 1 }),
    roomStay({ handle: `suite-${place}`, place, kind: 'STE', plan: 'BB-F3-PN', total: 4400 }),
  ])

export const roomTotals = (stays: readonly RoomStay[]): PackageTotal[] =>
  stays.map(({ reference, total }) => tripOf(reference.id, (total.amountAfterTax ?? 0) - 3000, 240))

/** Free for a while, then a fee, then nothing back. */
const merged: CancelPenalty[] = [
  { deadline: { absoluteDeadline: '2026-12-01T10:00:00Z' }, amountPercent: { amount: 1170, currencyCode: 'HKD' } },
  { amountPercent: { percent: 100 } },
]

/** What verify answers of these rooms with the flight of Levant. */
export function verified(stays: readonly RoomStay[], total: number): DynamicPkgVerifyRS {
  const sum = (amount: number) => ({ currencyCode: 'HKD', amountAfterTax: amount, amountIncludingMarkup: amount })
  const [priced] = levant('v-air').pricedItineraryList
  return {
    ...{ success: true, correlationID: 'c-7', rphs: ['v-air', 'v-room'], priceChanged: false },
    expiredDateTime: '2026-11-20T08:20:00Z',
    dynamicPackage: {
      components: {
        airComponent: { airItineraryRPHs: ['v-air'], ...(priced && { pricedItinerary: priced }) },
        hotelComponent: {
          references: stays.map(({ reference }) => reference),
          roomStays: { roomStayList: [...stays] },
        },
      },
      globalInfo: {
        total: sum(total),
        componentTotals: { air: sum(12_310), hotel: sum(total - 12_310) },
        packageDiscount: hkd(1000),
        cancelPenalties: merged,
      },
    },
    travelerRequirements: { leadTraveler: [], everyPassenger: [] },
  }
}
