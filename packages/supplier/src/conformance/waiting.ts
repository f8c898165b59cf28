import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Bench } from './bench.ts'

/** Milliseconds of the real clock: much for a local call, even on a busy machine. */
const soon = 3000

export async function eventually(isSo: () => Promise<boolean>, complaint: string): Promise<void> {
  const until = Date.now() + soon
  while (!(await isSo())) {
    if (Date.now() > until) expect.fail(complaint)
    await pause(5)
  }
}

async function within<Value>(promise: Promise<Value>, complaint: string): Promise<Value> {
  const clock = new AbortController()
  const late = pause(soon, undefined, clock).then(() => expect.fail(complaint))
  // Whoever loses the race says nothing more.
  late.catch(() => undefined)
  try {
    return await Promise.race([promise, late])
  } finally {
    clock.abort()
  }
}

/** Long enough for a local call that should not have been made to arrive. */
export const settle = (): Promise<void> => pause(15)

/** Begins a call, waits until it has reached the supplier, and goes away. */
export async function abandon<Value>(
  bench: Bench,
  name: string,
  call: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const before = await bench.calls()
  const caller = new AbortController()
  const answer = call(caller.signal)
  const arrived = eventually(async () => (await bench.calls()) > before, `${name} did not reach the supplier`)
  arrived.catch(() => undefined)
  await Promise.race([answer, arrived])
  await settle()
  caller.abort()
  return await within(answer, `${name} did not end when its caller went away`)
}
