import { unaccompaniedIn } from '@portolan/domain/rail/companion'
import { oldestYouth, ticketAge } from '@portolan/domain/rail/fare'
import { textOf } from '../session/address.ts'

export interface Party {
  adults: number
  seniors: number
  /** The age of each. */
  youths: readonly number[]
}

/** A youth whose age was not chosen yet has none. */
interface PartySoFar extends Omit<Party, 'youths'> {
  youths: readonly (number | null)[]
}

export const partySize = ({ adults, seniors, youths }: Party): number => adults + seniors + youths.length

/** By their place among the youths: those too small to go alone. One whose age is not chosen yet is no reason to say so. */
export function aloneIn({ adults, seniors, youths }: PartySoFar): number[] {
  if (adults + seniors > 0) return []
  return unaccompaniedIn(youths.map((age) => age ?? ticketAge.ADULT))
}

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
