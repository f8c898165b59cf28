/** Milliseconds since 1970, UTC. */
export type Instant = number

/** What became of a call. Partial trouble is a warning; a failure always says what became of the side effect. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value; readonly warnings?: readonly string[] }
  | { readonly ok: false; readonly error: SupplierError }

export type ErrorKind =
  | 'invalid'
  | 'noAvailability'
  | 'offerExpired'
  | 'priceChanged'
  | 'rejected'
  | 'notFound'
  | 'unauthorized'
  | 'rateLimited'
  | 'unavailable'
  | 'timeout'
  | 'unsupported'
  | 'internal'

export interface SupplierError {
  readonly kind: ErrorKind
  /** unknown: nobody may repeat or undo before `retrieve` has told what happened. */
  readonly effect: 'none' | 'unknown'
  readonly retry: 'never' | 'sameKey' | 'freshQuote' | 'freshSearch'
  /** Not before this moment, where the supplier said so. */
  readonly retryAfter?: Instant
  /** Heading of the specification's section 8, where the supplier has one. */
  readonly label?: string
  /** A sentence for the customer, as the supplier wrote it; text, never markup. */
  readonly details: string
  readonly fields?: readonly { readonly pointer: string; readonly message: string }[]
  /** The supplier's own code, for its help desk: 'urn:uic:problem:NO_RESULTS'. */
  readonly supplierCode?: string
}
