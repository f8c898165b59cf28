import { existsSync, readFileSync } from 'node:fs'

/** Milliseconds that this thread has worked, where the system tells it: on a busy machine others take their share. */
export function workedSoFar(): number {
  const file = '/proc/thread-self/schedstat'
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : performance.now()
}

/** What a piece of work costs, in milliseconds of this thread. */
export function costOf(work: () => unknown): number {
  const before = workedSoFar()
  work()
  return workedSoFar() - before
}
