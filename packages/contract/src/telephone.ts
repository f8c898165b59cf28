import { isDiallingCode } from '@portolan/domain/catalogue/dialling-code'
import * as z from 'zod/mini'
import { accessCode, telephoneShown } from './account.ts'

/** A dialling code that somebody has. */
export const diallingCode = z.string().check(
  z.regex(accessCode),
  z.refine((code) => isDiallingCode(code) || !accessCode.test(code), { error: 'error.field.choice' }),
)
export const telephone = z.strictObject({ ...telephoneShown.shape, countryAccessCode: z.optional(diallingCode) })
