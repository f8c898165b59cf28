import type { Question } from '@portolan/supplier/offer'
import * as z from 'zod/mini'

/** English at least: whoever reads another language reads that. */
const words = z.intersection(z.record(z.string(), z.string()), z.object({ en: z.string().check(z.minLength(1)) }))

/** Stands in pointers: no slash. */
const code = z.string().check(z.regex(/^[\w.-]{1,64}$/))

const asked = z.object({
  code,
  text: words,
  per: z.enum(['traveler', 'order']),
  required: z.boolean(),
  options: z.optional(
    z
      .array(z.object({ value: z.string().check(z.minLength(1), z.maxLength(1000)), text: words }))
      .check(z.minLength(1)),
  ),
  maxLength: z.optional(z.int().check(z.gte(1), z.lte(1000))),
})

/** Each once; what a supplier does not ask in the port's words is not asked. */
export function questionsIn(told: unknown): Question[] {
  const known = new Map<string, Question>()
  for (const one of Array.isArray(told) ? told : []) {
    const { data } = asked.safeParse(one)
    if (data && !known.has(data.code)) known.set(data.code, data as Question)
  }
  return [...known.values()]
}
