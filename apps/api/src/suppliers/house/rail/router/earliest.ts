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
    const slice = slices[index]
    if (!slice) break
    for (let hop = firstHopFrom(slice, second); hop < slice.size; hop++) {
      const departs = slice.departs[hop] as number
      if (departs >= earliest || departs >= limit) return earliest
      const train = (firstTrain[index + (slice.age[hop] as number)] as number) + (slice.train[hop] as number)
      const rules = slice.rules[hop] as number
      if (isAboard[train] === 0) {
        if ((rules & boarding) === 0 || (ready[slice.from[hop] as number] as number) > departs) continue
        if (allowed && allowed[slice.operator[hop] as number] === 0) continue
        isAboard[train] = 1
      }
      if ((rules & leaving) === 0) continue
      const to = slice.to[hop] as number
      const arrives = slice.arrives[hop] as number
      if (((roles[to] as number) & isTarget) !== 0 && arrives < earliest) earliest = arrives
      const lastWay = wayStart[to + 1] as number
      for (let way = wayStart[to] as number; way < lastWay; way++) {
        const there = wayTo[way] as number
        const second = arrives + (waySeconds[way] as number)
        if (second < (ready[there] as number)) ready[there] = second
      }
    }
  }
  return earliest
}
