import { groupBy } from '../../group.ts'
import { rowsOf } from '../../rows.ts'
import { quarterTable } from './quarter-table.ts'

export type Character =
  | 'old town'
  | 'centre'
  | 'business'
  | 'nightlife'
  | 'residential'
  | 'harbour'
  | 'beach'
  | 'park'
  | 'station'
  | 'airport'

export interface Quarter {
  readonly city: string
  /** As those who live there call it. */
  readonly name: string
  readonly zh: string
  readonly zhHK: string
  readonly lat: number
  readonly lon: number
  readonly character: Character
}

const byCity: ReadonlyMap<string, readonly Quarter[]> = groupBy(
  rowsOf(quarterTable).map(
    ([city = '', name = '', zh = '', zhHK = '', lat, lon, character]): Quarter => ({
      ...{ city, name, zh, zhHK },
      lat: Number(lat),
      lon: Number(lon),
      character: character as Character,
    }),
  ),
  ({ city }) => city,
)

export const quartersOf = (city: string): readonly Quarter[] => byCity.get(city) ?? []

export function quarterOf(city: string, name: string): Quarter {
  const quarter = quartersOf(city).find((one) => one.name === name)
  if (!quarter) throw new Error(`There is no quarter ${name} in ${city}.`)
  return quarter
}

const forHolidays: ReadonlySet<Character> = new Set(['beach', 'park', 'old town', 'harbour'])

/** Where families go. */
export const isLeisure = ({ character }: Quarter): boolean => forHolidays.has(character)
