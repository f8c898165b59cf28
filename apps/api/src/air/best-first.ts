import { scoreOf } from '@portolan/domain/air/score'
import { ratioOf } from '@portolan/domain/amount'
import type { Standing, Trip } from './trips.ts'

interface Placed {
  readonly trip: Trip
  readonly standing: Standing
}

/** Of the way out, which is chosen first. */
function outwardOf({ cheapest }: Trip): { minutes: number; warnings: number } {
  const [{ minutes = 0, connections = [] } = {}] = cheapest.detail.voyages
  return { minutes, warnings: new Set(connections.flatMap((one) => one.warnings)).size }
}

function ofOneLeg(trips: readonly Placed[]): Placed[] {
  const least = Math.max(1, Math.min(...trips.map(({ standing }) => standing.price)))
  const fastest = Math.max(1, Math.min(...trips.map(({ trip }) => outwardOf(trip).minutes)))
  return trips
    .map((one) => {
      const { minutes, warnings } = outwardOf(one.trip)
      return { one, score: scoreOf(ratioOf(one.standing.price, least), minutes / fastest, warnings) }
    })
    .sort((one, other) => one.score - other.score)
    .map(({ one }) => one)
}

/**
 * In what order an answer that is shown as it comes is told: what is on the screen first is what stays there. Told by
 * price, a list began with the cheapest of the slowest, and each line put better flights above what was being read.
 */
export const bestFirst = (trips: readonly Placed[]): Placed[] =>
  [...new Set(trips.map(({ standing }) => standing.leg))].flatMap((leg) =>
    ofOneLeg(trips.filter(({ standing }) => standing.leg === leg)),
  )
