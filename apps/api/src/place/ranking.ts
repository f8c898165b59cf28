/** Keeps the best level of each place offered, and tells the first few: by level, then by importance. */
export interface Ranking {
  offer(place: number, level: number): void
  size(): number
  /** The best level so far; infinite while nothing was offered. */
  best(): number
  /** The places in order, and forgets everything. */
  finish(most: number): Ranked[]
}

export interface Ranked {
  readonly row: number
  readonly level: number
}

const none = 255

/** Places are numbered by importance, so the smaller number wins between equals. */
export function makeRanking(count: number): Ranking {
  const levels = new Uint8Array(count).fill(none)
  const offered = new Uint32Array(count)
  let size = 0
  let best = Number.POSITIVE_INFINITY
  return {
    offer(place, level) {
      const known = levels[place] ?? none
      if (known === none) offered[size++] = place
      if (level < known) levels[place] = level
      if (level < best) best = level
    },
    size: () => size,
    best: () => best,
    finish(most) {
      const first: number[] = []
      for (let index = 0; index < size; index++) {
        const place = offered[index] ?? 0
        const key = (levels[place] ?? none) * count + place
        levels[place] = none
        if (first.length === most && key > (first[most - 1] ?? 0)) continue
        let at = first.length < most ? first.length : most - 1
        for (; at > 0 && (first[at - 1] ?? 0) > key; at--) first[at] = first[at - 1] ?? 0
        first[at] = key
      }
      size = 0
      best = Number.POSITIVE_INFINITY
      return first.map((key) => ({ row: key % count, level: Math.floor(key / count) }))
    },
  }
}
