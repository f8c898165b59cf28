/** What one question takes; the form of the web has the same limits. */
export const mostPeople = 30
/** Of a search over many activities. */
export const mostSearchDays = 31
/** Of the calendar of one. */
export const mostCalendarDays = 62
/** Of all that sets out. */
export const mostDepartureDays = 7

/** How long before places are sold. */
export const daysAhead = 365

/** Whole years; whoever is older is no child. */
export const oldestChild = 17
