import { type Money, share, subtract } from '@portolan/domain/money'
import type { CancelRule, Extra, Price, SupplierProduct } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import { shelves, type Terms } from './catalogue/shelf.ts'
import type { Item } from './item.ts'
import { instantOf } from './local-time.ts'

const taxBasisPoints = 1000

export function priceOf({ base, units }: Item, factorBasisPoints: number): Price {
  const total = share(base, factorBasisPoints)
  const taxes = share(total, taxBasisPoints)
  const lines = [
    { code: 'base', quantity: units, amount: subtract(total, taxes) },
    { code: 'tax', quantity: 1, amount: taxes },
  ]
  return { total, taxes, vat: [{ percent: '10', amount: taxes }], lines }
}

const hour = 3_600_000

/** What is kept of the price: up to so many hours before the start, then for good. */
const steps: Readonly<Record<Terms, readonly { readonly hours: number; readonly percent: number }[]>> = {
  flexible: [{ hours: 24, percent: 0 }],
  semiFlexible: [
    { hours: 168, percent: 10 },
    { hours: 24, percent: 50 },
  ],
  fixed: [],
}

export function penaltiesOf({ terms, detail }: Item): CancelRule[] {
  const start = instantOf(detail.start)
  const before = steps[terms].map(({ hours, percent }) => ({ until: start - hours * hour, charge: { percent } }))
  return [...before, { charge: 'nonRefundable' }]
}

/** What stays with the supplier of a price that is given back now. */
export function feeOf({ terms, detail }: Item, price: Money, now: Instant): Money {
  const start = instantOf(detail.start)
  const step = steps[terms].find(({ hours }) => now < start - hours * hour)
  return step ? share(price, step.percent * 100) : price
}

export const extrasOf = (product: SupplierProduct, currency: string): Extra[] =>
  shelves[product].extras.map(({ minor, ...extra }) => ({ ...extra, price: { minor, currency } }))
