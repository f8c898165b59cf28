import type { Slice } from './calendar.ts'
import { boarding, leaving } from './network.ts'
import { firstHopFrom, isOrigin, isTarget, type Span } from './span.ts'

/** Later than any arrival. */
export const never = 0x7fffffff

/** The earliest arrival at the target for whoever stands at an origin at a second, with any number of changes: a plain connection scan. */
export function findEarliestArrival(span: Span, second: number): number {
  const { network, roles, allowed, slices, firstTrain, trainCount, limit } = span
  const { wayStart, wayTo, waySeconds } = network
  /** From when on a train can be boarded at a stop. */
  const ready = new Int32Array(network.stops.length).fill(never)
  const isAboard = new Uint8Array(trainCount)
  let earliest = never
  for (let stop = 0; stop < ready.length; stop++) if (((roles[stop] as number) & isOrigin) !== 0) ready[stop] = second
  for (let index = 0; index < slices.length; index++) {
    const slice = slices[index] as Slice
    const { size, departs, arrives, from, to, age, train, rules, operator } = slice
    for (let hop = firstHopFrom(slice, second); hop < size; hop++) {
      const leaves = departs[hop] as number
      if (leaves >= earliest || leaves >= limit) return earliest
      const number = (firstTrain[index + (age[hop] as number)] as number) + (train[hop] as number)
      const rule = rules[hop] as number
      if (isAboard[number] === 0) {
        if ((ready[from[hop] as number] as number) > leaves || (rule & boarding) === 0) continue
        if (allowed && allowed[operator[hop] as number] === 0) continue
        isAboard[number] = 1
      }
      if ((rule & leaving) === 0) continue
      const there = to[hop] as number
      const comes = arrives[hop] as number
      if (comes < earliest && ((roles[there] as number) & isTarget) !== 0) earliest = comes
      const lastWay = wayStart[there + 1] as number
      for (let way = wayStart[there] as number; way < lastWay; way++) {
        const stop = wayTo[way] as number
        const comesThere = comes + (waySeconds[way] as number)
        if (comesThere < (ready[stop] as number)) ready[stop] = comesThere
      }
    }
  }
  return earliest
}
