import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FlightFound } from '../router/voyage.ts'
import { type Half, pairUp } from './pair.ts'

const half = fc
  .record({
    departs: fc.integer({ min: 0, max: 3000 }),
    minutes: fc.integer({ min: 60, max: 900 }),
    alone: fc.integer({ min: 1, max: 4 }).map((price) => price * 10_000),
    airline: fc.constantFrom('BA', 'LH', undefined),
  })
  .map(({ departs, minutes, alone, airline }): Half => {
    const flight = { departs, arrives: departs + minutes } as FlightFound
    return { voyage: { flights: [flight], joins: [] }, alone, half: alone * 0.78, airline }
  })

const departsOf = ({ voyage }: Half): number => voyage.flights[0]?.departs ?? 0
const arrivesOf = ({ voyage }: Half): number => voyage.flights[0]?.arrives ?? 0

/** As it reads: all ways back with each way out, put in order. */
function plainPairs(outs: readonly Half[], backs: readonly Half[], most: number) {
  const each = Math.min(12, Math.max(3, Math.round(Math.sqrt(most) * 0.5)))
  const hour = most === 1 ? 0 : 1400
  const worthOf = (out: Half, back: Half): number => {
    const price =
      out.airline !== undefined && out.airline === back.airline ? out.half + back.half : out.alone + back.alone
    return price + ((arrivesOf(out) - departsOf(out) + (arrivesOf(back) - departsOf(back))) / 60) * hour
  }
  return outs
    .map((out) => ({
      out,
      ways: backs
        .filter((back) => departsOf(back) >= arrivesOf(out) + 120)
        .map((back) => ({ back, worth: worthOf(out, back) }))
        .toSorted((one, other) => one.worth - other.worth),
    }))
    .map(({ out, ways }) => ({ out, ways: ways.slice(0, each), worth: ways[0]?.worth ?? Number.POSITIVE_INFINITY }))
    .toSorted((one, other) => one.worth - other.worth)
    .flatMap(({ out, ways }) => ways.map(({ back }) => ({ out: out.voyage, back: back.voyage })))
    .slice(0, most)
}

test('[R7.16] the best ways out come first, each with its best ways back; what is as good stays in its order', async () => {
  const halves = fc.array(half, { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(halves, halves, fc.constantFrom(1, 20, 200, 1000), async (outs, backs, most) => {
      const [found, plain] = [await pairUp(outs, backs, most), plainPairs(outs, backs, most)]
      expect(found.length).toBe(plain.length)
      for (const [index, pair] of found.entries()) {
        expect(pair.out).toBe(plain[index]?.out)
        expect(pair.back).toBe(plain[index]?.back)
      }
    }),
    { numRuns: 150 },
  )
})
