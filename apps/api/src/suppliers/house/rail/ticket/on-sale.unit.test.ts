import type { Queries } from '@portolan/supplier/query'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadCatalogue } from '../../../../place/catalogue/load.ts'
import { makePlaces } from '../../../../place/places.ts'
import { makeSafe } from '../../../../platform/crypto.ts'
import type { Db } from '../../../../platform/db.ts'
import { journeyOf } from '../../../../testing/scripted-router.ts'
import type { Journey } from '../router/journey.ts'
import { makeHouseRail } from './supplier.ts'

const now = Date.parse('2027-03-01T09:00:00Z')
const clock = { now: () => new Date(now) }
const places = makePlaces(loadCatalogue())
const [paris, zurich] = ['8768600', '8503000']

const train = (operator: string, brand: string, number: string): Journey =>
  journeyOf({
    ...{ trip: number, operator, brand, number },
    calls: [
      [paris, '2027-05-14T06:00:00Z', '2027-05-14T06:00:00Z'],
      [zurich, '2027-05-14T10:00:00Z', '2027-05-14T10:00:00Z'],
    ],
  })

const query = (): Queries['rail'] => ({
  legs: [{ from: { code: paris, context: 'UIC' }, to: { code: zurich, context: 'UIC' }, at: '2027-05-14T00:00' }],
  party: [{ ref: '1', type: 'adult', age: 31 }],
})

const sold: { rows: unknown[]; isAway: boolean } = { rows: [], isAway: false }
const ask = vi.fn(async () => {
  if (sold.isAway) throw Object.assign(new Error('Nobody is there.'), { code: 'ECONNREFUSED' })
  return sold.rows
})
const db = { query: ask } as unknown as Db

const router = { find: vi.fn<(query: unknown, signal?: AbortSignal) => Promise<readonly Journey[]>>() }
const openFamilies = () =>
  makeHouseRail({
    ...{ db, clock, expiryClock: clock, places, router, log: { warn: () => undefined } },
    safe: makeSafe(['a secret for what is on sale']),
  })

let families = openFamilies()

/** What came of it with each family; a fan-out gives each a signal of its own. */
const search = (asked: Queries['rail'], signalOf = (_: number) => new AbortController().signal) =>
  Promise.all(
    families.map(async (family, place) => {
      const found = await family.search(asked, {
        ...{ correlationId: 'on sale', deadline: now + 60_000, signal: signalOf(place), locale: 'en' },
        ...{ currency: 'EUR', pos: { channel: 'web', requestor: 'test' } },
      })
      return [family.id, found.ok ? found.value.length > 0 : found.error.kind] as const
    }),
  )

beforeEach(() => {
  families = openFamilies()
  Object.assign(sold, { rows: [], isAway: false })
  ask.mockClear()
  router.find
    .mockReset()
    .mockImplementation(async () => [train('LYRIA', 'TGV Lyria', '9203'), train('DB', 'ICE', '77')])
})

const selling = ['house-rail-france', 'house-rail-germany']

test('[R7.44] all families of one search look at one answer: seats are asked for once', async () => {
  const found = await search(query())
  expect(found.flatMap(([id, sells]) => (sells === true ? [id] : []))).toEqual(selling)
  expect(found).toHaveLength(11)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('[R7.44] a search that comes later sees what has been sold since, also with the same question', async () => {
  const asked = query()
  await search(asked)
  const comforts = ['STANDARD', 'COMFORT', 'PREMIER']
  sold.rows = [1, 2].flatMap((place) => comforts.map((comfort) => ({ place, comfort, capacity: 1, sold: 1, used: 1 })))
  const found = await search(asked)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(found.filter(([, sells]) => sells !== false)).toEqual([])
})

test('[F16] without the database only those fail who have something to sell', async () => {
  sold.isAway = true
  const found = await search(query())
  expect(found.filter(([, sells]) => sells !== false)).toEqual(selling.map((id) => [id, 'unavailable']))
  sold.isAway = false
  expect((await search(query())).filter(([, sells]) => sells === true)).toHaveLength(2)
})

test('[R9.13] a family that goes away leaves the others their answer; when all have gone, nobody looks any more', async () => {
  let arrive: (journeys: readonly Journey[]) => void = () => undefined
  const signals: (AbortSignal | undefined)[] = []
  router.find.mockImplementation((_, signal) => {
    signals.push(signal)
    return new Promise((resolve, reject) => {
      arrive = resolve
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  })
  const [one, rest] = [new AbortController(), new AbortController()]
  const answers = search(query(), (place) => (place === 0 ? one.signal : AbortSignal.any([rest.signal])))
  one.abort()
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  arrive([train('LYRIA', 'TGV Lyria', '9203')])
  const found = await answers
  expect(found[0]).toEqual(['house-rail-eurostar', 'timeout'])
  expect(found.flatMap(([id, sells]) => (sells === true ? [id] : []))).toEqual(['house-rail-france'])
  expect(signals.map((signal) => signal?.aborted)).toEqual([false])

  const all = new AbortController()
  const again = search({ ...query(), maxChanges: 2 }, () => AbortSignal.any([all.signal]))
  await vi.waitFor(() => expect(signals).toHaveLength(2))
  all.abort()
  expect((await again).map(([, sells]) => sells)).toEqual(families.map(() => 'timeout'))
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, true])
})
