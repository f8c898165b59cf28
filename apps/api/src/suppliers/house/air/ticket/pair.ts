import { mapInTurns } from '../../../../platform/turn.ts'
import type { VoyageFound } from '../router/voyage.ts'

/** A voyage, what it would cost alone and as one half of a return, in minor units, and how long it takes. */
export interface Half {
  readonly voyage: VoyageFound
  readonly alone: number
  readonly half: number
  /** Who answers for it, where it is one contract that has a return fare. */
  readonly airline: string | undefined
}

/** An hour of one's life, in minor units; whoever wants one trip wants the cheapest. */
const hourPrice = (most: number): number => (most === 1 ? 0 : 1400)

interface Timed {
  readonly half: Half
  readonly departs: number
  readonly arrives: number
}

const timedOf = (half: Half): Timed => {
  const { flights } = half.voyage
  return { half, departs: flights[0]?.departs ?? 0, arrives: flights.at(-1)?.arrives ?? 0 }
}

/** Between landing and leaving again. */
const leastStay = 120

export interface Pair {
  readonly out: VoyageFound
  readonly back: VoyageFound
}

/** Ways back that are shown with one way out. */
const waysBack = 12

interface Way {
  readonly back: Half
  readonly worth: number
}

/** Among the best so far, behind those that are as good; nowhere where there are enough of them. */
function putIn(best: Way[], way: Way, most: number): void {
  let at = best.length
  while (at > 0 && (best[at - 1]?.worth ?? 0) > way.worth) at -= 1
  best.splice(at, 0, way)
  if (best.length > most) best.pop()
}

/**
 * The best ways out, each with its best ways back: cheap first, hours counted as money. So many that whoever has chosen
 * a way out still has a choice of ways back.
 */
export async function pairUp(outs: readonly Half[], backs: readonly Half[], most: number): Promise<Pair[]> {
  const each = Math.min(waysBack, Math.max(3, Math.round(Math.sqrt(most) * 0.5)))
  const hour = hourPrice(most)
  const timed = backs.map(timedOf)
  function waysFrom(out: Timed): Way[] {
    const best: Way[] = []
    for (const { half: back, departs, arrives } of timed) {
      if (departs < out.arrives + leastStay) continue
      const isReturn = out.half.airline !== undefined && out.half.airline === back.airline
      const price = isReturn ? out.half.half + back.half : out.half.alone + back.alone
      const worth = price + ((out.arrives - out.departs + (arrives - departs)) / 60) * hour
      if (best.length < each || worth < (best.at(-1)?.worth ?? 0)) putIn(best, { back, worth }, each)
    }
    return best
  }
  const groups = await mapInTurns(outs, (out) => {
    const ways = waysFrom(timedOf(out))
    return { out, ways, worth: ways[0]?.worth ?? Number.POSITIVE_INFINITY }
  })
  groups.sort((one, other) => one.worth - other.worth)
  return groups
    .flatMap(({ out, ways }) => ways.map(({ back }) => ({ out: out.voyage, back: back.voyage })))
    .slice(0, most)
}
