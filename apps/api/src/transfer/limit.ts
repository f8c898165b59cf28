export const mostHeads = 14
export const mostBags = 28
/** Days ahead for which there are prices. */
export const daysAhead = 500
/** Milliseconds that a driver has to get there. */
export const notice = 3_600_000
