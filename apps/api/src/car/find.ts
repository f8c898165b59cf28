import type { SearchWarning } from '../offer/search.ts'
import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import { buyerOf, readContextOf } from '../platform/supplier-call.ts'
import type { CarParts } from './parts.ts'
import { type Rental, rentalsIn } from './rental.ts'
import { type CarRequest, type Pointers, troubleAt } from './request.ts'

export interface Found {
  rentals: Rental[]
  warnings: SearchWarning[]
  /** Somebody was asked, and nobody has answered. */
  hasFailed: boolean
}

/** Every supplier's cars. Refuses (400) beside the field where none can be had as it was asked for. */
export function makeFind({ search, carTrouble }: Pick<CarParts, 'search' | 'carTrouble'>) {
  return async (
    { query, party }: CarRequest,
    { correlationId, pointers }: { correlationId: string; pointers: Pointers },
    context: Context,
  ): Promise<Found> => {
    const found: Found = { rentals: [], warnings: [], hasFailed: false }
    let [asked, answered] = [0, 0]
    for await (const { offers, warnings, failed } of search({
      ...{ product: 'car', query, party, buyer: buyerOf(context), language: context.language },
      context: readContextOf(context, correlationId),
    })) {
      asked += 1
      answered += failed ? 0 : 1
      found.rentals.push(...rentalsIn(offers))
      found.warnings.push(...warnings)
    }
    const trouble = found.rentals.length === 0 ? carTrouble(query) : undefined
    if (trouble) throw new Refusal(400, { fields: [troubleAt(trouble, pointers)] })
    return { ...found, hasFailed: asked > 0 && answered === 0 }
  }
}
