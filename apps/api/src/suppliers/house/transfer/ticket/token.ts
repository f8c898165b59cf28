import type { OfferRef } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { Safe } from '../../../../platform/crypto.ts'
import type { VehicleKind } from '../catalogue/vehicle.ts'
import type { Answered, RideAsked } from './asked.ts'

/** A ride as it was offered: with what is needed to price it and to take it again. */
export interface Ticket {
  /** As it was searched for: it is found again by this. */
  readonly asked: RideAsked
  /** What an answer has made of it since. */
  readonly answered?: Answered
  readonly kind: VehicleKind
  /** Minor units. */
  readonly total: number
  readonly expiresAt: Instant
}

export interface Tokens {
  write(ticket: Ticket): OfferRef
  /** Undefined for what this supplier did not give out. */
  read(ref: OfferRef): Ticket | undefined
}

/** Signed and not sealed: a token says nothing that its offer does not say, and stays behind its handle anyway. */
export function makeTokens(supplier: string, safe: Pick<Safe, 'sign' | 'isSigned'>): Tokens {
  const signedText = (text: string): string => `transfer ${supplier} ${text}`
  return {
    write(ticket) {
      const text = JSON.stringify(ticket)
      return { supplier, token: `${safe.sign(signedText(text))}.${text}` }
    },
    read(ref) {
      const end = ref.token.indexOf('.')
      const [signature, text] = [ref.token.slice(0, end), ref.token.slice(end + 1)]
      if (ref.supplier !== supplier || end < 0 || !safe.isSigned(signedText(text), signature)) return undefined
      return JSON.parse(text) as Ticket
    },
  }
}
