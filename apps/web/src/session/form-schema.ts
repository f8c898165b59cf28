import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import type { MessageId } from '../i18n/messages.ts'

/** What is wrong with one field: a path with points where the field is inside another, 'legs.1.date'. */
export interface Problem<Field extends string> {
  field: Field
  text: MessageId
}

/** The form library speaks in schemas; ours are plain rules over the whole form, each problem with the id of its text. */
export const schemaOf = <Values extends FieldValues>(
  problemsOf: (values: Values) => readonly Problem<string>[],
): z.ZodMiniType<Values, Values> =>
  z.custom<Values>().check(({ value, issues }) => {
    for (const { field, text } of problemsOf(value))
      issues.push({ code: 'custom', input: value, path: field.split('.'), message: text })
  })
