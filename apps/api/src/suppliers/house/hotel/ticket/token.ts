import type { OfferRef } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { Safe } from '../../../../platform/crypto.ts'
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

/** The same for all rooms of a search: days, package rate and the end of the offer. */
type Terms = [string, string, number, number]
/** House, kind of room, plan, place, who sleeps in it, and what it cost. */
type Chosen = [string, string, string, number, number, readonly number[], number]

export interface Tokens {
  write(ticket: Ticket): OfferRef
  /** Undefined for what this supplier did not give out. */
  read(ref: OfferRef): Ticket | undefined
}

function parsed<Value>(text: string): Value | undefined {
  try {
    return JSON.parse(text) as Value
  } catch {
    return undefined
  }
}

/**
 * Signed are the terms of the search, once for all its rooms: until when it is good, and whether the package rate is given.
 * Which room was chosen anybody may say: whatever it is, it is priced again before it is sold. Not sealed: a token says
 * nothing that its offer does not say, and stays behind its handle anyway.
 */
export function makeTokens(supplier: string, safe: Pick<Safe, 'sign' | 'isSigned'>): Tokens {
  const signedText = (terms: string): string => `hotel room ${supplier} ${terms}`
  let last = { name: '', head: '' }
  const headFor = ({ checkIn, checkOut, isWithFlight, expiresAt }: Ticket): string => {
    const name = `${checkIn} ${checkOut} ${isWithFlight} ${expiresAt}`
    if (last.name !== name) {
      const terms = JSON.stringify([checkIn, checkOut, isWithFlight ? 1 : 0, expiresAt] satisfies Terms)
      last = { name, head: `${safe.sign(signedText(terms))}.${terms}.` }
    }
    return last.head
  }
  return {
    write(ticket) {
      const { house, room, plan, place, guests, total } = ticket
      const chosen: Chosen = [house, room, plan, place, guests.adults, guests.children, total]
      return { supplier, token: `${headFor(ticket)}${JSON.stringify(chosen)}` }
    },
    read(ref) {
      const [signature = '', terms = '', chosen = '', ...more] = ref.token.split('.')
      if (ref.supplier !== supplier || more.length > 0 || !safe.isSigned(signedText(terms), signature)) return undefined
      const [common, own] = [parsed<Terms>(terms), parsed<Chosen>(chosen)]
      if (!common || !own) return undefined
      const [checkIn, checkOut, withFlight, expiresAt] = common
      const [house, room, plan, place, adults, children, total] = own
      return {
        ...{ house, room, plan, checkIn, checkOut, place, total, expiresAt },
        guests: { adults, children },
        isWithFlight: withFlight === 1,
      }
    },
  }
}
