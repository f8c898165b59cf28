let last: Promise<unknown> = Promise.resolve()

/**
 * The first write of a visitor opens a session, and two at once would open two of which one is lost: they go one after
 * the other, in all tabs where the browser has locks, which it keeps from plain http.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator && navigator.locks) return navigator.locks.request('portolan-session', work) as Promise<T>
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}

/** As after a reload: nobody waits any more for a write that never ends. */
export function forgetTurns(): void {
  last = Promise.resolve()
}
