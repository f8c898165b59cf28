import { expect, test, vi } from 'vitest'
import { loadCatalogue } from '../../../../place/catalogue/load.ts'
import { makePlaces } from '../../../../place/places.ts'
import { journeyOf, makeScriptedRouter } from '../../../../testing/scripted-router.ts'
import type { Journey, JourneyQuery } from '../router/journey.ts'
import { makeJourneyFinder, type Wish } from './journey-finder.ts'

const places = makePlaces(loadCatalogue())
const now = Date.parse('2027-03-01T09:00:00Z')
const [paris, lyon] = ['8768600', '8772319']

const train = (number: string, departs: string, arrives: string): Journey =>
  journeyOf({
    ...{ trip: number, operator: 'SNCF', brand: 'TGV INOUI', number },
    calls: [
      [paris, departs, departs],
      [lyon, arrives, arrives],
    ],
  })
const fast = train('6603', '2027-05-14T06:00:00Z', '2027-05-14T08:00:00Z')
const slow = train('17750', '2027-05-14T06:30:00Z', '2027-05-14T11:31:00Z')

const wish = (more: Partial<Wish['leg']> = {}, rest: Partial<Wish> = {}): Wish => ({
  leg: { from: { code: paris, context: 'UIC' }, to: { code: lyon, context: 'UIC' }, at: '2027-05-14T07:00', ...more },
  maxChanges: undefined,
  operators: undefined,
  ...rest,
})
const stay = () => new AbortController().signal

test('[R7.44] eleven families that ask for the same journey ask the router once, for a minute', async () => {
  const router = makeScriptedRouter([fast])
  const find = makeJourneyFinder(router, places)
  const all = await Promise.all(Array.from({ length: 11 }, () => find(wish(), now, stay())))
  expect(all).toEqual(Array.from({ length: 11 }, () => [fast]))
  await find(wish(), now + 59_000, stay())
  expect(router.asked).toHaveLength(1)
  await find(wish(), now + 60_000, stay())
  expect(router.asked).toHaveLength(2)
})

test('[R7.44] a city is all of its stations, and via, changes and operators are asked for', async () => {
  const router = makeScriptedRouter([fast])
  const find = makeJourneyFinder(router, places)
  const asked = wish(
    { from: { code: 'PAR', context: 'CITY' }, via: { code: '8771304', context: 'UIC' } },
    { maxChanges: 2, operators: ['SNCF'] },
  )
  expect(await find(asked, now, stay())).toEqual([fast])
  const [query] = router.asked
  expect(query).toMatchObject({ to: [lyon], via: ['8771304'], maxChanges: 2, operators: ['SNCF'] })
  expect(query?.from).toEqual(expect.arrayContaining([paris, '8727100']))
})

test('[R7.44] where five changes are not enough, seven are tried', async () => {
  const router = makeScriptedRouter([])
  const find = makeJourneyFinder(router, places)
  expect(await find(wish(), now, stay())).toEqual([])
  expect(router.asked.map(({ maxChanges }) => maxChanges)).toEqual([5, 7])
  await find(wish({}, { maxChanges: 0 }), now, stay())
  expect(router.asked.slice(2).map(({ maxChanges }) => maxChanges)).toEqual([0])
})

test('[R7.44] journeys that take far too long are left out', async () => {
  const find = makeJourneyFinder(makeScriptedRouter([fast, slow]), places)
  expect(await find(wish(), now, stay())).toEqual([fast])
})

test('[R8.7] an unknown station, the same station twice and what is no time are refused', async () => {
  const router = makeScriptedRouter([fast])
  const find = makeJourneyFinder(router, places)
  const unknown = { code: '9999999', context: 'UIC' } as const
  expect(await find(wish({ from: unknown }), now, stay())).toBe('A station is not known.')
  expect(await find(wish({ to: unknown }), now, stay())).toBe('A station is not known.')
  expect(await find(wish({ via: unknown }), now, stay())).toBe('A station is not known.')
  expect(await find(wish({ to: { code: 'PAR', context: 'CITY' } }), now, stay())).toMatch(/same/)
  expect(await find(wish({ at: '2027-02-30T07:00' }), now, stay())).toMatch(/no time/)
  expect(await find(wish({ at: '2027-02-27T07:00' }), now, stay())).toEqual([])
  expect(router.asked).toEqual([])
})

test('[R9.13] the question ends when the last of those who asked has gone, and not before', async () => {
  const asked: { query: JourneyQuery; signal: AbortSignal | undefined }[] = []
  const router = {
    find: vi.fn(async (query: JourneyQuery, signal?: AbortSignal) => {
      asked.push({ query, signal })
      return new Promise<readonly Journey[]>((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      )
    }),
  }
  const find = makeJourneyFinder(router, places)
  const [one, other] = [new AbortController(), new AbortController()]
  const answers = Promise.allSettled([find(wish(), now, one.signal), find(wish(), now, other.signal)])
  one.abort()
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false])
  other.abort()
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true])
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const third = new AbortController()
  const again = find(wish(), now, third.signal)
  expect(router.find).toHaveBeenCalledTimes(2)
  third.abort()
  await expect(again).rejects.toThrow()
})
