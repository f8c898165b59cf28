import type { Star } from '../catalogue/market.ts'

export type PropertyKind = 'hotel' | 'guesthouse' | 'aparthotel' | 'resort'

/** A kind of room of a house, and how many of it there are. */
export interface PropertyRoom {
  /** Code of the room type. */
  readonly type: string
  readonly units: number
}

/** A house: made from facts by hashes, the same on every node. */
export interface Property {
  /** ttiCode: seven digits, of the city and the house's place in it; never given to another. */
  readonly id: string
  /** Code of the city in the catalogue of places. */
  readonly city: string
  readonly country: string
  readonly quarter: string
  readonly name: string
  /** The Hong Kong Chinese name. */
  readonly nameZhHK: string
  readonly kind: PropertyKind
  readonly star: Star
  /** What guests gave it, 6.0 to 9.8, one decimal. */
  readonly rating: number
  readonly reviews: number
  readonly lat: number
  readonly lon: number
  readonly address: { readonly line: string; readonly postalCode: string; readonly city: string }
  /** Keys of the catalogue of amenities. */
  readonly amenities: readonly string[]
  /** Three to eight. */
  readonly rooms: readonly PropertyRoom[]
  /** Codes of the rate plans it sells. */
  readonly plans: readonly string[]
  /** Times its market's level of its stars: quarter, rating and the house itself. */
  readonly level: number
}
