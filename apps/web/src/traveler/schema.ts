import type { TravelerField } from '@portolan/contract/traveler-form'
import * as z from 'zod/mini'
import { dateTyped } from './date-typed.ts'
import { type Among, problemsOf } from './problem.ts'
import { type AskedQuestion, answerProblem } from './question.ts'
import type { TravelDays } from './values.ts'

/** Figures alone are a date as well; the field shows it with hyphens once it is left. */
const date = z.pipe(z.string(), z.transform(dateTyped))
const text = z.pipe(
  z.string(),
  z.transform((value: string) => value.trim()),
)

const traveler = z.strictObject({
  ref: z.string(),
  title: z.string(),
  firstName: text,
  lastName: text,
  birthDate: date,
  birthConfirmed: z.boolean(),
  residenceCountry: z.string(),
  email: text,
  phoneCode: z.string(),
  phoneNumber: text,
  docID: text,
  expireDate: date,
  nationality: z.string(),
})

/** A question that came later has no value yet. */
const answer = z.pipe(
  z.optional(z.string()),
  z.transform((value: string | undefined) => (value ?? '').trim()),
)

/** What is asked differs from traveller to traveller, so that each is checked by his own list. */
export const travelersSchema = (
  asked: readonly ReadonlySet<TravelerField>[],
  days: TravelDays,
  questions: readonly AskedQuestion[] = [],
  among: Among = () => [],
) =>
  z.strictObject({ travelers: z.array(traveler), answers: z.array(answer) }).check((context) => {
    for (const [at, question] of questions.entries()) {
      const value = context.value.answers[at] ?? ''
      const message = answerProblem(question, value)
      if (message) context.issues.push({ code: 'custom', input: value, path: ['answers', at], message })
    }
    for (const { index, text: message } of among(context.value.travelers))
      context.issues.push({
        code: 'custom',
        input: context.value.travelers[index]?.birthDate,
        path: ['travelers', index, 'birthDate'],
        message,
      })
    for (const [index, values] of context.value.travelers.entries())
      for (const { name, text: message } of problemsOf(values, asked[index] ?? new Set(), days))
        context.issues.push({
          code: 'custom',
          input: values[name],
          path: ['travelers', index, name],
          message,
        })
  })
