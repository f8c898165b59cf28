import type { SupplierHealth } from '@portolan/contract/rail'
import type { RailPassFare, RailPassProduct } from '@portolan/contract/rail-journey'
import type { Amount } from '@portolan/contract/shared'

export interface DayPrice {
  date: string
  from: Amount
}

const cheaper =
  <T>(priceOf: (one: T) => number) =>
  (best: T, one: T): T =>
    priceOf(one) < priceOf(best) ? one : best

export function cheapestDay(days: readonly DayPrice[]): DayPrice | undefined {
  const [first, ...rest] = days
  return (
    first &&
    rest.reduce(
      cheaper<DayPrice>(({ from }) => from.amount),
      first,
    )
  )
}

export interface PassPrice {
  passType: RailPassProduct['passType']
  fare: RailPassFare
}

export function cheapestPass(products: readonly RailPassProduct[]): PassPrice | undefined {
  const all = products.flatMap(({ passType, fareOptions }) => fareOptions.map((fare) => ({ passType, fare })))
  const [first, ...rest] = all
  return (
    first &&
    rest.reduce(
      cheaper<PassPrice>(({ fare }) => fare.sellingAmount),
      first,
    )
  )
}

export interface Health {
  up: number
  total: number
  slow: string[]
  down: string[]
}

const family = (supplier: string): string => supplier.replace(/^house-rail-/, '')

/** Undefined when there is nothing to say: everybody who sells trains answers. */
export function healthOf(suppliers: readonly SupplierHealth[]): Health | undefined {
  const rail = suppliers.filter(({ products }) => products.includes('rail') || products.includes('railPass'))
  const those = (status: SupplierHealth['status']) =>
    rail.filter((one) => one.status === status).map(({ supplier }) => family(supplier))
  const [slow, down] = [those('DEGRADED'), those('DOWN')]
  const up = rail.length - slow.length - down.length
  return up === rail.length ? undefined : { up, total: rail.length, slow, down }
}
