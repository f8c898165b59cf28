import { authenticate, changePassword, readOwnInfo, startSingleSignOn } from '@portolan/contract/account'
import { beforeEach, expect, test, vi } from 'vitest'
import { callTimeout, exchange, onLoginNeeded, send } from './client.ts'

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

test('[R7.1] login travels as a form', async () => {
  fetched.mockResolvedValue(json(200, { id: '1' }))
  await send(authenticate, { body: { username: 'a b', password: 'c&d' } })
  const [address, request] = fetched.mock.calls[0] ?? []
  expect([address, request?.method]).toEqual(['/api/v1/account/authentication', 'POST'])
  expect(String(request?.body)).toBe('username=a+b&password=c%26d')
})

test('path and query are encoded', async () => {
  fetched.mockImplementation(async () => json(200, {}))
  await send(changePassword, { params: { username: 'a/b?c' }, body: { newPassword: 'x' } })
  await send(startSingleSignOn, { query: { successForwardUrl: '/a?b=c&d', failureForwardUrl: '/e' } })
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/api/v1/b2b/user-manage/users/a%2Fb%3Fc/password',
    '/api/v1/account/authentication/keycloak?successForwardUrl=%2Fa%3Fb%3Dc%26d&failureForwardUrl=%2Fe',
  ])
})

test('[R7.90, R9.13] a call is given 180000 ms', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  fetched.mockResolvedValue(json(200, {}))
  await send(readOwnInfo, {})
  expect(timeout).toHaveBeenCalledExactlyOnceWith(180_000)
  expect(callTimeout).toBe(180_000)
})

test('[R4.2, R8.2] any 401 leads to login, except where a screen says its own sentence', async () => {
  const needed = vi.fn()
  onLoginNeeded(needed)
  fetched.mockImplementation(async () => json(401, { errors: { errors: [{ stringValue: 'Please log in.' }] } }))
  await expect(send(readOwnInfo, {}, { keepOnLoginNeeded: true })).rejects.toMatchObject({ status: 401 })
  expect(needed).not.toHaveBeenCalled()
  await expect(send(readOwnInfo, {})).rejects.toMatchObject({ message: 'Please log in.' })
  expect(needed).toHaveBeenCalledOnce()
})

test('a write carries a key for repeats, a read none', async () => {
  fetched.mockImplementation(async () => json(200, {}))
  await send(authenticate, { body: { username: 'a', password: 'b' } }, { idempotencyKey: 'same' })
  await send(readOwnInfo, {})
  const [write, read] = fetched.mock.calls.map(([, request]) => new Headers(request?.headers).get('idempotency-key'))
  expect([write, read]).toEqual(['same', null])
})

test('a call about one version says which, and the answer tells the version it is', async () => {
  fetched.mockImplementation(
    async () => new Response('{}', { headers: { etag: '"8"', date: 'Tue, 15 Dec 2026 07:22:00 GMT' } }),
  )
  const { headers } = await exchange(readOwnInfo, {}, { ifMatch: '"7"' })
  await send(readOwnInfo, {})
  expect(fetched.mock.calls.map(([, request]) => new Headers(request?.headers).get('if-match'))).toEqual(['"7"', null])
  expect([headers.get('etag'), headers.get('date')]).toEqual(['"8"', 'Tue, 15 Dec 2026 07:22:00 GMT'])
})
