import { dayOf } from '../../day.ts'
import type { Company } from '../catalogue/company.ts'
import type { FleetCar } from '../catalogue/fleet.ts'
import type { Office } from '../catalogue/office.ts'
import { type Stand, unitsGiven } from '../price/load.ts'
import type { DaySold, DayWish } from './car-day-store.ts'
import type { Times } from './times.ts'
import type { Yard } from './yard.ts'

/** What is at an office of one kind of car, day by day from the first to the last. */
export interface Standing {
  readonly stand: Stand
  readonly given: readonly number[]
  readonly left: readonly number[]
}

export type SoldOf = (office: string, company: string, car: string, day: number) => number

export function soldIn(rows: readonly DaySold[]): SoldOf {
  if (rows.length === 0) return () => 0
  const known = new Map(rows.map((row) => [`${row.office} ${row.company} ${row.car} ${dayOf(row.day)}`, row.sold]))
  return (office, company, car, day) => known.get(`${office} ${company} ${car} ${day}`) ?? 0
}

/** Undefined: on one of the days there is none. */
export function standing(
  { company, pickUp, times }: { company: Company; pickUp: Office; times: Times },
  car: FleetCar,
  { soldOf, standOf }: { soldOf: SoldOf } & Pick<Yard, 'standOf'>,
): Standing | undefined {
  const stand = standOf(company, car, pickUp)
  const [given, left]: [number[], number[]] = [[], []]
  for (let day = times.first; day <= times.last; day += 1) {
    const units = unitsGiven(stand, day)
    const free = units - soldOf(pickUp.code, company.code, car.id, day)
    if (free <= 0) return undefined
    given.push(units)
    left.push(free)
  }
  return { stand, given, left }
}

/** A rental takes every day that it touches at the office where the car is fetched. */
export const wishesFor = (
  { company, pickUp, times }: { company: Company; pickUp: Office; times: Times },
  { id: car }: FleetCar,
  { given }: Standing,
): DayWish[] =>
  times.dates.map((day, index) => ({
    ...{ office: pickUp.code, company: company.code, car, day, count: 1, given: given[index] ?? 0 },
  }))
