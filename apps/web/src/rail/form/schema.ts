import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Problem } from './ticket-values.ts'

/** The form library speaks in schemas; ours are plain rules over the whole form, each problem with the id of its text. */
export const schemaOf = <Values extends FieldValues>(
  problemsOf: (values: Values) => readonly Problem<Extract<keyof Values, string>>[],
): z.ZodMiniType<Values, Values> =>
  z.custom<Values>().check(({ value, issues }) => {
    for (const { field, text } of problemsOf(value))
      issues.push({ code: 'custom', input: value, path: [field], message: text })
  })
