import type { OfferRef } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { Party, TravelerType } from '@portolan/supplier/traveler'
import type { Safe } from '../../../../platform/crypto.ts'

/** A departure as it was offered: with what is needed to price it and to take it again. */
export interface Ticket {
  readonly tour: string
  /** Code of the group. */
  readonly group: string
  /** YYYY-MM-DDTHH:mm, local to the place. */
  readonly startsAt: string
  readonly party: Party
  /** Minor units. */
  readonly total: number
  readonly expiresAt: Instant
}

type Member = [string, TravelerType, number?]
type Written = [string, string, string, readonly Member[], number, Instant]

export interface Tokens {
  write(ticket: Ticket): OfferRef
  /** Undefined for what this supplier did not give out. */
  read(ref: OfferRef): Ticket | undefined
}

const memberOf = ({ ref, type, age }: Party[number]): Member => (age === undefined ? [ref, type] : [ref, type, age])

/** Signed, not sealed: a token says nothing that its offer does not say, and stays behind its handle anyway. */
export function makeTokens(supplier: string, safe: Pick<Safe, 'sign' | 'isSigned'>): Tokens {
  const signedText = (text: string): string => `activity ${supplier} ${text}`
  return {
    write({ tour, group, startsAt, party, total, expiresAt }) {
      const written: Written = [tour, group, startsAt, party.map(memberOf), total, expiresAt]
      const text = JSON.stringify(written)
      return { supplier, token: `${safe.sign(signedText(text))}.${text}` }
    },
    read(ref) {
      const at = ref.token.indexOf('.')
      const text = ref.token.slice(at + 1)
      if (ref.supplier !== supplier || at < 0 || !safe.isSigned(signedText(text), ref.token.slice(0, at)))
        return undefined
      const [tour, group, startsAt, members, total, expiresAt] = JSON.parse(text) as Written
      const party = members.map(([name, type, age]) => ({ ref: name, type, ...(age !== undefined && { age }) }))
      return { tour, group, startsAt, party, total, expiresAt }
    },
  }
}
