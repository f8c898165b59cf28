import type { Question, TypedTraveler } from '@portolan/contract/traveler-form'
import type { MessageId } from '../i18n/messages.ts'
import { findTyped, leadIndexOf, type TravelDays, type Wanted } from './values.ts'

/** A supplier's question as the page asks it: of one traveller, or once for its item. */
export interface AskedQuestion extends Question {
  /** The item of the order that it belongs to. */
  item: string
  itemTitle: string
  /** Place of the traveller in the list; absent: it is asked once. */
  traveler?: number
  /** Where the request has its answer, without the first slash: what the server says of it stands beside it. */
  pointer: string
}

export interface GivenAnswer {
  item: string
  code: string
  value: string
  travelerRef?: string
}

/** What is wrong with what was typed, in the server's words. */
export function answerProblem({ required, options, maxLength }: Question, value: string): MessageId | undefined {
  if (value === '') return required ? 'error.field.required' : undefined
  if (options) return options.some((option) => option.value === value) ? undefined : 'error.field.choice'
  return maxLength !== undefined && value.length > maxLength ? 'error.field.tooLong' : undefined
}

/** With whom it is kept: what is asked once stands with the lead. */
const keeperOf = ({ traveler }: AskedQuestion, wanted: readonly Wanted[]): number => traveler ?? leadIndexOf(wanted)

/**
 * What was typed on an earlier visit, in the order of the questions. What is asked once is found with whoever was the
 * lead then.
 */
export const typedAnswers = (
  questions: readonly AskedQuestion[],
  wanted: readonly Wanted[],
  typed: readonly TypedTraveler[],
  days: TravelDays,
): string[] =>
  questions.map(({ item, code, traveler }) => {
    const person = traveler === undefined ? undefined : wanted[traveler]
    const keepers = person ? [findTyped(person, typed, days)] : typed
    const answers = keepers.flatMap((one) => one?.answers ?? [])
    return answers.find((answer) => answer.item === item && answer.code === code)?.value ?? ''
  })

/** For the draft on the server: those that are kept with one traveller, as they were typed. */
export function answersKeptWith(
  index: number,
  questions: readonly AskedQuestion[],
  wanted: readonly Wanted[],
  values: readonly (string | undefined)[],
): NonNullable<TypedTraveler['answers']> {
  return questions.flatMap((question, at) => {
    const value = values[at]
    const { item, code } = question
    return value && keeperOf(question, wanted) === index ? [{ item, code, value }] : []
  })
}

/** Everything that was answered, as an order takes it. */
export const givenAnswers = (
  questions: readonly AskedQuestion[],
  wanted: readonly Wanted[],
  values: readonly string[],
): GivenAnswer[] =>
  questions.flatMap(({ item, code, traveler }, at) => {
    const value = values[at] ?? ''
    const travelerRef = traveler === undefined ? undefined : wanted[traveler]?.ref
    return value === '' ? [] : [{ item, code, value, ...(travelerRef !== undefined && { travelerRef }) }]
  })
