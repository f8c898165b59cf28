import type { Offer, Price } from '@portolan/supplier/offer'
import type { Outcome } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { RailCall, RailSegment, RailStation, RailTicketDetail } from '@portolan/supplier/rail'
import type { Supplier } from '@portolan/supplier/supplier'
import type { Party } from '@portolan/supplier/traveler'
import { failing, scriptedSupplier } from './scripted-supplier.ts'

const station = {
  lyon: { code: '8768600', name: 'Paris-Gare-de-Lyon', lat: 48.8443, lon: 2.3744 },
  dijon: { code: '8771304', name: 'Dijon-Ville', lat: 47.3234, lon: 5.0272 },
  zurich: { code: '8503000', name: 'Zürich HB', lat: 47.3779, lon: 8.5403 },
} satisfies Record<string, RailStation>

type Name = keyof typeof station

/** 'lyon 07:22, dijon 09:00 09:05, zurich 11:26' on one day; `+1` after a time is the day after. */
export function callsOf(day: string, text: string): RailCall[] {
  const at = (time: string) => {
    const [clock = '', next] = time.split('+')
    const date = new Date(Date.parse(day) + Number(next ?? 0) * 86_400_000).toISOString().slice(0, 10)
    return `${date}T${clock}`
  }
  const rows = text.split(', ').map((row) => row.split(' '))
  return rows.map(([name = '', first = '', second], index) => ({
    station: station[name as Name],
    ...(index > 0 && { arrives: at(first) }),
    ...(index === 0 && { departs: at(first) }),
    ...(second !== undefined && { departs: at(second) }),
  }))
}

export const segmentOf = (calls: RailCall[], more: Partial<RailSegment> = {}): RailSegment => ({
  train: '9203',
  brand: 'TGV Lyria',
  operator: { code: 'LYRIA', name: 'TGV Lyria' },
  calls,
  minutes: 244,
  km: 600,
  reservation: 'required',
  place: 'seat',
  ...more,
})

export interface TicketWish {
  supplier: string
  token: string
  leg?: number
  day: string
  calls?: string
  minor?: number
  party: Party
  lines?: Price['lines']
  detail?: Partial<RailTicketDetail>
  combinableWith?: readonly string[]
  expiresAt?: number
}

/** A ticket that makes sense, but for what the test says. */
export function ticketOffer(wish: TicketWish): Offer<RailTicketDetail> {
  const { supplier, token, leg = 0, day, minor = 5900, party } = wish
  const calls = callsOf(day, wish.calls ?? 'lyon 07:22, dijon 09:00 09:05, zurich 11:26')
  const segments = [segmentOf(calls)]
  return {
    ref: { supplier, token },
    product: 'rail',
    identity: token,
    price: { total: { minor, currency: 'EUR' }, ...(wish.lines && { lines: wish.lines }) },
    expiresAt: wish.expiresAt ?? Date.now() + 30 * 60_000,
    hold: 'supported',
    ...(wish.combinableWith && { combinableWith: wish.combinableWith.map((one) => ({ supplier, token: one })) }),
    detail: {
      ...{ kind: 'ticket', leg, trainIdentity: `${token} trains`, segments, minutes: 244, comfort: 'STANDARD' },
      ...{ flexibility: 'SEMI_FLEX', seatClass: '2', comfortName: 'Standard', fareName: 'Seconde' },
      conditions: [{ code: 'EXCHANGE_FREE' }],
      bands: party.map(({ ref }) => ({ travelerRef: ref, fromAge: 26, toAge: 59 })),
      ...wish.detail,
    },
  }
}

type Find = (query: Queries['rail']) => Promise<Outcome<readonly Offer<unknown>[]>>

export interface RailSupplier extends Supplier<never, unknown> {
  find: Find
  /** What a quote makes of the offers that were found; absent: the same. */
  requote?: ((offers: readonly Offer<unknown>[], party: Party) => readonly Offer<unknown>[] | undefined) | undefined
  /** What was asked so far. */
  queries: Queries['rail'][]
}

/** A supplier of tickets that finds what the test says and quotes what it has found. */
export function railSupplier(id: string, find: Find): RailSupplier {
  const found = new Map<string, Offer<unknown>>()
  const supplier: RailSupplier = {
    ...scriptedSupplier(id),
    find,
    queries: [],
    async search(query: Queries['rail']) {
      supplier.queries.push(query)
      const outcome = await supplier.find(query)
      if (outcome.ok) for (const offer of outcome.value) if (offer?.ref) found.set(offer.ref.token, offer)
      return outcome
    },
    async quote({ offers: refs, party }) {
      const known = refs.flatMap(({ token }) => found.get(token) ?? [])
      const offers = supplier.requote ? supplier.requote(known, party) : known
      if (!offers) return failing('noAvailability', { label: 'Sold out', details: 'These seats have just been sold.' })
      for (const offer of offers) found.set(offer.ref.token, offer)
      const minor = offers.reduce((all, { price }) => all + price.total.minor, 0)
      return {
        ok: true,
        value: {
          offers,
          total: { total: { minor, currency: 'EUR' } },
          expiresAt: Math.min(...offers.map(({ expiresAt }) => expiresAt)),
          changed: false,
          requires: { lead: ['email', 'phone', 'birthDate'], each: ['title', 'given', 'surname', 'shoeSize'] },
        },
      }
    },
  }
  return supplier
}
