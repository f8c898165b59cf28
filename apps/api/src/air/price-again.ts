import type { ErrorStatus } from '@portolan/contract/errors'
import { type Money, sum } from '@portolan/domain/money'
import { isPassing } from '@portolan/domain/passing-trouble'
import type { SupplierError } from '@portolan/supplier/outcome'
import type { Buyer, KeptOffer } from '../offer/offer.ts'
import type { Reprice } from '../offer/reprice.ts'
import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import { readContextOf } from '../platform/supplier-call.ts'

function statusOf(kind: SupplierError['kind']): ErrorStatus {
  if (kind === 'timeout') return 504
  return isPassing(kind) ? 503 : 409
}

/** What the airline refuses is gone, whatever its reason: who wants it searches again. */
export const refusedBy = ({ kind }: SupplierError): Refusal => {
  const status = statusOf(kind)
  return new Refusal(status, status === 409 ? { text: 'error.cart.gone' } : {})
}

export const sellingOf = (offers: readonly KeptOffer[]): Money =>
  sum(
    offers.map(({ price }) => price.selling),
    offers[0]?.price.selling.currency ?? '',
  )

/** What the supplier asks for it now, under new handles, and what it asks of the travellers. */
export function makePriceAgain({ reprice }: { reprice: Reprice }) {
  return async (kept: readonly KeptOffer[], buyer: Buyer, context: Context) => {
    const asking = readContextOf(context, kept[0]?.correlationId ?? context.requestId)
    const found = await reprice(kept, buyer, asking)
    // An offer that the supplier let end was searched again, and is quoted now: only a quote says what is asked.
    const quoted = found.ok && !found.requires ? await reprice(found.offers, buyer, asking) : found
    if (!quoted.ok) throw refusedBy(quoted.error)
    return { offers: quoted.offers, requires: quoted.requires ?? { lead: [], each: [] } }
  }
}
