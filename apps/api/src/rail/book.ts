import type { RequestOf } from '@portolan/contract/call'
import type { bookRail, RailBookRS } from '@portolan/contract/rail-booking'
import type { Language } from '@portolan/domain/language'
import { type Money, moneyOfNumber, sum } from '@portolan/domain/money'
import type { Party } from '@portolan/supplier/traveler'
import type { Buyer, KeptOffer } from '../offer/offer.ts'
import { bandIn } from '../platform/age-band.ts'
import type { Context } from '../platform/context.ts'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { buyerOf, readContextOf } from '../platform/supplier-call.ts'
import { requirementsView } from '../platform/traveler-requirement.ts'
import { placesOf, WrongHandles, withHandlesAt } from '../platform/wrong-handles.ts'
import { checkTogether } from './combination.ts'
import { passOf, ticketOf } from './detail.ts'
import { makeRailOrder } from './order.ts'
import type { RailParts } from './parts.ts'
import { ageOf, aloneOf, codeOfType, isTooOld, tooOld, travelerTypeOf } from './party.ts'
import { pricingOf } from './price-line.ts'
import { refusedBy } from './refused.ts'
import { makeTicketView } from './view.ts'

type Body = RequestOf<typeof bookRail>['body']
type Given = NonNullable<Body['railBookInfo']['passengerInfos']>

const journeyPointer = (place: number): string => `/railBookInfo/requestedJourneyRPHs/${place}`

/** Who is priced: those of the search, at the ages known since. */
function partyWith(party: Party, given: Given | undefined): Party {
  if (!given) return party
  const at = (index: number, field: string) => `/railBookInfo/passengerInfos/${index}/${field}`
  const fields: FieldRefusal[] = given.flatMap(({ rph, code, age }, index) => {
    const isKnown = party.some(({ ref }) => ref === rph) && given.findIndex((one) => one.rph === rph) === index
    if (!isKnown) return [{ pointer: at(index, 'rph'), code: 'invalid_value', text: 'error.field.choice' as const }]
    return isTooOld(code, age) ? [tooOld(at(index, 'age'))] : []
  })
  const going = party.map((traveler) => {
    const index = given.findIndex(({ rph }) => rph === traveler.ref)
    return { age: given[index]?.age ?? ageOf(traveler), pointer: at(index, 'age') }
  })
  const all = [...fields, ...aloneOf(going)]
  if (all.length > 0) throw new Refusal(400, { fields: all })
  return party.map((traveler) => {
    const told = given.find(({ rph }) => rph === traveler.ref)
    return told ? { ...traveler, age: told.age, type: travelerTypeOf(told.code, told.age) } : traveler
  })
}

const birthsIn = (given: Given = []): ReadonlyMap<string, string> =>
  new Map(
    given.flatMap(({ rph, passengerDetail }): [string, string][] => {
      const birthDate = passengerDetail?.birthDate
      return birthDate === undefined ? [] : [[rph, birthDate]]
    }),
  )

const forParty = (offer: KeptOffer, party: Party): KeptOffer => ({
  ...offer,
  party,
  query: typeof offer.query === 'object' ? { ...offer.query, party } : offer.query,
})

const bandsOf = ({ detail }: KeptOffer) => ticketOf(detail)?.bands ?? passOf(detail)?.bands ?? []

/** Out and back may have bands of two carriers: the age must lie in both. */
function passengersOf(offers: readonly KeptOffer[]): NonNullable<RailBookRS['passengers']> {
  const bands = offers.flatMap(bandsOf)
  return (offers[0]?.party ?? []).map((traveler) => {
    const own = bands.filter(({ travelerRef }) => travelerRef === traveler.ref)
    return {
      ...{ rph: traveler.ref, code: codeOfType(traveler.type), age: ageOf(traveler) },
      ...bandIn(own),
    }
  })
}

const sellingOf = (offers: readonly KeptOffer[]): Money =>
  sum(
    offers.map(({ price }) => price.selling),
    offers[0]?.price.selling.currency ?? '',
  )

const isSame = (one: Money, other: Money): boolean => one.currency === other.currency && one.minor === other.minor

/** Against what the customer has agreed to, else against what was shown; in another currency by the supplier's price. */
function isChanged(before: readonly KeptOffer[], after: readonly KeptOffer[], accepted: Money | undefined): boolean {
  const [shown, now] = [sellingOf(before), sellingOf(after)]
  if (accepted?.currency === now.currency) return !isSame(accepted, now)
  if (shown.currency === now.currency) return !isSame(shown, now)
  return before.some(({ supplierPrice }, index) => {
    const other = after[index]?.supplierPrice.total
    return !other || !isSame(supplierPrice.total, other)
  })
}

const acceptedOf = ({ acceptedTotal }: Body): Money | undefined =>
  acceptedTotal && moneyOfNumber(acceptedTotal.amount, acceptedTotal.currencyCode)

export function makeBook(parts: RailParts): Handler<typeof bookRail> {
  const { offers, reprice, places } = parts
  const { conditionsOf } = makeTicketView(places)
  const order = makeRailOrder(parts)

  const conditionsIn = ({ detail }: KeptOffer, language: Language) => {
    const ticket = ticketOf(detail)
    return ticket ? conditionsOf(ticket, language) : []
  }

  const priced = (all: readonly KeptOffer[], language: Language) =>
    pricingOf(all.map((offer) => ({ ...offer, conditions: conditionsIn(offer, language) })))

  /** Tickets that belong together, or one pass. */
  async function findAll(rphs: readonly string[]): Promise<KeptOffer[]> {
    const kept = await offers.find(rphs)
    const [first] = kept
    const others = placesOf(
      kept,
      ({ product }) => product !== first?.product || !['rail', 'railPass'].includes(product),
    )
    if (others.length > 0) throw new WrongHandles(others)
    if (first?.product === 'rail') checkTogether(kept)
    else if (kept.length > 1) throw new WrongHandles([1], 'error.field.tooMany')
    return kept
  }

  async function priceAgain(kept: readonly KeptOffer[], buyer: Buyer, body: Body, context: Context) {
    const asking = readContextOf(context, body.correlationID ?? kept[0]?.correlationId ?? context.requestId)
    const births = birthsIn(body.railBookInfo.passengerInfos)
    const found = await reprice(kept, buyer, asking, undefined, births)
    // An offer that the supplier let end was searched again, and is quoted now: only a quote says what is asked.
    const quoted = found.ok && !found.requires ? await reprice(found.offers, buyer, asking, undefined, births) : found
    if (!quoted.ok) throw refusedBy(quoted.error, context.language)
    return quoted
  }

  return withHandlesAt<typeof bookRail>(journeyPointer, async ({ body }, context) => {
    const { requestedJourneyRPHs, passengerInfos } = body.railBookInfo
    const kept = await findAll(requestedJourneyRPHs)
    if (body.resStatus !== 'Initiate') {
      partyWith(kept[0]?.party ?? [], passengerInfos)
      const held = await order(kept, body, acceptedOf(body) ?? sellingOf(kept), context)
      return {
        ...{ success: held.answer.errors === undefined, correlationID: body.correlationID, ...held.answer },
        passengers: passengersOf(held.offers),
        priceChanged: isChanged(kept, held.offers, acceptedOf(body)),
        journeyRPHs: held.offers.map(({ rph }) => rph),
        pricing: priced(held.offers, context.language),
      }
    }
    const party = partyWith(kept[0]?.party ?? [], passengerInfos)
    const correlationID = body.correlationID ?? kept[0]?.correlationId ?? context.requestId
    const wanted = kept.map((offer) => forParty(offer, party))
    const again = await priceAgain(wanted, buyerOf(context), body, context)
    const { language } = context
    return {
      ...{ success: true, correlationID, status: 'Pending' },
      passengers: passengersOf(again.offers),
      priceChanged: isChanged(kept, again.offers, acceptedOf(body)),
      journeyRPHs: again.offers.map(({ rph }) => rph),
      pricing: priced(again.offers, language),
      travelerRequirements: requirementsView(again.requires ?? { lead: [], each: [] }),
    }
  })
}
