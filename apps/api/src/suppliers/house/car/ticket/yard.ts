import type { Company } from '../catalogue/company.ts'
import type { FleetCar } from '../catalogue/fleet.ts'
import type { Office } from '../catalogue/office.ts'
import { type Stand, standOf } from '../price/load.ts'
import { carsAt } from './stock.ts'

/** What stands where. */
export interface Yard {
  carsAt(company: Company, office: Office): readonly FleetCar[]
  standOf(company: Company, car: FleetCar, office: Office): Stand
}

export const wholeYard: Yard = { carsAt, standOf }
