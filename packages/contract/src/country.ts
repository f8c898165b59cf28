import { isCountry } from '@portolan/domain/catalogue/country-code'
import * as z from 'zod/mini'

const twoLetters = /^[A-Z]{2}$/

/** ISO 3166-1 alpha-2 in a request: a country that there is. The list of them is left out of the way to the login. */
export const country = z.string().check(
  z.regex(twoLetters),
  z.refine((code) => isCountry(code) || !twoLetters.test(code), { error: 'error.field.choice' }),
)
