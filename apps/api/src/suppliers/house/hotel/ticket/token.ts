import type { OfferRef } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import { isSame, type Safe } from '../../../../platform/crypto.ts'
import type { Guests } from '../price/fit.ts'

/** A room as it was offered: with what is needed to price it and to take it again. */
export interface Ticket {
  /** ttiCode. */
  readonly house: string
  /** Code of the kind of room. */
  readonly room: string
  /** Code of the rate plan. */
  readonly plan: string
  /** YYYY-MM-DD, local to the house. */
  readonly checkIn: string
  readonly checkOut: string
  /** Index of the query's room. */
  readonly place: number
  readonly guests: Guests
  readonly isWithFlight: boolean
  /** Minor units. */
  readonly total: number
  readonly expiresAt: Instant
}

type Packed = [string, string, string, string, string, number, number, readonly number[], number, number, number]

export interface Tokens {
  write(ticket: Ticket): OfferRef
  /** Undefined for what this supplier did not give out. */
  read(ref: OfferRef): Ticket | undefined
}

/** Signed and not sealed: a token says nothing that its offer does not say, and stays behind its handle anyway. */
export function makeTokens(supplier: string, safe: Pick<Safe, 'sign'>): Tokens {
  const signatureOf = (text: string): string => safe.sign(`hotel room ${supplier} ${text}`)
  return {
    write({ house, room, plan, checkIn, checkOut, place, guests, isWithFlight, total, expiresAt }) {
      const { adults, children } = guests
      const stay = [house, room, plan, checkIn, checkOut] as const
      const packed: Packed = [...stay, place, adults, children, isWithFlight ? 1 : 0, total, expiresAt]
      const text = JSON.stringify(packed)
      return { supplier, token: `${signatureOf(text)}.${text}` }
    },
    read(ref) {
      const end = ref.token.indexOf('.')
      const [signature, text] = [ref.token.slice(0, end), ref.token.slice(end + 1)]
      if (ref.supplier !== supplier || end < 0 || !isSame(signature, signatureOf(text))) return undefined
      const [house, room, plan, checkIn, checkOut, ...rest] = JSON.parse(text) as Packed
      const [place, adults, children, withFlight, total, expiresAt] = rest
      return {
        ...{ house, room, plan, checkIn, checkOut, place, total, expiresAt },
        guests: { adults, children },
        isWithFlight: withFlight === 1,
      }
    },
  }
}
