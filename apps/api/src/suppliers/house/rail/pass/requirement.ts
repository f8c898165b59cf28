import type { SupplierError } from '@portolan/supplier/outcome'
import type { Traveler } from '@portolan/supplier/traveler'

/** Names are printed on the pass, a document is looked at with it on the train. */
const each = ['title', 'given', 'surname', 'birthDate', 'residence', 'document.number'] as const

export const requirement = {
  lead: ['phone', 'email', 'document.expires', 'document.nationality'],
  each,
} as const

type Field = (typeof requirement.lead)[number] | (typeof each)[number]

const givenIn = (traveler: Traveler, field: Field): unknown => {
  switch (field) {
    case 'document.number':
      return traveler.document?.number
    case 'document.expires':
      return traveler.document?.expires
    case 'document.nationality':
      return traveler.document?.nationality
    default:
      return traveler[field]
  }
}

/** What is missing, by where it stands in the purchase. */
export function missingOf(travelers: readonly Traveler[]): NonNullable<SupplierError['fields']> {
  if (travelers.length === 0) return [{ pointer: '/travelers', message: 'At least one traveller is needed.' }]
  return travelers.flatMap((traveler, index) =>
    [...each, ...(traveler.lead ? requirement.lead : [])]
      .filter((field) => !givenIn(traveler, field))
      .map((field) => ({ pointer: `/travelers/${index}/${field.replace('.', '/')}`, message: 'This is needed.' })),
  )
}
