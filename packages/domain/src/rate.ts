import { divideRounded, powerOfTen, readDecimal, writeDecimal } from './decimal.ts'

/** Enough that the largest amount we can hold is still converted to the right minor unit but for a hundredth. */
const significant = 18

/** Rate over rate, as decimal text: the way from one currency to another through a third, or back. */
export function divideRates(dividend: string, divisor: string): string {
  const [over, under] = [readDecimal(dividend), readDecimal(divisor)]
  if (!over || !under || over.digits <= 0n || under.digits <= 0n)
    throw new RangeError('A rate is a decimal above zero.')
  const before = String(over.digits).length - over.scale - (String(under.digits).length - under.scale)
  const scale = Math.max(0, significant - before)
  const digits = divideRounded(over.digits * powerOfTen(scale + under.scale), under.digits * powerOfTen(over.scale))
  return writeDecimal({ digits, scale })
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
}
