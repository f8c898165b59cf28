import type { SupplierHealth } from '@portolan/contract/rail'
import type { RailPassFare, RailPassProduct } from '@portolan/contract/rail-journey'
import { expect, test } from 'vitest'
import { cheapestPass, healthOf } from './model.ts'

const supplier = (name: string, status: SupplierHealth['status'], product: 'rail' | 'railPass' | 'hotel' = 'rail') => ({
  supplier: name,
  products: [product],
  status,
  checkedAt: '2026-12-01T00:00:00Z',
})

test('nothing is said of suppliers while all of rail answer, whatever hotels do', () => {
  expect(healthOf([supplier('house-rail-france', 'UP'), supplier('beds', 'DOWN', 'hotel')])).toBeUndefined()
  expect(healthOf([])).toBeUndefined()
})

test('who is slow and who is silent is told apart, and all are counted', () => {
  expect(
    healthOf([
      supplier('house-rail-france', 'UP'),
      supplier('house-rail-iberia', 'DEGRADED'),
      supplier('house-rail-pass', 'DOWN', 'railPass'),
    ]),
  ).toEqual({ up: 1, total: 3, slow: ['iberia'], down: ['pass'] })
})

test('the price of a pass is that of its cheapest fare, whatever its kind', () => {
  const fare = (sellingAmount: number) => ({ sellingAmount }) as RailPassFare
  const product = (passType: 'FLEXIBLE' | 'CONSECUTIVE', ...amounts: number[]) =>
    ({ passType, fareOptions: amounts.map(fare) }) as RailPassProduct
  expect(cheapestPass([product('FLEXIBLE', 900, 700), product('CONSECUTIVE', 650)])).toEqual({
    passType: 'CONSECUTIVE',
    fare: fare(650),
  })
  expect(cheapestPass([product('FLEXIBLE')])).toBeUndefined()
})
