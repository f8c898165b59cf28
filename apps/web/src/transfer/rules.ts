/** What one search takes; the server refuses the rest in the same words. */
export const mostPeople = 14
export const mostBags = 28

/** How long before the ride cars are sold. */
export const daysAhead = 500
