import { authenticate, readOwnInfo } from '@portolan/contract/account'
import { challengeHeader, solutionHeader } from '@portolan/contract/work'
import { beforeEach, expect, test, vi } from 'vitest'
import { onLongWork, send } from './client.ts'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

/** The work of a number, as the server asks for it. */
async function workOf(number: number, maxNumber = number): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`salt-1${number}`))
  const challenge = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return JSON.stringify({ challenge, salt: 'salt-1', maxNumber, signature: 'sig' })
}

const tooMany = { success: false, errors: { errors: [{ stringValue: 'Too many tries.' }] } }
const refused = (work: string, body: object = tooMany, status = 429) =>
  Response.json(body, { status, headers: { [challengeHeader]: work } })

const headersOf = () => fetched.mock.calls.map(([, request]) => new Headers(request?.headers))

test('[R8.1] a busy network: the work is done, and the same call sent once more under the same key', async () => {
  const work = await workOf(41)
  fetched.mockImplementation(async (_, request) =>
    new Headers(request?.headers).has(solutionHeader) ? Response.json({ id: '1' }) : refused(work),
  )
  await expect(send(authenticate, { body: { username: 'a', password: 'b' } })).resolves.toEqual({ id: '1' })
  const [first, second] = headersOf()
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(second?.get(solutionHeader)).toBe('salt-1.41.sig')
  expect(second?.get('idempotency-key')).toBe(first?.get('idempotency-key'))
  expect(String(fetched.mock.calls[1]?.[1]?.body)).toBe('username=a&password=b')
})

test('a captcha that neighbours are the reason of is never seen', async () => {
  const work = await workOf(3)
  fetched.mockImplementation(async (_, request) =>
    new Headers(request?.headers).has(solutionHeader)
      ? Response.json({ id: '1' })
      : refused(work, { success: false, captchaRequired: true }, 200),
  )
  await expect(send(authenticate, { body: { username: 'a', password: 'b' } })).resolves.toEqual({ id: '1' })
})

test('it is repeated once: who is refused all the same learns why', async () => {
  const work = await workOf(1)
  fetched.mockImplementation(async () => refused(work))
  await expect(send(readOwnInfo, {})).rejects.toMatchObject({ status: 429, message: 'Too many tries.' })
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('work that cannot be done leaves the answer as it was', async () => {
  for (const work of ['no JSON', await workOf(9, 3)]) {
    fetched.mockReset()
    fetched.mockImplementation(async () => refused(work))
    await expect(send(readOwnInfo, {})).rejects.toMatchObject({ status: 429, message: 'Too many tries.' })
    expect(fetched).toHaveBeenCalledTimes(1)
  }
})

test('many calls at once work once', async () => {
  const work = await workOf(400)
  let isIn = false
  fetched.mockImplementation(async (_, request) => {
    isIn ||= new Headers(request?.headers).has(solutionHeader)
    return isIn ? Response.json({ id: '1' }) : refused(work)
  })
  await Promise.all(Array.from({ length: 5 }, () => send(readOwnInfo, {})))
  expect(headersOf().filter((headers) => headers.has(solutionHeader))).toHaveLength(1)
})

test('nothing is said of it within a second; of longer work it is', async () => {
  const long = vi.fn()
  onLongWork(long)
  const work = await workOf(1)
  fetched.mockImplementation(async (_, request) =>
    new Headers(request?.headers).has(solutionHeader) ? Response.json({ id: '1' }) : refused(work),
  )
  await send(readOwnInfo, {})
  expect(long).not.toHaveBeenCalled()

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const digest = crypto.subtle.digest.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (...input) => {
    await vi.advanceTimersByTimeAsync(1_001)
    return digest(...input)
  })
  await send(readOwnInfo, {})
  vi.useRealTimers()
  onLongWork(() => {})
  expect(long).toHaveBeenCalledOnce()
})

test('who leaves the page works no more', async () => {
  const leaving = new AbortController()
  fetched.mockImplementation(async () => {
    leaving.abort()
    return refused('{"challenge":"00","salt":"","maxNumber":1000000,"signature":""}')
  })
  await expect(send(readOwnInfo, {}, { signal: leaving.signal })).rejects.toMatchObject({ name: 'CallError' })
  expect(fetched).toHaveBeenCalledTimes(1)
})
