import type { OrderItem } from '@portolan/contract/checkout'
import type { ErrorTextId } from '@portolan/contract/errors'
import type { Language } from '@portolan/domain/language'
import type { Question } from '@portolan/supplier/offer'
import type { AnswerTo } from '@portolan/supplier/reservation'
import type { BookingRecord } from '../booking/booking.ts'
import { travelerOf } from '../platform/party-seat.ts'
import type { FieldRefusal } from '../platform/refusal.ts'
import { wordsIn } from '../platform/words.ts'

/** Of a free text, unless the supplier says otherwise. */
const usualLength = 250

const lengthOf = ({ maxLength = usualLength }: Question): number => maxLength

/** As the customer is asked, in the own language. */
export const questionsView = (questions: readonly Question[], language: Language): OrderItem['questions'] =>
  questions.map((question) => ({
    ...{ code: question.code, text: wordsIn(question.text, language), per: question.per, required: question.required },
    ...(question.options
      ? { options: question.options.map(({ value, text }) => ({ value, text: wordsIn(text, language) })) }
      : { maxLength: lengthOf(question) }),
  }))

/** What is wrong with an answer, or with there being none. */
function problemOf(question: Question, answer: AnswerTo | undefined): ErrorTextId | undefined {
  const { required, options } = question
  if (!answer) return required ? 'error.field.required' : undefined
  if (answer.value.trim() === '') return 'error.field.required'
  if (options) return options.some(({ value }) => value === answer.value) ? undefined : 'error.field.choice'
  return answer.value.length > lengthOf(question) ? 'error.field.tooLong' : undefined
}

type Answered = Pick<BookingRecord, 'requires' | 'wanted' | 'offers'>

const isTo = ({ code, travelerRef }: AnswerTo, question: Question, seat: string | undefined): boolean =>
  code === question.code && travelerRef === seat

/** Of whom it is asked, by the supplier's names: each of the party, or once for all of them. */
const seatsOf = ({ per }: Question, { offers }: Answered): readonly (string | undefined)[] =>
  per === 'traveler' ? (offers[0]?.party ?? []).map(({ ref }) => ref) : [undefined]

/** Answers to what nobody asked, of somebody who does not go, or for the second time: by their place in the list. */
function strayIn(booking: Answered, at: string): FieldRefusal[] {
  const { requires, wanted } = booking
  const { answers = [] } = wanted
  return answers.flatMap(({ code, travelerRef }, index): FieldRefusal[] => {
    const pointer = `${at}/${index}`
    const question = requires?.questions?.find((one) => one.code === code)
    if (!question) return [{ pointer: `${pointer}/code`, code: 'invalid_value', text: 'error.field.unknown' }]
    if (!seatsOf(question, booking).includes(travelerRef))
      return [{ pointer: `${pointer}/travelerRef`, code: 'invalid_value', text: 'error.field.choice' }]
    const isFirst = answers.findIndex((one) => isTo(one, question, travelerRef)) === index
    return isFirst ? [] : [{ pointer, code: 'too_big', text: 'error.field.tooMany' }]
  })
}

/**
 * What is wrong with the answers to a supplier's questions. Each is pointed at by its question, '{at}/diet/t1', and not
 * by its place: what is missing has none.
 */
export function wrongAnswersOf(booking: Answered, at: string): FieldRefusal[] {
  const { requires, wanted } = booking
  const wrong = (requires?.questions ?? []).flatMap((question) =>
    seatsOf(question, booking).flatMap((seat): FieldRefusal[] => {
      const answer = wanted.answers?.find((one) => isTo(one, question, seat))
      const text = problemOf(question, answer)
      const of = seat === undefined ? '' : `/${travelerOf(booking, seat)}`
      return text ? [{ pointer: `${at}/${question.code}${of}`, code: 'invalid_value', text }] : []
    }),
  )
  return [...strayIn(booking, at), ...wrong]
}
