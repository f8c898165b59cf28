import { oldestYouth } from '@portolan/domain/rail/fare'
import { textOf } from '../session/address.ts'

export interface Party {
  adults: number
  seniors: number
  /** The age of each. */
  youths: readonly number[]
}

export const partySize = ({ adults, seniors, youths }: Party): number => adults + seniors + youths.length

function readCount(value: unknown): number {
  const count = Number(textOf(value) || 0)
  return Number.isInteger(count) && count >= 0 ? count : 0
}

/** A youth of 40 is none: better asked again than sold a ticket that the guard refuses. */
const readAges = (value: unknown): number[] =>
  textOf(value)
    .split(',')
    .filter((part) => /^\d{1,2}$/.test(part) && Number(part) <= oldestYouth)
    .map(Number)

/** Nothing where the address says nothing of who travels. */
export function readParty(address: Record<string, unknown>): Partial<Party> {
  const { adults, seniors, youths } = address
  if (adults === undefined && seniors === undefined && youths === undefined) return {}
  return { adults: readCount(adults), seniors: readCount(seniors), youths: readAges(youths) }
}

/** A number alone is written as one, so that the address needs no quotation marks. */
export function writeParty({ adults, seniors, youths }: Party): Record<string, string | number> {
  const [only, another] = youths
  return {
    adults,
    seniors,
    ...(only !== undefined && { youths: another === undefined ? only : youths.join(',') }),
  }
}
