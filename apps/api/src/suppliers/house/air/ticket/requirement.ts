import type { SupplierError } from '@portolan/supplier/outcome'
import type { Traveler } from '@portolan/supplier/traveler'
import {
  contactFields,
  type Field,
  missingOf,
  nameFields,
  passportFields,
  type Requirement,
} from '../../book/requirement.ts'

/** Everybody's birth is told to the airline; whoever crosses a border shows a passport. */
export function requirementOf(isAbroad: boolean): Requirement {
  const each: readonly Field[] = [...nameFields, 'birthDate', ...(isAbroad ? passportFields : [])]
  return { lead: [...each, ...contactFields], each }
}

/** What is missing or no good: a passport has to be good to the end of the trip. */
export function troubleWith(
  travelers: readonly Traveler[],
  { isAbroad, ends }: { isAbroad: boolean /** YYYY-MM-DD */; ends: string },
): NonNullable<SupplierError['fields']> {
  const expired = travelers.flatMap(({ document }, index) =>
    isAbroad && document?.expires !== undefined && document.expires < ends
      ? [{ pointer: `/travelers/${index}/passportExpiry`, message: 'The passport expires before the trip ends.' }]
      : [],
  )
  return [...missingOf(requirementOf(isAbroad), travelers), ...expired]
}
