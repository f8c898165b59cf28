import type { Cabin } from '@portolan/supplier/air'
import type { ExtraChoice, OfferRef } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { Party } from '@portolan/supplier/traveler'
import type { Safe } from '../../../../platform/crypto.ts'
import type { Family } from '../catalogue/booking-class.ts'
import type { FlightFound, Joining, VoyageFound } from '../router/voyage.ts'

/** A fare as it was offered: with what is needed to price it and to take its seats again. */
export interface Ticket {
  /** The same for all offers of one search. */
  readonly search: string
  readonly isByLeg: boolean
  /** Index of the query's leg that the first voyage is for. */
  readonly leg: number
  /** How many legs the whole trip has. */
  readonly legs: number
  readonly voyages: readonly VoyageFound[]
  readonly cabin: Cabin
  readonly family: Family
  readonly party: Party
  readonly extras: readonly ExtraChoice[]
  /** Minor units, extras included. */
  readonly total: number
  readonly expiresAt: Instant
}

type PackedFlight = [string, number, string, string, number, number, number, number, string, number]
type PackedVoyage = [PackedFlight[], string]
type PackedMember = [string, Party[number]['type'], number | null]
type PackedExtra = [string, number, string]
type Packed = [string, number, number, number, Cabin, Family, number, number, PackedMember[], PackedExtra[]]

const packFlight = (one: FlightFound): PackedFlight => [
  ...([one.airline, one.number, one.from, one.to] as const),
  ...([one.departs, one.arrives - one.departs, one.departsOffset, one.arrivesOffset] as const),
  ...([one.aircraft, one.km] as const),
]

function unpackFlight([airline, number, from, to, departs, minutes, ...rest]: PackedFlight): FlightFound {
  const [departsOffset, arrivesOffset, aircraft, km] = rest
  const day = new Date((departs + departsOffset) * 60_000).toISOString().slice(0, 10)
  const arrives = departs + minutes
  return { airline, number, from, to, departs, arrives, day, departsOffset, arrivesOffset, aircraft, km }
}

const packVoyage = ({ flights, joins }: VoyageFound): PackedVoyage => [
  flights.map(packFlight),
  joins.map((joining) => (joining === 'apart' ? '/' : '-')).join(''),
]

const unpackVoyage = ([flights, joins]: PackedVoyage): VoyageFound => ({
  flights: flights.map(unpackFlight),
  joins: [...joins].map((sign): Joining => (sign === '/' ? 'apart' : 'together')),
})

export interface Tokens {
  write(ticket: Ticket): OfferRef
  /** Undefined for what this supplier did not give out. */
  read(ref: OfferRef): Ticket | undefined
}

/** Signed and not sealed: a token says nothing that its offer does not say, and stays behind its handle anyway. */
export function makeTokens(supplier: string, safe: Pick<Safe, 'sign' | 'isSigned'>): Tokens {
  const signedText = (text: string): string => `air ticket ${supplier} ${text}`
  /** A voyage is part of many trips. */
  const written = new WeakMap<VoyageFound, string>()
  const writeVoyage = (voyage: VoyageFound): string => {
    const text = written.get(voyage) ?? JSON.stringify(packVoyage(voyage))
    written.set(voyage, text)
    return text
  }
  return {
    write(ticket) {
      const { search, isByLeg, leg, legs, cabin, family, total, expiresAt, party, extras } = ticket
      const members = party.map(({ ref, type, age }): PackedMember => [ref, type, age ?? null])
      const beside = extras.map(({ code, quantity, travelerRef = '' }): PackedExtra => [code, quantity, travelerRef])
      const terms: Packed = [search, isByLeg ? 1 : 0, leg, legs, cabin, family, total, expiresAt, members, beside]
      const text = `[${JSON.stringify(terms)},[${ticket.voyages.map(writeVoyage).join(',')}]]`
      return { supplier, token: `${safe.sign(signedText(text))}.${text}` }
    },
    read(ref) {
      const end = ref.token.indexOf('.')
      const [signature, text] = [ref.token.slice(0, end), ref.token.slice(end + 1)]
      if (ref.supplier !== supplier || end < 0 || !safe.isSigned(signedText(text), signature)) return undefined
      const [terms, voyages] = JSON.parse(text) as [Packed, PackedVoyage[]]
      const [search, isByLeg, leg, legs, cabin, family, total, expiresAt, members, beside] = terms
      return {
        ...{ search, isByLeg: isByLeg === 1, leg, legs, cabin, family, total, expiresAt },
        party: members.map(([ref_, type, age]) => ({ ref: ref_, type, ...(age !== null && { age }) })),
        extras: beside.map(([code, quantity, travelerRef]) => ({ code, quantity, travelerRef })),
        voyages: voyages.map(unpackVoyage),
      }
    },
  }
}
