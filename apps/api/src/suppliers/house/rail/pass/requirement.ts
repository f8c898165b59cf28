import { contactFields, nameFields, type Requirement } from '../../book/requirement.ts'

/** Names are printed on the pass, a document is looked at with it on the train. */
const each = [...nameFields, 'birthDate', 'residenceCountry', 'passportNumber'] as const

export const requirement: Requirement = {
  lead: [...each, ...contactFields, 'passportExpiry', 'nationality'],
  each,
}
