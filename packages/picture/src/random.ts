/** A number for a text: the same for ever, because a hotel must not change its face. */
export function hash(text: string): number {
  let value = 2166136261
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0
    value = Math.imul(value, 16777619) >>> 0
  }
  value ^= value >>> 15
  value = Math.imul(value, 2246822519) >>> 0
  value ^= value >>> 13
  return value >>> 0
}

/** Chance that can be repeated: the same seed gives the same sequence. */
export interface Random {
  /** From 0 to below 1. */
  next(): number
  between(low: number, high: number): number
  /** Both ends included. */
  whole(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  chance(share: number): boolean
}

export function randomFrom(seed: string): Random {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number): number => low + (high - low) * next()
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
    chance: (share) => next() < share,
  }
}
