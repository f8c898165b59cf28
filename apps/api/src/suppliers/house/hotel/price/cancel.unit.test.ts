import { describe, expect, test } from 'vitest'
import { cancelFee } from '../../book/cancel-fee.ts'
import { cancelTerms } from '../catalogue/rate-plan.ts'
import { type Arrival, deadlinesOf, freeUntil, penaltiesOf } from './cancel.ts'

const termsOf = (code: string) => cancelTerms.find((terms) => terms.code === code) ?? expect.fail(`no rule ${code}`)
const rulesOf = (code: string, firstNight: number, now: number) =>
  penaltiesOf(termsOf(code), deadlinesOf(termsOf(code), paris), firstNight, now)
const market = { checkOut: '11:00' }
const paris: Arrival = { date: '2027-05-14', timeZone: 'Europe/Paris', market }
const at = (text: string) => Date.parse(text)
const long = at('2027-01-01T00:00Z')
const euro = (minor: number) => ({ minor, currency: 'EUR' })

describe('cancellation', () => {
  test('free until 18:00 on the clock of the city so many days before, then the first night', () => {
    expect(rulesOf('F1', 12_300, long)).toEqual([
      { until: at('2027-05-13T18:00+02:00'), charge: euro(0) },
      { until: at('2027-05-15T11:00+02:00'), charge: euro(12_300) },
      { charge: 'nonRefundable' },
    ])
    expect(rulesOf('F3', 12_300, long)[0]?.until).toBe(at('2027-05-11T18:00+02:00'))
  })

  test('half of the stay until the day of arrival is over', () => {
    expect(rulesOf('F7', 12_300, long)).toEqual([
      { until: at('2027-05-07T18:00+02:00'), charge: euro(0) },
      { until: at('2027-05-15T00:00+02:00'), charge: { percent: 50 } },
      { charge: 'nonRefundable' },
    ])
  })

  test('without a deadline it is not cancelled at all', () => {
    expect(freeUntil(termsOf('NR'), paris)).toBeUndefined()
    expect(rulesOf('NR', 12_300, long)).toEqual([{ charge: 'nonRefundable' }])
  })

  test('what is over is not told', () => {
    const rules = rulesOf('F1', 12_300, at('2027-05-13T18:00+02:00'))
    expect(rules.map(({ charge }) => charge)).toEqual([euro(12_300), 'nonRefundable'])
    expect(rulesOf('F1', 12_300, at('2027-05-16T00:00Z'))).toEqual([{ charge: 'nonRefundable' }])
  })

  test('the clock on the wall counts where it changes, and on the other side of the world', () => {
    const untilIn = (timeZone: string, date: string, code = 'F1') =>
      new Date(freeUntil(termsOf(code), { date, timeZone, market }) ?? Number.NaN).toISOString()
    // Clocks go forward on 28 March and back on 31 October.
    expect(untilIn('Europe/Paris', '2027-03-29')).toBe('2027-03-28T16:00:00.000Z')
    expect(untilIn('Europe/Paris', '2027-03-29', 'F3')).toBe('2027-03-26T17:00:00.000Z')
    expect(untilIn('Europe/Paris', '2027-11-01')).toBe('2027-10-31T17:00:00.000Z')
    expect(untilIn('Europe/Paris', '2028-03-01')).toBe('2028-02-29T17:00:00.000Z')
    expect(untilIn('Asia/Hong_Kong', '2027-05-14')).toBe('2027-05-13T10:00:00.000Z')
    expect(untilIn('America/New_York', '2027-05-14')).toBe('2027-05-13T22:00:00.000Z')
    expect(untilIn('Australia/Sydney', '2027-10-04', 'F3')).toBe('2027-10-01T08:00:00.000Z')
  })

  test('each room pays its own, and the fee is never above its price', () => {
    const late = at('2027-05-14T12:00Z')
    const feeOf = (code: string, firstNight: number, price: number) =>
      cancelFee(rulesOf(code, firstNight, long), euro(price), late).minor
    expect(feeOf('F1', 12_300, 40_000)).toBe(12_300)
    expect(feeOf('F1', 9000, 30_000)).toBe(9000)
    expect(feeOf('F1', 12_300, 12_000)).toBe(12_000)
    expect(feeOf('F7', 12_300, 40_000)).toBe(20_000)
    expect(feeOf('NR', 12_300, 40_000)).toBe(40_000)
  })
})
