import { expect, test } from 'vitest'
import type { TransferEnd } from '../end.ts'
import { readFlight } from '../flight.ts'
import { askedOf, blankValues, type TransferValues, transferProblems, valuesOf } from './values.ts'

const now = new Date('2026-11-20T08:00:00Z')
const airport: TransferEnd = { kind: 'airport', code: 'LIS', name: 'Lisbon Airport' }
const hotel: TransferEnd = { kind: 'hotel', code: '1002003', name: 'Casa do Cais' }
const house: TransferEnd = { kind: 'address', code: 'LISBOA', name: 'Rua Augusta 24', city: 'Lisbon' }

const good: TransferValues = {
  ...{ ...blankValues, from: airport, to: hotel, dates: { start: '2026-12-20' }, hour: '23:05' },
}

const problemsOf = (change: Partial<TransferValues>) =>
  transferProblems({ ...good, ...change }, now).map(({ field, text }) => `${field}: ${text}`)

test('[R1.2] a whole form has no problem, and is searched as it was filled in', () => {
  expect(problemsOf({})).toEqual([])
  const asked = askedOf({ ...good, flight: 'tp 01187', to: { ...house, name: ' Rua Augusta 24 ' } })
  expect(asked).toEqual({
    ...{ from: airport, to: house, at: '2026-12-20T23:05', flight: { airline: 'TP', number: '1187' } },
    ...{ adults: 2, children: 0, bags: 2, childSeats: 0 },
  })
  expect(asked && askedOf(valuesOf(asked))).toEqual(asked)
})

test.each<[name: string, change: Partial<TransferValues>, problems: string[]]>([
  ['no places', { from: null, to: null }, ['from: transfer.form.place', 'to: transfer.form.place']],
  ['a place to itself', { to: { ...airport, name: 'LIS' } }, ['to: error.transfer.same']],
  ['an address to itself', { from: house, to: { ...house, name: 'rua augusta 24 ' } }, ['to: error.transfer.same']],
  [
    'an address without street and city',
    { to: { kind: 'address', name: ' ' } },
    ['to.name: transfer.form.street', 'to.code: transfer.form.city'],
  ],
  ['no day', { dates: {} }, ['dates: error.field.checkDate']],
  ['no hour', { hour: '' }, ['dates: transfer.form.hour']],
  ['a day that is over', { dates: { start: '2026-11-18' } }, ['dates: error.field.dayPast']],
  [
    'an hour that is over everywhere',
    { dates: { start: '2026-11-19' }, hour: '19:59' },
    ['dates: error.transfer.past'],
  ],
  ['too far ahead', { dates: { start: '2028-12-20' } }, ['dates: error.transfer.horizon']],
  ['no way back', { trip: 'return' }, ['dates: transfer.form.backDay']],
  [
    'a way back without an hour',
    { trip: 'return', dates: { start: '2026-12-20', end: '2026-12-27' } },
    ['dates: transfer.form.backHour'],
  ],
  [
    'back before there',
    { trip: 'return', dates: { start: '2026-12-20', end: '2026-12-20' }, backHour: '23:05' },
    ['dates: error.transfer.return'],
  ],
  ['nobody', { party: { ...good.party, adults: 0 } }, ['party: error.transfer.nobody']],
  ['too many for any car', { party: { ...good.party, adults: 10, children: 5 } }, ['party: error.transfer.party']],
  ['a seat without a child', { party: { ...good.party, childSeats: 1 } }, ['party: error.transfer.childSeats']],
  ['too many bags', { party: { ...good.party, bags: 29 } }, ['party: error.transfer.bags']],
  ['no flight number', { flight: '1187' }, ['flight: error.transfer.flight']],
])('[R5.1] bad input beside its field: %s', (_, change, problems) => {
  expect(problemsOf(change)).toEqual(problems)
})

test('an hour that is not over everywhere is for the server to judge', () => {
  expect(problemsOf({ dates: { start: '2026-11-19' }, hour: '20:01' })).toEqual([])
})

test('without an airport no flight is asked for, whatever was typed before', () => {
  const change = { from: hotel, to: house, flight: 'nonsense' }
  expect(problemsOf(change)).toEqual([])
  expect(askedOf({ ...good, ...change })).not.toHaveProperty('flight')
})

test.each([
  ['TP 1187', 'TP 1187'],
  ['tp1187', 'TP 1187'],
  ['6E-0234', '6E 234'],
  ['U2 8', 'U2 8'],
  ['BA 1234A', 'BA 1234A'],
])('a flight is read as people write it: %s', (text, read) => {
  const { airline, number } = readFlight(text) ?? {}
  expect(`${airline} ${number}`).toBe(read)
})

test.each(['TP', '1187', '99 1187', 'TP 0', 'TP 12345', 'TAP 1187'])('no flight: %s', (text) => {
  expect(readFlight(text)).toBeUndefined()
})
