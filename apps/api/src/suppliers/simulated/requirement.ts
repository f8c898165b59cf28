import type { SupplierError } from '@portolan/supplier/outcome'
import type { Traveler } from '@portolan/supplier/traveler'

/** What a simulated supplier wants to know before it takes money. */
export const requirement = { lead: ['given', 'surname', 'email'], each: ['given', 'surname'] } as const

/** What is missing, by where it stands in the purchase. */
export function missingOf(travelers: readonly Traveler[]): NonNullable<SupplierError['fields']> {
  if (travelers.length === 0) return [{ pointer: '/travelers', message: 'At least one traveller is needed.' }]
  return travelers.flatMap((traveler, index) =>
    (traveler.lead ? requirement.lead : requirement.each)
      .filter((field) => !traveler[field])
      .map((field) => ({ pointer: `/travelers/${index}/${field}`, message: 'This is needed.' })),
  )
}
