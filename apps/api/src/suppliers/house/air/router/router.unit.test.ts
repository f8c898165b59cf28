import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { makeAirWorld } from '../../../../testing/house-air-world.ts'
import { type AirRouter, makeRouter } from './router.ts'
import type { VoyageQuery } from './voyage.ts'

const { airports, find } = makeAirWorld()

const routers: AirRouter[] = []
afterEach(async () => {
  await Promise.all(routers.splice(0).map((router) => router.close()))
})

function open(): AirRouter {
  const router = makeRouter(airports)
  routers.push(router)
  return router
}

const across: VoyageQuery = { from: ['HKG'], to: ['LIS'], day: '2027-03-16', maxStops: 1, limit: 20 }
const back: VoyageQuery = { ...across, from: ['LIS'], to: ['HKG'], day: '2027-03-27' }

test('[R7.16] the thread finds what is found without it, leg by leg', async () => {
  expect(await open().find([across, back])).toEqual([find(across), find(back)])
})

test('[R7.16] whoever has gone away is answered at once, and the next one is still served', async () => {
  const router = open()
  const leaving = new AbortController()
  const [first, second, third] = [router.find([across]), router.find([across], leaving.signal), router.find([back])]
  leaving.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  expect([await first, await third]).toEqual([[find(across)], [find(back)]])
  await expect(router.find([across], leaving.signal)).rejects.toThrow('gone')
})

test('[R7.16] when the thread dies its question fails, and the next one starts it again', async () => {
  const started = once(process, 'worker') as Promise<[Worker]>
  const router = open()
  const asked = router.find([across])
  const [thread] = await started
  await Promise.all([expect(asked).rejects.toThrow('The flight search has stopped.'), thread.terminate()])
  expect(await router.find([back])).toEqual([find(back)])
})

test('[R7.16] nothing is asked of a closed one', async () => {
  const router = open()
  const asked = router.find([across])
  const waiting = router.find([back])
  const ends = Promise.all([expect(asked).rejects.toThrow(), expect(waiting).rejects.toThrow('closed')])
  await router.close()
  await ends
  await expect(router.find([across])).rejects.toThrow('closed')
})
