import { addDays } from '@portolan/domain/date'
import { describe, expect, test } from 'vitest'
import type { RailSearch } from '../search.ts'
import { searchOf, type TicketValues, ticketProblems, ticketValues } from './ticket-values.ts'

const today = '2026-12-01'
const paris = { code: 'PAR', context: 'CITY', name: 'Paris' } as const
const zurich = { code: '8503000', context: 'UIC', name: 'Zürich HB' } as const
const whole: RailSearch = {
  from: paris,
  to: zurich,
  depart: '2026-12-15',
  departAt: '06:00',
  back: '2026-12-20',
  backAt: '00:00',
  adults: 2,
  seniors: 0,
  youths: [19],
  direct: true,
  fareCode: 'SPRING',
}
const values = ticketValues(whole)
const problemsOf = (change: Partial<TicketValues>) =>
  ticketProblems({ ...values, ...change }, today).map(({ field, text }) => `${field} ${text}`)

test('[R5.2] a search filled in and read again is the same search', () => {
  expect(searchOf(values)).toEqual(whole)
  const { back: _, backAt: __, ...single } = whole
  expect(searchOf(ticketValues(single))).toEqual(single)
})

test('a blank form is a round trip of one adult, and asks for the rest in its own order', () => {
  const blank = ticketValues({})
  expect(blank).toMatchObject({ trip: 'return', party: { adults: 1, seniors: 0, youths: [] } })
  expect(ticketProblems(blank, today)).toEqual([
    { field: 'from', text: 'rail.form.place' },
    { field: 'to', text: 'rail.form.place' },
    { field: 'dates', text: 'error.field.checkDate' },
  ])
  expect(searchOf(blank)).toBeUndefined()
})

test('[R5.2] one way leaves the day of return out, and keeps it for whoever changes back', () => {
  expect(searchOf({ ...values, trip: 'oneWay' })).not.toHaveProperty('back')
  expect(values.dates.end).toBe('2026-12-20')
})

describe('what stands between the form and a search', () => {
  test('nothing', () => expect(problemsOf({})).toEqual([]))

  test.each<[string, Partial<TicketValues>, string[]]>([
    ['origin and destination alike', { to: paris }, ['to error.rail.samePlace']],
    ['a stop where the journey ends', { via: zurich }, ['via rail.form.viaSame']],
    ['no date', { dates: {} }, ['dates error.field.checkDate']],
    ['no day of departure', { dates: { end: '2026-12-20' } }, ['dates error.field.checkDate']],
    ['no day of return', { dates: { start: '2026-12-15' } }, ['dates rail.form.returnDate']],
    ['back before it begins', { dates: { start: '2026-12-15', end: '2026-12-14' } }, ['dates error.rail.backFirst']],
    ['yesterday', { dates: { start: '2026-11-30', end: '2026-12-20' } }, ['dates error.field.dayPast']],
    ['too far ahead', { trip: 'oneWay', dates: { start: addDays(today, 366) } }, ['dates error.rail.horizon']],
    ['nobody', { party: { adults: 0, seniors: 0, youths: [] } }, ['party error.rail.party']],
    ['ten', { party: { adults: 9, seniors: 0, youths: [4] } }, ['party error.rail.party']],
    ['a youth without an age', { party: { adults: 1, seniors: 0, youths: [4, null] } }, ['party rail.form.youthAge']],
    ['[F5] a child alone', { party: { adults: 0, seniors: 0, youths: [5, 11] } }, ['party error.rail.companion']],
    ['[F5] a child with a youth of twelve', { party: { adults: 0, seniors: 0, youths: [5, 12] } }, []],
    ['[F5] a child with a senior', { party: { adults: 0, seniors: 1, youths: [5] } }, []],
    ['a fare code without end', { fareCode: 'x'.repeat(33) }, ['fareCode error.field.tooLong']],
  ])('%s', (_, change, problems) => expect(problemsOf(change)).toEqual(problems))

  test('today, the last day on sale and back on the same day are all fine', () => {
    expect(problemsOf({ dates: { start: today, end: today } })).toEqual([])
    expect(problemsOf({ trip: 'oneWay', dates: { start: addDays(today, 365) } })).toEqual([])
    expect(problemsOf({ trip: 'oneWay', dates: { start: today } })).toEqual([])
  })
})
