import type { CarOffice } from '@portolan/supplier/car'

export type RateCode = 'PREPAID' | 'FLEX' | 'FULL'

export interface Company {
  readonly code: string
  readonly name: string
  /** On the price of the market. */
  readonly priceFactor: number
  /** On the deposit of the market. */
  readonly depositFactor: number
  /** Where its desk stands at an airport; absent: where the airport has the desks. */
  readonly airportAccess?: CarOffice['access']
  /** What kinds of offices it has. */
  readonly kinds: readonly CarOffice['kind'][]
  readonly rates: readonly RateCode[]
  /** Of cars that others would drive far: kilometres a day, and cents for each further one. */
  readonly mileage?: { readonly kmADay: number; readonly eachFurther: number }
}

/** Three companies: in the terminal and dear, a bus away and cheap, and one between them. */
export const companies: readonly Company[] = [
  {
    ...{ code: 'MER', name: 'Meridian Cars', priceFactor: 1.12, depositFactor: 0.6 },
    ...{ kinds: ['airport', 'station', 'port', 'city'], rates: ['FLEX', 'FULL'] },
  },
  {
    ...{ code: 'ATL', name: 'Atlas Drive', priceFactor: 1, depositFactor: 1, airportAccess: 'beside' },
    ...{ kinds: ['airport', 'station', 'port'], rates: ['PREPAID', 'FLEX'] },
  },
  {
    ...{ code: 'COS', name: 'Costa Rent', priceFactor: 0.86, depositFactor: 1.4, airportAccess: 'shuttle' },
    ...{ kinds: ['airport', 'city'], rates: ['PREPAID', 'FLEX'], mileage: { kmADay: 200, eachFurther: 18 } },
  },
]
