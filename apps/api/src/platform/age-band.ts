interface Band {
  fromAge: number
  toAge: number
}

/**
 * The ages at which nothing changes on any of several tickets. None where there is no such age: who turns twelve between two
 * trains is in one band out and in the next one back.
 */
export function bandIn(bands: readonly Band[]): Band | Record<string, never> {
  const fromAge = Math.max(...bands.map((band) => band.fromAge))
  const toAge = Math.min(...bands.map((band) => band.toAge))
  return bands.length > 0 && fromAge <= toAge ? { fromAge, toAge } : {}
}
