import type { Money } from '@portolan/domain/money'
import type { Question } from './offer.ts'
import type { Instant } from './outcome.ts'
import type { TravelerType } from './traveler.ts'
import type { Words } from './words.ts'

export const activityKinds = [
  'adventure',
  'boat',
  'dayTrip',
  'food',
  'museum',
  'nature',
  'show',
  'themePark',
  'walk',
  'workshop',
] as const

export type ActivityKind = (typeof activityKinds)[number]

export interface ActivityPoint {
  /** As it is called there. */
  readonly name: string
  /** Degrees, WGS 84. */
  readonly lat: number
  readonly lon: number
}

/** What is told of an activity wherever one of its departures is. */
export interface ActivityTour {
  readonly id: string
  readonly name: Words
  readonly kind: ActivityKind
  /** Of our catalogue of places. */
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** IANA. */
  readonly timeZone: string
  readonly minutes: number
  /** Whole years; nobody younger takes part. */
  readonly minAge: number
  readonly setting: 'indoor' | 'outdoor' | 'mixed'
  readonly start: ActivityPoint
  readonly end: ActivityPoint
  /** Fetched from their hotel in the city. */
  readonly hasPickUp: boolean
  /** What participants gave it, 0 to 10, one decimal. */
  readonly rating?: number
  readonly reviews?: number
  /** Key of a picture. */
  readonly picture: string
}

export interface ActivityGroup {
  /** 'SHARED', 'SMALL', 'PRIVATE'. */
  readonly code: string
  readonly name: Words
  /** person: each pays by age; group: one price, however many come. */
  readonly pricing: 'person' | 'group'
  readonly minSize: number
  readonly maxSize: number
  /** BCP 47, in which it is guided. */
  readonly languages: readonly string[]
}

/** Who counts as what, and what one of them pays. */
export interface ActivityCategory {
  readonly type: TravelerType
  /** Whole years, both included. */
  readonly minAge: number
  readonly maxAge: number
  readonly price: Money
  /** Of the party. */
  readonly count: number
}

/** A day on which it can be had. */
export interface ActivityDay {
  /** YYYY-MM-DD, local to the place. */
  readonly date: string
  /** Of the whole party in the cheapest departure of the day. */
  readonly least: Money
  /** What one adult pays in it; of a private group the price of the group. */
  readonly each: Money
  /** Places of the departure that has most; 0: full. */
  readonly left: number
  /** HH:mm, each once. */
  readonly times: readonly string[]
}

/** One group of one activity at one hour, for the whole party. */
export interface ActivityDetail {
  readonly kind: 'departure'
  readonly tour: ActivityTour
  readonly group: ActivityGroup
  /** YYYY-MM-DDTHH:mm, local to the place. */
  readonly startsAt: string
  readonly endsAt: string
  readonly categories: readonly ActivityCategory[]
  /** Places left. */
  readonly left: number
  /** Up to but not at this moment cancelling costs nothing; absent: it never does. */
  readonly freeUntil?: Instant
  /** How old each may be at this price, by the names of the party. */
  readonly bands: readonly { readonly travelerRef: string; readonly fromAge: number; readonly toAge: number }[]
  /** Where a list was asked for: all days of the question on which it runs, full ones too. */
  readonly days?: readonly ActivityDay[]
}

/** What `describe` answers of an activity, in the context's language. */
export interface ActivityContent {
  readonly tour: ActivityTour
  readonly groups: readonly ActivityGroup[]
  readonly overview: string
  readonly included: readonly string[]
  readonly notIncluded: readonly string[]
  /** What to bring, what to be able to do. */
  readonly goodToKnow: readonly string[]
  readonly rules: readonly string[]
  /** Keys of pictures. */
  readonly gallery: readonly string[]
  /** MM-DD, when it runs; absent: all year. */
  readonly seasons?: readonly { readonly from: string; readonly to: string }[]
  /** On which it runs, 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[]
  /** HH:mm, when it begins, local to the place. */
  readonly times: readonly string[]
  /** Who counts as what; whoever is in none of them cannot take part. */
  readonly ages: readonly { readonly type: TravelerType; readonly minAge: number; readonly maxAge: number }[]
  /** What will be asked of whoever buys it. */
  readonly questions: readonly Question[]
}
