import type { Supplier } from '@portolan/supplier/supplier'
import { refuse } from '../refusal.ts'

type AnySupplier = Supplier<never, unknown>

/** Suppliers that really sell, and reservations of theirs that they shall not confirm: to try what happens then. */
export interface Stubborn {
  wrap(supplier: AnySupplier): AnySupplier
  refuseToConfirm(locator: string): void
}

export function makeStubborn(): Stubborn {
  const refused = new Set<string>()
  return {
    wrap: (supplier) => ({
      ...supplier,
      confirm: async (input, context) =>
        'reservation' in input && refused.has(input.reservation.locator)
          ? refuse('rejected', 'The reservation was refused for a trial.')
          : supplier.confirm(input, context),
    }),
    refuseToConfirm: (locator) => void refused.add(locator),
  }
}
