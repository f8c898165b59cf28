import type { ExtraChoice, OfferRef } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { Safe } from '../../../../platform/crypto.ts'

/** A car as it was offered: with what is needed to price it and to take it again. */
export interface Ticket {
  readonly company: string
  readonly car: string
  readonly rate: string
  /** Codes of the offices. */
  readonly pickUp: string
  readonly dropOff: string
  /** YYYY-MM-DDTHH:mm, local to its office. */
  readonly pickUpAt: string
  readonly dropOffAt: string
  readonly driverAge: number
  readonly extras: readonly ExtraChoice[]
  /** Minor units. */
  readonly total: number
  readonly expiresAt: Instant
}

/** The same for all cars of a search. */
type Terms = [string, string, number, number]
/** Company, car, rate, the two offices, what is beside it, and what it cost. */
type Chosen = [string, string, string, string, string, readonly (readonly [string, number])[], number]

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
 * Signed are the terms of the search, once for all its cars: when, for whom, and until when it is good. Which car was chosen
 * anybody may say: whatever it is, it is priced again before it is sold.
 */
export function makeTokens(supplier: string, safe: Pick<Safe, 'sign' | 'isSigned'>): Tokens {
  const signedText = (terms: string): string => `car ${supplier} ${terms}`
  let last = { name: '', head: '' }
  const headFor = ({ pickUpAt, dropOffAt, driverAge, expiresAt }: Ticket): string => {
    const name = `${pickUpAt} ${dropOffAt} ${driverAge} ${expiresAt}`
    if (last.name !== name) {
      const terms = JSON.stringify([pickUpAt, dropOffAt, driverAge, expiresAt] satisfies Terms)
      last = { name, head: `${safe.sign(signedText(terms))}.${terms}.` }
    }
    return last.head
  }
  return {
    write(ticket) {
      const { company, car, rate, pickUp, dropOff, extras, total } = ticket
      const beside = extras.map(({ code, quantity }) => [code, quantity] as const)
      const chosen: Chosen = [company, car, rate, pickUp, dropOff, beside, total]
      return { supplier, token: `${headFor(ticket)}${JSON.stringify(chosen)}` }
    },
    read(ref) {
      const [signature = '', terms = '', chosen = '', ...more] = ref.token.split('.')
      if (ref.supplier !== supplier || more.length > 0 || !safe.isSigned(signedText(terms), signature)) return undefined
      const [common, own] = [parsed<Terms>(terms), parsed<Chosen>(chosen)]
      if (!common || !own) return undefined
      const [pickUpAt, dropOffAt, driverAge, expiresAt] = common
      const [company, car, rate, pickUp, dropOff, beside, total] = own
      const extras = beside.map(([code, quantity]) => ({ code, quantity }))
      return { company, car, rate, pickUp, dropOff, pickUpAt, dropOffAt, driverAge, extras, total, expiresAt }
    },
  }
}
