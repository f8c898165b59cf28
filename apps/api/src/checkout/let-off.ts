import type { CheckoutParts } from './parts.ts'

export interface LetOff {
  paymentId: string
  provider: string
  /** The provider's own name of it; absent where it was never told. */
  reference: string | null
}

/** Nobody waits for this payment any more: whatever the provider may still keep back for it is let go. */
export function makeLetOff({ payments }: Pick<CheckoutParts, 'payments'>) {
  return async ({ paymentId, provider, reference }: LetOff): Promise<void> => {
    if (reference === null) return
    const answer = await payments.provider(provider)?.void({ key: `${paymentId}.void`, reference })
    if (answer === 'unknown') throw new Error('Whether the money was let go is not known.')
  }
}
