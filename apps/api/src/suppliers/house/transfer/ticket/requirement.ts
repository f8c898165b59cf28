import type { Question } from '@portolan/supplier/offer'
import { contactFields, nameFields, type Requirement } from '../../book/requirement.ts'
import { flightQuestion, noteQuestion, signQuestion } from '../catalogue/question.ts'
import type { RideAsked } from './asked.ts'

/** The driver looks for one of them, and calls that one. */
export const requirement: Requirement = { lead: [...nameFields, ...contactFields], each: [] }

/** A sign where people are many; the flight where nobody has told it. */
export function questionsFor({ ways }: RideAsked, isShared: boolean): readonly Question[] {
  const [first] = ways
  const isFromAirport = first?.from.kind === 'airport'
  const isByHotelDoor = first?.from.kind === 'hotel' || first?.from.kind === 'address'
  return [
    ...(isShared || isByHotelDoor ? [] : [signQuestion]),
    ...(isFromAirport && !first.flight ? [flightQuestion] : []),
    noteQuestion,
  ]
}
