import { contactFields, nameFields, type Requirement } from '../../book/requirement.ts'

/** The guide wants to know who comes, and whom to call; how to address somebody is asked of that one only. */
export const requirement: Requirement = { lead: [...nameFields, ...contactFields], each: ['firstName', 'lastName'] }
