import type { SupplierHealth } from '@portolan/contract/rail'
import type { RailPassFare, RailPassProduct } from '@portolan/contract/rail-journey'
import { cheapestOf } from '../../result/cheapest.ts'

export interface PassPrice {
  passType: RailPassProduct['passType']
  fare: RailPassFare
}

export function cheapestPass(products: readonly RailPassProduct[]): PassPrice | undefined {
  const all = products.flatMap(({ passType, fareOptions }) => fareOptions.map((fare) => ({ passType, fare })))
  return cheapestOf(all, ({ fare }) => fare.sellingAmount)
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
