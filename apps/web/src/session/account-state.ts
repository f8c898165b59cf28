import type { AuthenticationRS, OwnInfoRS } from '@portolan/contract/account'
import type { EmployeeBasicInfo } from '@portolan/contract/agency'
import type { Answer } from '@portolan/contract/envelope'
import type { SecurityGroup } from '@portolan/contract/rights'
import { makeStore, useStore } from './store.ts'

interface LoginStatus extends Answer {
  id?: string | undefined
  username?: string | undefined
  expiresAt?: string | undefined
}

interface Accounts extends Answer {
  employeeBasicInfos: EmployeeBasicInfo[]
  totalElements: number
}

/** Section 3 of the specification, name by name; `logedIn` keeps its spelling. */
export interface AccountState {
  logedIn: boolean
  accountInfo: (AuthenticationRS & Pick<OwnInfoRS, 'userInfo'>) | null
  loginStatusRS: LoginStatus | null
  logoutRS: Answer | null
  changePwdRS: Answer | null
  profileModifyRS: (Answer & Pick<OwnInfoRS, 'userInfo'>) | null
  accountsRS: Accounts | null
  allRoles: SecurityGroup[]
  permissions: string[]
}

export const emptyAccountState: AccountState = {
  logedIn: false,
  accountInfo: null,
  loginStatusRS: null,
  logoutRS: null,
  changePwdRS: null,
  profileModifyRS: null,
  accountsRS: null,
  allRoles: [],
  permissions: [],
}

export const accountState = makeStore<AccountState>(emptyAccountState)

export const useAccountState = (): AccountState => useStore(accountState)

const permissionsKey = 'permissions'

/** Permissions are kept in session storage, so that a reload draws the same buttons before the server has answered. */
function keepPermissions(permissions: string[]): void {
  if (permissions.length > 0) sessionStorage.setItem(permissionsKey, JSON.stringify(permissions))
  else sessionStorage.removeItem(permissionsKey)
}

export function keptPermissions(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(permissionsKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** A result succeeds when it carries a non-empty id; only then is anyone logged in. */
export const isLoginSuccess = (result: { id?: string | undefined } | null | undefined): boolean => Boolean(result?.id)

export function takeLoginResult(result: AuthenticationRS & Pick<OwnInfoRS, 'userInfo'>): boolean {
  if (!isLoginSuccess(result)) return false
  const permissions = result.permissions ?? []
  keepPermissions(permissions)
  accountState.write({ logedIn: true, accountInfo: result, permissions })
  return true
}

export function takeRights(allRoles: SecurityGroup[], permissions: string[]): void {
  keepPermissions(permissions)
  accountState.write({ allRoles, permissions })
}

/** The server was asked and knows nobody: what was kept from last time is no longer anybody's. */
export const forgetPermissions = (): void => keepPermissions([])

export function takeLogout(logoutRS: Answer): void {
  keepPermissions([])
  accountState.write({ ...emptyAccountState, logoutRS })
}
