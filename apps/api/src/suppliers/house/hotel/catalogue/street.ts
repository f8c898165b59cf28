import { rowsOf } from '../../rows.ts'
import { streetTable } from './street-table.ts'

export interface StreetStyle {
  /** {number}, {street}, {quarter}; {block} and {gate} where blocks are counted. */
  readonly pattern: string
  readonly streets: readonly string[]
}

const styles: ReadonlyMap<string, StreetStyle> = new Map(
  rowsOf(streetTable).map(([key = '', pattern = '', streets = '']) => [
    key,
    { pattern, streets: streets.split(' / ') },
  ]),
)

export function streetStyleOf(city: string, country: string): StreetStyle {
  const style = styles.get(city) ?? styles.get(country)
  if (!style) throw new Error(`Nobody knows how an address is written in ${country}.`)
  return style
}
