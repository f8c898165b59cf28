import pg from 'pg'

const { builtins, getTypeParser } = pg.types

/** Dates, lists and objects as node-postgres writes them for the wire; its own types leave it out. */
export const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils

type Parse = (text: string) => unknown

const asText: Parse = (text) => text

/** PostgreSQL numbers the list of a type apart from the type; the driver's table has no names for these. */
const [textList, int8List, dateList, numericList] = [1009, 1016, 1182, 1231]

const listOf =
  (parse: Parse): Parse =>
  (text) => {
    const items = getTypeParser(textList as never, 'text')(text) as (string | null)[]
    return items.map((item) => (item === null ? null : parse(item)))
  }

/** Amounts and counts stay below 2^53; a calendar date is text, never a moment in some zone. */
const ours = new Map<number, Parse>([
  [builtins.INT8, Number],
  [builtins.DATE, asText],
  [builtins.NUMERIC, asText],
  [int8List, listOf(Number)],
  [dateList, listOf(asText)],
  [numericList, listOf(asText)],
])

export const parserOf = (type: number): Parse => ours.get(type) ?? (getTypeParser(type, 'text') as Parse)
