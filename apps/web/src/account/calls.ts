import {
  confirmPasswordReset,
  confirmRegistration,
  readCaptcha,
  register,
  requestPasswordReset,
  startSingleSignOn,
} from '@portolan/contract/account'
import type { InputOf } from '@portolan/contract/call'
import { send } from '../api/client.ts'
import { CallError } from '../api/failure.ts'
import { takeLoginResult } from '../session/account-state.ts'
import { landing } from '../session/address.ts'
import { reloadLogin } from '../session/calls.ts'
import { tellOtherTabs } from '../session/cart-news.ts'

export const newCaptcha = () => send(readCaptcha, {})

/** Leaves the page for the provider. Both ways back keep the page that was asked for. */
export async function beginSingleSignOn(next: string | undefined): Promise<void> {
  const back = new URL('/sso', location.origin)
  back.searchParams.set('next', landing(next))
  const failed = new URL(back)
  failed.searchParams.set('error', 'failed')
  const { redirectUrl } = await send(startSingleSignOn, {
    query: { successForwardUrl: back.href, failureForwardUrl: failed.href },
  })
  if (redirectUrl) location.assign(redirectUrl)
}

export const openAccount = (body: InputOf<typeof register>['body']) => send(register, { body })

export const mailResetLink = (email: string) => send(requestPasswordReset, { body: { email } })

export const resetPassword = (token: string, newPassword: string) =>
  send(confirmPasswordReset, { body: { token, newPassword } })

/** The link itself was refused, whatever was typed. */
export const isBadLink = (error: unknown): boolean =>
  error instanceof CallError && error.status === 400 && error.fields.every(({ field }) => field === 'token')

const asked = new Map<string, Promise<boolean>>()

async function confirm(token: string): Promise<boolean> {
  const result = await send(confirmRegistration, { body: { token } })
  if (!takeLoginResult(result)) return false
  tellOtherTabs()
  return reloadLogin()
}

/** A link is good for one call: whoever asks again gets the same answer. True when it also logged the user in. */
export function confirmAddress(token: string): Promise<boolean> {
  const known = asked.get(token)
  if (known) return known
  const asking = confirm(token)
  asked.set(token, asking)
  // Only what never arrived may be tried again.
  asking.catch((error: unknown) => {
    if (!isBadLink(error)) asked.delete(token)
  })
  return asking
}
