import type { OrderItem } from '@portolan/contract/checkout'
import { expect, test } from 'vitest'
import type { Goods } from './goods.ts'
import { partyOf } from './party.ts'
import { linesOf } from './state.ts'

type Seat = OrderItem['party'][number]

const price = { currencyCode: 'HKD', amount: 1 }
const adult = (ref: string, age = 30): Seat => ({ ref, type: 'adult', age })
const youth = (ref: string, age: number): Seat => ({ ref, type: 'youth', age })

const item = (cartItemId: string, party: Seat[], more: Partial<OrderItem> = {}): OrderItem => ({
  ...{
    cartItemId,
    quoteId: 'q1',
    productType: 'rail',
    title: 'Paris – Zürich',
    status: 'Pending',
    paymentStatus: 'None',
    settlement: 'none',
    price,
    party,
  },
  travelerRequirements: { leadTraveler: ['phone'], everyPassenger: ['firstName', 'lastName'] },
  ...more,
})

const partyFor = (items: OrderItem[], goodsOf: (id: string) => Goods | undefined = () => undefined) =>
  partyOf(linesOf({ items, total: price }), goodsOf)

test('[R5.4] who goes on several things is asked once, and goes on each of them', () => {
  const { wanted, assign } = partyFor([
    item('a', [adult('1'), youth('2', 19)]),
    item('b', [youth('p', 19), adult('q', 31)]),
  ])
  expect(wanted.map(({ ref, kind, age }) => `${ref} ${kind} ${age}`)).toEqual(['1 adult 30', '2 youth 19'])
  expect(assign).toEqual([
    { cartItemId: 'a', travelerRefs: ['1', '2'] },
    { cartItemId: 'b', travelerRefs: ['2', '1'] },
  ])
})

test('an age that one thing was searched with stands for the others, whichever comes first', () => {
  const { age: _, ...unknown } = adult('1')
  for (const seats of [
    [unknown, adult('1')],
    [adult('1'), unknown],
  ] as const) {
    const { wanted } = partyFor(seats.map((seat, index) => item(String(index), [seat])))
    expect(wanted).toMatchObject([{ ref: '1', kind: 'adult', age: 30 }])
  }
})

test('a youth of another age is another traveller, under a name of his own', () => {
  const { wanted, assign } = partyFor([item('a', [youth('1', 19)]), item('b', [youth('1', 12)])])
  expect(wanted.map(({ ref }) => ref)).toEqual(['1', '1.2'])
  expect(assign[1]).toEqual({ cartItemId: 'b', travelerRefs: ['1.2'] })
})

test('the largest party of all is the party', () => {
  const { wanted, assign } = partyFor([item('a', [adult('1')]), item('b', [adult('1'), adult('2')])])
  expect(wanted).toHaveLength(2)
  expect(assign.map(({ travelerRefs }) => travelerRefs)).toEqual([['1'], ['1', '2']])
})

test('[R5.4] each is asked for what his own things ask, the lead for an address as well', () => {
  const passport = { leadTraveler: [], everyPassenger: ['passportNumber' as const] }
  const { asked } = partyFor([
    item('a', [adult('1')]),
    item('b', [adult('1'), adult('2')], { travelerRequirements: passport }),
  ])
  expect(asked.map((fields) => [...fields])).toEqual([
    ['firstName', 'lastName', 'passportNumber', 'phone', 'email'],
    ['passportNumber'],
  ])
})

test('the tightest band of all the things one goes on is his', () => {
  const { wanted } = partyFor([
    item('a', [{ ...adult('1'), fromAge: 18, toAge: 59 }]),
    item('b', [{ ...adult('1'), fromAge: 28, toAge: 64 }]),
  ])
  expect(wanted[0]).toMatchObject({ fromAge: 28, toAge: 59 })
})

test('[R2.6] what was typed for an item stands in the form under the name it has there', () => {
  const goods = { travelers: [{ ref: 'p', type: 'adult' as const, firstName: 'MEI' }] } as unknown as Goods
  const { typed } = partyFor([item('a', [adult('1')]), item('b', [adult('p')])], (id) =>
    id === 'b' ? goods : undefined,
  )
  expect(typed).toEqual([{ ref: '1', type: 'adult', firstName: 'MEI' }])
})

test('[R5.4] what is asked of each is asked of those who go on it; two halves of one item ask together', () => {
  const meal = { code: 'meal', text: 'Meal', per: 'traveler' as const, required: true }
  const pickup = { code: 'pickup', text: 'Hotel?', per: 'order' as const, required: true }
  const { questions } = partyFor([
    item('a', [adult('1'), adult('2')]),
    item('b', [adult('x')], { questions: [pickup, meal] }),
    item('b', [adult('x')], { questions: [meal] }),
  ])
  expect(questions.map(({ item: of, code, traveler, pointer }) => [of, code, traveler, pointer])).toEqual([
    ['b', 'pickup', undefined, 'assign/1/answers/pickup'],
    ['b', 'meal', 0, 'assign/1/answers/meal/1'],
  ])
})
