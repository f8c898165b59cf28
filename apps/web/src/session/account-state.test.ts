import { beforeEach, expect, test } from 'vitest'
import {
  accountState,
  emptyAccountState,
  isLoginSuccess,
  keptPermissions,
  takeLoginResult,
  takeLogout,
} from './account-state.ts'

beforeEach(() => {
  sessionStorage.clear()
  accountState.write(emptyAccountState)
})

test('[R3.1] the account state has exactly the fields of the specification', () => {
  expect(Object.keys(emptyAccountState).sort()).toEqual(
    [
      'logedIn',
      'accountInfo',
      'loginStatusRS',
      'logoutRS',
      'changePwdRS',
      'profileModifyRS',
      'accountsRS',
      'allRoles',
      'permissions',
    ].sort(),
  )
})

test('[R4.1] a result succeeds when it carries a non-empty id', () => {
  expect([{ id: '7' }, { id: '' }, {}, null].map(isLoginSuccess)).toEqual([true, false, false, false])
})

test('[R4.1] logedIn turns true on success, stays false on failure, turns false on logout', () => {
  expect(takeLoginResult({ success: false })).toBe(false)
  expect(accountState.read().logedIn).toBe(false)
  expect(takeLoginResult({ id: '7', permissions: ['rail:book'] })).toBe(true)
  expect(accountState.read()).toMatchObject({ logedIn: true, permissions: ['rail:book'] })
  takeLogout({ success: true })
  expect(accountState.read()).toMatchObject({ logedIn: false, accountInfo: null, permissions: [] })
})

test('[R6.3] permissions arrive with login and are kept in session storage', () => {
  takeLoginResult({ id: '7', permissions: ['rail:book', 'users:manage'] })
  expect(keptPermissions()).toEqual(['rail:book', 'users:manage'])
  takeLogout({ success: true })
  expect(keptPermissions()).toEqual([])
  sessionStorage.setItem('permissions', '{broken')
  expect(keptPermissions()).toEqual([])
})
