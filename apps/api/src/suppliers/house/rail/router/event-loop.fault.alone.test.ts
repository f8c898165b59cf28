import { expect, it } from 'vitest'
import { watchEventLoop } from '../../../../testing/event-loop.ts'
import { layGrid } from '../../../../testing/train-grid.ts'
import type { JourneyQuery } from './journey.ts'
import { makeRouter } from './router.ts'

const day = 86_400_000
const monday = Date.UTC(2026, 5, 1)
const across: JourneyQuery = { from: ['0-0'], to: ['3-3'], earliest: monday, latest: monday + day, maxChanges: 7 }

it('never holds up the event loop for 20 ms, neither loading nor searching', { timeout: 120_000 }, async () => {
  const timetable = layGrid(12, 15)
  expect(timetable.trips.length).toBeGreaterThan(3000)
  const corners = ['0-0', '0-11', '11-0', '11-11', '5-5']
  const queries = Array.from({ length: 50 }, (_, index) => ({
    ...across,
    from: [corners[index % 5] as string],
    to: [corners[(index + 1 + (index % 3)) % 5] as string],
  }))
  // Whatever else the machine does only adds: one quiet round proves it, and a search that blocks has none.
  const longest: number[] = []
  for (let round = 0; round < 3 && !longest.some((delay) => delay < 20); round++) {
    const router = makeRouter()
    const stopWatching = watchEventLoop()
    await router.load(() => [timetable])
    const answers = await Promise.all(queries.map((query) => router.find(query)))
    longest.push(stopWatching())
    expect(answers.every((journeys) => journeys.length > 20)).toBe(true)
    await router.close()
  }
  expect(Math.min(...longest)).toBeLessThan(20)
})
