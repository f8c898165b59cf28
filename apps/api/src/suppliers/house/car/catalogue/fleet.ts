import { pictureKey } from '@portolan/picture/key'
import type { CarClass, CarModel } from '@portolan/supplier/car'
import { rowsOf } from '../../rows.ts'
import { wordsIn } from '../../words.ts'
import { classTable } from './class-table.ts'
import { classNames } from './class-text.ts'
import { fleetTable } from './fleet-table.ts'

export interface FleetCar extends CarModel {
  readonly regions: readonly string[]
  /** On the day price of a compact car. */
  readonly factor: number
}

const nameOf = wordsIn(classNames)
const classOf = new Map(rowsOf(classTable).map(([key = '', wanted = '']) => [key, wanted as CarClass]))

function classFor(key: string): CarClass {
  const found = classOf.get(key)
  if (!found) throw new Error(`There is no class ${key}.`)
  return found
}

function carOf(row: readonly string[]): FleetCar {
  const [id = '', acriss = '', make = '', model = '', key = '', doors, seats, large, small, ...rest] = row
  const [transmission, fuel, consumption, body = '', regions = '', factor] = rest
  return {
    ...{ id, acriss, make, model, orSimilar: true, classKey: classFor(key), className: nameOf(key) },
    ...{ doors: Number(doors), seats: Number(seats), largeBags: Number(large), smallBags: Number(small) },
    transmission: transmission as FleetCar['transmission'],
    hasAirConditioning: true,
    fuel: fuel as FleetCar['fuel'],
    consumption: { value: Number(consumption), unit: fuel === 'electric' ? 'kWh/100km' : 'l/100km' },
    picture: pictureKey({ scene: 'car', variant: body, seed: `${make}-${model}-${id}` }),
    ...{ regions: regions.split(' '), factor: Number(factor) },
  }
}

export const fleet: readonly FleetCar[] = rowsOf(fleetTable).map(carOf)

const usualRegions: readonly string[] = ['EU']

/** Where a country's own region has too few cars, those of the next one stand there as well. */
const regionsOf: Readonly<Record<string, readonly string[]>> = {
  ...{ GB: ['UK'], IE: ['UK'], MA: ['NAF', 'EU'], AE: ['ME'], ZA: ['ZA', 'UK'], JP: ['JP', 'KR'], KR: ['KR', 'JP'] },
  ...{ TH: ['SEA', 'AU'], AU: ['AU', 'SEA'], NZ: ['AU', 'SEA'], US: ['US'], CA: ['CA', 'US'] },
  ...{ MX: ['MX', 'LATAM', 'US'], AR: ['LATAM', 'EU'], CL: ['LATAM', 'EU'] },
}

export function carsIn(country: string): readonly FleetCar[] {
  const regions = regionsOf[country] ?? usualRegions
  return fleet.filter((car) => car.regions.some((region) => regions.includes(region)))
}
