/** Chance that can be repeated: the same seed draws the same. */
export interface Lot {
  /** From 0 up to but not 1. */
  draw(): number
  /** Both ends included. */
  whole(from: number, to: number): number
  oneOf<Value>(values: readonly Value[]): Value
  /** So many times of a hundred. */
  happens(percent: number): boolean
}

/** Marsaglia's xorshift on 32 bits, stirred first: neighbouring seeds draw differently. */
export function makeLot(seed: number): Lot {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0 || 1
  const draw = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4_294_967_296
  }
  for (let turn = 0; turn < 8; turn++) draw()
  const whole = (from: number, to: number): number => from + Math.floor(draw() * (to - from + 1))
  return {
    draw,
    whole,
    oneOf<Value>(values: readonly Value[]): Value {
      const value = values[whole(0, values.length - 1)]
      if (value === undefined) throw new Error('There is nothing to draw from.')
      return value
    },
    happens: (percent) => draw() * 100 < percent,
  }
}
