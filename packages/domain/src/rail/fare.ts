/** Specification, section 9: tabs stand in this order. */
export const comforts = ['STANDARD', 'COMFORT', 'PREMIER'] as const
export type Comfort = (typeof comforts)[number]

/** From the one that binds most to the one that binds least. */
export const flexibilities = ['NON_FLEX', 'SEMI_FLEX', 'FULL_FLEX'] as const
export type Flexibility = (typeof flexibilities)[number]

/** Specification, section 9: passengers stand in this order. */
export const railPassengerCodes = ['ADULT', 'SENIOR', 'YOUTH'] as const
export type RailPassengerCode = (typeof railPassengerCodes)[number]

/** The age that a search sends for those who were not asked for it. */
export const ticketAge = { ADULT: 31, SENIOR: 62 } as const
export const passAge = { ADULT: 30, SENIOR: 62 } as const

/** A youth is anybody up to this age; the carrier's bands decide between infant, child and youth. */
export const oldestYouth = 27

/** The largest party that one search takes. */
export const largestParty = 9

/** Days ahead that trains are sold for: the timetable reaches no further. */
export const railHorizon = 365

/** The class preference that carries a fare code. */
export const fareCodePreference = 'RIT'

/** OTA booking channel of rail. */
export const railChannel = '6'
