import { comparePassWithTickets, type TravelPlan } from '@portolan/contract/rail'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compareRequest, inOrder, isEnough, isFull, legProblems, readLegs, writeLegs } from './legs.ts'
import { goodsOf } from './plan.ts'

const paris = { code: 'PAR', context: 'CITY' as const, name: 'Paris' }
const zurich = { code: '8503000', context: 'UIC' as const, name: 'Zürich HB' }
const leg = { from: paris, to: zurich, day: '2026-12-15' }

test('[R2.6] the list of journeys stands in the address and comes back as it was', () => {
  const legs = [leg, { from: zurich, to: { ...paris, name: 'Paris ~ all' }, day: '2026-12-18' }]
  const read = readLegs(JSON.parse(JSON.stringify(writeLegs(legs))))
  expect(read[0]).toEqual(leg)
  expect(read[1]).toMatchObject({ from: zurich, to: { code: 'PAR' }, day: '2026-12-18' })
  expect(readLegs(['nonsense', 7, null, 'UIC-1~A~UIC-2~B~yesterday'])).toEqual([])
  expect(readLegs('nonsense')).toEqual([])
})

test('two journeys are enough and ten are all', () => {
  expect([isEnough([leg]), isEnough([leg, leg])]).toEqual([false, true])
  expect([isFull(Array(9).fill(leg)), isFull(Array(10).fill(leg))]).toEqual([false, true])
  expect(readLegs(writeLegs(Array(12).fill(leg)))).toHaveLength(10)
})

test('journeys stand in the order of travel', () => {
  const later = { ...leg, day: '2026-12-20' }
  expect(inOrder([later, leg])).toEqual([leg, later])
})

test('what is wrong with a journey is told by its field', () => {
  const today = '2026-11-15'
  expect(legProblems({ from: null, to: null, day: '' }, today)).toEqual({
    from: 'error.rail.station',
    to: 'error.rail.station',
    day: 'error.field.checkDate',
  })
  expect(legProblems({ from: paris, to: paris, day: '2026-11-14' }, today)).toEqual({
    to: 'error.rail.samePlace',
    day: 'error.field.dayPast',
  })
  expect(legProblems(leg, today)).toEqual({})
})

test('[R5.2] the question is asked with the ages of the ticket search', () => {
  const body = compareRequest([leg, leg], { adults: 2, seniors: 1, youths: [19] }, 'SEMI_FLEX')
  expect(z.safeParse(comparePassWithTickets.body, body).success).toBe(true)
  expect(body.passengerTypes).toEqual([
    { code: 'ADULT', passengerDetails: [{ age: 31 }, { age: 31 }] },
    { code: 'SENIOR', passengerDetails: [{ age: 62 }] },
    { code: 'YOUTH', passengerDetails: [{ age: 19 }] },
  ])
})

test('the winner goes into the cart as its pass and its tickets', () => {
  const price = (amount: number) => ({ currencyCode: 'HKD', amount })
  const plan: TravelPlan = {
    kind: 'mixed',
    pass: {
      ...{ rph: 'pass', label: 'Global Pass', region: 'EUROPE', class: '2', validity: 'P5D', within: 'P1M' },
      ...{ total: price(6798), lines: [], startDate: '2026-12-15', daysUsed: 5, daysSpare: 0 },
    },
    coveredLegs: [0],
    tickets: [{ leg: 1, rph: 'ticket', total: price(876) }],
    ...{ ticketTotal: price(876), reservations: price(100), reservationCount: 2 },
    ...{ total: price(7774), saving: price(856) },
  }
  expect(goodsOf(plan, 'c')).toEqual([
    { productType: 'railPass', correlationID: 'c', rphs: ['pass'], startDate: '2026-12-15' },
    { productType: 'rail', correlationID: 'c', rphs: ['ticket'] },
  ])
})
