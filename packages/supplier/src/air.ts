import type { Money } from '@portolan/domain/money'

export type Cabin = 'Economy' | 'PremiumEconomy' | 'Business' | 'First'

export interface Airport {
  /** IATA. */
  readonly code: string
  readonly terminal?: string
}

export interface Airline {
  /** IATA. */
  readonly code: string
  readonly name: string
}

/** One flight from where it is boarded to where it is left. */
export interface FlightSegment {
  readonly marketing: Airline
  /** Digits only: '191'. */
  readonly number: string
  /** Whose aircraft it is, where the number is another's. */
  readonly operating?: Airline
  readonly from: Airport
  readonly to: Airport
  /** YYYY-MM-DDTHH:mm, local to the airport. */
  readonly departs: string
  readonly arrives: string
  /** Minutes ahead of UTC, of the airport at that moment. */
  readonly departsOffset: number
  readonly arrivesOffset: number
  readonly minutes: number
  readonly km: number
  /** IATA aircraft type. */
  readonly aircraft: string
  /** RBD: 'Q'. */
  readonly bookingClass: string
  readonly cabin: Cabin
  readonly fareBasis: string
}

/** What a careful traveller wants to know of a change of planes before paying. */
export type ConnectionWarning =
  /** Two contracts: bags are collected and checked in again, and nobody waits. */
  | 'selfTransfer'
  | 'airportChange'
  /** A night at the airport. */
  | 'overnight'
  /** Not much more than the airport's minimum. */
  | 'shortConnection'

export interface Connection {
  /** IATA, where one lands; `to` only where one leaves from another airport. */
  readonly airport: string
  readonly to?: string
  readonly minutes: number
  readonly warnings: readonly ConnectionWarning[]
}

/** One leg of the trip, from the place asked for to the place asked for. */
export interface Voyage {
  /** Index of the query's leg. */
  readonly leg: number
  readonly segments: readonly FlightSegment[]
  /** One fewer than segments. */
  readonly connections: readonly Connection[]
  readonly minutes: number
  /** This leg's share of the total. */
  readonly price: Money
}

/** included: in the fare; charge: for this much more, of one traveller for the whole trip; none: not to be had. */
export type Term = { readonly policy: 'included' | 'none' } | { readonly policy: 'charge'; readonly charge: Money }

/** What a fare is sold with. Words are the storefront's. */
export interface FareTerms {
  readonly cabinBag: Term & { readonly pieces: number; readonly kg: number }
  /** further: what one more costs where some are included. */
  readonly checkedBag: Term & { readonly pieces: number; readonly kg: number; readonly further?: Money }
  readonly seat: Term
  /** Until departure; the difference of fares comes on top. */
  readonly change: Term
  /** Until departure. */
  readonly refund: Term
  readonly meal: Term
  readonly lounge: Term
}

export type AirPassengerType = 'adult' | 'child' | 'infant'

export interface TaxLine {
  /** IATA's code of the tax: 'GB'. */
  readonly code: string
  readonly amount: Money
}

/** Of one passenger of the type. */
export interface PassengerFare {
  readonly type: AirPassengerType
  readonly quantity: number
  readonly base: Money
  readonly taxes: readonly TaxLine[]
}

/** Chosen for one traveller. */
export interface AirExtra {
  readonly code: string
  readonly kind: 'bag' | 'seat' | 'meal'
  readonly travelerRef: string
  readonly quantity: number
  /** Index of the voyage, and of a seat's flight in it. */
  readonly voyage: number
  readonly segment?: number
  /** '14A'. */
  readonly seat?: string
  /** For the whole quantity. */
  readonly amount: Money
}

export interface AirDetail {
  readonly kind: 'flight'
  readonly trip: 'oneWay' | 'return' | 'leg'
  /** One; out and back; or one leg of several cities. */
  readonly voyages: readonly Voyage[]
  /** The same for every fare of the same flights on the same days. */
  readonly flights: string
  /** The same for all offers of one search: legs of two searches do not go together. */
  readonly search: string
  readonly cabin: Cabin
  /** The airline's own name: 'Economy Classic'. */
  readonly fareName: string
  readonly fareCode: 'light' | 'classic' | 'flex'
  readonly validating: Airline
  readonly alliance?: string
  readonly terms: FareTerms
  readonly passengers: readonly PassengerFare[]
  /** What is bought beside the fare; part of the offer's price. */
  readonly extras?: readonly AirExtra[]
  /** How many can still be bought at this price, where few. */
  readonly left?: number
  /** Of one passenger, by the method of docs/decisions. */
  readonly co2Kg: number
  /** Whether somebody crosses a border that a passport is shown at. */
  readonly isAbroad: boolean
}
