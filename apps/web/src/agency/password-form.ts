import { changePasswordForm } from '@portolan/contract/account'
import type { ErrorTextId } from '@portolan/contract/errors'
import * as z from 'zod/mini'
import { passwordStrength } from '../ui/password-strength.ts'

const short: ErrorTextId = 'error.password.short'
const differ: ErrorTextId = 'error.password.again'

/** The meter and the field agree on what is too short; whether it is a known one, the server alone can tell. */
export const isLongEnough = (password: string): boolean => passwordStrength(password.normalize('NFKC')).word !== 'short'

const newPassword = changePasswordForm.shape.newPassword.check(z.refine(isLongEnough, { error: short }))

/** Typed twice: whoever chooses a password for somebody else cannot find the slip by logging in. */
export const twicePasswordForm = z
  .strictObject({ newPassword, passwordAgain: z.string() })
  .check(z.refine((form) => form.newPassword === form.passwordAgain, { path: ['passwordAgain'], error: differ }))
