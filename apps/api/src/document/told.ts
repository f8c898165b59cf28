import type { Language } from '@portolan/domain/language'
import type { Question } from '@portolan/supplier/offer'
import type { BookingRecord } from '../booking/booking.ts'
import { dotted, wordsIn } from '../platform/words.ts'
import type { PaperAnswer } from './paper.ts'
import { plainLine } from './person.ts'

/** No supplier takes more. */
const longest = 1000

function answerText({ options }: Question, value: string, language: Language): string {
  const option = options?.find((one) => one.value === value)
  return option ? wordsIn(option.text, language) : plainLine(value, longest)
}

/**
 * What was answered to the supplier's questions, in the order in which they were asked. Nothing any more once the
 * answers were deleted.
 */
export function toldIn(
  { requires, wanted }: Pick<BookingRecord, 'requires' | 'wanted'>,
  nameOf: (travelerRef: string) => string,
  language: Language,
): PaperAnswer[] {
  return (requires?.questions ?? []).flatMap((question) =>
    (wanted.answers ?? [])
      .filter(({ code }) => code === question.code)
      .map(({ value, travelerRef }) => ({
        question: dotted([wordsIn(question.text, language), travelerRef === undefined ? '' : nameOf(travelerRef)]),
        answer: answerText(question, value, language),
      })),
  )
}
