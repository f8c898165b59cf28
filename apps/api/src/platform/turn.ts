import { setImmediate as nextRound } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/** Of all who wait here one goes on in each round of the loop: between two, everybody's small calls are heard. */
export function ownTurn(): Promise<void> {
  last = last.then(() => nextRound())
  return last
}

/** Milliseconds of work at a stretch. */
const longest = 4

/** Asked between two pieces of long work. */
export type Turn = () => Promise<void> | undefined

/**
 * Undefined: go on at once. Whoever has worked long enough lets others in, and has his own turn when all have had theirs.
 * Time is counted, not pieces: with a turn for every piece, whoever cuts his work small waits longest.
 */
export function takeTurns(): Turn {
  let since = performance.now()
  const wait = async () => {
    await ownTurn()
    since = performance.now()
  }
  return () => (performance.now() - since < longest ? undefined : wait())
}

/** One after the other; nobody else is kept waiting for all of them. */
export async function mapInTurns<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Promise<Made[]> {
  const turn = takeTurns()
  const made: Made[] = []
  for (const item of items) {
    await turn()
    made.push(make(item))
  }
  return made
}
