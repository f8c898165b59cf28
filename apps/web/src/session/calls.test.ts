import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountState, emptyAccountState, keptPermissions, takeLoginResult } from './account-state.ts'
import { hasLoginEnded, leave, logInWith, reloadLogin } from './calls.ts'

const answers = new Map<string, () => Response>()
const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status })
const asked: string[] = []

beforeEach(() => {
  sessionStorage.clear()
  accountState.write(emptyAccountState)
  answers.clear()
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const [, answer] = [...answers].find(([end]) => address.endsWith(end)) ?? []
    if (!answer) throw new TypeError('no network')
    return answer()
  })
})

const employee = { id: '7', userType: 'B2B', permissions: ['rail:book', 'users:manage'] } as const

test('[R6.3, R8.9] roles and permissions are fetched per login id and kept', async () => {
  answers.set('/authentication', json(employee))
  answers.set('/own-info', json(employee))
  answers.set('/userlogins/7/securitygroups', json([{ groupId: 'a', groupName: 'Agent' }]))
  answers.set('/userlogins/7/permissions', json(['rail:book']))
  await logInWith({ username: 'a', password: 'b' })
  expect(accountState.read().allRoles).toEqual([{ groupId: 'a', groupName: 'Agent' }])
  expect(accountState.read().permissions).toEqual(['rail:book'])
  expect(keptPermissions()).toEqual(['rail:book'])
})

test('[R8.9] roles and permissions that cannot be read are empty lists', async () => {
  answers.set('/authentication', json(employee))
  answers.set('/own-info', json(employee))
  await logInWith({ username: 'a', password: 'b' })
  expect(accountState.read()).toMatchObject({ logedIn: true, allRoles: [], permissions: [] })
})

test('[R8.9] a logout that fails is success false, and nobody is logged in', async () => {
  takeLoginResult({ id: '7' })
  await leave()
  expect(accountState.read()).toMatchObject({ logedIn: false, logoutRS: { success: false } })
})

test('[R7.36] login and logout are told to the other tabs, which have another cart then', async () => {
  const heard: unknown[] = []
  const other = new BroadcastChannel('portolan-cart')
  other.addEventListener('message', ({ data }) => heard.push(data))
  answers.set('/authentication', json({ id: '8', userType: 'B2C' }))
  await logInWith({ username: 'a', password: 'b' })
  await waitFor(() => expect(heard).toEqual(['changed']))
  await leave()
  await waitFor(() => expect(heard).toEqual(['changed', 'changed']))
  answers.set('/authentication', json({ success: false }))
  await logInWith({ username: 'a', password: 'wrong' })
  // What is said in a channel is heard in turn: before this, anything that the login had said.
  const last = new BroadcastChannel('portolan-cart')
  last.postMessage('the last word')
  await waitFor(() => expect(heard).toContain('the last word'))
  expect(heard).toEqual(['changed', 'changed', 'the last word'])
  last.close()
  other.close()
})

test('[R6.4] an employee leaves by the call of the agency, a consumer by his own', async () => {
  takeLoginResult({ id: '7', userType: 'B2B' })
  await leave()
  takeLoginResult({ id: '8', userType: 'B2C' })
  await leave()
  expect(asked).toEqual(['/api/v2/b2b/security/login/exit', '/api/v1/account/exit'])
})

test('[R8.9] a login status that cannot be read is success false, but ends nothing; the server’s own word does', async () => {
  expect(await hasLoginEnded()).toBe(false)
  expect(accountState.read().loginStatusRS).toEqual({ success: false })
  answers.set('/login-status', json({ success: true, id: '7' }))
  expect(await hasLoginEnded()).toBe(false)
  answers.set('/login-status', json({ success: false }))
  expect(await hasLoginEnded()).toBe(true)
})

test('[R4.1] a guest’s answer that comes late does not log out who has logged in meanwhile', async () => {
  let answer: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const late = reloadLogin()
  takeLoginResult({ id: '7' })
  answer(json({ success: false })())
  expect(await late).toBe(true)
  expect(accountState.read().logedIn).toBe(true)
})
