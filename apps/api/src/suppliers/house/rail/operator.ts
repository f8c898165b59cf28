import type { Comfort, Flexibility } from '@portolan/domain/rail/fare'

/** Operators that sell together: each is a supplier of its own. */
export const families = [
  'eurostar',
  'france',
  'germany',
  'austria',
  'switzerland',
  'italy',
  'iberia',
  'britain',
  'nordic',
  'benelux',
  'east',
] as const

export type Family = (typeof families)[number]

export const supplierIdOf = (family: Family): string => `house-rail-${family}`

/** Whole years, both ends included; a share is in hundredths of the adult's price. */
export interface AgeBand {
  readonly kind: 'infant' | 'child' | 'youth' | 'adult' | 'senior'
  readonly fromAge: number
  readonly toAge: number
  readonly percent: number
}

/** How a brand of trains is sold. */
export interface Brand {
  readonly name: string
  readonly operator: string
  readonly kind: 'highspeed' | 'intercity' | 'regional' | 'night' | 'panorama'
  readonly reservation: 'required' | 'optional' | 'none'
  /** Minor units of the operator's currency, of one seat with a pass; 0: none is needed. */
  readonly passReservation: number
  /** Seats of a train, by comfort; what a brand does not have is absent. */
  readonly seats: Partial<Record<Comfort, number>>
}

export interface Operator {
  /** Stable, capitals: DB, SNCF, LYRIA. */
  readonly code: string
  readonly name: string
  readonly family: Family
  /** ISO 3166-1 alpha-2, of its home. */
  readonly country: string
  readonly currency: 'EUR' | 'GBP' | 'CHF'
  /** Its own names; what it does not sell is absent. */
  readonly comfort: Partial<Record<Comfort, string>>
  readonly flexibility: Partial<Record<Flexibility, string>>
  /** From the youngest to the oldest, without a gap from 0 to 120. */
  readonly bands: readonly AgeBand[]
  readonly brands: readonly Brand[]
}
