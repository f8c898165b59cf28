import type { ErrorKind, SupplierError } from '@portolan/supplier/outcome'

const retries: Record<ErrorKind, SupplierError['retry']> = {
  invalid: 'never',
  noAvailability: 'freshSearch',
  offerExpired: 'freshSearch',
  priceChanged: 'freshQuote',
  rejected: 'never',
  notFound: 'never',
  unauthorized: 'never',
  rateLimited: 'sameKey',
  unavailable: 'sameKey',
  timeout: 'sameKey',
  unsupported: 'never',
  internal: 'sameKey',
}

export interface Refused {
  readonly ok: false
  readonly error: SupplierError
}

export const refuse = (kind: ErrorKind, details: string, more: Partial<SupplierError> = {}): Refused => ({
  ok: false,
  error: { kind, effect: 'none', retry: retries[kind], details, ...more },
})
