/** A number as it is written, without a float on the way: digits × 10^−scale. */
export interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

/** Longer texts are no amount of anything: refused before they are read. */
const longest = 40

const shape = /^(-?)(\d+)(?:\.(\d+))?$/

/** Undefined for anything but figures with at most one point between them: no plus, no exponent, no spaces, no grouping. */
export function readDecimal(text: string): Decimal | undefined {
  const found = text.length <= longest ? shape.exec(text) : null
  if (!found) return undefined
  const [, sign = '', whole = '', fraction = ''] = found
  return { digits: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length }
}

export function writeDecimal({ digits, scale }: Decimal): string {
  const sign = digits < 0n ? '-' : ''
  const figures = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
  return scale === 0 ? `${sign}${figures}` : `${sign}${figures.slice(0, -scale)}.${figures.slice(-scale)}`
}

/** The quotient as a whole number; a half goes away from zero. The divisor is above zero. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend
  const rounded = (2n * size + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

/** The same of two numbers, both whole and below 2^53: remainder and quotient of such are exact as doubles, too. */
export function divideRoundedSmall(dividend: number, divisor: number): number {
  const size = Math.abs(dividend)
  const rest = size % divisor
  const whole = (size - rest) / divisor
  const rounded = 2 * rest >= divisor ? whole + 1 : whole
  // Less than nothing rounded to nothing is 0, not −0.
  return dividend < 0 ? 0 - rounded : rounded
}

/** Those of rates and currencies; a power is made digit by digit. */
const powers = Array.from({ length: 41 }, (_, exponent) => 10n ** BigInt(exponent))

export const powerOfTen = (exponent: number): bigint => powers[exponent] ?? 10n ** BigInt(exponent)
