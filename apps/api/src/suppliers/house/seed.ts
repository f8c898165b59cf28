/** The same number for the same words, on every machine: nothing of the schedule is drawn anew. 0 to 2³² − 1. */
export function seedOf(...words: readonly (string | number)[]): number {
  const text = words.join(' ')
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  // The last letters would otherwise move the low bits alone.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** 0 to 1, without 1. */
export const shareOf = (...words: readonly (string | number)[]): number => seedOf(...words) / 0x1_0000_0000

export function pickOf<Thing>(things: readonly Thing[], ...words: readonly (string | number)[]): Thing {
  const thing = things[seedOf(...words) % things.length]
  if (thing === undefined) throw new Error('There is nothing to pick from.')
  return thing
}
