import type { airLowFareSearchRQ } from '@portolan/contract/air'
import type { IsoDate } from '@portolan/domain/date'
import type * as z from 'zod/mini'
import type { Cabin, Trip } from './rules.ts'

export interface AirPlace {
  code: string
  /** An airport, or all airports of a city. */
  context: 'IATA' | 'CITY'
  name: string
  /** Known while it was chosen from a list: two airports of one city are no trip. */
  city?: string | undefined
}

export interface AirLeg {
  from: AirPlace
  to: AirPlace
  date: IsoDate
}

export interface AirParty {
  adults: number
  /** The age of each. */
  children: readonly number[]
  /** On the lap of an adult. */
  infants: number
}

export interface AirSearch extends AirParty {
  trip: Trip
  /** One for a single or a return trip; two to six for several cities. */
  legs: readonly [AirLeg, ...AirLeg[]]
  /** Of a return trip. */
  back?: IsoDate | undefined
  cabin: Cabin
  /** Also the airports around. */
  nearby: boolean
  /** The days around as well: the page of results opens with them side by side. */
  flexible: boolean
}

export const placeKey = ({ context, code }: AirPlace): string => `${context}-${code}`

export const isSamePlace = (one: AirPlace, other: AirPlace): boolean =>
  placeKey(one) === placeKey(other) || (one.city !== undefined && one.city === other.city)

/** Whoever has a seat and a bag of their own. */
export const seatsOf = ({ adults, children }: AirParty): number => adults + children.length

/** Every leg in the order of travel, the way back among them. */
export function legsOf({ legs, back }: AirSearch): AirLeg[] {
  const [out] = legs
  return back ? [out, { from: out.to, to: out.from, date: back }] : [...legs]
}

/** Every place in the order of travel; where the next leg leaves from elsewhere, that too. */
export const placesOf = ({ legs }: AirSearch): string[] =>
  legs.flatMap(({ from, to }, index) => (from.name === legs[index - 1]?.to.name ? [to.name] : [from.name, to.name]))

export type Direction = 'OneWay' | 'Return' | 'OpenJaw' | 'Other'

/** Two legs are bought as one trip, whether or not they mirror each other; more are bought one by one. */
export function directionOf(search: AirSearch): Direction {
  const [out, back, third] = legsOf(search)
  if (!out || !back) return 'OneWay'
  if (third) return 'Other'
  return isSamePlace(out.to, back.from) && isSamePlace(out.from, back.to) ? 'Return' : 'OpenJaw'
}

/** one: a flight is the trip. pair: out and back have one price. legs: each leg has its own, and they add up. */
export type Sale = 'one' | 'pair' | 'legs'

const sales: Record<Direction, Sale> = { OneWay: 'one', Return: 'pair', OpenJaw: 'pair', Other: 'legs' }

export const saleOf = (search: AirSearch): Sale => sales[directionOf(search)]

const locationOf = ({ code, context }: AirPlace) => ({ locationCode: code, codeContext: context })

export function lowFareRequest(search: AirSearch): z.input<typeof airLowFareSearchRQ> {
  const { adults, children, infants, cabin, nearby } = search
  return {
    directionInd: directionOf(search),
    originDestinationInformations: legsOf(search).map(({ from, to, date }, index) => ({
      rph: String(index + 1),
      departureDateTime: date,
      originLocation: locationOf(from),
      destinationLocation: locationOf(to),
    })),
    travelPreferences: { cabinPrefs: [{ cabin }], ...(nearby && { nearbyAirportsInd: true }) },
    travelerInfoSummary: {
      airTravelerAvails: {
        passengerTypeQuantities: [
          { code: 'ADT', quantity: adults },
          ...(children.length > 0 ? [{ code: 'CHD' as const, quantity: children.length, ages: [...children] }] : []),
          ...(infants > 0 ? [{ code: 'INF' as const, quantity: infants }] : []),
        ],
      },
    },
  }
}
