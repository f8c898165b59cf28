import { isBought } from '@portolan/domain/booking/lifecycle'
import type { Standing } from '@portolan/domain/may'
import { placeOf } from './view.ts'
import type { Whole } from './whole.ts'

/**
 * Names of the one paper, which has ticket and account on it; who sleeps somewhere has no ticket. Of a package that paper
 * is of the whole trip, and the ticket is the airline's alone.
 */
const papersOf = ({ product }: Whole): string[] =>
  product === 'hotel' ? ['voucher', 'invoice'] : ['ticket', 'voucher', 'invoice']

/** Of what was paid there is a paper, also when it was cancelled since; nobody travels by that one. */
export function documentsOf(whole: Whole): string[] {
  if (isBought(placeOf(whole))) return [...papersOf(whole), ...(whole.travelStart === null ? [] : ['calendar'])]
  return whole.status === 'Cancelled' && whole.paid.minor > 0 ? papersOf(whole) : []
}

/** A bill is money: who only looks has none. */
export const documentsFor = (whole: Whole, standing: Standing): string[] =>
  documentsOf(whole).filter((document) => standing !== 'look' || document !== 'invoice')
