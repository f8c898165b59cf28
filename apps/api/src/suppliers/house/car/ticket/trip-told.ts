import type { CarDetail } from '@portolan/supplier/car'
import { officeTold } from '../catalogue/office.ts'
import { agesLike } from '../price/driver.ts'
import { borderRules, ruleOf, winterRules } from './telling.ts'
import type { CompanyTrip } from './trips.ts'

/** What is told alike of every car of a trip: the same objects for all of them, which are neither made nor stored again. */
export type TripTold = Pick<
  CarDetail,
  'vendor' | 'driverAges' | 'pickUp' | 'dropOff' | 'borderRules' | 'rules' | 'minAge' | 'licenceYears'
>

export function tellTrip({ company, pickUp, dropOff, pickUpAt, dropOffAt, times, driverAge }: CompanyTrip): TripTold {
  const { market } = pickUp
  return {
    vendor: { code: company.code, name: company.name },
    driverAges: agesLike(market, driverAge) ?? { from: driverAge, to: driverAge },
    pickUp: { office: officeTold(pickUp, company), at: pickUpAt },
    dropOff: { office: officeTold(dropOff, company), at: dropOffAt },
    borderRules: borderRules(market),
    rules: [ruleOf('CARD'), ...winterRules(market, times.dates)],
    minAge: market.minAge,
    licenceYears: market.licenceYears,
  }
}
