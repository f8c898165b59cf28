import type { FareFamily } from '@portolan/contract/air-itinerary'
import { expect, test } from 'vitest'
import { itinerary } from '../../testing/flight-offer.ts'
import { noWishes, quoteOf } from './my-price.ts'

const kwd = (amount: number) => ({ currencyCode: 'KWD', amount })

const family = (rph: string, total: number, seat: number): FareFamily => ({
  ...{ rph, code: 'light', name: rph, cabin: 'Economy', resBookDesigCode: 'T', total: kwd(total) },
  includes: [{ kind: 'seat', policy: 'charge', charge: kwd(seat) }],
})

test('[R1.5] of two fares the cheaper one is found by the last decimal of the currency', () => {
  const two = itinerary({ fareFamilies: [family('dearer', 10.003, 0.001), family('cheaper', 10.001, 0.001)] })
  expect(quoteOf(two, { ...noWishes, seat: true }, 2)).toMatchObject({
    family: { rph: 'cheaper' },
    price: kwd(10.003),
    extras: kwd(0.002),
  })
})

test('[R1.5] nothing is rounded where nothing is wished for', () => {
  const one = itinerary({ fareFamilies: [family('one', 10.003, 0.001)] })
  expect(quoteOf(one, noWishes, 2)).toMatchObject({ price: kwd(10.003), extras: undefined })
})
