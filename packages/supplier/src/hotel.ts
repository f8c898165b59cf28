import type { Money } from '@portolan/domain/money'
import type { Instant } from './outcome.ts'
import type { Words } from './words.ts'

export type PropertyKind = 'hotel' | 'guesthouse' | 'aparthotel' | 'resort'

/** What is told of a house wherever one of its rooms is. */
export interface HotelHouse {
  /** ttiCode: one for each house, whoever sells it. */
  readonly id: string
  /** As it is written over its door. */
  readonly name: string
  /** The Hong Kong Chinese name. */
  readonly nameZhHK?: string
  readonly kind: PropertyKind
  /** 0 to 5, halves too. */
  readonly star: number
  /** What guests gave it, 0 to 10, one decimal. */
  readonly rating?: number
  readonly reviews?: number
  /** Of our catalogue of places. */
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly quarter?: Words
  /** Degrees, WGS 84. */
  readonly lat: number
  readonly lon: number
  readonly address: { readonly line: string; readonly postalCode: string; readonly city: string }
  /** Codes of OTA's list HAC. */
  readonly amenities: readonly string[]
  /** Key of a picture. */
  readonly picture: string
  /** IANA. */
  readonly timeZone: string
  /** HH:mm: from when a room is ready, and until when it is left. */
  readonly checkIn: string
  readonly checkOut: string
}

export interface HotelBed {
  readonly kind: 'single' | 'double' | 'queen' | 'king' | 'sofa'
  readonly count: number
}

export interface HotelRoomKind {
  /** 'DBL'. */
  readonly code: string
  readonly name: Words
  readonly beds: readonly HotelBed[]
  readonly areaM2?: number
  readonly maxAdults: number
  /** Beside the adults; who is not there leaves the place to a child. */
  readonly maxChildren: number
  /** Years, both included, of who counts as a child. */
  readonly childAges: { readonly from: number; readonly to: number }
  /** Key of a picture. */
  readonly picture: string
}

export interface HotelPlan {
  /** 'BB-F3-PN'. */
  readonly code: string
  readonly meals: { readonly breakfast: boolean; readonly lunch: boolean; readonly dinner: boolean }
  /** OTA list MPT. */
  readonly mealCode: string
  /** now: all of it, but for what the desk takes in any case; deposit: a part; there: all of it at the house. */
  readonly payment: 'now' | 'deposit' | 'there'
  /** Its rules in sentences: meals, cancellation, payment. */
  readonly rules: readonly Words[]
  /** Which of them says when the price is taken: index, for who pays us. Absent: none does. */
  readonly paymentRule?: number
}

export interface HotelTax {
  /** 'CITY_TAX'. */
  readonly code: string
  /** Part of the total. */
  readonly amount: Money
  /** The house takes it from the guest, whatever was paid before. */
  readonly isPaidThere: boolean
}

/** What a list tells of a house beside its cheapest room: over all rooms and plans that can be had for the stay. */
export interface HotelRange {
  /** Of one room for its guests, tax included. */
  readonly least: Money
  readonly most: Money
  /** OTA list MPT, each once. */
  readonly mealCodes: readonly string[]
  /** The latest moment of all plans. */
  readonly freeUntil?: Instant
  /** How many kinds of rooms. */
  readonly rooms: number
}

/** One room on one plan for the whole stay. */
export interface HotelDetail {
  readonly kind: 'room'
  readonly house: HotelHouse
  readonly room: HotelRoomKind
  readonly plan: HotelPlan
  /** Index of the query's room, and who sleeps in it. */
  readonly place: number
  readonly guests: { readonly adults: number; readonly childAges: readonly number[] }
  /** YYYY-MM-DD, local to the house. */
  readonly checkIn: string
  readonly checkOut: string
  /** All nights and all taxes less the discount are the total. */
  readonly nights: readonly { readonly date: string; readonly amount: Money }[]
  readonly taxes: readonly HotelTax[]
  /** For a long stay, and for one that is sold with a flight. */
  readonly discount?: Money
  /** Value-added tax inside the nights. */
  readonly vat?: Money
  /** The price's `there` is taken by the house on this day, YYYY-MM-DD; absent: during the stay. */
  readonly restOn?: string
  /** Up to but not at this moment cancelling costs nothing; absent: it never does. */
  readonly freeUntil?: Instant
  /** How many can still be had, where few. */
  readonly left?: number
  /** Larger than they asked for: shown where nothing fits better. */
  readonly isAlternative?: boolean
  /** Sold with a flight only, and what it costs without one. */
  readonly withFlight?: { readonly apart: Money }
  /** Where a list was asked for. */
  readonly range?: HotelRange
}

/** What a reservation tells: the first room, and beside it all that were bought with it. */
export interface HotelReservationDetail extends HotelDetail {
  readonly rooms: readonly HotelRoomSold[]
}

export interface HotelRoomSold {
  readonly detail: HotelDetail
  /** The token that it was bought by. */
  readonly token: string
  /** By the names that the supplier knows them by. */
  readonly travelerRefs: readonly string[]
  /** The house's own number. */
  readonly confirmation?: string
  readonly isCancelled: boolean
}

/** What `describe` answers of a house, in the context's language. */
export interface HotelContent {
  readonly house: HotelHouse
  readonly overview: string
  readonly sections?: readonly { readonly title: string; readonly text: string }[]
  readonly amenities: readonly {
    readonly code: string
    /** HAC: of the house; RMA: of its rooms. */
    readonly list: string
    readonly name: string
    readonly icon: string
  }[]
  readonly rooms: readonly (HotelRoomKind & { readonly description: string; readonly units: number })[]
  /** Keys of pictures, the house first. */
  readonly gallery: readonly { readonly picture: string; readonly room?: string }[]
  readonly policies: readonly { readonly name: string; readonly text: string }[]
}
