import * as z from 'zod/mini'

const shortest = 12

/** The server's first rule; whether it is a known one, the server alone can tell. */
export const newPassword = z.string().check(
  z.refine((password) => [...password.normalize('NFKC')].length >= shortest, { error: 'error.password.short' }),
  z.maxLength(256),
)

/** A new password typed twice. */
export const passwordTwice = { newPassword, passwordAgain: z.string() }

interface Twice {
  newPassword: string
  passwordAgain: string
}

/** Said beside the second field: the first one may well be the right one. */
export const areSame = z.refine<Twice>((form) => form.newPassword === form.passwordAgain, {
  error: 'error.password.again',
  path: ['passwordAgain'],
})
