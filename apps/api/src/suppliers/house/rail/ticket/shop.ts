import { sum } from '@portolan/domain/money'
import type { Comfort } from '@portolan/domain/rail/fare'
import type { Offer, OfferRef, Price, Quote } from '@portolan/supplier/offer'
import type { Instant, Outcome } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { RailTicketDetail } from '@portolan/supplier/rail'
import type { BornParty } from '@portolan/supplier/traveler'
import type { Db } from '../../../../platform/db.ts'
import { takeTurns } from '../../../../platform/turn.ts'
import { type Refused, refuse } from '../../../refusal.ts'
import { refuseAlone } from '../fare/alone.ts'
import { ageOf } from '../fare/band.ts'
import { fareCodeOf } from '../fare/catalogue/fare-code.ts'
import type { Family } from '../operator.ts'
import type { Itinerary, ItineraryOf } from './itinerary.ts'
import { commonOf, makeOffer } from './offer.ts'
import { type FindOnSale, type LoadsOf, loadsOf } from './on-sale.ts'
import { partyIn } from './party.ts'
import { priceComfort, priceTicket, type Sale } from './pricing.ts'
import { requirementOf } from './requirement.ts'
import type { Ticket, Tokens } from './token.ts'

export interface ShopParts {
  family: Family
  tokens: Tokens
  findOnSale: FindOnSale
  itineraryOf: ItineraryOf
  now(): Instant
}

/** A ticket that was read from its token, with the trains it is for. */
export interface TicketFound extends Ticket {
  readonly itinerary: Itinerary
}

export interface Shop {
  find(db: Db, query: Queries['rail'], signal: AbortSignal): Promise<Outcome<readonly Offer<RailTicketDetail>[]>>
  /** Refuses tokens that are not ours, and those that have expired unless `evenExpired`. */
  read(refs: readonly OfferRef[], evenExpired?: boolean): Outcome<readonly TicketFound[]>
  quote(db: Db, found: readonly TicketFound[], party: BornParty | undefined): Promise<Outcome<Quote<RailTicketDetail>>>
  /** The tickets at the price of now, seats and all; without a party, for those they were found for. */
  priceAgain(db: Db, found: readonly TicketFound[], party?: BornParty): Promise<Offer<RailTicketDetail>[] | Refused>
}

const mostLegs = 2
/** All return tickets that go with one offer, in letters: an offer has to stay small enough to be kept. */
const mostTied = 60_000

export const soldOut = (): Refused => refuse('noAvailability', 'There are not enough seats left on this train.')

export const isExpired = ({ expiresAt }: Ticket, now: Instant): boolean => expiresAt <= now

/** As many as there is room for. */
function tiesOf(offers: readonly Offer<RailTicketDetail>[]): OfferRef[] {
  let room = mostTied
  return offers
    .map(({ ref }) => ref)
    .filter(({ token }) => {
      room -= token.length
      return room >= 0
    })
}

const tieKey = (comfort: Comfort, currency: string): string => `${comfort} ${currency}`

/** The way back's return tickets by what they go with: all tickets out of one kind name one list, which is stored once. */
function gatherTies(back: readonly Offer<RailTicketDetail>[]): ReadonlyMap<string, readonly OfferRef[]> {
  const groups = new Map<string, Offer<RailTicketDetail>[]>()
  for (const offer of back) {
    const { comfort, flexibility } = offer.detail
    if (flexibility !== 'SEMI_FLEX') continue
    const key = tieKey(comfort, offer.price.total.currency)
    const group = groups.get(key)
    if (group) group.push(offer)
    else groups.set(key, [offer])
  }
  return new Map([...groups].map(([key, offers]) => [key, tiesOf(offers)]))
}

export function totalOf(offers: readonly Offer<unknown>[]): Price {
  const prices = offers.map(({ price }) => price)
  const total = sum(
    prices.map((price) => price.total),
    prices[0]?.total.currency ?? 'EUR',
  )
  return { total, lines: prices.flatMap(({ lines = [] }) => lines) }
}

/** Whether a return fare is good with the other ticket. */
const goesBack = (other: Ticket | undefined, { leg, comfort }: Ticket): boolean =>
  other !== undefined && other.leg > leg && other.flexibility === 'SEMI_FLEX' && other.comfort === comfort

const isAlone = (ticket: Ticket, all: readonly Ticket[]): boolean =>
  ticket.isReturn && !all.some((other) => goesBack(other, ticket))

export function makeShop({ family, tokens, findOnSale, itineraryOf, now }: ShopParts): Shop {
  /** `ties`: to the way back, for the way out of a round trip. */
  async function offersOn(
    leg: number,
    itineraries: readonly Itinerary[],
    loads: LoadsOf,
    sale: Sale,
    ties: ReadonlyMap<string, readonly OfferRef[]>,
  ): Promise<Offer<RailTicketDetail>[]> {
    const offers: Offer<RailTicketDetail>[] = []
    const turn = takeTurns()
    for (const itinerary of itineraries) {
      await turn()
      const own = loads.get(itinerary) ?? []
      const common = commonOf(itinerary, sale)
      for (const comfort of itinerary.comforts) {
        const combinableWith = ties.get(tieKey(comfort, itinerary.currency))
        const tickets = priceComfort(itinerary, comfort, sale, own, combinableWith !== undefined)
        for (const ticket of tickets) {
          const offer = makeOffer({ itinerary, leg, ticket, sale, common }, tokens)
          if (offer) offers.push(ticket.isReturn && combinableWith ? { ...offer, combinableWith } : offer)
        }
      }
    }
    return offers
  }

  async function priceAgain(db: Db, found: readonly TicketFound[], born?: BornParty) {
    const parties = found.map((ticket) => partyIn(ticket, born))
    const alone = parties.map((party) => refuseAlone(party.map(ageOf))).find((refused) => refused !== undefined)
    if (alone) return alone
    if (new Set(found.map(({ itinerary }) => itinerary.currency)).size > 1)
      return refuse('invalid', 'The tickets are sold in two currencies: they are bought one by one.')
    if (found.some((ticket) => isAlone(ticket, found)))
      return refuse('rejected', 'A return fare is sold with its way back.')
    const loads = await loadsOf(
      db,
      found.map(({ itinerary }) => itinerary),
    )
    const offers: Offer<RailTicketDetail>[] = []
    for (const [index, ticket] of found.entries()) {
      const { itinerary, leg, comfort, fareCode } = ticket
      const party = parties[index] ?? []
      const own = loads.get(itinerary) ?? []
      const sale = { party, fareCode: fareCode === undefined ? undefined : fareCodeOf(fareCode), now: now() }
      const priced = priceTicket(itinerary, ticket, sale, own)
      const common = commonOf(itinerary, sale)
      const { flexibility, isReturn } = ticket
      const again = priced && { comfort, flexibility, isReturn, ...priced }
      const offer = again && makeOffer({ itinerary, leg, ticket: again, sale, common }, tokens)
      if (!offer) return soldOut()
      offers.push(offer)
    }
    return offers.map((offer, index) => {
      const ticket = found[index]
      const back = offers.filter((_, other) => ticket && goesBack(found[other], ticket)).map(({ ref }) => ref)
      return ticket?.isReturn ? { ...offer, combinableWith: back } : offer
    })
  }

  return {
    priceAgain,
    async find(db, query, signal) {
      const { legs, party, fareCode: code } = query
      if (legs.length === 0 || legs.length > mostLegs) return refuse('invalid', 'One way or two are searched at once.')
      if (party.length === 0) return refuse('invalid', 'Nobody travels.')
      const alone = refuseAlone(party.map(ageOf))
      if (alone) return alone
      const found = await findOnSale(db, query, signal)
      if (typeof found === 'string') return refuse('invalid', found)
      const [out = [], back = []] = found.ways.map((way) => way.get(family) ?? [])
      const fareCode = code === undefined ? undefined : fareCodeOf(code)
      const loads: LoadsOf = out.length + back.length > 0 ? await found.loads() : new Map()
      const sale: Sale = { party, fareCode, now: now() }
      const inbound = await offersOn(1, back, loads, sale, new Map())
      const outbound = await offersOn(0, out, loads, sale, gatherTies(inbound))
      const warnings = code !== undefined && !fareCode ? { warnings: ['unknown fare code'] } : {}
      return { ok: true, value: [...outbound, ...inbound], ...warnings }
    },
    read(refs, evenExpired = false) {
      const found: TicketFound[] = []
      for (const ref of refs) {
        const ticket = tokens.read(ref)
        const itinerary = ticket && itineraryOf(ticket.rides)
        if (!itinerary) return refuse('invalid', 'This is no offer of ours.')
        found.push({ ...ticket, itinerary })
      }
      if (found.length === 0) return refuse('invalid', 'Nothing is asked for.')
      if (!evenExpired && found.some((ticket) => isExpired(ticket, now())))
        return refuse('offerExpired', 'The offer has expired.')
      return { ok: true, value: found }
    },
    async quote(db, found, party) {
      const offers = await priceAgain(db, found, party)
      if ('error' in offers) return offers
      return {
        ok: true,
        value: {
          offers,
          total: totalOf(offers),
          expiresAt: Math.min(...offers.map(({ expiresAt }) => expiresAt)),
          changed: offers.some(({ price }, index) => price.total.minor !== found[index]?.total),
          requires: requirementOf(
            found.map(({ itinerary }) => itinerary),
            found.flatMap((ticket) => partyIn(ticket, party)),
          ),
        },
      }
    },
  }
}
