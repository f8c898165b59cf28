import { contactFields, nameFields, type Requirement } from '../../book/requirement.ts'

/** One driver, whose age decides who may rent and for how much. */
export const requirement: Requirement = { lead: [...nameFields, 'birthDate', ...contactFields], each: [] }
