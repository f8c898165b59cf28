/** What one search takes; the form of the web has the same limits. */
export const mostRooms = 8
export const mostNights = 30

/** How long before the arrival rooms are sold. */
export const daysAhead = 500

/** Whole years on the day of arrival, both included; whoever is older counts as an adult. */
export const childAges = { from: 0, to: 17 } as const

/** The oldest age an adult is told by, where a house says who its children are. */
export const oldestAdult = 100
