export type TravelerType = 'adult' | 'child' | 'infant' | 'youth' | 'senior'

export interface Traveler {
  /** Ours, unique in the order. */
  readonly ref: string
  readonly type: TravelerType
  readonly lead: boolean
  /** Whole years on the first day of travel. */
  readonly age?: number
  /** YYYY-MM-DD. */
  readonly birthDate?: string
  readonly title?: string
  readonly given?: string
  readonly surname?: string
  readonly gender?: 'M' | 'F' | 'X'
  readonly email?: string
  /** country: calling code without plus. */
  readonly phone?: { readonly country: string; readonly number: string }
  /** ISO 3166-1 alpha-2. */
  readonly residence?: string
  readonly document?: {
    readonly type: 'passport' | 'id' | 'visa'
    readonly number: string
    /** YYYY-MM-DD. */
    readonly expires?: string
    /** ISO 3166-1 alpha-2. */
    readonly nationality?: string
  }
}

/** Who travels, before anybody is named. */
export type Party = readonly Pick<Traveler, 'ref' | 'type' | 'age'>[]

/** The same once births are known: whose is, is as old as on each day of travel, whatever the age says. */
export type BornParty = readonly Pick<Traveler, 'ref' | 'type' | 'age' | 'birthDate'>[]
