import { ownTurn } from '../platform/turn.ts'

/** Some milliseconds of work: other calls are not kept waiting for all of it. */
const atOnce = 25

/** One after the other, a slice at a time. */
export async function inSlices<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = []
  for (let at = 0; at < items.length; at += atOnce) {
    if (at > 0) await ownTurn()
    made.push(...items.slice(at, at + atOnce).map(make))
  }
  return made
}
