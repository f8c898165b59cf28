import { makePasswords } from '../account/password.ts'

/** A hundredth of what a true one costs: hundreds of logins of a run are about something else. */
export const cheapPasswords = makePasswords({ memoryCost: 1_024, timeCost: 1, parallelism: 1 })

/** A sixth of a true one, and most of a call all the same: who leaves it out is found out by the clock. */
export const slowPasswords = () => makePasswords({ memoryCost: 16_384, timeCost: 2, parallelism: 1 })
