import type { Money } from '@portolan/domain/money'

/** What became of a request for money. 'unknown': nobody may ask again before `find` has told what happened. */
export type Authorization =
  | { readonly is: 'authorized'; readonly reference: string }
  /** reason: the provider's code, 'insufficient_funds'. */
  | { readonly is: 'declined'; readonly reason: string }
  | { readonly is: 'challenge'; readonly reference: string; readonly action: NextAction }
  | { readonly is: 'unknown' }

/** What the provider asks of the customer before it gives its word. */
export interface NextAction {
  readonly kind: 'redirect' | 'challenge'
  readonly url?: string
  readonly clientSecret?: string
}

/** News of the provider, its signature checked. The same id twice is a repetition. */
export interface News {
  readonly id: string
  /** The authorisation it is about. */
  readonly reference: string
}

/**
 * Who moves the money. An agency's account is one as well: its token is the agency, its word is given at once.
 * Every write has a key: the same key moves money once, whoever sends it and how often.
 */
export interface PaymentProvider {
  readonly id: string
  authorize(of: { key: string; token: string; amount: Money; description: string }): Promise<Authorization>
  /** By the key of `authorize`; undefined: it never came there. */
  find(key: string): Promise<Authorization | undefined>
  /** At most what was authorised; the rest is let go. 'gone': the authorisation is no more. */
  capture(of: { key: string; reference: string; amount: Money }): Promise<'captured' | 'gone' | 'unknown'>
  void(of: { key: string; reference: string }): Promise<'voided' | 'unknown'>
  /** 'refused': for good, a person must see to it. */
  refund(of: { key: string; reference: string; amount: Money }): Promise<'refunded' | 'refused' | 'unknown'>
  /** Undefined: not signed by it, or nothing it says. */
  readNews(body: Uint8Array, header: (name: string) => string | undefined): News | undefined
}
