import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMinutes,
  addMonths,
  defaultTimeZone,
  hasCheckDate,
  isOrdered,
  shortcutNames,
  shortcutRange,
  todayIn,
} from './date.ts'

const day = 86_400_000
const moments = fc.date({ min: new Date('2000-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })
const dates = moments.map((moment) => moment.toISOString().slice(0, 10))

describe('today', () => {
  it('[R9.1] is the date in Asia/Shanghai, written YYYY-MM-DD', () => {
    expect(defaultTimeZone).toBe('Asia/Shanghai')
    expect(todayIn(defaultTimeZone, new Date('2027-01-05T09:07:00Z'))).toBe('2027-01-05')
  })

  it('[R9.1] begins in Shanghai eight hours before it does in UTC', async () => {
    const [before, after] = [new Date('2026-12-31T15:59:59.999Z'), new Date('2026-12-31T16:00:00Z')]
    expect([todayIn('Asia/Shanghai', before), todayIn('UTC', before)]).toEqual(['2026-12-31', '2026-12-31'])
    expect([todayIn('Asia/Shanghai', after), todayIn('UTC', after)]).toEqual(['2027-01-01', '2026-12-31'])
    await fc.assert(
      fc.property(moments, (moment) => {
        const inShanghai = new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
        expect(todayIn('Asia/Shanghai', moment)).toBe(inShanghai)
        expect(todayIn('UTC', moment)).toBe(moment.toISOString().slice(0, 10))
      }),
    )
  })

  it('[R9.1] follows the clocks of a zone that changes them', () => {
    expect(todayIn('Europe/Paris', new Date('2027-03-27T22:59:59Z'))).toBe('2027-03-27')
    expect(todayIn('Europe/Paris', new Date('2027-03-28T22:00:00Z'))).toBe('2027-03-29')
  })
})

describe('counting months', () => {
  it('keeps the day, or takes the last one of a shorter month', () => {
    expect(addMonths('2027-08-31', 6)).toBe('2028-02-29')
    expect(addMonths('2027-01-15', 0)).toBe('2027-01-15')
    expect(addMonths('2027-11-30', 3)).toBe('2028-02-29')
    expect(addMonths('2027-12-01', 1)).toBe('2028-01-01')
  })
})

describe('counting minutes', () => {
  it('goes on the clock of a place, over midnight and back, and leaves seconds out', () => {
    expect(addMinutes('2027-12-31T23:45', 30)).toBe('2028-01-01T00:15')
    expect(addMinutes('2028-03-01T00:10', -20)).toBe('2028-02-29T23:50')
    expect(addMinutes('2027-06-01T08:00:59', 1)).toBe('2027-06-01T08:01')
  })
})

describe('counting days', () => {
  it('knows leap years and the ends of months', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  })

  it('goes there and back, and as far as it says', async () => {
    await fc.assert(
      fc.property(dates, fc.integer({ min: -500, max: 500 }), (date, days) => {
        const other = addDays(date, days)
        expect(addDays(other, -days)).toBe(date)
        expect((Date.parse(other) - Date.parse(date)) / day).toBe(days)
      }),
    )
  })
})

describe('the shortcuts', () => {
  it('[R9.2] are the next and the last 7, 30 and 90 days, from or up to today', () => {
    const today = '2027-01-05'
    expect(Object.fromEntries(shortcutNames.map((name) => [name, shortcutRange(name, today)]))).toEqual({
      nextWeek: { start: today, end: '2027-01-12' },
      nextMonth: { start: today, end: '2027-02-04' },
      next3Months: { start: today, end: '2027-04-05' },
      lastWeek: { start: '2026-12-29', end: today },
      lastMonth: { start: '2026-12-06', end: today },
      last3Months: { start: '2026-10-07', end: today },
    })
  })

  it('[R9.2] are ranges that a form accepts, on any day', async () => {
    await fc.assert(
      fc.property(dates, fc.constantFrom(...shortcutNames), (today, name) => {
        const range = shortcutRange(name, today)
        expect(isOrdered(range) && hasCheckDate(range)).toBe(true)
      }),
    )
  })
})

describe('a range of dates', () => {
  it('[R5.1] needs at least one of its two dates', () => {
    expect(hasCheckDate({})).toBe(false)
    expect(hasCheckDate({ start: undefined, end: '' })).toBe(false)
    expect(hasCheckDate({ start: '2027-01-05' })).toBe(true)
    expect(hasCheckDate({ end: '2027-01-05' })).toBe(true)
    expect(hasCheckDate({ start: '2027-01-05', end: '2027-01-06' })).toBe(true)
  })

  it('runs forwards; one day and an open end are fine', () => {
    expect(isOrdered({ start: '2027-01-06', end: '2027-01-05' })).toBe(false)
    expect(isOrdered({ start: '2027-01-05', end: '2027-01-05' })).toBe(true)
    expect(isOrdered({ start: '2027-01-05' }) && isOrdered({ end: '2027-01-05' }) && isOrdered({})).toBe(true)
  })
})
