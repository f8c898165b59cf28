import type { Language } from '@portolan/domain/language'
import { compare } from '@portolan/domain/money'
import { isPassing } from '@portolan/domain/passing-trouble'
import type { ReadContext } from '@portolan/supplier/context'
import type { SupplierProduct } from '@portolan/supplier/offer'
import type { SupplierError } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { Party } from '@portolan/supplier/traveler'
import { errorText } from '../platform/text.ts'
import type { Answer, Registry } from '../suppliers/registry.ts'
import type { Buyer, KeptOffer, Offers } from './offer.ts'

/** Of the shape of the envelope's warnings: recordID names the supplier. */
export interface SearchWarning {
  recordID: string
  stringValue: string
}

/** One supplier's answer, priced and kept. */
export interface SearchAnswer {
  supplier: string
  offers: KeptOffer[]
  warnings: SearchWarning[]
  /** It gave no answer at all; an answer without offers is none of that. */
  failed: boolean
}

export interface SearchInput<P extends SupplierProduct> {
  product: P
  query: Queries[P]
  party: Party
  buyer: Buyer
  language: Language
  context: ReadContext
  /** Ids of suppliers; absent: all of the product. */
  only?: readonly string[]
}

export type Search = <P extends SupplierProduct>(input: SearchInput<P>) => AsyncIterable<SearchAnswer>

/** What our own side has found out is told in our words; what the supplier refuses, in its own. */
function textOf({ kind, details }: SupplierError, language: Language): string {
  if (kind === 'timeout') return errorText(language, 'error.504')
  const isSaid = typeof details === 'string' && details !== '' && !isPassing(kind)
  return isSaid ? details : errorText(language, 'error.supplier')
}

export function makeSearch({ registry, offers }: { registry: Pick<Registry, 'search'>; offers: Offers }): Search {
  async function takeIn<P extends SupplierProduct>(answer: Answer, input: SearchInput<P>): Promise<SearchAnswer> {
    const { product, query, party, buyer, language, context } = input
    const { supplier, outcome } = answer
    const warn = (stringValue: string): SearchWarning => ({ recordID: supplier, stringValue })
    if (!outcome.ok) {
      const failed = outcome.error.kind !== 'noAvailability'
      return { supplier, offers: [], warnings: failed ? [warn(textOf(outcome.error, language))] : [], failed }
    }
    // Nobody sells in another's name.
    const kept = await offers.keep(
      outcome.value.filter((offer) => offer?.ref?.supplier === supplier),
      { product, query, party, correlationId: context.correlationId },
      buyer,
    )
    const warnings = (outcome.warnings ?? []).map(warn)
    if (kept.length < outcome.value.length) warnings.push(warn(errorText(language, 'error.offer.leftOut')))
    return { supplier, offers: kept, warnings, failed: false }
  }

  return async function* search(input) {
    for await (const answer of registry.search(input.product, input.query, input.context, input.only))
      yield await takeIn(answer, input)
  }
}

export interface Collected {
  /** The cheapest first. */
  offers: KeptOffer[]
  warnings: SearchWarning[]
  /** Nobody answered: an error instead of warnings. */
  failed: boolean
}

const textOrder = (one: string, other: string): number => Number(one > other) - Number(one < other)

/** By what the customer pays; what costs the same always stands in the same order, whoever was quicker. */
const inOrder = (one: KeptOffer, other: KeptOffer): number =>
  compare(one.price.selling, other.price.selling) ||
  textOrder(one.supplier, other.supplier) ||
  textOrder(one.identity, other.identity)

export async function collectSearch(answers: AsyncIterable<SearchAnswer>): Promise<Collected> {
  const all: SearchAnswer[] = []
  for await (const answer of answers) all.push(answer)
  return {
    offers: all.flatMap(({ offers }) => offers).sort(inOrder),
    warnings: all.flatMap(({ warnings }) => warnings),
    failed: all.length > 0 && all.every(({ failed }) => failed),
  }
}
