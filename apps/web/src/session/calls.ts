import {
  type AuthenticationRS,
  authenticate,
  logOut,
  logOutOfAgency,
  readLoginStatus,
  readOwnInfo,
} from '@portolan/contract/account'
import type { InputOf } from '@portolan/contract/call'
import { listPermissionsOfUser, listRolesOfUser } from '@portolan/contract/rights'
import { send } from '../api/client.ts'
import { firstErrorOf } from '../api/failure.ts'
import { accountState, forgetPermissions, takeLoginResult, takeLogout, takeRights } from './account-state.ts'
import { tellOtherTabs } from './cart-news.ts'
import { takePreferences } from './preferences.ts'

export type LoginForm = InputOf<typeof authenticate>['body']

export type LoginOutcome =
  | { ok: true; result: AuthenticationRS }
  | { ok: false; text: string; captchaRequired: boolean }

/** Whether somebody is logged in is what is asked: no is an answer. */
const quietly = { keepOnLoginNeeded: true, readsSuccess: true }

/** Section 8: roles and permissions that cannot be read are empty lists. */
const rolesOf = (id: string) => send(listRolesOfUser, { params: { id } }, { keepOnLoginNeeded: true }).catch(() => [])

const permissionsOf = (id: string) =>
  send(listPermissionsOfUser, { params: { id } }, { keepOnLoginNeeded: true }).catch(() => [])

/** What an employee may do is asked for by login id and kept; a consumer has neither roles nor permissions. */
async function loadRights({ id, userType }: AuthenticationRS): Promise<void> {
  if (!id || userType !== 'B2B') return
  const [allRoles, permissions] = await Promise.all([rolesOf(id), permissionsOf(id)])
  if (accountState.read().accountInfo?.id === id) takeRights(allRoles, permissions)
}

/** A failed login is a normal answer without id; its text says which of the two it was, never why. */
export async function logInWith(form: LoginForm): Promise<LoginOutcome> {
  const result = await send(authenticate, { body: form }, { readsSuccess: true })
  if (!takeLoginResult(result))
    return { ok: false, text: firstErrorOf(result, 'error.login'), captchaRequired: result.captchaRequired === true }
  tellOtherTabs()
  await reloadLogin()
  await loadRights(result)
  return { ok: true, result }
}

/** Asks the server who we are; a guest, a failure and a time-out all leave nobody logged in. */
export async function reloadLogin(): Promise<boolean> {
  const before = accountState.read().accountInfo
  try {
    const result = await send(readOwnInfo, {}, quietly)
    await takePreferences(result.preferences)
    if (takeLoginResult(result)) return true
  } catch {
    // Told by the caller: a protected page leads to login, an open one goes on as a guest.
  }
  // An answer that was asked for before somebody logged in says nothing about him.
  const { logedIn, accountInfo } = accountState.read()
  if (logedIn && accountInfo !== before) return true
  if (logedIn) takeLogout({ success: false })
  else forgetPermissions()
  return false
}

/** The desk of an agency has its own call to leave. A failure still leaves nobody logged in here. */
export async function leave(): Promise<void> {
  const call = accountState.read().accountInfo?.userType === 'B2B' ? logOutOfAgency : logOut
  takeLogout(await send(call, {}, quietly).catch(() => ({ success: false })))
  tellOtherTabs()
}

/** Section 8: a status that cannot be read is success false. Only the server's own word says that a login has ended. */
export async function hasLoginEnded(): Promise<boolean> {
  try {
    const loginStatusRS = await send(readLoginStatus, {}, quietly)
    accountState.write({ loginStatusRS })
    return loginStatusRS.success !== true
  } catch {
    accountState.write({ loginStatusRS: { success: false } })
    return false
  }
}
