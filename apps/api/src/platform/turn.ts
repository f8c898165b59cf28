import { setImmediate as nextRound } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/**
 * Before each slice of long work: others have their turn first, and of all who slice their work one goes on at a time.
 * Ten searches at once take as long together, but between two slices everybody else is heard.
 */
export function ownTurn(): Promise<void> {
  last = last.then(() => nextRound())
  return last
}
