import type { ErrorStatus } from '@portolan/contract/errors'
import type { Language } from '@portolan/domain/language'
import { isPassing } from '@portolan/domain/passing-trouble'
import type { SupplierError } from '@portolan/supplier/outcome'
import { Refusal } from '../platform/refusal.ts'
import { errorText } from '../platform/text.ts'

function statusOf(kind: SupplierError['kind']): ErrorStatus {
  if (kind === 'timeout') return 504
  return isPassing(kind) ? 503 : 409
}

function detailsOf({ kind, details }: SupplierError, language: Language): string {
  if (kind === 'timeout') return errorText(language, 'error.504')
  if (isPassing(kind)) return errorText(language, 'error.supplier')
  return typeof details === 'string' && details !== '' ? details : errorText(language, 'error.cart.gone')
}

/** A supplier's refusal under its heading, in the supplier's words where it has any. */
export const refusedBy = (error: SupplierError, language: Language): Refusal =>
  new Refusal(statusOf(error.kind), {
    labelled: { label: error.label ?? errorText(language, 'error.title'), details: detailsOf(error, language) },
  })
