import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyExponents } from './catalogue/currency-exponent.ts'
import { powerOfTen, readDecimal } from './decimal.ts'
import {
  add,
  allocate,
  compare,
  convert,
  decimalOf,
  decimalTextOf,
  divide,
  exponentOf,
  isAmount,
  isCurrency,
  type Money,
  moneyOf,
  moneyOfNumber,
  multiply,
  share,
  split,
  subtract,
  sum,
  zero,
} from './money.ts'
import { divideRates } from './rate.ts'

const currency = fc.constantFrom(...currencyExponents.keys())
const moneyIn = (code: string, max = Number.MAX_SAFE_INTEGER): fc.Arbitrary<Money> =>
  fc.integer({ min: -max, max }).map((minor) => ({ minor: minor === 0 ? 0 : minor, currency: code }))
const money = currency.chain((code) => moneyIn(code))
/** Prices up to a thousand million minor units: converted at any rate they stay exact. */
const price = currency.chain((code) => moneyIn(code, 1_000_000_000))
/** From 0.0001 to 99,999. */
const rate = fc
  .tuple(fc.integer({ min: 1_000, max: 999_999_999 }), fc.integer({ min: 4, max: 7 }))
  .map(([digits, scale]) => {
    const figures = String(digits).padStart(scale + 1, '0')
    return scale === 0 ? figures : `${figures.slice(0, -scale)}.${figures.slice(-scale)}`
  })
const usd = (minor: number): Money => ({ minor, currency: 'USD' })
const total = (all: readonly Money[]): bigint => all.reduce((units, { minor }) => units + BigInt(minor), 0n)

describe('the exponents of ISO 4217', () => {
  it('[R1.5] are those of each currency, two for most', () => {
    for (const code of ['USD', 'HKD', 'EUR', 'GBP', 'CNY', 'HUF', 'TWD', 'AED', 'IDR', 'MRU', 'MGA', 'XCG'])
      expect(exponentOf(code), code).toBe(2)
    for (const code of ['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'XAF', 'XOF', 'XPF', 'UGX', 'PYG', 'RWF'])
      expect(exponentOf(code), code).toBe(0)
    for (const code of ['BHD', 'KWD', 'JOD', 'OMR', 'TND', 'LYD', 'IQD']) expect(exponentOf(code), code).toBe(3)
    for (const code of ['CLF', 'UYW']) expect(exponentOf(code), code).toBe(4)
    expect(currencyExponents.size).toBe(166)
    for (const code of currencyExponents.keys()) expect(code).toMatch(/^[A-Z]{3}$/)
  })

  it('[R1.5] know no other code, whatever it is', () => {
    for (const code of ['', 'usd', 'US', 'USDX', 'XXX', 'XAU', 'DEM', 'HRK', '__proto__', 'constructor']) {
      expect(isCurrency(code), code).toBe(false)
      expect(() => exponentOf(code), code).toThrow(new RangeError('The currency is not known.'))
      expect(() => moneyOf('1', code), code).toThrow(RangeError)
    }
  })
})

describe('an amount as text', () => {
  it('[R1.5] is read in the minor units of its currency', () => {
    expect(moneyOf('12.34', 'USD')).toEqual(usd(1234))
    expect(moneyOf('12.3', 'USD')).toEqual(usd(1230))
    expect(moneyOf('12', 'USD')).toEqual(usd(1200))
    expect(moneyOf('0.07', 'USD')).toEqual(usd(7))
    expect(moneyOf('000012.30', 'USD')).toEqual(usd(1230))
    expect(moneyOf('157', 'JPY')).toEqual({ minor: 157, currency: 'JPY' })
    expect(moneyOf('1.005', 'KWD')).toEqual({ minor: 1005, currency: 'KWD' })
    expect(moneyOf('90071992547409.91', 'USD')).toEqual(usd(Number.MAX_SAFE_INTEGER))
    expect(moneyOf('-0.01', 'USD', { signed: true })).toEqual(usd(-1))
    expect(Object.is(moneyOf('-0', 'USD', { signed: true }).minor, 0)).toBe(true)
  })

  it('[R1.5] is refused when it says more than the currency can, or is no decimal', () => {
    const bad = ['1.234', '1.230', '90071992547409.92', `1${'0'.repeat(39)}`, '9'.repeat(10_000)]
    const odd = [
      '',
      ' ',
      '.',
      '.5',
      '5.',
      '1e3',
      '1E3',
      '0x10',
      '+1',
      '-1',
      '1,50',
      '1 000',
      ' 1',
      '1\n',
      '١٢',
      '1.2.3',
    ]
    for (const text of [...bad, ...odd, 'NaN', 'Infinity', '--1'])
      expect(() => moneyOf(text, 'USD'), text.slice(0, 40)).toThrow(RangeError)
    expect(() => moneyOf('1.0', 'JPY')).toThrow(new RangeError('The amount has more decimals than its currency.'))
    expect(() => moneyOf('1e3', 'USD')).toThrow(new RangeError('The amount is not written as a decimal.'))
    expect(() => moneyOf('90071992547409.92', 'USD')).toThrow(
      'The amount is no whole number of minor units, or too large.',
    )
    for (const text of ['+1', '--1', '- 1', '-'])
      expect(() => moneyOf(text, 'USD', { signed: true })).toThrow(RangeError)
  })

  it('[R1.5] comes back as it was written, from text and from the wire', () => {
    fc.assert(
      fc.property(money, (one) => {
        expect(moneyOf(decimalTextOf(one), one.currency, { signed: true })).toEqual(one)
        expect(JSON.parse(JSON.stringify(decimalOf(one)))).toBe(Number(decimalTextOf(one)))
      }),
    )
    fc.assert(
      fc.property(
        price.filter(({ minor }) => minor >= 0),
        (one) => {
          expect(moneyOfNumber(decimalOf(one), one.currency)).toEqual(one)
        },
      ),
    )
    expect(moneyOfNumber(-19.99, 'USD', { signed: true })).toEqual(usd(-1999))
    expect(() => moneyOfNumber(-19.99, 'USD')).toThrow(RangeError)
    expect(decimalTextOf(usd(-5))).toBe('-0.05')
    expect(decimalTextOf({ minor: 157, currency: 'JPY' })).toBe('157')
    expect(decimalOf(usd(1_010))).toBe(10.1)
  })

  it('[R1.5] on the wire is an amount when its currency can hold it', () => {
    for (const good of [0, 1, 0.1, 19.99, 1_000_000_000]) expect(isAmount(good, 'USD'), `${good}`).toBe(true)
    for (const bad of [-1, 0.001, 0.1 + 0.2, 1e-7, 1e21, Number.NaN, Number.POSITIVE_INFINITY])
      expect(isAmount(bad, 'USD'), `${bad}`).toBe(false)
    expect(isAmount(1, 'XXX')).toBe(false)
    expect(isAmount(0.5, 'JPY')).toBe(false)
  })
})

describe('sums', () => {
  it('[R1.5] are undone by differences', () => {
    fc.assert(
      fc.property(
        price.chain((one) => fc.tuple(fc.constant(one), moneyIn(one.currency, 1_000_000_000))),
        ([one, other]) => {
          expect(subtract(add(one, other), other)).toEqual(one)
          expect(add(one, other)).toEqual(add(other, one))
          expect(Math.sign(compare(one, other))).toBe(Math.sign(subtract(one, other).minor))
          expect(sum([one, other, one], one.currency).minor).toBe(2 * one.minor + other.minor)
        },
      ),
    )
    expect(sum([], 'JPY')).toEqual(zero('JPY'))
  })

  it('[R1.5] of two currencies, of fractions or beyond what is exact are never made', () => {
    const yen = { minor: 1, currency: 'JPY' }
    for (const mix of [add, subtract, compare])
      expect(() => mix(usd(1), yen)).toThrow(new RangeError('The amounts are in two currencies.'))
    expect(() => sum([usd(1), yen], 'USD')).toThrow(RangeError)
    expect(() => sum([usd(1)], 'HKD')).toThrow(RangeError)
    expect(() => add(usd(Number.MAX_SAFE_INTEGER), usd(1))).toThrow(RangeError)
    expect(() => subtract(usd(-Number.MAX_SAFE_INTEGER), usd(1))).toThrow(RangeError)
    expect(() => add(usd(0.5), usd(0.5))).toThrow(RangeError)
    expect(() => share(usd(0.5), 10_000)).toThrow(RangeError)
    expect(() => convert(usd(Number.NaN), '1', 'HKD')).toThrow(RangeError)
  })
})

describe('so many of it, and one of so many', () => {
  it('[R1.5] are exact to the minor unit, where floats are not', () => {
    // In floats 1.15 × 3 is 3.4499999999999997.
    expect(multiply(usd(115), 3)).toEqual(usd(345))
    expect(multiply({ minor: 1_005, currency: 'KWD' }, 3)).toEqual({ minor: 3_015, currency: 'KWD' })
    expect(multiply(usd(115), 0)).toEqual(usd(0))
    expect(divide(usd(33_438), 4)).toEqual(usd(8_360))
    expect(divide(usd(-33_438), 4)).toEqual(usd(-8_360))
    expect(divide({ minor: 10_000, currency: 'JPY' }, 3)).toEqual({ minor: 3_333, currency: 'JPY' })
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 1_000 }), (one, count) => {
        expect(divide(multiply(one, count), count)).toEqual(one)
        expect(2 * Math.abs(divide(one, count).minor * count - one.minor)).toBeLessThanOrEqual(count)
      }),
    )
  })

  it('[R1.5] are of whole numbers alone', () => {
    for (const times of [-1, 0.5, Number.NaN])
      expect(() => multiply(usd(1), times)).toThrow(new RangeError('Something is had a whole number of times.'))
    for (const parts of [0, -1, 1.5, Number.NaN])
      expect(() => divide(usd(1), parts)).toThrow(new RangeError('The number of parts is a whole one, from 1.'))
    expect(() => multiply(usd(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError)
  })
})

describe('parts', () => {
  it('[R1.5] come to the whole again, each within one unit of its due', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(money, weights, (whole, wanted) => {
        const all = wanted.reduce((so, weight) => so + weight, 0)
        fc.pre(all > 0)
        const parts = allocate(whole, wanted)
        expect(total(parts)).toBe(BigInt(whole.minor))
        expect(allocate(whole, wanted)).toEqual(parts)
        for (const [index, part] of parts.entries()) {
          const off = BigInt(part.minor) * BigInt(all) - BigInt(whole.minor) * BigInt(wanted[index] ?? 0)
          expect(off < BigInt(all) && off > -BigInt(all)).toBe(true)
          if (wanted[index] === 0) expect(part.minor).toBe(0)
        }
      }),
    )
    fc.assert(
      fc.property(money, fc.integer({ min: 1, max: 300 }), (whole, count) => {
        const minors = split(whole, count).map(({ minor }) => minor)
        expect(total(split(whole, count))).toBe(BigInt(whole.minor))
        expect(Math.max(...minors) - Math.min(...minors)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('[R1.5] give what is left to the largest remainders, the earlier first', () => {
    expect(split(usd(100), 3)).toEqual([usd(34), usd(33), usd(33)])
    expect(split(usd(-100), 3)).toEqual([usd(-34), usd(-33), usd(-33)])
    expect(allocate(usd(10), [1, 0, 2, 1])).toEqual([usd(3), usd(0), usd(5), usd(2)])
    expect(allocate(usd(101), [1, 3])).toEqual([usd(25), usd(76)])
  })

  it('[R1.5] of nothing, of less than nothing or of a fraction are refused', () => {
    for (const weights of [[], [0], [0, 0]])
      expect(() => allocate(usd(1), weights), String(weights)).toThrow(new RangeError('The weights come to nothing.'))
    for (const weights of [[-1, 2], [0.5], [Number.NaN], [1e300]])
      expect(() => allocate(usd(1), weights)).toThrow(new RangeError('A weight is a whole number, zero or above.'))
    for (const parts of [0, -1, 1.5, 10_001, Number.NaN])
      expect(() => split(usd(1), parts)).toThrow(
        new RangeError('The number of parts is a whole one, from 1 to 10,000.'),
      )
    for (const points of [-1, 0.5, Number.NaN])
      expect(() => share(usd(1), points)).toThrow(new RangeError('Basis points are a whole number, zero or above.'))
    expect(split(usd(20_000), 10_000)).toHaveLength(10_000)
  })
})

describe('the rounding rule', () => {
  it('[R1.5] is to the nearest minor unit, a half away from zero', () => {
    expect(share(usd(1_250), 400)).toEqual(usd(50))
    expect(share(usd(1), 5_000)).toEqual(usd(1))
    expect(share(usd(1), 4_999)).toEqual(usd(0))
    expect(share(usd(-1), 5_000)).toEqual(usd(-1))
    expect(convert(usd(100), '1.005', 'EUR')).toEqual({ minor: 101, currency: 'EUR' })
    expect(convert(usd(-100), '1.005', 'EUR')).toEqual({ minor: -101, currency: 'EUR' })
    expect(convert(usd(100), '1.00499999999999999', 'EUR')).toEqual({ minor: 100, currency: 'EUR' })
    // In floats 1.005 × 100 is 100.49999999999999: a cent would be lost here.
    expect(Math.round(1.005 * 100)).toBe(100)
  })

  it('[R1.5] [R9.11] knows the exponents of both sides', () => {
    expect(convert(usd(100), '157.48', 'JPY')).toEqual({ minor: 157, currency: 'JPY' })
    expect(convert({ minor: 15_748, currency: 'JPY' }, divideRates('1', '157.48'), 'USD')).toEqual(usd(10_000))
    expect(convert({ minor: 1_000, currency: 'KWD' }, '3.25', 'USD')).toEqual(usd(325))
    expect(convert({ minor: 8_900, currency: 'EUR' }, divideRates('7.8448', '0.8802'), 'HKD')).toEqual({
      minor: 79_321,
      currency: 'HKD',
    })
    expect(convert(usd(123), '1', 'USD')).toEqual(usd(123))
  })

  it('[R1.5] is off by half a unit at most, there and back', () => {
    fc.assert(
      fc.property(price, rate, currency, (one, text, to) => {
        const factor = readDecimal(text) ?? { digits: 0n, scale: 0 }
        const divisor = powerOfTen(factor.scale + exponentOf(one.currency))
        const exact = BigInt(one.minor) * factor.digits * powerOfTen(exponentOf(to))
        fc.pre(Number.isSafeInteger(Number(exact / divisor)))
        const there = convert(one, text, to)
        const off = BigInt(there.minor) * divisor - exact
        expect(2n * (off < 0n ? -off : off) <= divisor).toBe(true)

        // Half a unit there is worth so much here; another half may come by rounding back, and a hair by the rate.
        const back = convert(there, divideRates('1', text), one.currency)
        const unit = 10 ** (exponentOf(one.currency) - exponentOf(to)) / Number(text)
        expect(Math.abs(back.minor - one.minor)).toBeLessThanOrEqual(0.5 * unit + 0.5 + 1e-3)
      }),
    )
  })

  it('[R1.5] takes no rate that is none', () => {
    for (const text of ['', '0', '0.00', '-1', '1e3', 'NaN', '1,5', '.5'])
      expect(() => convert(usd(1), text, 'HKD'), text).toThrow(new RangeError('A rate is a decimal above zero.'))
    for (const text of ['0', '-1', 'x']) {
      expect(() => divideRates(text, '1')).toThrow(new RangeError('A rate is a decimal above zero.'))
      expect(() => divideRates('1', text)).toThrow(new RangeError('A rate is a decimal above zero.'))
    }
    expect(() => convert(usd(1), '1', 'XXX')).toThrow(RangeError)
  })
})

describe('rates', () => {
  it('[R1.5] are divided to eighteen figures', () => {
    expect(divideRates('1', '4')).toBe('0.25')
    expect(divideRates('7.8448', '0.8802')).toMatch(/^8\.9125\d{12,14}$/)
    expect(divideRates('10', '1')).toBe('10')
    expect(divideRates('100', '0.5')).toBe('200')
    expect(divideRates('1', '15000')).toBe('0.0000666666666666666667')
    fc.assert(
      fc.property(rate, rate, (one, other) => {
        const quotient = divideRates(one, other)
        expect(quotient).toMatch(/^\d+(\.\d*[1-9])?$/)
        expect(Math.abs(Number(quotient) / (Number(one) / Number(other)) - 1)).toBeLessThan(1e-14)
      }),
    )
  })
})

describe('any sequence of steps', () => {
  type Purse = readonly Money[]
  type Step = (purse: Purse, seed: number) => Purse
  const first = (purse: Purse): Money => purse[0] ?? usd(0)
  const steps: Record<string, Step> = {
    split: (purse, seed) => [...purse.slice(1), ...split(first(purse), (seed % 7) + 1)],
    allocate: (purse, seed) => [...purse.slice(1), ...allocate(first(purse), [seed % 13, (seed % 5) + 1, seed % 3])],
    add: (purse) => (purse.length < 2 ? purse : [add(first(purse), purse[1] ?? usd(0)), ...purse.slice(2)]),
    discount: (purse, seed) => {
      const off = share(first(purse), seed % 10_000)
      return [...purse.slice(1), off, subtract(first(purse), off)]
    },
    turn: (purse) => [...purse.slice(1), first(purse)],
  }
  const names = fc.constantFrom(...Object.keys(steps))

  it('[R1.5] neither loses nor makes a minor unit', () => {
    fc.assert(
      fc.property(moneyIn('USD'), fc.array(fc.tuple(names, fc.nat()), { maxLength: 30 }), (whole, wanted) => {
        let purse: Purse = [whole]
        for (const [name, seed] of wanted) purse = steps[name]?.(purse, seed) ?? purse
        expect(total(purse)).toBe(BigInt(whole.minor))
        for (const part of purse) expect(Number.isSafeInteger(part.minor)).toBe(true)
      }),
    )
  })

  it('[R1.5] may be in another currency: the parts of a converted whole come to it', () => {
    fc.assert(
      fc.property(moneyIn('EUR', 1_000_000_000), rate, fc.integer({ min: 1, max: 9 }), (whole, text, count) => {
        const sold = convert(whole, text, 'HKD')
        expect(total(split(sold, count))).toBe(BigInt(sold.minor))
        expect(
          total(
            allocate(
              sold,
              split({ ...whole, minor: Math.abs(whole.minor) + 1 }, count).map(({ minor }) => minor),
            ),
          ),
        ).toBe(BigInt(sold.minor))
      }),
    )
  })
})
