export type Lists = ReadonlyMap<string, Iterable<number>>

/** Where in a sorted sequence the first item stands that is not before the wanted one. */
export function lowerBound(length: number, isBefore: (index: number) => boolean): number {
  let from = 0
  let to = length
  while (from < to) {
    const middle = (from + to) >> 1
    if (isBefore(middle)) from = middle + 1
    else to = middle
  }
  return from
}

/** Beyond the last character of any text. */
const last = '\uffff'

/** The stretch of sorted texts that begin so. */
export function beginningAt(texts: readonly string[], beginning: string): { from: number; to: number } {
  const end = beginning + last
  return {
    from: lowerBound(texts.length, (index) => (texts[index] ?? '') < beginning),
    to: lowerBound(texts.length, (index) => (texts[index] ?? '') < end),
  }
}

/** Sorted keys; what belongs to neighbours lies side by side, so that a stretch of keys is one run of numbers. */
export function pack(lists: Lists): { keys: string[]; starts: Uint32Array; items: Uint32Array } {
  const keys = [...lists.keys()].sort()
  const starts = new Uint32Array(keys.length + 1)
  const items: number[] = []
  keys.forEach((key, index) => {
    items.push(...(lists.get(key) ?? []))
    starts[index + 1] = items.length
  })
  return { keys, starts, items: Uint32Array.from(items) }
}
