import type { AirDetail, AirExtra } from '@portolan/supplier/air'
import type { Extra, ExtraChoice, Offer, Quote } from '@portolan/supplier/offer'
import type { Outcome } from '@portolan/supplier/outcome'
import type { BornParty, Party } from '@portolan/supplier/traveler'
import type { Db } from '../../../../platform/db.ts'
import { type Refused, refuse } from '../../../refusal.ts'
import { partyOn } from '../../book/party.ts'
import type { Booked } from '../fare/class-choice.ts'
import { chooseExtras, extrasOf, type IsTaken, isFor, seatTaken, type Trip } from '../fare/extra.ts'
import type { TripPriced } from '../fare/price.ts'
import { tariffOf } from './fare-terms.ts'
import { departsAt, lastCall, offersOf } from './offer.ts'
import { passportRules } from './passport.ts'
import { flightsIn, inFamilies, type Market, pricingIn } from './pricing.ts'
import { requirementOf } from './requirement.ts'
import { isInTime, soldOut, totalOf, whyApart, whyNot } from './rule.ts'
import { readPlaces, seatKey } from './seat-store.ts'
import type { Ticket, Tokens } from './token.ts'

/** A fare at the price of now. */
export interface PricedAgain {
  readonly offer: Offer<AirDetail>
  /** Everybody as old as the fare takes them to be. */
  readonly party: Party
  /** Number of the first voyage, and flight by flight of each. */
  readonly first: number
  readonly bookedBy: readonly (readonly Booked[])[]
}

/** What becomes of fares that were offered before. */
export interface Again {
  /** Seats and all; `extras`: in place of those that the fares have. */
  price(
    db: Db,
    found: readonly Ticket[],
    party: BornParty,
    extras?: readonly ExtraChoice[],
  ): Promise<readonly PricedAgain[] | Refused>
  quote(
    db: Db,
    found: readonly Ticket[],
    party: BornParty,
    extras?: readonly ExtraChoice[],
  ): Promise<Outcome<Quote<AirDetail>>>
  ancillaries(db: Db, found: readonly Ticket[]): Promise<Outcome<readonly Extra[]>>
}

async function takenOn(db: Db, tickets: readonly Ticket[]): Promise<IsTaken> {
  const taken = await readPlaces(db, flightsIn(tickets.flatMap(({ voyages }) => voyages)))
  return (flight, day, place) => taken.has(seatKey(flight, day, place))
}

/**
 * A fare has one price for all its flights, and each passenger one kind on it: that of the day of the last of them, when
 * everybody is oldest. Who turns two on the way has a seat on all of them.
 */
function partyOf(ticket: Ticket, party: BornParty): Party {
  const last = ticket.voyages.at(-1)?.flights.at(-1)
  return partyOn(party, last?.day ?? '', ticket.party)
}

/** Flight by flight, of each voyage. */
const bookedIn = ({ voyages }: TripPriced) => voyages.map(({ booked }) => booked)

export function makeAgain(market: Market, tokens: Tokens): Again {
  const { airportOf, now } = market

  /** `parties`: of each fare its own. */
  async function pricedNow(
    db: Db,
    found: readonly Ticket[],
    parties: readonly Party[],
  ): Promise<readonly TripPriced[] | Refused> {
    const [first] = found
    if (!first) return refuse('invalid', 'There is nothing to buy.')
    if (departsAt(first) <= now() + lastCall) return refuse('noAvailability', 'The flight is about to leave.')
    const voyages = found.flatMap((ticket) => ticket.voyages)
    const pricingOf = await pricingIn(db, voyages, first.cabin, market)
    const priced: TripPriced[] = []
    for (const [index, ticket] of found.entries()) {
      const pricing = pricingOf(parties[index] ?? ticket.party)
      const [, one] = inFamilies(ticket.voyages, pricing).find(([family]) => family === ticket.family) ?? []
      if (!one) return soldOut()
      priced.push(one)
    }
    return priced
  }

  const tripOf = (ticket: Ticket, priced: TripPriced, party: Party, isTaken: IsTaken): Trip => ({
    voyages: ticket.voyages,
    first: ticket.leg,
    booked: bookedIn(priced),
    party,
    now: now(),
    isTaken,
    terms: tariffOf(ticket, priced),
  })

  const price: Again['price'] = async (db, found, party, extras) => {
    const parties = found.map((ticket) => partyOf(ticket, party))
    // Who takes whom along is judged when everybody is youngest: a grown-up of the last day may be none on the first.
    const why = whyApart(found) ?? whyNot(partyOn(party, found[0]?.voyages[0]?.flights[0]?.day ?? '', found[0]?.party))
    if (why) return refuse('invalid', why)
    if (!isInTime(found)) return refuse('invalid', 'A flight leaves before the one before it has landed.')
    const choices = extras ?? found.flatMap((ticket) => ticket.extras)
    if (choices.some((choice) => !found.some((ticket) => isFor({ ...ticket, first: ticket.leg }, choice))))
      return refuse('invalid', 'An extra is not offered.')
    const priced = await pricedNow(db, found, parties)
    if ('error' in priced) return priced
    const isTaken = choices.length > 0 ? await takenOn(db, found) : () => false
    const again: PricedAgain[] = []
    for (const [index, ticket] of found.entries()) {
      const one = priced[index]
      const members = parties[index]
      if (!one || !members) return soldOut()
      const own = choices.filter((choice) => isFor({ ...ticket, first: ticket.leg }, choice))
      const chosen: readonly AirExtra[] | string =
        own.length > 0 ? chooseExtras(tripOf(ticket, one, members, isTaken), own) : []
      if (typeof chosen === 'string') return refuse(chosen === seatTaken ? 'noAvailability' : 'invalid', chosen)
      const offerOf = offersOf({ ...ticket, party: members }, { tokens, airportOf, now: now() })
      const offer = offerOf(ticket.family, one, { choices: own, extras: chosen })
      again.push({ offer, party: members, first: ticket.leg, bookedBy: bookedIn(one) })
    }
    return again
  }

  return {
    price,
    async quote(db, found, party, extras) {
      const asked = party.length > 0 ? party : (found[0]?.party ?? [])
      const again = await price(db, found, asked, extras)
      if ('error' in again) return again
      const offers = again.map(({ offer }) => offer)
      const total = totalOf(offers)
      return {
        ok: true,
        value: {
          ...{ offers, total },
          expiresAt: Math.min(...offers.map(({ expiresAt }) => expiresAt)),
          changed: found.reduce((all, ticket) => all + ticket.total, 0) !== total.total.minor,
          requires: {
            ...requirementOf(offers.some(({ detail }) => detail.isAbroad)),
            passports: passportRules(
              offers.flatMap(({ detail }) => detail.voyages),
              airportOf,
            ),
          },
        },
      }
    },
    async ancillaries(db, found) {
      const parties = found.map(({ party }) => party)
      const priced = await pricedNow(db, found, parties)
      if ('error' in priced) return priced
      const isTaken = await takenOn(db, found)
      const extras = found.flatMap((ticket, index) => {
        const one = priced[index]
        return one ? extrasOf(tripOf(ticket, one, ticket.party, isTaken)) : []
      })
      return { ok: true, value: extras }
    },
  }
}
