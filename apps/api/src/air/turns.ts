import { setImmediate as othersTurn } from 'node:timers/promises'

/** Milliseconds of work after which other calls have their turn. */
const longest = 8

/** Asked between two pieces of work: lets others in where it was long since the last time. Undefined: go on at once. */
export function makeTurns(): () => Promise<void> | undefined {
  let since = performance.now()
  const letIn = async () => {
    await othersTurn()
    since = performance.now()
  }
  return () => (performance.now() - since < longest ? undefined : letIn())
}
