/** The one that a share from 0 to 1 falls on, when each takes as much room as it weighs. */
export function pickByWeight<Thing>(
  things: readonly Thing[],
  weightOf: (thing: Thing) => number,
  share: number,
): Thing {
  const all = things.reduce((sum, thing) => sum + weightOf(thing), 0)
  let left = share * all
  for (const thing of things) {
    left -= weightOf(thing)
    if (left < 0) return thing
  }
  const last = things.at(-1)
  if (last === undefined) throw new Error('There is nothing to pick from.')
  return last
}

export const within = (lowest: number, value: number, highest: number): number =>
  Math.min(highest, Math.max(lowest, value))

/** The smallest rank first; each is asked for once, however long the list. */
export const sortedBy = <Thing>(things: readonly Thing[], rankOf: (thing: Thing) => number): Thing[] =>
  things
    .map((thing) => ({ thing, rank: rankOf(thing) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing)
