/** Time comes in as an argument everywhere; this is the one real clock. Expiries follow the database's own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
