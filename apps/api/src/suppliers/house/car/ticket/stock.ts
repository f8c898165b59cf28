import { type CarClass, carClasses } from '@portolan/supplier/car'
import { seedOf } from '../../seed.ts'
import type { Company } from '../catalogue/company.ts'
import { carsIn, type FleetCar } from '../catalogue/fleet.ts'
import type { Office } from '../catalogue/office.ts'

/** How many kinds of cars a company has at an airport, and elsewhere. */
const kinds = { airport: 9, elsewhere: 5 }

/** What everybody has first. */
const popular: readonly CarClass[] = ['economy', 'compact', 'suv', 'mini', 'estate', 'sedan']
const order: readonly CarClass[] = [...popular, ...carClasses.filter((one) => !popular.includes(one))]

const known = new Map<string, readonly FleetCar[]>()

/** One of each class, then a second one, as far as there are any; the company decides which. */
function chosenBy({ code }: Company, country: string): readonly FleetCar[] {
  const rankOf = ({ id }: FleetCar): number => seedOf('fleet', code, country, id)
  const pool = carsIn(country)
    .map((car) => ({ car, rank: rankOf(car) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ car }) => car)
  const byClass = order.map((wanted) => pool.filter(({ classKey }) => classKey === wanted))
  const deepest = Math.max(...byClass.map(({ length }) => length))
  return Array.from({ length: deepest }, (_, row) => byClass.flatMap((cars) => cars[row] ?? [])).flat()
}

/** The cars that a company rents out at an office. */
export function carsAt(company: Company, { country, kind }: Pick<Office, 'country' | 'kind'>): readonly FleetCar[] {
  const key = `${company.code} ${country} ${kind}`
  const found = known.get(key)
  if (found) return found
  const cars = chosenBy(company, country).slice(0, kind === 'airport' ? kinds.airport : kinds.elsewhere)
  known.set(key, cars)
  return cars
}
