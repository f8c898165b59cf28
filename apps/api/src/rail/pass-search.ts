import type { ReadContext } from '@portolan/supplier/context'
import type { SupplierError } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { RailPassDetail } from '@portolan/supplier/rail'
import type { Buyer, KeptOffer, Offers } from '../offer/offer.ts'
import type { Registry } from '../suppliers/registry.ts'
import { passOf } from './detail.ts'

export interface PassSearchParts {
  registry: Pick<Registry, 'search'>
  offers: Pick<Offers, 'keep'>
}

/** A pass whose detail makes sense, behind its handle. */
export interface Pass {
  offer: KeptOffer
  detail: RailPassDetail
}

export interface PassAnswer {
  passes: Pass[]
  refused: { supplier: string; error: SupplierError }[]
}

export type PassSearch = (query: Queries['railPass'], buyer: Buyer, context: ReadContext) => Promise<PassAnswer>

/** Why a supplier refuses is kept whole here: the specification wants its heading and its words. */
export const makePassSearch =
  ({ registry, offers }: PassSearchParts): PassSearch =>
  async (query, buyer, context) => {
    const answer: PassAnswer = { passes: [], refused: [] }
    for await (const { supplier, outcome } of registry.search('railPass', query, context)) {
      if (!outcome.ok) {
        if (outcome.error.kind !== 'noAvailability') answer.refused.push({ supplier, error: outcome.error })
        continue
      }
      const kept = await offers.keep(
        // Nobody sells in another's name.
        outcome.value.filter((offer) => offer?.ref?.supplier === supplier && passOf(offer.detail) !== undefined),
        { product: 'railPass', query, party: query.party, correlationId: context.correlationId },
        buyer,
      )
      for (const offer of kept) {
        const detail = passOf(offer.detail)
        if (detail) answer.passes.push({ offer, detail })
      }
    }
    return answer
  }
