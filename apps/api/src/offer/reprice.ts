import type { ReadContext } from '@portolan/supplier/context'
import type { Offer, PassportRule, Quote } from '@portolan/supplier/offer'
import type { ErrorKind, Outcome, SupplierError } from '@portolan/supplier/outcome'
import type { AnswerTo } from '@portolan/supplier/reservation'
import type { BornParty } from '@portolan/supplier/traveler'
import type { Registry } from '../suppliers/registry.ts'
import type { Now } from './clock-store.ts'
import type { Buyer, KeptOffer, Offers } from './offer.ts'
import { questionsIn } from './questions.ts'
import { offersAsQuoted } from './quoted.ts'

/** What must be known of those who travel, and what is asked beyond. */
export type Requires = Quote<unknown>['requires'] & Pick<Quote<unknown>, 'questions'>

/** requires: what must be known of the travellers; absent where an expired offer was found again by a search. */
type Repriced = { ok: true; offers: KeptOffer[]; requires?: Requires } | { ok: false; error: SupplierError }

/**
 * In the order given, under new handles. A price may be another: what to make of that is the caller's business.
 * answers: to the suppliers' questions, in place of those given before.
 * births: by the names of the party, for whoever has told it. They go to the supplier and are not kept with the offer.
 */
export type Reprice = (
  kept: readonly KeptOffer[],
  buyer: Buyer,
  context: ReadContext,
  answers?: readonly AnswerTo[],
  births?: ReadonlyMap<string, string>,
) => Promise<Repriced>

type Answers = Parameters<Reprice>[3]
type Births = Parameters<Reprice>[4]

/** The supplier judges by the birth how old somebody is on each day of travel. */
const bornParty = (party: KeptOffer['party'], births: Births): BornParty =>
  party.map((member) => {
    const birthDate = births?.get(member.ref)
    return birthDate === undefined ? member : { ...member, birthDate }
  })

interface RepriceParts {
  registry: Pick<Registry, 'search' | 'supplier'>
  offers: Offers
  now: Now
}

type Found =
  | { ok: true; value: readonly Offer<unknown>[]; requires?: Requires }
  | Extract<Outcome<unknown>, { ok: false }>

const failed = (kind: ErrorKind): { ok: false; error: SupplierError } => ({
  ok: false,
  error: { kind, effect: 'none', retry: 'never', details: '' },
})

/** Each wanted one in its order. Two rooms of one kind may be found once: it stands for both. */
function sameAs(wanted: readonly KeptOffer[], found: readonly Offer<unknown>[]): Offer<unknown>[] | undefined {
  const left = [...found]
  const matches: Offer<unknown>[] = []
  for (const { identity, supplier } of wanted) {
    // Only its own: an adapter sells in nobody else's name, and what is no offer at all is passed over.
    const at = left.findIndex((offer) => offer?.identity === identity && offer.ref?.supplier === supplier)
    const match = at < 0 ? matches.find((offer) => offer.identity === identity) : left.splice(at, 1)[0]
    if (!match) return undefined
    matches.push(match)
  }
  return matches
}

/** Return fares stay tied to each other under their new tokens. */
const tied = (group: readonly KeptOffer[], matches: readonly Offer<unknown>[]): Offer<unknown>[] =>
  matches.map((match, index) => {
    const before = group[index]?.combinableWith
    if (!before) return match
    const still = matches.filter((_, other) => before.some(({ token }) => token === group[other]?.token))
    return { ...match, combinableWith: [...(match.combinableWith ?? []), ...still.map(({ ref }) => ref)] }
  })

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const isPassportRule = (rule: PassportRule | null): boolean =>
  /^[A-Z]{2}$/.test(rule?.country ?? '') && /^\d{4}-\d\d-\d\d$/.test(rule?.validUntil ?? '')

/** A supplier that does not say it in the port's words asks for nothing. */
const requiresOf = ({ requires, questions }: Quote<unknown>): Requires => ({
  lead: isNames(requires?.lead) ? requires.lead : [],
  each: isNames(requires?.each) ? requires.each : [],
  passports: Array.isArray(requires?.passports) ? requires.passports.filter(isPassportRule) : [],
  questions: questionsIn(questions),
})

const together = (all: readonly Requires[]): Requires => ({
  lead: [...new Set(all.flatMap(({ lead }) => lead))],
  each: [...new Set(all.flatMap(({ each }) => each))],
  passports: all.flatMap(({ passports = [] }) => passports),
  questions: questionsIn(all.flatMap(({ questions = [] }) => questions)),
})

/**
 * What one supplier found in one search is asked for together: a return may be cheaper than its two halves. A quote
 * has one currency.
 */
function groupsOf(kept: readonly KeptOffer[]): { places: number[]; group: KeptOffer[] }[] {
  const groups = new Map<string, { places: number[]; group: KeptOffer[] }>()
  for (const [place, one] of kept.entries()) {
    const name = JSON.stringify([one.supplier, one.product, one.query, one.supplierPrice.total.currency])
    const { places, group } = groups.get(name) ?? { places: [], group: [] }
    groups.set(name, { places: [...places, place], group: [...group, one] })
  }
  return [...groups.values()]
}

export function makeReprice({ registry, offers, now }: RepriceParts): Reprice {
  async function searchAgain([first]: readonly KeptOffer[], context: ReadContext): Promise<Found> {
    if (!first) return { ok: true, value: [] }
    for await (const { outcome } of registry.search(first.product, first.query as never, context, [first.supplier]))
      return outcome
    return failed('noAvailability')
  }

  async function quoteAgain(
    group: readonly KeptOffer[],
    context: ReadContext,
    answers: Answers,
    births: Births,
  ): Promise<Found> {
    const [first] = group
    const supplier = first && registry.supplier(first.supplier)
    if (!supplier) return failed('noAvailability')
    const refs = group.map(({ supplier: whose, token }) => ({ supplier: whose, token }))
    const party = bornParty(first.party, births)
    const outcome = await supplier.quote({ offers: refs, party, ...(answers && { answers }) }, context)
    if (!outcome.ok) return outcome
    const value = offersAsQuoted(outcome.value)
    return value ? { ok: true, value, requires: requiresOf(outcome.value) } : failed('internal')
  }

  async function findAgain(
    group: readonly KeptOffer[],
    context: ReadContext,
    answers: Answers,
    births: Births,
  ): Promise<Found> {
    const at = await now()
    if (group.some(({ expiresAt }) => expiresAt <= at)) return searchAgain(group, context)
    const quoted = await quoteAgain(group, context, answers, births)
    return !quoted.ok && quoted.error.kind === 'offerExpired' ? searchAgain(group, context) : quoted
  }

  async function repriceGroup(
    group: readonly KeptOffer[],
    buyer: Buyer,
    context: ReadContext,
    answers: Answers,
    births: Births,
  ): Promise<Repriced> {
    const found = await findAgain(group, context, answers, births)
    if (!found.ok) return found
    const [matches, [first]] = [sameAs(group, found.value), group]
    if (!matches || !first) return failed('noAvailability')
    const { product, query, party, correlationId } = first
    const kept = await offers.keep(tied(group, matches), { product, query, party, correlationId }, buyer, true)
    if (kept.length !== matches.length) return failed('unavailable')
    return { ok: true, offers: kept, ...(found.requires && { requires: found.requires }) }
  }

  return async (kept, buyer, context, answers, births) => {
    const again: KeptOffer[] = []
    const groups = groupsOf(kept).map(async ({ places, group }) => {
      const answer = await repriceGroup(group, buyer, context, answers, births)
      if (answer.ok) for (const [index, offer] of answer.offers.entries()) again[places[index] ?? 0] = offer
      return answer
    })
    const repriced = await Promise.all(groups)
    const requires = repriced.flatMap((answer) => (answer.ok && answer.requires ? [answer.requires] : []))
    const isComplete = requires.length === repriced.length && repriced.length > 0
    return (
      repriced.find(({ ok }) => !ok) ?? { ok: true, offers: again, ...(isComplete && { requires: together(requires) }) }
    )
  }
}
