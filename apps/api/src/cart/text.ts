import type { ErrorTextId } from '@portolan/contract/errors'
import type { ErrorKind } from '@portolan/supplier/outcome'

export const cartText = {
  full: 'error.cart.full',
  gone: 'error.cart.gone',
  supplier: 'error.supplier',
} as const satisfies Record<string, ErrorTextId>

/** These pass; anything else means that the same thing is not on sale any more. */
const passing: ReadonlySet<ErrorKind> = new Set(['rateLimited', 'unavailable', 'timeout', 'unauthorized', 'internal'])

export const textOfFailure = (kind: ErrorKind): ErrorTextId => (passing.has(kind) ? cartText.supplier : cartText.gone)
