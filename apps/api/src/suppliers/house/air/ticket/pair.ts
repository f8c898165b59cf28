import { ownTurn } from '../../../../platform/turn.ts'
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

const minutesOf = ({ flights }: VoyageFound): number => (flights.at(-1)?.arrives ?? 0) - (flights[0]?.departs ?? 0)

/** Between landing and leaving again. */
const leastStay = 120

const fits = (out: VoyageFound, back: VoyageFound): boolean =>
  (back.flights[0]?.departs ?? 0) >= (out.flights.at(-1)?.arrives ?? 0) + leastStay

export interface Pair {
  readonly out: VoyageFound
  readonly back: VoyageFound
}

/** Some milliseconds of work. */
const atOnce = 30
/** Ways back that are shown with one way out. */
const waysBack = 12

/**
 * The best ways out, each with its best ways back: cheap first, hours counted as money. So many that whoever has chosen
 * a way out still has a choice of ways back.
 */
export async function pairUp(outs: readonly Half[], backs: readonly Half[], most: number): Promise<Pair[]> {
  const priceOf = (out: Half, back: Half): number =>
    out.airline !== undefined && out.airline === back.airline ? out.half + back.half : out.alone + back.alone
  const timeOf = (out: Half, back: Half): number =>
    ((minutesOf(out.voyage) + minutesOf(back.voyage)) / 60) * hourPrice(most)
  const each = Math.min(waysBack, Math.max(3, Math.round(Math.sqrt(most) * 0.5)))
  const groups: { out: Half; ways: { back: Half; worth: number }[]; worth: number }[] = []
  for (const [index, out] of outs.entries()) {
    if (index % atOnce === 0) await ownTurn()
    const ways = backs
      .filter((back) => fits(out.voyage, back.voyage))
      .map((back) => ({ back, worth: priceOf(out, back) + timeOf(out, back) }))
      .sort((one, other) => one.worth - other.worth)
    groups.push({ out, ways: ways.slice(0, each), worth: ways[0]?.worth ?? Number.POSITIVE_INFINITY })
  }
  groups.sort((one, other) => one.worth - other.worth)
  return groups
    .flatMap(({ out, ways }) => ways.map(({ back }) => ({ out: out.voyage, back: back.voyage })))
    .slice(0, most)
}
