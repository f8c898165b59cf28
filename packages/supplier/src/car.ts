import type { Money } from '@portolan/domain/money'
import type { Instant } from './outcome.ts'
import type { Words } from './words.ts'

/** Where a car is fetched or brought back. */
export interface CarOffice {
  /** 'LIS-A'. */
  readonly code: string
  readonly name: string
  readonly kind: 'airport' | 'station' | 'port' | 'city'
  /** terminal: in the building; beside: next to it; shuttle: a bus goes there; street: an office in town. */
  readonly access: 'terminal' | 'beside' | 'shuttle' | 'street'
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Degrees, WGS 84. */
  readonly lat: number
  readonly lon: number
  /** IANA. */
  readonly timeZone: string
  /** By day of the week, Monday first; HH:mm, 24:00 is midnight. Empty: closed. */
  readonly hours: readonly (readonly { readonly from: string; readonly to: string }[])[]
}

export interface CarModel {
  /** Of the fleet: 'V21'. */
  readonly id: string
  /** 'CDAR'. */
  readonly acriss: string
  readonly make: string
  readonly model: string
  /** The very model is not promised. */
  readonly orSimilar: boolean
  /** 'compact': what filters go by. */
  readonly classKey: CarClass
  readonly className: Words
  readonly doors: number
  readonly seats: number
  readonly largeBags: number
  readonly smallBags: number
  readonly transmission: 'automatic' | 'manual'
  readonly hasAirConditioning: boolean
  readonly fuel: 'petrol' | 'diesel' | 'hybrid' | 'plugIn' | 'electric'
  readonly consumption?: { readonly value: number; readonly unit: 'l/100km' | 'kWh/100km' }
  /** Key of a picture. */
  readonly picture: string
}

export const carClasses = ['mini', 'economy', 'compact', 'sedan', 'estate', 'suv', 'van', 'cabrio', 'premium'] as const

export type CarClass = (typeof carClasses)[number]

/** Part of the price, with what it is for. */
export interface CarCharge {
  /** RENTAL, AIRPORT, ONE_WAY, VAT, YOUNG_DRIVER, OUT_OF_HOURS_PICK_UP, OUT_OF_HOURS_RETURN, or the code of an extra or a cover. */
  readonly code: string
  /** For the whole quantity and the whole rental. */
  readonly amount: Money
  /** Tax is inside; false: it is a charge of its own. */
  readonly isTaxed: boolean
  readonly quantity: number
  readonly isPaidThere: boolean
  /** A share of the rental, where it is one. */
  readonly percent?: number
  readonly name: Words
}

/** Insurance: what is in the price already, and what can be had beside it. */
export interface CarCover {
  readonly code: string
  /** OTA list VCT, where it has one. */
  readonly otaCode?: string
  readonly name: Words
  readonly covers: Words
  readonly isIncluded: boolean
  /** For the whole rental; nothing where it is included. */
  readonly price: Money
  readonly isPaidThere: boolean
  /** What the driver pays first with it, of damage and of theft. */
  readonly excess?: Money
}

export interface CarExtra {
  readonly code: string
  /** OTA list EQP, where it has one. */
  readonly otaCode?: string
  readonly name: Words
  /** Of one for the whole rental. */
  readonly price: Money
  readonly isPaidThere: boolean
  readonly most: number
}

/** One car of one company on one rate, for the whole rental, with the extras chosen. */
export interface CarDetail {
  readonly kind: 'rental'
  readonly vendor: { readonly code: string; readonly name: string }
  readonly car: CarModel
  /** PREPAID, FLEX: what it costs, when it is paid, and what cancelling costs. */
  readonly rateCode: string
  /** YYYY-MM-DDTHH:mm, local to the office. */
  readonly pickUp: { readonly office: CarOffice; readonly at: string }
  readonly dropOff: { readonly office: CarOffice; readonly at: string }
  /** Periods of 24 hours, begun ones too. */
  readonly days: number
  readonly driverAge: number
  /** The price is the same for drivers of these ages, both included. */
  readonly driverAges: { readonly from: number; readonly to?: number }
  /** All of them are the total. */
  readonly charges: readonly CarCharge[]
  /** What could be had beside it: empty in a list, told by the quote. */
  readonly extras: readonly CarExtra[]
  /** Those in the price, and beside them, where the extras are told, those that could be had. */
  readonly covers: readonly CarCover[]
  /** Codes of extras and covers, with how many. */
  readonly chosen: readonly { readonly code: string; readonly quantity: number }[]
  /** Blocked on the driver's card, not charged. */
  readonly deposit: Money
  /** What the driver pays first with the covers chosen; what none of them covers stands beside it. */
  readonly excess: Money
  readonly notCovered: readonly Words[]
  /** Absent: as far as one likes. */
  readonly mileage?: { readonly kmADay: number; readonly eachFurtherKm: Money }
  readonly fuelRule: Words
  readonly borderRules: readonly Words[]
  /** Winter equipment and the like. */
  readonly rules: readonly Words[]
  readonly minAge: number
  readonly licenceYears: number
  readonly freeUntil?: Instant
  /** Of a reservation: the flight that the office waits for. */
  readonly arrivalFlight?: string
  /** How many can still be had, where few. */
  readonly left?: number
}
