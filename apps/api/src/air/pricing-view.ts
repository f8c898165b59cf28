import type { PricedItinerary } from '@portolan/contract/air-itinerary'
import { convert, decimalOf, type Money } from '@portolan/domain/money'
import type { AirDetail, FareTerms } from '@portolan/supplier/air'
import type { KeptOffer } from '../offer/offer.ts'
import { amountView } from '../platform/amount.ts'
import { besidePrice } from './beside-price.ts'
import { sharesOf } from './fare-share.ts'
import type { Flight } from './flight.ts'
import type { PenaltyOf } from './parts.ts'
import { codeOfType } from './party.ts'

type PricingInfo = PricedItinerary['airItineraryPricingInfo']
type Family = NonNullable<PricedItinerary['fareFamilies']>[number]

/** Told pieces and kilograms; a bag that costs extra is not allowed for. */
const allowanceOf = ({ terms: { checkedBag } }: AirDetail) =>
  checkedBag.policy === 'included'
    ? { quantity: checkedBag.pieces, weight: checkedBag.kg, unit: 'PC' as const }
    : { quantity: 0, unit: 'PC' as const }

function fareBasisOf(flights: readonly Flight[]): string[] {
  const codes = new Set<string>()
  for (const { detail } of flights)
    for (const { segments } of detail.voyages) for (const { fareBasis } of segments) codes.add(fareBasis)
  return [...codes]
}

/** Legs under several terms have no common list: each offer tells its own. */
function rulesOf(flights: readonly Flight[], penaltyOf: PenaltyOf): PricingInfo['fareRules'] {
  const can = (term: 'refund' | 'change') => flights.every(({ detail }) => detail.terms[term].policy !== 'none')
  const [only, ...more] = flights
  const penalties = more.length === 0 && only ? only.offer.penalties : undefined
  return {
    refundableInd: can('refund'),
    changeableInd: can('change'),
    ...(penalties && only && { penalties: penalties.map((rule) => penaltyOf(rule, only.offer)) }),
  }
}

/** What one trip costs, or all legs of several cities together. */
export function pricingView(flights: readonly [Flight, ...Flight[]], penaltyOf: PenaltyOf): PricingInfo {
  const [{ detail }] = flights
  const { fares, taxes, extras, base, taxed, total } = sharesOf(flights)
  const fareBasisCodes = fareBasisOf(flights)
  return {
    validatingAirlineCode: detail.validating.code,
    pricingSource: 'Published',
    itinTotalFare: {
      baseFare: amountView(base),
      taxes: {
        amount: decimalOf(taxed),
        taxList: taxes.map(({ code, amount }) => ({
          code,
          currencyCode: amount.currency,
          amount: decimalOf(amount),
          taxInclusive: true,
        })),
      },
      ...(extras.length > 0 && {
        fees: extras.map(({ code, amount }) => ({ code, currencyCode: amount.currency, amount: decimalOf(amount) })),
      }),
      totalFare: amountView(total),
    },
    ptcFareBreakdowns: fares.map(({ type, quantity, base: fare, taxes: tax }) => ({
      passengerTypeQuantity: { code: codeOfType(type), quantity },
      passengerFare: {
        baseFare: amountView(fare),
        taxes: amountView(tax),
        totalFare: amountView({ minor: fare.minor + tax.minor, currency: fare.currency }),
      },
      fareBasisCodes,
      // Nobody on a lap checks a bag in.
      ...(type !== 'infant' && { baggageAllowance: allowanceOf(detail) }),
    })),
    fareRules: rulesOf(flights, penaltyOf),
    priceRequestInformation: { pricingSource: 'Published', currencyCode: total.currency, cabinType: detail.cabin },
  }
}

const kinds = ['cabinBag', 'checkedBag', 'seat', 'change', 'refund', 'meal', 'lounge'] as const

type Kind = (typeof kinds)[number]

/** Paid by whoever changes or gives back: no markup on it. What is bought beside the fare bears the fare's. */
const fees: ReadonlySet<Kind> = new Set(['change', 'refund'])

/** In the supplier's currency: what it costs, or one more of it where some are included. */
function priceOf(kind: Kind, terms: FareTerms): Money | undefined {
  const term = terms[kind]
  if (term.policy === 'charge') return term.charge
  return kind === 'checkedBag' ? terms.checkedBag.further : undefined
}

/** In the customer's. */
function soldAt(kind: Kind, price: Money, offer: KeptOffer): Money {
  const { selling, trace } = offer.price
  return fees.has(kind) ? convert(price, trace.rate.value, selling.currency) : besidePrice(price, offer)
}

export function chargeOf(kind: Kind, { offer, detail: { terms } }: Flight): Money | undefined {
  const price = priceOf(kind, terms)
  return price && soldAt(kind, price, offer)
}

/** What terms say by themselves, and the price that each offer says in its own currency. */
interface Included {
  kind: Kind
  shown: Family['includes'][number]
  price: Money | undefined
}

const known = new WeakMap<FareTerms, readonly Included[]>()

/** Hundreds of offers share a few terms. */
function includedBy(terms: FareTerms): readonly Included[] {
  const made =
    known.get(terms) ??
    kinds.map((kind): Included => {
      const term = terms[kind]
      const luggage = 'pieces' in term && { quantity: term.pieces, weight: term.kg }
      return { kind, shown: { kind, policy: term.policy, ...luggage }, price: priceOf(kind, terms) }
    })
  known.set(terms, made)
  return made
}

const includesOf = ({ offer, detail }: Flight): Family['includes'] =>
  includedBy(detail.terms).map(({ kind, shown, price }) =>
    price ? { charge: amountView(soldAt(kind, price, offer)), ...shown } : shown,
  )

export function familyView(flight: Flight): Family {
  const { offer, detail } = flight
  return {
    rph: offer.rph,
    code: detail.fareCode,
    name: detail.fareName,
    cabin: detail.cabin,
    resBookDesigCode: detail.voyages[0]?.segments[0]?.bookingClass ?? '',
    includes: includesOf(flight),
    total: amountView(offer.price.selling),
    ...(detail.left !== undefined && { seatsLeft: detail.left }),
    hold: offer.hold === 'supported',
  }
}
