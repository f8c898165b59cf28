/** How many more itineraries an answer takes. */
export interface Room {
  /** False: there is no room left, of this leg of several cities. */
  take(leg: number): boolean
}

/** Each leg has its own share: a dear one is not crowded out by cheap ones. */
export function makeRoom(most: number, legs: number): Room {
  const left = Array.from({ length: legs }, () => Math.max(1, Math.floor(most / legs)))
  return {
    take(leg) {
      const free = left[leg] ?? 0
      left[leg] = free - 1
      return free > 0
    },
  }
}
