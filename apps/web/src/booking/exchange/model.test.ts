import type { RailShopLine } from '@portolan/contract/rail'
import { expect, test } from 'vitest'
import { choicesIn, fitting } from './model.ts'

const option = (rph: string, inboundRphs?: string[]) => ({
  ...{ rph, comfortType: 'STANDARD', flexibilityType: 'FULL_FLEX', journeyDuration: 'PT4H4M', inboundRphs },
  trainSegments: [
    { departureDateTime: '2027-01-18T07:22:00', arrivalDateTime: '2027-01-18T11:26:00', trainNumber: '1' },
  ],
  pricing: { sellingCurrencyCode: 'HKD', sellingTotalAmount: 100 },
})

const line = (supplier: string | undefined, ...ways: unknown[][]): RailShopLine =>
  ({
    correlationID: 'c',
    supplier,
    originDestinationInformations: ways.map((options) => ({ originDestinationOptions: options })),
  }) as unknown as RailShopLine

const wish = { comfort: 'STANDARD', flexibility: 'FULL_FLEX' } as const

test('only those of the seller, and of an answer that names none', () => {
  const lines = [line('mine', [option('a')]), line('other', [option('b')]), line(undefined, [option('c')])]
  expect(choicesIn(lines, 'mine', 1).map((all) => all.map(({ rph }) => rph))).toEqual([['a', 'c']])
  expect(choicesIn(lines, undefined, 1)[0]).toHaveLength(3)
})

test('the way back goes with the way out', () => {
  const [out = [], back = []] = choicesIn(
    [line('s', [option('a', ['x']), option('b')], [option('x'), option('y')])],
    's',
    2,
  )
  expect(fitting(back, wish, out[0]).map(({ rph }) => rph)).toEqual(['x'])
  expect(fitting(back, wish, out[1]).map(({ rph }) => rph)).toEqual(['x', 'y'])
  expect(fitting(out, { ...wish, comfort: 'PREMIER' })).toEqual([])
})
