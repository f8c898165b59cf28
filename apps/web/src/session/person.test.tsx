import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountState, emptyAccountState, takeLoginResult } from './account-state.ts'
import { reloadLogin } from './calls.ts'
import { usePerson } from './person.ts'

beforeEach(() => {
  sessionStorage.clear()
  accountState.write(emptyAccountState)
})

const person = () => renderHook(usePerson).result.current

test('[R6.2] somebody who is not logged in is a guest', () => {
  expect(person()).toEqual({ kind: 'guest' })
})

test('[R6.2] an account of no agency is a consumer, whatever permissions it is told', () => {
  takeLoginResult({ id: '1', userType: 'B2C', permissions: ['users:manage'] })
  expect(person()).toEqual({ kind: 'consumer' })
})

test('[R6.2] an account of an agency is an employee with its permissions', () => {
  takeLoginResult({ id: '1', userType: 'B2B', permissions: ['rail:view'] })
  expect(person()).toEqual({ kind: 'employee', permissions: ['rail:view'] })
})

test('[R6.3] after a reload, the permissions kept in session storage make an employee until the server has answered', () => {
  sessionStorage.setItem('permissions', '["rail:view"]')
  expect(person()).toEqual({ kind: 'employee', permissions: ['rail:view'] })
})

test('[R6.3] once the server has said that nobody is logged in, kept permissions make nobody an employee', async () => {
  sessionStorage.setItem('permissions', '["rail:view"]')
  vi.stubGlobal('fetch', async () => new Response('{"success":false}'))
  expect(await reloadLogin()).toBe(false)
  expect(person()).toEqual({ kind: 'guest' })
})
