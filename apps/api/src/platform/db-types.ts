import pg from 'pg'

const { builtins, getTypeParser } = pg.types

type Parse = (text: string) => unknown

const asText: Parse = (text) => text

/** Amounts and counts stay below 2^53; a calendar date is text, never a moment in some zone. */
const ours = new Map<number, Parse>([
  [builtins.INT8, Number],
  [builtins.DATE, asText],
  [builtins.NUMERIC, asText],
])

export const parserOf = (type: number): Parse => ours.get(type) ?? (getTypeParser(type, 'text') as Parse)

/** What node-postgres asks for with each query. */
export const parsers = { getTypeParser: (type: number) => parserOf(type) }
