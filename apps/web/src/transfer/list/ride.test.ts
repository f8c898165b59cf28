import { expect, test } from 'vitest'
import { service, shuttle, van } from '../../testing/transfer-offer.ts'
import { chosenOf, fitsBags, minutesRange, ridesOf } from './ride.ts'

const rides = ridesOf([service(), van, shuttle])
const [sedan, big, shared] = rides

test('[R1.2] a ride tells its car, its hours, its terms and its price as the server told them', () => {
  expect(sedan).toMatchObject({
    ...{ id: 'Private-3-3', rph: 'h-sedan', name: 'Sedan', model: 'Skoda Superb or similar', level: 'Private' },
    ...{ count: 1, seats: 3, bags: 3, isMet: true, waitMinutes: 60, minutes: 15, kilometres: 9 },
    ...{ pickUpAt: '2026-12-20T23:05:00', flightAt: '2026-12-20T22:50:00', vendor: 'Portolan Drivers' },
    ...{ total: { currencyCode: 'HKD', amount: 286 }, each: undefined },
    ...{
      freeUntil: { absoluteDeadline: '2026-12-19T23:05:00+00:00', clock: 'Lisbon time' },
      expiresAt: Date.parse('2026-11-20T08:30:00Z'),
    },
  })
  expect(shared).toMatchObject({ each: { amount: 66 }, total: { amount: 223.5 }, freeUntil: undefined })
})

test('two cars take twice as much', () => {
  const [two] = ridesOf([service({ quantity: 2 })])
  expect(two).toMatchObject({ count: 2, seats: 6, bags: 6 })
})

test('of two rides alike each has an address of its own', () => {
  expect(ridesOf([service(), service({ rph: 'other' })]).map(({ id }) => id)).toEqual(['Private-3-3', 'Private-3-3-2'])
})

test('bags fit where there is room for all of them and none is paid for apart', () => {
  expect(sedan && fitsBags(sedan, 3)).toBe(true)
  expect(sedan && fitsBags(sedan, 4)).toBe(false)
  expect(shared && fitsBags(shared, 2)).toBe(false)
})

test('the ride of the address is chosen, else the first that takes all the bags, else the first', () => {
  expect(chosenOf(rides, 'Shared-8-8', 4)).toBe(shared)
  expect(chosenOf(rides, 'gone', 4)).toBe(big)
  expect(chosenOf(rides, '', 1)).toBe(sedan)
  expect(chosenOf(rides, '', 20)).toBe(sedan)
  expect(chosenOf([], '', 1)).toBeUndefined()
})

test('how long it takes, from the shortest to the longest', () => {
  expect(minutesRange(rides)).toEqual([15, 40])
  expect(minutesRange([])).toBeUndefined()
})
