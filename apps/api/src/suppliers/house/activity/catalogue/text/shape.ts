import type { ActivityKind, ActivityTour } from '@portolan/supplier/activity'

export type Item =
  | 'boat'
  | 'briefing'
  | 'entry'
  | 'equipment'
  | 'guide'
  | 'lifeJacket'
  | 'materials'
  | 'parkTicket'
  | 'pickUp'
  | 'seat'
  | 'takeHome'
  | 'tastings'
  | 'teacher'
  | 'transport'

export type Missing = 'drinks' | 'entries' | 'locker' | 'meals' | 'photos' | 'tips' | 'wayThere'

export type Note =
  | 'allergies'
  | 'bags'
  | 'early'
  | 'health'
  | 'layers'
  | 'shoes'
  | 'sun'
  | 'voucher'
  | 'water'
  | 'weather'

/** The sentences of which an activity is told; each is whole in its language. */
export interface TourTexts {
  readonly overview: Readonly<Record<ActivityKind, string>>
  readonly setting: Readonly<Record<ActivityTour['setting'], string>>
  /** {start} is a place, {duration} comes formatted. */
  readonly course: string
  readonly items: Readonly<Record<Item, string>>
  readonly missing: Readonly<Record<Missing, string>>
  readonly notes: Readonly<Record<Note, string>>
  /** {hours}, a number. */
  readonly cancelling: string
  readonly late: string
  /** {age}, a number of years. */
  readonly minAge: string
  readonly withAdult: string
  readonly infantsSeated: string
  readonly infantsCarried: string
  /** Between the sentences: Chinese leaves no gap. */
  readonly gap: string
}
