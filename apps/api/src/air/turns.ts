import { setImmediate as othersTurn } from 'node:timers/promises'

/** Milliseconds of work after which other calls have their turn. */
const longest = 8

/** Asked between two pieces of work: lets others in where it was long since the last time. */
export function makeTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longest) return
    await othersTurn()
    since = performance.now()
  }
}
