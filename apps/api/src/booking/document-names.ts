import { isBought } from '@portolan/domain/booking/lifecycle'
import type { Standing } from '@portolan/domain/may'
import type { Product } from '@portolan/domain/product'
import { placeOf } from './view.ts'
import type { Whole } from './whole.ts'

/** What a carrier wants to see is a ticket, anything else is given against a voucher; a package has both. */
const travelPapers: Record<Product, readonly ('ticket' | 'voucher')[]> = {
  rail: ['ticket'],
  railPass: ['ticket'],
  air: ['ticket'],
  hotel: ['voucher'],
  activity: ['voucher'],
  car: ['voucher'],
  transfer: ['voucher'],
  cruise: ['ticket'],
  insurance: ['voucher'],
  visa: ['voucher'],
  package: ['ticket', 'voucher'],
}

/** What was paid by card. What is charged to an agency's account is not paid yet: it has an invoice, and nothing to confirm. */
const hasReceipt = ({ paid, paymentWays }: Whole): boolean => paid.minor > 0 && paymentWays.includes('card')

/** Of what was paid there are papers, also when it was cancelled since; nobody travels by those. */
export function documentsOf(whole: Whole): string[] {
  const papers = [...travelPapers[whole.product], ...(hasReceipt(whole) ? ['receipt'] : [])]
  if (isBought(placeOf(whole))) return [...papers, ...(whole.travelStart === null ? [] : ['calendar'])]
  return whole.status === 'Cancelled' && whole.paid.minor > 0 ? papers : []
}

/** A receipt is money: who only looks has none. */
export const documentsFor = (whole: Whole, standing: Standing): string[] =>
  documentsOf(whole).filter((document) => standing !== 'look' || document !== 'receipt')
