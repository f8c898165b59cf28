import { registrationForm } from '@portolan/contract/account'
import * as z from 'zod/mini'
import type { MessageId } from '../i18n/messages.ts'
import { newPassword } from './password-schema.ts'

const acceptFirst: MessageId = 'account.register.acceptFirst'

/** The contract's form, and the tick that stays in the browser. */
export const registrationSchema = z.strictObject({
  firstName: registrationForm.shape.firstName,
  lastName: registrationForm.shape.lastName,
  email: registrationForm.shape.email,
  password: newPassword,
  accept: z.boolean().check(z.refine((accepted) => accepted, { error: acceptFirst })),
})

export type Registration = z.output<typeof registrationSchema>
