import type { ErrorTextId } from '@portolan/contract/errors'
import { isPassing } from '@portolan/domain/passing-trouble'
import type { ErrorKind } from '@portolan/supplier/outcome'

export const cartText = {
  full: 'error.cart.full',
  gone: 'error.cart.gone',
  supplier: 'error.supplier',
} as const satisfies Record<string, ErrorTextId>

export const textOfFailure = (kind: ErrorKind): ErrorTextId => (isPassing(kind) ? cartText.supplier : cartText.gone)
