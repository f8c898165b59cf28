import { boarding, leaving, type Network } from './network.ts'
import { isOrigin, isTarget } from './span.ts'

/** For each stop, where in `calls` the calls at it lie, and which trip each of them belongs to. */
function indexCalls({ stops, trips, callStart, callStop }: Network) {
  const start = new Int32Array(stops.length + 1)
  for (const stop of callStop) start[stop + 1] = (start[stop + 1] as number) + 1
  for (let stop = 0; stop < stops.length; stop++)
    start[stop + 1] = (start[stop + 1] as number) + (start[stop] as number)
  const next = start.slice()
  const calls = new Int32Array(callStop.length)
  const tripOf = new Int32Array(callStop.length)
  for (let trip = 0; trip < trips.length; trip++) {
    for (let call = callStart[trip] as number; call < (callStart[trip + 1] as number); call++) {
      const stop = callStop[call] as number
      calls[next[stop] as number] = call
      next[stop] = (next[stop] as number) + 1
      tripOf[call] = trip
    }
  }
  return { start, calls, tripOf }
}

/** The ways from a train to another, told from their ends. */
function turnWays({ stops, wayStart, wayTo }: Network): number[][] {
  const into: number[][] = stops.map(() => [])
  for (let stop = 0; stop < stops.length; stop++)
    for (let way = wayStart[stop] as number; way < (wayStart[stop + 1] as number); way++)
      into[wayTo[way] as number]?.push(stop)
  return into
}

/**
 * Whether so many changes are not enough between the origins and the targets, on whatever day: it is counted on the
 * trains' ways alone, back from the targets.
 */
export function makeNeedsMoreChanges(network: Network) {
  const { callStart, callStop, callRules } = network
  const { start, calls, tripOf } = indexCalls(network)
  const waysInto = turnWays(network)
  return (roles: Uint8Array, most: number): boolean => {
    /** Before these, the calls of a trip are known to lead to the target. */
    const reached = callStart.slice(0, -1)
    const isKnown = new Uint8Array(roles.length)
    let ends: number[] = []
    for (let stop = 0; stop < roles.length; stop++) if (((roles[stop] as number) & isTarget) !== 0) ends.push(stop)
    for (let changes = 0; changes <= most && ends.length > 0; changes++) {
      const begins: number[] = []
      for (const end of ends) {
        for (let place = start[end] as number; place < (start[end + 1] as number); place++) {
          const call = calls[place] as number
          if (((callRules[call] as number) & leaving) === 0) continue
          const trip = tripOf[call] as number
          for (let before = reached[trip] as number; before < call; before++) {
            const stop = callStop[before] as number
            if (isKnown[stop] === 1 || ((callRules[before] as number) & boarding) === 0) continue
            if (((roles[stop] as number) & isOrigin) !== 0) return false
            isKnown[stop] = 1
            begins.push(stop)
          }
          reached[trip] = Math.max(reached[trip] as number, call)
        }
      }
      ends = begins.flatMap((stop) => waysInto[stop] ?? [])
    }
    return true
  }
}
