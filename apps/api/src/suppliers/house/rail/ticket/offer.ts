import type { Comfort } from '@portolan/domain/rail/fare'
import type { Offer } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { RailSegment, RailTicketDetail } from '@portolan/supplier/rail'
import { ageOf, agesAlike } from '../fare/band.ts'
import { conditionsOf, penaltiesOf } from '../fare/condition.ts'
import { shareIsFree } from '../fare/journey-price.ts'
import { soldAs } from '../fare/ride-price.ts'
import type { Brand } from '../operator.ts'
import type { Itinerary } from './itinerary.ts'
import type { PricedTicket, Sale, TicketKind } from './pricing.ts'
import { segmentsOf } from './segment.ts'
import { longestToken, type Tokens } from './token.ts'

const offerLife = 30 * 60_000
/** From so many on nobody has to hurry. */
const few = 9

/** What the tickets of one journey have in common. */
export interface Common {
  readonly bands: RailTicketDetail['bands']
  /** Who pays anything. */
  readonly payers: number
  readonly brands: readonly Brand[]
  segmentsIn(comfort: Comfort): readonly RailSegment[]
}

export const commonOf = (itinerary: Itinerary, { party }: Sale): Common => ({
  bands: party.map((member) => {
    const { fromAge, toAge } = agesAlike(itinerary.operators, ageOf(member))
    return { travelerRef: member.ref, fromAge, toAge }
  }),
  payers: party.filter((member) => !shareIsFree(itinerary.operators, member, party)).length,
  brands: itinerary.rides.map(({ brand }) => brand),
  segmentsIn: segmentsOf(itinerary),
})

export interface OfferQuestion {
  readonly itinerary: Itinerary
  readonly leg: number
  readonly ticket: TicketKind & PricedTicket
  readonly sale: Sale
  readonly common: Common
}

/** A train that has left is not on sale. */
const expiryOf = ({ departs }: Itinerary, now: Instant): Instant => Math.min(now + offerLife, departs)

function detailOf(question: OfferQuestion, conditions: RailTicketDetail['conditions']): RailTicketDetail {
  const { itinerary, leg, ticket, sale, common } = question
  const { operator } = itinerary.main
  const { comfort, flexibility, left } = ticket
  const fareName = operator.flexibility[soldAs(operator, flexibility) ?? flexibility] ?? flexibility
  const isNegotiated = sale.fareCode?.pricedAs[flexibility] !== undefined
  const detail: RailTicketDetail = {
    kind: 'ticket',
    leg,
    trainIdentity: itinerary.identity,
    segments: common.segmentsIn(comfort),
    minutes: itinerary.minutes,
    comfort,
    flexibility,
    seatClass: comfort === 'STANDARD' ? '2' : '1',
    comfortName: operator.comfort[comfort] ?? comfort,
    fareName: isNegotiated ? `${fareName} · ${sale.fareCode?.code}` : fareName,
    conditions,
    bands: common.bands,
  }
  return left !== undefined && left <= few ? { ...detail, left } : detail
}

function identityOf({ itinerary, leg, ticket, sale }: OfferQuestion): string {
  const { comfort, flexibility, isReturn } = ticket
  const marks = `${leg > 0 ? `/leg${leg}` : ''}${isReturn ? '/return' : ''}${sale.fareCode ? `/${sale.fareCode.code}` : ''}`
  return `${itinerary.identity}/${comfort}/${flexibility}${marks}`
}

/** Undefined for a journey with so many stops that no token can carry it. */
export function makeOffer(question: OfferQuestion, tokens: Tokens): Offer<RailTicketDetail> | undefined {
  const { itinerary, leg, ticket, sale, common } = question
  const { comfort, flexibility, isReturn, price } = ticket
  const expiresAt = expiryOf(itinerary, sale.now)
  const ref = tokens.write({
    leg,
    comfort,
    flexibility,
    isReturn,
    expiresAt,
    rides: itinerary.given,
    fareCode: sale.fareCode?.code,
    party: sale.party,
    total: price.total.minor,
  })
  if (Buffer.byteLength(ref.token) > longestToken) return undefined
  const terms = {
    operator: itinerary.main.operator.code,
    flexibility,
    isReturn,
    isNegotiated: sale.fareCode?.pricedAs[flexibility] !== undefined,
    isFirstClass: comfort !== 'STANDARD',
    departs: itinerary.departs,
    now: sale.now,
    total: price.total,
    payers: common.payers,
    brands: common.brands,
  }
  return {
    ref,
    product: 'rail',
    identity: identityOf(question),
    price,
    expiresAt,
    hold: 'supported',
    penalties: penaltiesOf(terms),
    detail: detailOf(question, conditionsOf(terms)),
  }
}
