import { type Comfort, comforts, type Flexibility, flexibilities } from '@portolan/domain/rail/fare'
import type { OfferRef } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { TravelerType } from '@portolan/supplier/traveler'
import type { Safe } from '../../../../platform/crypto.ts'
import type { PartyMember } from '../fare/band.ts'
import type { Call, Ride } from '../router/journey.ts'

/** A ticket as it was offered: with what is needed to price it and to take its seats again. */
export interface Ticket {
  readonly leg: number
  readonly rides: readonly Ride[]
  readonly comfort: Comfort
  readonly flexibility: Flexibility
  readonly isReturn: boolean
  readonly fareCode: string | undefined
  readonly party: readonly PartyMember[]
  /** Minor units. */
  readonly total: number
  readonly expiresAt: Instant
}

/** A longer one is not taken by the port: there are trains with hundreds of stops. */
export const longestToken = 4096

const minute = 60_000
const types: readonly TravelerType[] = ['adult', 'child', 'infant', 'youth', 'senior']

/** One offer names all return tickets that go with it: every letter counts. Times are minutes after the one before. */
function packCalls(calls: readonly Call[]): string {
  let last = calls.at(0)?.departs ?? 0
  const minutesTo = (instant: Instant): string => {
    const minutes = (instant - last) / minute
    last = instant
    return minutes === 0 ? '' : minutes.toString(36)
  }
  return calls.map(({ stop, arrives, departs }) => [stop, minutesTo(arrives), minutesTo(departs)].join(';')).join('|')
}

function unpackCalls(text: string, start: Instant): Call[] {
  let last = start
  const after = (minutes = ''): Instant => {
    last += (minutes === '' ? 0 : Number.parseInt(minutes, 36)) * minute
    return last
  }
  return text.split('|').map((part) => {
    const [stop = '', arrives, departs] = part.split(';')
    return { stop, arrives: after(arrives), departs: after(departs) }
  })
}

type PackedRide = [string, string, string, string, string, number, number, string]
type PackedMember = [string, number, number | null]
type Terms = [number, number, number, number, string, number, number, PackedMember[]]

const packTerms = (ticket: Ticket): Terms => [
  ticket.leg,
  comforts.indexOf(ticket.comfort),
  flexibilities.indexOf(ticket.flexibility),
  ticket.isReturn ? 1 : 0,
  ticket.fareCode ?? '',
  ticket.total,
  ticket.expiresAt,
  ticket.party.map(({ ref, type, age }) => [ref, types.indexOf(type), age ?? null]),
]

const packRides = (rides: readonly Ride[]): PackedRide[] =>
  rides.map(({ trip, operator, brand, number, day, position, calls }) => [
    ...([trip, operator, brand, number, day, position, calls.at(0)?.departs ?? 0] as const),
    packCalls(calls),
  ])

function unpack([terms, rides]: [Terms, PackedRide[]]): Ticket {
  const [leg, comfort, flexibility, isReturn, fareCode, total, expiresAt, party] = terms
  return {
    ...{ leg, total, expiresAt },
    comfort: comforts[comfort] ?? 'STANDARD',
    flexibility: flexibilities[flexibility] ?? 'NON_FLEX',
    isReturn: isReturn === 1,
    fareCode: fareCode || undefined,
    party: party.map(([ref, type, age]) => ({ ref, type: types[type] ?? 'adult', ...(age !== null && { age }) })),
    rides: rides.map(([trip, operator, brand, number, day, position, departs, calls]) => ({
      ...{ trip, operator, brand, number, day, position },
      calls: unpackCalls(calls, departs),
    })),
  }
}

export interface Tokens {
  write(ticket: Ticket): OfferRef
  /** Undefined for what this supplier did not give out. */
  read(ref: OfferRef): Ticket | undefined
}

/** Signed and not sealed: a token says nothing that its offer does not say, and stays behind its handle anyway. */
export function makeTokens(supplier: string, safe: Pick<Safe, 'sign' | 'isSigned'>): Tokens {
  const signedText = (text: string): string => `rail ticket ${supplier} ${text}`
  /** The nine tickets of a journey have their trains in common. */
  const written = new WeakMap<readonly Ride[], string>()
  const writeRides = (rides: readonly Ride[]): string => {
    const text = written.get(rides) ?? JSON.stringify(packRides(rides))
    written.set(rides, text)
    return text
  }
  return {
    write(ticket) {
      const text = `[${JSON.stringify(packTerms(ticket))},${writeRides(ticket.rides)}]`
      return { supplier, token: `${safe.sign(signedText(text))}.${text}` }
    },
    read(ref) {
      const end = ref.token.indexOf('.')
      const [signature, text] = [ref.token.slice(0, end), ref.token.slice(end + 1)]
      if (ref.supplier !== supplier || end < 0 || !safe.isSigned(signedText(text), signature)) return undefined
      return unpack(JSON.parse(text) as [Terms, PackedRide[]])
    },
  }
}
