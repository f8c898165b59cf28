import type { ActivityKind, ActivityTour } from '@portolan/supplier/activity'
import type { Words } from '@portolan/supplier/words'

/** OTA list AQC: infant, child, adult, senior. */
export type AgeCode = 7 | 8 | 10 | 11

/** Who pays what, before season and lead time are reckoned in. */
export interface AgeBand {
  readonly code: AgeCode
  /** Whole years, both included. */
  readonly from: number
  readonly to: number
  /** Euro cents. */
  readonly price: number
}

/** A tour as the catalogue knows it. */
export interface Tour {
  /** 'PAR-04': the city's code and a number. */
  readonly id: string
  readonly city: string
  readonly kind: ActivityKind
  readonly minutes: number
  /** A ticket for an hour: nobody leads, and nobody waits for others. */
  readonly isEntryOnly: boolean
  /** The youngest first. */
  readonly ages: readonly AgeBand[]
  readonly minAge: number
  readonly start: ActivityTour['start']
  readonly end: ActivityTour['end']
  /** HH:mm, the earliest first. */
  readonly times: readonly string[]
  /** 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[]
  /** 1 to 12. */
  readonly months: readonly number[]
  readonly maxGroup: number
  /** BCP 47. */
  readonly languages: readonly string[]
  /** Before the start; until then cancelling costs nothing. */
  readonly cancelHours: number
  readonly setting: ActivityTour['setting']
  readonly name: Words
}
