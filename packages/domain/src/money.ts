import { currencyExponents } from './catalogue/currency-exponent.ts'
import { divideRounded, divideRoundedSmall, powerOfTen, readDecimal, writeDecimal } from './decimal.ts'

/** ISO 4217, three capital letters. */
export type Currency = string

/** Whole minor units (cents, yen, fils) of a currency; never a fraction, never a float on the way. */
export interface Money {
  readonly minor: number
  readonly currency: Currency
}

/*
 * The rounding rule: a result that does not fall on a minor unit goes to the nearest one, and a half goes away from
 * zero, below zero as above. Each of `share`, `divide` and `convert` rounds once, from the exact value; nothing else
 * rounds.
 * What cannot be said exactly (a fraction, another currency, more than 2^53) throws a RangeError.
 */

/*
 * A search makes thousands of amounts, and nearly every product on the way is below 2^53, where a double is exact. Those
 * are computed with numbers, the others without end: with the same result, which the tests hold them to.
 */
const { isSafeInteger } = Number

export const isCurrency = (code: string): boolean => currencyExponents.has(code)

export function exponentOf(currency: Currency): number {
  const exponent = currencyExponents.get(currency)
  if (exponent === undefined) throw new RangeError('The currency is not known.')
  return exponent
}

/** It throws for what is none, or is too large to be counted in ones. */
function wholeOf(minor: number): number {
  if (!isSafeInteger(minor)) throw new RangeError('Money is a whole number of minor units.')
  return minor
}

function moneyOfMinor(minor: number | bigint, currency: Currency): Money {
  const amount = Number(minor)
  if (!isSafeInteger(amount)) throw new RangeError('The amount is no whole number of minor units, or too large.')
  return { minor: amount, currency }
}

export const zero = (currency: Currency): Money => moneyOfMinor(0, currency)

/** Reads '12.34' as it stands: as many decimals as the currency has, or fewer. Below zero only where it is `signed`. */
export function moneyOf(text: string, currency: Currency, { signed = false } = {}): Money {
  const exponent = exponentOf(currency)
  const decimal = readDecimal(text)
  if (!decimal || (text.startsWith('-') && !signed)) throw new RangeError('The amount is not written as a decimal.')
  if (decimal.scale > exponent) throw new RangeError('The amount has more decimals than its currency.')
  return moneyOfMinor(decimal.digits * powerOfTen(exponent - decimal.scale), currency)
}

/** Of a number from the wire: its shortest decimal text is what was meant. Below zero only where it is `signed`. */
export const moneyOfNumber = (amount: number, currency: Currency, sign = {}): Money =>
  moneyOf(String(amount), currency, sign)

export function isAmount(amount: number, currency: Currency): boolean {
  try {
    moneyOfNumber(amount, currency)
    return true
  } catch {
    return false
  }
}

export const decimalTextOf = ({ minor, currency }: Money): string =>
  writeDecimal({ digits: BigInt(minor), scale: exponentOf(currency) })

/**
 * For the wire: the double nearest to the decimal, so that JSON shows the very figures. A quotient of two whole numbers is
 * rounded once, to the nearest: no text says it any better, and an answer has thousands of amounts.
 */
export const decimalOf = ({ minor, currency }: Money): number => wholeOf(minor) / 10 ** exponentOf(currency)

function sameCurrency(one: Money, other: Money): Currency {
  if (one.currency !== other.currency) throw new RangeError('The amounts are in two currencies.')
  return one.currency
}

/** Two whole numbers below 2^53 have a sum that is exact, or above it and refused. */
export const add = (one: Money, other: Money): Money =>
  moneyOfMinor(wholeOf(one.minor) + wholeOf(other.minor), sameCurrency(one, other))

export const subtract = (one: Money, other: Money): Money =>
  moneyOfMinor(wholeOf(one.minor) - wholeOf(other.minor), sameCurrency(one, other))

/** The currency says what nothing is a sum of. */
export const sum = (all: readonly Money[], currency: Currency): Money => all.reduce(add, zero(currency))

/** So many of it. */
export function multiply({ minor, currency }: Money, times: number): Money {
  if (!isSafeInteger(times) || times < 0) throw new RangeError('Something is had a whole number of times.')
  return moneyOfMinor(BigInt(minor) * BigInt(times), currency)
}

/**
 * What one of so many comes to, to compare by: a night, a day, a head. So many of it need not come to the whole again;
 * what is paid in parts is `split`.
 */
export function divide({ minor, currency }: Money, parts: number): Money {
  if (!isSafeInteger(parts) || parts < 1) throw new RangeError('The number of parts is a whole one, from 1.')
  return moneyOfMinor(divideRounded(BigInt(minor), BigInt(parts)), currency)
}

/** Below, at or above zero, for sorting. */
export function compare(one: Money, other: Money): number {
  sameCurrency(one, other)
  return one.minor - other.minor
}

/** What is left over goes to the largest remainders, one unit each, the earlier first. Adds it to the units. */
function giveRest(units: number[], remainders: readonly (number | bigint)[], rest: number): number[] {
  const order = remainders.map((_, index) => index)
  order.sort((one, other) => {
    const [mine, others] = [remainders[one] ?? 0, remainders[other] ?? 0]
    return mine < others ? 1 : mine > others ? -1 : 0
  })
  for (const index of order.slice(0, rest)) units[index] = (units[index] ?? 0) + 1
  return units
}

/** Undefined where a product would no longer be exact. */
function smallParts(whole: number, weights: readonly number[]): number[] | undefined {
  let [all, largest] = [0, 0]
  for (const weight of weights) {
    all += weight
    if (weight > largest) largest = weight
  }
  if (!isSafeInteger(whole) || !isSafeInteger(all) || !isSafeInteger(whole * largest)) return undefined
  const remainders = weights.map((weight) => (whole * weight) % all)
  const units = weights.map((weight, index) => (whole * weight - (remainders[index] ?? 0)) / all)
  const rest = units.reduce((left, size) => left - size, whole)
  if (rest === 0) return units
  // The only one there is goes to the first of the largest, which needs no order: two parts never leave more.
  if (rest > 1) return giveRest(units, remainders, rest)
  const luckiest = remainders.indexOf(Math.max(...remainders))
  units[luckiest] = (units[luckiest] ?? 0) + 1
  return units
}

function largeParts(size: number, weights: readonly number[]): number[] {
  const whole = BigInt(size)
  const all = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  const units = weights.map((weight) => (whole * BigInt(weight)) / all)
  const remainders = weights.map((weight) => (whole * BigInt(weight)) % all)
  const given = units.reduce((total, unit) => total + unit, 0n)
  return giveRest(units.map(Number), remainders, Number(whole - given))
}

/** The part of each weight, to the unit: what is left over goes to the largest remainders, the earlier first. */
export function allocate({ minor, currency }: Money, weights: readonly number[]): Money[] {
  for (const weight of weights)
    if (!isSafeInteger(weight) || weight < 0) throw new RangeError('A weight is a whole number, zero or above.')
  if (weights.every((weight) => weight === 0)) throw new RangeError('The weights come to nothing.')
  const whole = Math.abs(minor)
  const sizes = smallParts(whole, weights) ?? largeParts(whole, weights)
  return sizes.map((size) => moneyOfMinor(minor < 0 ? 0 - size : size, currency))
}

/** Into equal parts; where that cannot be, the first ones have one unit more. */
export function split(money: Money, parts: number): Money[] {
  if (!isSafeInteger(parts) || parts < 1 || parts > 10_000)
    throw new RangeError('The number of parts is a whole one, from 1 to 10,000.')
  return allocate(
    money,
    Array.from({ length: parts }, () => 1),
  )
}

/** So many hundredths of a percent of it: 400 are 4%. */
export function share({ minor, currency }: Money, basisPoints: number): Money {
  if (!isSafeInteger(basisPoints) || basisPoints < 0)
    throw new RangeError('Basis points are a whole number, zero or above.')
  if (isSafeInteger(minor) && isSafeInteger(minor * basisPoints))
    return moneyOfMinor(divideRoundedSmall(minor * basisPoints, 10_000), currency)
  return moneyOfMinor(divideRounded(BigInt(minor) * BigInt(basisPoints), 10_000n), currency)
}

/** Up to here a power of ten is a whole number below 2^53. */
const smallPowers = Array.from({ length: 16 }, (_, exponent) => Number(powerOfTen(exponent)))

interface Factor {
  readonly text: string
  readonly digits: bigint
  readonly scale: number
}

/** One rate serves a whole search. */
let lastRead: Factor | undefined

/** As short as it can be written: rates come with noughts at their end, which would only make products longer. */
function factorOf(text: string): Factor {
  if (lastRead?.text === text) return lastRead
  const read = readDecimal(text)
  if (!read || read.digits <= 0n) throw new RangeError('A rate is a decimal above zero.')
  let { digits, scale } = read
  for (; scale > 0 && digits % 10n === 0n; scale -= 1) digits /= 10n
  lastRead = { text, digits, scale }
  return lastRead
}

/** One unit of the money's currency buys `rate` of the other; both in whole units, as rates are published. */
export function convert({ minor, currency: from }: Money, rate: string, to: Currency): Money {
  const factor = factorOf(rate)
  const product = minor * Number(factor.digits)
  const divisor = smallPowers[factor.scale + exponentOf(from) - exponentOf(to)]
  if (divisor !== undefined && isSafeInteger(minor) && isSafeInteger(product))
    return moneyOfMinor(divideRoundedSmall(product, divisor), to)
  const dividend = BigInt(minor) * factor.digits * powerOfTen(exponentOf(to))
  return moneyOfMinor(divideRounded(dividend, powerOfTen(factor.scale + exponentOf(from))), to)
}
