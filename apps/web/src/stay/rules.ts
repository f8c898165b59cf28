/** What one search takes; the server refuses the rest in the same words. */
export const mostRooms = 8
export const mostNights = 30

/** Of one room. Whoever needs more beds takes another room. */
export const mostAdults = 6
export const mostChildren = 4

/** Whole years on the day of arrival, both included. */
export const youngestChild = 0
export const oldestChild = 17

/** How long before the arrival rooms are sold. */
export const daysAhead = 500
