import type { ErrorTextId } from '@portolan/contract/errors'
import * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue

const isOfNumber = (origin: string): boolean => origin === 'number' || origin === 'int'

/** The words that the server has for the same mistake. An empty field is always 'fill in', whatever else is wrong with it. */
function textIdOfIssue(issue: Issue): ErrorTextId {
  if (issue.input === undefined || issue.input === '') return 'error.field.required'
  switch (issue.code) {
    case 'too_small':
      return isOfNumber(issue.origin) ? 'error.field.tooLow' : 'error.field.tooShort'
    case 'too_big':
      return isOfNumber(issue.origin) ? 'error.field.tooHigh' : 'error.field.tooLong'
    case 'invalid_format':
      return issue.format === 'email' ? 'error.field.email' : 'error.field.format'
    case 'invalid_value':
      return 'error.field.choice'
    case 'unrecognized_keys':
      return 'error.field.unknown'
    default:
      return 'error.field.format'
  }
}

z.config({ customError: textIdOfIssue })
