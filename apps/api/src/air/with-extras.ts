import type { extrasInput } from '@portolan/contract/traveler-form'
import type { ExtraChoice } from '@portolan/supplier/offer'
import type { Outcome, SupplierError } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type * as z from 'zod/mini'
import type { Buyer } from '../offer/offer.ts'
import type { Context } from '../platform/context.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import { readContextOf } from '../platform/supplier-call.ts'
import type { Flight } from './flight.ts'
import type { AirParts } from './parts.ts'
import { refusedBy } from './price-again.ts'

export type ExtrasChosen = z.output<typeof extrasInput>

type WithExtrasParts = Pick<AirParts, 'registry' | 'offers' | 'offersAsQuoted'>

/** None of something is no choice. */
const choicesOf = (extras: ExtrasChosen): ExtraChoice[] =>
  extras
    .filter(({ quantity }) => quantity > 0)
    .map(({ code, quantity, travelerRef }) => ({ code, quantity, ...(travelerRef !== undefined && { travelerRef }) }))

const extraRefused = (): Refusal => fieldRefusal('/extras', 'air.extra', 'error.air.extra')

/** Where something has gone and the flights alone are to be had, what was chosen beside them has: another seat, and on. */
async function isOfExtras(
  { kind }: SupplierError,
  alone: () => Promise<Outcome<unknown> | undefined>,
): Promise<boolean> {
  if (kind === 'invalid') return true
  return kind === 'noAvailability' && (await alone())?.ok === true
}

/**
 * The same flights with what was chosen beside them, as offers of their own: their price has it in it, and an expired one
 * is found again with it.
 */
export function makeWithExtras({ registry, offers, offersAsQuoted }: WithExtrasParts) {
  return async (flights: readonly [Flight, ...Flight[]], extras: ExtrasChosen, buyer: Buyer, context: Context) => {
    const [{ offer }] = flights
    const { product, party, correlationId } = offer
    const choices = choicesOf(extras)
    const quote = async (beside: readonly ExtraChoice[]) =>
      registry
        .supplier(offer.supplier)
        ?.quote(
          { offers: flights.map(({ offer: { supplier, token } }) => ({ supplier, token })), party, extras: beside },
          readContextOf(context, correlationId),
        )
    const outcome = await quote(choices)
    if (!outcome) throw new Refusal(409, { text: 'error.cart.gone' })
    if (!outcome.ok)
      throw (await isOfExtras(outcome.error, () => quote([]))) ? extraRefused() : refusedBy(outcome.error)
    const quoted = offersAsQuoted(outcome.value)
    if (quoted?.length !== flights.length) throw new Refusal(503)
    const again = { flights: flights.map(({ detail }) => detail.flights).join('/'), extras: choices }
    const query: Queries['air'] = { ...(offer.query as Queries['air']), again }
    const kept = await offers.keep(quoted, { product, query, party, correlationId }, buyer)
    return { offers: kept, requires: outcome.value.requires }
  }
}
