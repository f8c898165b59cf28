import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { layGrid } from '../../../../testing/train-grid.ts'
import type { Timetable } from '../timetable/timetable.ts'
import { makeFinder } from './find-journeys.ts'
import type { JourneyQuery } from './journey.ts'
import { buildNetwork } from './network.ts'
import { makeRouter, type RouterOptions } from './router.ts'

const day = 86_400_000
const monday = Date.UTC(2026, 5, 1)

const across: JourneyQuery = { from: ['0-0'], to: ['3-3'], earliest: monday, latest: monday + day, maxChanges: 7 }

const routers: { close(): Promise<void> }[] = []
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(routers.splice(0).map((router) => router.close()))
})

function open(options?: RouterOptions) {
  const router = makeRouter(options)
  routers.push(router)
  return router
}

async function openWithWorker(timetable: Timetable, options?: RouterOptions) {
  const started = once(process, 'worker') as Promise<[Worker]>
  const router = open(options)
  await router.load(() => [timetable])
  const [worker] = await started
  return { router, worker }
}

describe('the journey search in its own thread', () => {
  const grid = layGrid(4, 60)

  it('answers as the search itself does, whatever pages the timetable comes in', async () => {
    const builder = buildNetwork()
    builder.add(grid)
    const expected = makeFinder(builder.finish())(across)
    const router = open()
    await router.load(async function* () {
      yield { trips: grid.trips.slice(0, 100).toReversed(), transfers: grid.transfers }
      yield { services: grid.services, stops: grid.stops.toReversed() }
      yield { trips: grid.trips.slice(100) }
    })
    expect(expected.length).toBeGreaterThan(10)
    expect(await router.find(across)).toEqual(expected)
  })

  it('rejects without a timetable, and when it has been closed', async () => {
    const router = open()
    await expect(router.find(across)).rejects.toThrow('No timetable')
    await router.load(() => [grid])
    const open3 = [router.find(across), router.find(across), router.find(across)].map((answer) =>
      expect(answer).rejects.toThrow('closed'),
    )
    await router.close()
    await Promise.all(open3)
    await expect(router.find(across)).rejects.toThrow('closed')
    await expect(router.load(() => [grid])).rejects.toThrow('closed')
  })

  it('takes a new timetable, and keeps the old one when the new one cannot be read', async () => {
    const router = open()
    await router.load(() => [grid])
    const before = await router.find(across)
    await expect(
      router.load(async function* () {
        yield { stops: grid.stops }
        throw new Error('The table is gone.')
      }),
    ).rejects.toThrow('The table is gone.')
    expect(await router.find(across)).toEqual(before)
    await expect(router.load(() => [{ trips: grid.trips.slice(0, 1) }])).rejects.toThrow('unknown')
    expect(await router.find(across)).toEqual(before)
    await router.load(() => [])
    expect(await router.find(across)).toEqual([])
  })

  it('gives up a question when its signal fires, and answers the others', async () => {
    const { router, worker } = await openWithWorker(grid)
    const asked: unknown[] = []
    const post = worker.postMessage.bind(worker)
    worker.postMessage = (order: { query?: JourneyQuery }) => {
      asked.push(order.query)
      post(order)
    }
    const stop = new AbortController()
    const first = router.find(across)
    const second = router.find({ ...across, maxChanges: 1 }, stop.signal)
    const third = router.find({ ...across, maxChanges: 2 })
    stop.abort(new Error('no longer wanted'))
    await expect(second).rejects.toThrow('no longer wanted')
    await expect(router.find(across, stop.signal)).rejects.toThrow('no longer wanted')
    expect((await first).length).toBeGreaterThan(0)
    expect((await third).length).toBeGreaterThan(0)
    expect(asked).toEqual([across, { ...across, maxChanges: 2 }])
  })

  it('rejects what is open when the worker dies, and starts another with the timetable for the next question', async () => {
    const { router, worker } = await openWithWorker(grid)
    const before = await router.find(across)
    const lost = expect(router.find(across)).rejects.toThrow()
    await worker.terminate()
    await lost
    expect(await router.find(across)).toEqual(before)
  })

  it('ends a search that does not end', async () => {
    const { router, worker } = await openWithWorker(grid, { patience: 200 })
    worker.postMessage = () => {}
    // The clock goes on for this search alone: however busy the machine is, the next one has all the time it needs.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const lost = expect(router.find(across)).rejects.toThrow('did not end')
    await vi.advanceTimersByTimeAsync(200)
    await lost
    await expect.poll(() => router.find(across).catch(() => [])).not.toEqual([])
  })
})
