import type { PackageTotal } from '@portolan/contract/package'
import type { Amount } from '@portolan/contract/shared'
import { type Flight, flightOf } from '../flight/flights/flight.ts'
import { familiesOf } from '../flight/flights/my-price.ts'
import type { FlightResult } from './calls.ts'

/** Both ways of a package, with what the trip costs by them. */
export interface FlightOffer {
  /** The handle. */
  readonly id: string
  /** The flights by number and day, both ways. */
  readonly pick: string
  readonly ways: readonly Flight[]
  readonly fare: Amount
  /** 'Classic', with what it includes; absent where the supplier names none. */
  readonly family: ReturnType<typeof familiesOf>[number] | undefined
  readonly total: PackageTotal | undefined
  readonly expiresAt: number
  readonly minutes: number
}

export function flightOffer({ quoteID, pricedItineraryList, packageTotals }: FlightResult): FlightOffer | undefined {
  const [itinerary] = pricedItineraryList
  if (!itinerary) return undefined
  const ways = itinerary.airItinerary.originDestinationOptions.map(flightOf)
  const { amount, currencyCode } = itinerary.airItineraryPricingInfo.itinTotalFare.totalFare
  return {
    ...{ id: quoteID, pick: ways.map(({ key }) => key).join('~'), ways },
    fare: { amount, currencyCode },
    family: familiesOf(itinerary).find(({ rph }) => rph === quoteID) ?? familiesOf(itinerary)[0],
    total: packageTotals[0],
    expiresAt: Date.parse(itinerary.expiredDateTime),
    minutes: ways.reduce((sum, way) => sum + way.minutes, 0),
  }
}

export const flightOffers = (results: readonly FlightResult[]): FlightOffer[] =>
  results.flatMap((result) => flightOffer(result) ?? [])

/** Every airline of both ways, each once. */
export const airlinesOf = ({ ways }: FlightOffer): { code: string; name: string }[] => [
  ...new Map(ways.flatMap(({ airlines }) => airlines).map((airline) => [airline.code, airline])).values(),
]
