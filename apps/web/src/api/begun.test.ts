import { readOwnInfo } from '@portolan/contract/account'
import { searchHotels } from '@portolan/contract/hotel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import { listRequest } from '../stay/search.ts'
import { beginToAsk } from './begun.ts'
import { send } from './client.ts'

const fetched = vi.fn<typeof fetch>()
const stay = {
  city: 'LISBOA',
  cityName: 'Lisbon',
  checkIn: '2026-12-21',
  checkOut: '2026-12-24',
  rooms: [{ adults: 2, childAges: [] }],
} as const
const body = listRequest(stay)

beforeEach(async () => {
  await switchLanguage('en')
  fetched.mockReset().mockImplementation(async () => Response.json({ success: true }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('begun', undefined)
  vi.spyOn(performance, 'now').mockReturnValue(200_000)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what the page began to ask is not asked again, and is good once', async () => {
  beginToAsk(readOwnInfo.path)
  await send(readOwnInfo, {})
  expect(fetched).toHaveBeenCalledOnce()
  await send(readOwnInfo, {})
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('what could not be asked then is asked now', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'))
  beginToAsk(readOwnInfo.path)
  expect(await send(readOwnInfo, {})).toEqual({ success: true })
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('other words, another language and an answer that is no longer new are other questions', async () => {
  beginToAsk(searchHotels.path, { body })
  await send(searchHotels, { body: listRequest({ ...stay, city: 'PORTO' }) })
  expect(fetched).toHaveBeenCalledTimes(2)
  await switchLanguage('fr')
  await send(searchHotels, { body })
  expect(fetched).toHaveBeenCalledTimes(3)
  await switchLanguage('en')
  vi.mocked(performance.now).mockReturnValue(231_000)
  await send(searchHotels, { body })
  expect(fetched).toHaveBeenCalledTimes(4)
  vi.mocked(performance.now).mockReturnValue(202_000)
  await send(searchHotels, { body })
  expect(fetched).toHaveBeenCalledTimes(4)
})

test('whoever takes it can stop it', async () => {
  beginToAsk(searchHotels.path, { body })
  const { signal } = fetched.mock.calls[0]?.[1] ?? {}
  const own = new AbortController()
  await send(searchHotels, { body }, { signal: own.signal })
  expect(signal?.aborted).toBe(false)
  own.abort()
  expect(signal?.aborted).toBe(true)
})
