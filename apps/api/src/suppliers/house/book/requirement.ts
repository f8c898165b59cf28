import type { SupplierError } from '@portolan/supplier/outcome'
import type { Traveler } from '@portolan/supplier/traveler'

/** Names of the storefront's fields, each with what it is in a traveller. */
const fields = {
  title: ({ title }: Traveler) => title,
  firstName: ({ given }: Traveler) => given,
  lastName: ({ surname }: Traveler) => surname,
  birthDate: ({ birthDate }: Traveler) => birthDate,
  email: ({ email }: Traveler) => email,
  phone: ({ phone }: Traveler) => phone?.number,
  residenceCountry: ({ residence }: Traveler) => residence,
  passportNumber: ({ document }: Traveler) => document?.number,
  passportExpiry: ({ document }: Traveler) => document?.expires,
  nationality: ({ document }: Traveler) => document?.nationality,
} as const

export type Field = keyof typeof fields

export interface Requirement {
  readonly lead: readonly Field[]
  readonly each: readonly Field[]
}

export const nameFields: readonly Field[] = ['title', 'firstName', 'lastName']
export const contactFields: readonly Field[] = ['email', 'phone']
export const passportFields: readonly Field[] = ['passportNumber', 'passportExpiry', 'nationality']

/** What is missing, by where it stands in the purchase. */
export function missingOf(
  { lead, each }: Requirement,
  travelers: readonly Traveler[],
): NonNullable<SupplierError['fields']> {
  const first = travelers.find((traveler) => traveler.lead) ?? travelers[0]
  return travelers.flatMap((traveler, index) =>
    (traveler === first ? lead : each)
      .filter((field) => !fields[field](traveler))
      .map((field) => ({ pointer: `/travelers/${index}/${field}`, message: 'This is needed.' })),
  )
}
