/** The reader's own clock: it is the reader who has to pay by then. */
export const readersZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
