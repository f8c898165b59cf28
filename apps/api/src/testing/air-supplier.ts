import { addDays } from '@portolan/domain/date'
import type { AirDetail, Connection, FareTerms, FlightSegment, PassengerFare, Voyage } from '@portolan/supplier/air'
import type { Offer } from '@portolan/supplier/offer'
import type { Outcome } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { Purchase, Reservation } from '@portolan/supplier/reservation'
import type { Supplier } from '@portolan/supplier/supplier'
import type { Party } from '@portolan/supplier/traveler'
import { failing, scriptedSupplier } from './scripted-supplier.ts'

const currency = 'EUR'
const eur = (minor: number) => ({ minor, currency })

/** Minutes ahead of UTC, the same all year: a test's flight is where the test says. */
const offsets: Readonly<Record<string, number>> = { HKG: 480, DXB: 240, LIS: 0, LHR: 0, EDI: 0, MAD: 60, NRT: 540 }
const airlines: Readonly<Record<string, string>> = { TP: 'TAP Air Portugal', EK: 'Emirates', CX: 'Cathay Pacific' }

const momentOf = (local: string, airport: string): number =>
  Date.parse(`${local}:00Z`) / 60_000 - (offsets[airport] ?? 0)

/** 'TP 383 HKG 00:35 DXB 05:00'; `+1` after a time is the day after. */
function segmentOf(day: string, text: string, more: Partial<FlightSegment> = {}): FlightSegment {
  const [code = '', number = '', from = '', leaves = '', to = '', lands = ''] = text.split(' ')
  const at = (time: string) => {
    const [clock = '', next = '0'] = time.split('+')
    return `${addDays(day, Number(next))}T${clock}`
  }
  const [departs, arrives] = [at(leaves), at(lands)]
  return {
    ...{ marketing: { code, name: airlines[code] ?? code }, number, from: { code: from }, to: { code: to } },
    ...{ departs, arrives, departsOffset: offsets[from] ?? 0, arrivesOffset: offsets[to] ?? 0 },
    minutes: momentOf(arrives, to) - momentOf(departs, from),
    ...{ km: 3000, aircraft: '77W', bookingClass: 'Q', cabin: 'Economy', fareBasis: 'QOL' },
    ...more,
  }
}

/** 'TP 383 HKG 00:35 DXB 05:00, TP 191 DXB 08:10 LIS 12:40'. */
export function voyageOf(leg: number, day: string, text: string, minor = 1000): Voyage {
  const segments = text.split(', ').map((one) => segmentOf(day, one))
  const connections = segments.slice(1).map((next, index): Connection => {
    const before = segments[index]
    const minutes = before
      ? momentOf(next.departs, next.from.code) - momentOf(before.arrives, before.to.code)
      : Number.NaN
    return { airport: before?.to.code ?? '', minutes, warnings: minutes < 60 ? ['shortConnection'] : [] }
  })
  const [first, last] = [segments[0], segments.at(-1)]
  const minutes = first && last ? momentOf(last.arrives, last.to.code) - momentOf(first.departs, first.from.code) : 0
  return { leg, segments, connections, minutes, price: eur(minor) }
}

const terms: FareTerms = {
  cabinBag: { policy: 'included', pieces: 1, kg: 8 },
  checkedBag: { policy: 'charge', charge: eur(3000), pieces: 1, kg: 23 },
  seat: { policy: 'charge', charge: eur(1200) },
  change: { policy: 'none' },
  refund: { policy: 'none' },
  meal: { policy: 'included' },
  lounge: { policy: 'none' },
}

export const outward = 'TP 383 HKG 00:35 DXB 05:00, TP 191 DXB 08:10 LIS 12:40'
export const homeward = 'TP 192 LIS 14:00 HKG 12:30+1'

export interface FlightWish {
  supplier: string
  token: string
  voyages: readonly Voyage[]
  minor?: number
  party: Party
  detail?: Partial<AirDetail>
  hold?: Offer<unknown>['hold']
  expiresAt?: number
}

const fareOf = (type: PassengerFare['type'], quantity: number, minor: number): PassengerFare => ({
  ...{ type, quantity, base: eur(Math.round(minor * 0.75)) },
  taxes: [
    { code: 'HK', amount: eur(Math.round(minor * 0.1)) },
    { code: 'PT', amount: eur(minor - Math.round(minor * 0.75) - Math.round(minor * 0.1)) },
  ],
})

/** Adults, children at three quarters, infants at a tenth. */
function faresOf(party: Party, minor: number): PassengerFare[] {
  const weights = { adult: 100, child: 75, infant: 10 }
  const typeOf = (type: string) => (type === 'child' || type === 'infant' ? type : 'adult')
  const counted = (['adult', 'child', 'infant'] as const).map((type) => ({
    type,
    quantity: party.filter((one) => typeOf(one.type) === type).length,
  }))
  const all = counted.reduce((sum, { type, quantity }) => sum + weights[type] * quantity, 0)
  return counted
    .filter(({ quantity }) => quantity > 0)
    .map(({ type, quantity }) => fareOf(type, quantity, Math.round((minor * weights[type]) / all)))
}

/** A flight that makes sense, but for what the test says. */
export function flightOffer(wish: FlightWish): Offer<AirDetail> {
  const { supplier, token, voyages, minor = 60_000, party } = wish
  return {
    ...{ ref: { supplier, token }, product: 'air', identity: token, hold: wish.hold ?? 'supported' },
    price: { total: eur(minor) },
    expiresAt: wish.expiresAt ?? Date.now() + 20 * 60_000,
    penalties: [{ charge: 'nonRefundable' }],
    detail: {
      ...{ kind: 'flight', trip: voyages.length > 1 ? 'return' : 'oneWay', voyages, search: 'search' },
      flights: voyages.flatMap(({ segments }) => segments.map(({ number, departs }) => `${number}.${departs}`)).join(),
      ...{
        cabin: 'Economy',
        fareName: 'Light',
        fareCode: 'light',
        validating: { code: 'TP', name: 'TAP Air Portugal' },
      },
      ...{ terms, passengers: faresOf(party, minor), co2Kg: 812, isAbroad: true },
      ...wish.detail,
    },
  }
}

const families = { flex: ['Flex', 20_000], light: ['Light', 0], classic: ['Classic', 9000] } as const

/** The three families of the same flights; the better ones are dearer, and only they can be held. */
export const familiesOf = (wish: FlightWish): Offer<AirDetail>[] =>
  (['flex', 'light', 'classic'] as const).map((fareCode) => {
    const [fareName, more] = families[fareCode]
    return flightOffer({
      ...{ ...wish, token: `${wish.token} ${fareCode}`, minor: (wish.minor ?? 60_000) + more },
      hold: fareCode === 'light' ? 'none' : 'supported',
      detail: { ...wish.detail, fareCode, fareName },
    })
  })

type Find = (query: Queries['air']) => Promise<Outcome<readonly Offer<unknown>[]>>

export interface AirSupplier extends Supplier<never, unknown> {
  find: Find
  /** What a quote makes of the offers that were found; absent: the same. */
  requote?: ((offers: readonly Offer<unknown>[], party: Party) => readonly Offer<unknown>[] | undefined) | undefined
  /** What was asked so far. */
  queries: Queries['air'][]
  /** What was held or bought so far. */
  purchases: Purchase[]
}

/** A supplier of flights that finds what the test says, quotes what it has found, and sells it. */
export function airSupplier(id: string, find: Find): AirSupplier {
  const found = new Map<string, Offer<unknown>>()
  const written = new Map<string, Reservation<unknown>>()
  const sell = (input: Purchase, key: string, state: 'held' | 'confirmed'): Reservation<unknown> => {
    const offers = input.offers.flatMap(({ token }) => found.get(token) ?? [])
    const before = written.get(key)
    if (!before) supplier.purchases.push(input)
    const made: Reservation<unknown> = before ?? {
      ref: { supplier: id, locator: `QX${written.size + 1}`, provisional: state === 'held' },
      ...{ state, total: { total: input.accept } },
      ...(state === 'held' && { holdUntil: Date.now() + 30 * 60_000 }),
      ...(state === 'confirmed' && { documents: ticketsOf(input) }),
      detail: { ...(offers[0]?.detail as object), fares: offers.map(({ detail }) => detail) },
    }
    written.set(key, made)
    return made
  }
  const ticketsOf = ({ travelers }: Purchase) =>
    travelers.map(({ ref }, index) => ({
      kind: 'ticket' as const,
      id: `047-000000000${index + 1}`,
      travelerRefs: [ref],
    }))
  const sold = new Map<string, Purchase>()
  const supplier: AirSupplier = {
    ...scriptedSupplier(id, {}, 'air'),
    can: { hold: true, cancelQuote: false, partialCancel: false, idempotentWrites: true, retrieveByKey: true },
    find,
    queries: [],
    purchases: [],
    async search(query: Queries['air']) {
      supplier.queries.push(query)
      const outcome = await supplier.find(query)
      if (outcome.ok) for (const offer of outcome.value) if (offer?.ref) found.set(offer.ref.token, offer)
      return outcome
    },
    async quote({ offers: refs, party }) {
      const known = refs.flatMap(({ token }) => found.get(token) ?? [])
      const offers = supplier.requote ? supplier.requote(known, party) : known
      if (!offers) return failing('noAvailability', { details: 'There are not enough seats left on this flight.' })
      for (const offer of offers) found.set(offer.ref.token, offer)
      return {
        ok: true,
        value: {
          offers,
          total: { total: eur(offers.reduce((all, { price }) => all + price.total.minor, 0)) },
          expiresAt: Math.min(...offers.map(({ expiresAt }) => expiresAt)),
          changed: false,
          requires: {
            lead: ['email', 'phone'],
            each: ['given', 'surname', 'birthDate', 'passportNumber', 'passportExpiry', 'nationality'],
          },
        },
      }
    },
    async hold(input, { idempotencyKey }) {
      const made = sell(input, idempotencyKey, 'held')
      sold.set(made.ref.locator, input)
      return { ok: true, value: made }
    },
    async confirm(input, { idempotencyKey }) {
      if ('offers' in input) return { ok: true, value: sell(input, idempotencyKey, 'confirmed') }
      const held = [...written.values()].find(({ ref }) => ref.locator === input.reservation.locator)
      const purchase = sold.get(input.reservation.locator)
      if (!held || !purchase) return failing('notFound')
      const { holdUntil: _, ...rest } = held
      const value = { ...rest, state: 'confirmed' as const, documents: ticketsOf(purchase) }
      return { ok: true, value: { ...value, ref: { ...held.ref, provisional: false } } }
    },
    async retrieve(key) {
      const known = 'idempotencyKey' in key ? written.get(key.idempotencyKey) : undefined
      return known ? { ok: true, value: known } : failing('notFound')
    },
  }
  return supplier
}
