import type { TimetablePage } from '../timetable/store.ts'
import type { Journey, JourneyQuery } from './journey.ts'

/** What the worker is told. Pages are gathered from `begin` to `open`, which puts the new timetable in the place of the old. */
export type Order =
  | { readonly kind: 'begin'; readonly id: number }
  | { readonly kind: 'page'; readonly id: number; readonly page: TimetablePage }
  | { readonly kind: 'open'; readonly id: number }
  | { readonly kind: 'find'; readonly id: number; readonly query: JourneyQuery }

/** Journeys come in several answers when there are many, so that reading them holds up nobody. */
export type Answer =
  | { readonly kind: 'done'; readonly id: number }
  | { readonly kind: 'journeys'; readonly id: number; readonly journeys: readonly Journey[]; readonly isLast: boolean }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
