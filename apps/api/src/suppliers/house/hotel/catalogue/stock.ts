import { rowsOf } from '../../rows.ts'
import { stockTable } from './stock-table.ts'

/** What a house in this city is like that one elsewhere is not. */
export type Trait = 'cool' | 'alpine' | 'warm' | 'petless' | 'medina' | 'grand' | 'dry'

/** What we have in a city. */
export interface Stock {
  readonly city: string
  /** The first three figures of its houses' codes: never given to another city. */
  readonly number: string
  readonly houses: number
  /** Of the names. */
  readonly families: readonly string[]
  readonly traits: ReadonlySet<Trait>
  /** # any figure, @ any but 0, & a letter; empty where there is none. */
  readonly postalCode: string
}

export const stocks: readonly Stock[] = rowsOf(stockTable).map(
  ([city = '', number = '', houses, families = '', traits = '', postalCode = '']) => ({
    ...{ city, number, postalCode },
    houses: Number(houses),
    families: families.split(' '),
    traits: new Set(traits.split(' ').filter(Boolean) as Trait[]),
  }),
)

const traitsByCity: ReadonlyMap<string, ReadonlySet<Trait>> = new Map(stocks.map(({ city, traits }) => [city, traits]))

export const traitsOf = (city: string): ReadonlySet<Trait> => traitsByCity.get(city) ?? new Set()
