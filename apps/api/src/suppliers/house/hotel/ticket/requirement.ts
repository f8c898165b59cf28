import { contactFields, nameFields, type Requirement } from '../../book/requirement.ts'

/** A house wants to know who comes, and whom to write to; how to address somebody it asks of that one only. */
export const requirement: Requirement = { lead: [...nameFields, ...contactFields], each: ['firstName', 'lastName'] }
