/** What one search takes; the server refuses the rest as well. */
export const youngestDriver = 18
export const oldestDriver = 99
export const mostDays = 90
