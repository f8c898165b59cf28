import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyExponents } from './catalogue/currency-exponent.ts'
import { divideRounded, divideRoundedSmall, powerOfTen, readDecimal } from './decimal.ts'
import { allocate, convert, exponentOf, type Money, share } from './money.ts'

/** As if there were no numbers but whole ones without end: what every amount is held to, small and large. */
const exactly = {
  share: (minor: number, basisPoints: number): bigint => divideRounded(BigInt(minor) * BigInt(basisPoints), 10_000n),
  convert(minor: number, rate: string, from: string, to: string): bigint {
    const { digits, scale } = readDecimal(rate) ?? { digits: 0n, scale: 0 }
    return divideRounded(BigInt(minor) * digits * powerOfTen(exponentOf(to)), powerOfTen(scale + exponentOf(from)))
  },
  allocate(minor: number, weights: readonly number[]): bigint[] {
    const whole = BigInt(Math.abs(minor))
    const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
    const parts = weights.map((weight) => (whole * BigInt(weight)) / all)
    const order = weights
      .map((weight, index) => ({ index, remainder: (whole * BigInt(weight)) % all }))
      .toSorted((one, other) => Number(other.remainder - one.remainder))
    const rest = Number(whole - parts.reduce((sum, part) => sum + part, 0n))
    for (const { index } of order.slice(0, rest)) parts[index] = (parts[index] ?? 0n) + 1n
    return minor < 0 ? parts.map((part) => -part) : parts
  },
}

/** Of every length, so that products fall on both sides of 2^53, and often just beside it. */
const whole = (most: number): fc.Arbitrary<number> =>
  fc
    .tuple(fc.integer({ min: 0, max: 53 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([bits, part]) => Math.min(most, Math.floor(2 ** bits * part)))
const minor = fc.tuple(whole(Number.MAX_SAFE_INTEGER), fc.boolean()).map(([size, below]) => (below ? 0 - size : size))
const currency = fc.constantFrom('USD', 'JPY', 'KWD', ...currencyExponents.keys())
/** Up to the eighteen figures of a rate over a rate, often with noughts at their end. */
const rate = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }), fc.integer({ min: 0, max: 18 }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, cut, scale]) => {
    const text = String(digits / 10n ** BigInt(cut) || 1n).padStart(scale + 1, '0')
    return scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}${'0'.repeat(cut)}`
  })

/** What is said exactly; an amount beyond 2^53 is refused, however it came about. */
function expectSame(make: () => Money[], exact: readonly bigint[]): void {
  if (exact.every((one) => Number.isSafeInteger(Number(one)))) {
    const minors = make().map((money) => money.minor)
    expect(minors).toEqual(exact.map(Number))
  } else expect(make).toThrow(RangeError)
}

describe('amounts that are computed with numbers', () => {
  it('[R1.5] are those that are computed without end: a share', () => {
    fc.assert(
      fc.property(minor, whole(200_000_000), (one, points) =>
        expectSame(() => [share({ minor: one, currency: 'USD' }, points)], [exactly.share(one, points)]),
      ),
      { numRuns: 500 },
    )
  })

  it('[R1.5] are those that are computed without end: a conversion', () => {
    fc.assert(
      fc.property(minor, rate, currency, currency, (one, text, from, to) =>
        expectSame(() => [convert({ minor: one, currency: from }, text, to)], [exactly.convert(one, text, from, to)]),
      ),
      { numRuns: 1_000 },
    )
  })

  it('[R1.5] are those that are computed without end: parts', () => {
    const weights = fc.array(whole(Number.MAX_SAFE_INTEGER), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(minor, weights, (one, wanted) => {
        fc.pre(wanted.some((weight) => weight > 0))
        expectSame(() => allocate({ minor: one, currency: 'USD' }, wanted), exactly.allocate(one, wanted))
      }),
      { numRuns: 500 },
    )
  })

  it('[R1.5] are those that are computed without end: a quotient', () => {
    fc.assert(
      fc.property(minor, whole(Number.MAX_SAFE_INTEGER), (one, other) => {
        const divisor = Math.max(1, other)
        expect(divideRoundedSmall(one, divisor)).toBe(Number(divideRounded(BigInt(one), BigInt(divisor))))
      }),
      { numRuns: 500 },
    )
    expect([7, 5, 3, 0, -3, -5, -7].map((dividend) => divideRoundedSmall(dividend, 10))).toEqual([
      1, 1, 0, 0, 0, -1, -1,
    ])
  })

  it('[R1.5] are refused where they are no whole number, though their product is one', () => {
    expect(() => convert({ minor: 0.5, currency: 'USD' }, '2', 'USD')).toThrow(RangeError)
    expect(() => share({ minor: 0.5, currency: 'USD' }, 20_000)).toThrow(RangeError)
    expect(() => allocate({ minor: 0.5, currency: 'USD' }, [2, 2])).toThrow(RangeError)
    expect(() => allocate({ minor: Number.NaN, currency: 'USD' }, [1])).toThrow(RangeError)
  })

  it('[R9.11] follow the rate they are asked at, whichever was asked before', () => {
    const dollars = { minor: 10_000, currency: 'USD' }
    const rates = ['0.92', '7.8', '0.92', '1', '7.80']
    expect(rates.map((text) => convert(dollars, text, 'USD').minor)).toEqual([9_200, 78_000, 9_200, 10_000, 78_000])
  })
})
