import type { SupplierError } from '@portolan/supplier/outcome'
import type { Party, Traveler } from '@portolan/supplier/traveler'
import { ageOf, bandOf } from '../fare/band.ts'
import type { Itinerary } from './itinerary.ts'

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

type Field = keyof typeof fields

export interface Requirement {
  readonly lead: readonly Field[]
  readonly each: readonly Field[]
}

const names: readonly Field[] = ['title', 'firstName', 'lastName']
const passport: readonly Field[] = ['passportNumber', 'passportExpiry', 'nationality']

/** A ticket at a price for an age is checked against the birth; at a border, so is everybody. */
export function requirementOf(itineraries: readonly Itinerary[], party: Party): Requirement {
  const isAtBorder = itineraries.some(({ needsPassport }) => needsPassport)
  const isByAge = itineraries.some(({ operators }) =>
    operators.some((operator) => party.some((member) => bandOf(operator, ageOf(member)).percent !== 100)),
  )
  const birth: readonly Field[] = isAtBorder || isByAge ? ['birthDate'] : []
  const contact: readonly Field[] = ['email', 'phone']
  return isAtBorder
    ? {
        lead: [...names, ...birth, ...contact, 'residenceCountry', ...passport],
        each: [...names, ...birth, ...passport],
      }
    : { lead: [...names, ...birth, ...contact], each: [...names, ...birth] }
}

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
