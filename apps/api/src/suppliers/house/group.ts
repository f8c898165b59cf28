/** The things of each key, in their order. */
export function groupBy<Key, Thing>(things: readonly Thing[], keyOf: (thing: Thing) => Key): ReadonlyMap<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const group = groups.get(key)
    if (group) group.push(thing)
    else groups.set(key, [thing])
  }
  return groups
}
