/** What one search takes; the server refuses the rest in the same words. */
export const mostPeople = 30
export const mostDays = 31

/** Whole years on the day, both included. */
export const youngestChild = 0
export const oldestChild = 17

/** How long before the day places are sold. */
export const daysAhead = 365
