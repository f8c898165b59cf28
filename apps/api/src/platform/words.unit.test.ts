import { describe, expect, test } from 'vitest'
import { isoDurationOf, localNow, nightsBetween } from './local-time.ts'
import { dayText, dotted, durationText, moneyText, wholeDayText } from './words.ts'

describe('figures', () => {
  test('money keeps its currency’s decimals and the language’s marks', () => {
    expect(moneyText({ minor: 123456, currency: 'EUR' }, 'es')).toBe('EUR 1.234,56')
    expect(moneyText({ minor: 1500, currency: 'JPY' }, 'en')).toBe('JPY 1,500')
    expect(moneyText({ minor: 1, currency: 'XXQ' }, 'en')).toBe('')
  })

  test('durations have two figures for minutes', () => {
    expect(durationText(244, 'en')).toBe('4 h 04 min')
    expect(durationText(59, 'zh')).toBe('0小时59分钟')
    expect([isoDurationOf(244), isoDurationOf(60), isoDurationOf(5), isoDurationOf(0)]).toEqual([
      'PT4H4M',
      'PT1H',
      'PT5M',
      'PT0M',
    ])
  })

  test('days are those of the place, and nights are counted by the calendar', () => {
    expect(dayText('2026-12-15T07:22:00', 'en')).toBe('Tue 15 Dec')
    expect(localNow('Europe/London', new Date('2026-10-25T01:30:00Z'))).toBe('2026-10-25T01:30')
    expect(nightsBetween('2026-10-24T23:00:00', '2026-10-25T06:00:00')).toBe(1)
    expect(nightsBetween('2026-12-31T22:00:00', '2027-01-02T08:00:00')).toBe(2)
  })

  test('a paper writes its days in full and says nothing twice', () => {
    expect(wholeDayText('2026-12-15T07:22', 'zhHK')).toBe('2026年12月15日星期二')
    expect(dotted(['TGV', '', 'SNCF', 'TGV'])).toBe('TGV · SNCF')
  })
})
