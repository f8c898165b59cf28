import type { Question } from '@portolan/supplier/offer'
import { contactFields, nameFields, type Requirement } from '../../book/requirement.ts'
import { flightQuestion, noteQuestion, signQuestion } from '../catalogue/question.ts'
import type { RideAsked } from './asked.ts'

/** The driver looks for one of them, and calls that one. */
export const requirement: Requirement = { lead: [...nameFields, ...contactFields], each: [] }

/** Who is fetched from a flight that nobody has told. */
export function asksForFlight({ ways: [first] }: RideAsked): boolean {
  return first?.from.kind === 'airport' && !first.flight
}

/** A sign where people are many. */
export function questionsFor(asked: RideAsked, isShared: boolean): readonly Question[] {
  const [first] = asked.ways
  const isByHotelDoor = first?.from.kind === 'hotel' || first?.from.kind === 'address'
  return [
    ...(isShared || isByHotelDoor ? [] : [signQuestion]),
    ...(asksForFlight(asked) ? [flightQuestion] : []),
    noteQuestion,
  ]
}
