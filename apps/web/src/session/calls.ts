import {
  type AuthenticationRS,
  authenticate,
  logOut,
  logOutOfAgency,
  readLoginStatus,
  readOwnInfo,
} from '@portolan/contract/account'
import { listPermissionsOfUser, listRolesOfUser } from '@portolan/contract/agency'
import type { InputOf } from '@portolan/contract/call'
import { send } from '../api/client.ts'
import { firstErrorOf } from '../api/failure.ts'
import { accountState, takeLoginResult, takeLogout } from './account-state.ts'
import { takePreferences } from './preferences.ts'

export type LoginForm = InputOf<typeof authenticate>['body']

export type LoginOutcome =
  | { ok: true; result: AuthenticationRS }
  | { ok: false; text: string; captchaRequired: boolean }

/** A failed login is a normal answer without id; its text says which of the two it was, never why. */
export async function logInWith(form: LoginForm): Promise<LoginOutcome> {
  const result = await send(authenticate, { body: form })
  if (!takeLoginResult(result))
    return { ok: false, text: firstErrorOf(result, 'error.login'), captchaRequired: result.captchaRequired === true }
  await reloadLogin()
  return { ok: true, result }
}

/** Asks the server who we are; a guest, a failure and a time-out all leave nobody logged in. */
export async function reloadLogin(): Promise<boolean> {
  try {
    const result = await send(readOwnInfo, {}, { keepOnLoginNeeded: true })
    await takePreferences(result.preferences)
    if (takeLoginResult(result)) return true
  } catch {
    // Told by the caller: a protected page leads to login, an open one goes on as a guest.
  }
  if (accountState.read().logedIn) takeLogout({ success: false })
  return false
}

/** The desk of an agency has its own call to leave. A failure still leaves nobody logged in here. */
export async function leave(): Promise<void> {
  const call = accountState.read().accountInfo?.userType === 'B2B' ? logOutOfAgency : logOut
  takeLogout(await send(call, {}, { keepOnLoginNeeded: true }).catch(() => ({ success: false })))
}

/** Section 8: a failed status is success false. */
export async function checkLoginStatus(): Promise<boolean> {
  const loginStatusRS = await send(readLoginStatus, {}, { keepOnLoginNeeded: true }).catch(() => ({ success: false }))
  accountState.write({ loginStatusRS })
  return loginStatusRS.success === true
}

/** Section 8: roles and permissions that cannot be read are empty lists. */
export const rolesOf = (id: string) => send(listRolesOfUser, { params: { id } }).catch(() => [])

export const permissionsOf = (id: string) => send(listPermissionsOfUser, { params: { id } }).catch(() => [])
