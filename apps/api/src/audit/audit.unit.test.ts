import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Db } from '../platform/db.ts'
import { openTestAudit } from '../testing/audit-world.ts'
import type { ChainedEntry } from './chain.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const forged: ChainedEntry = {
  chain: 'heads',
  position: 1,
  at: '2026-11-17T08:00:00.000001Z',
  kind: 'headsMoved',
  bookingId: null,
  data: { heads: [] },
  version: 2,
  keyId: '00000000',
  previous: 'portolan',
  hash: 'x',
}

/** A database in which nothing has happened, until somebody writes into it. */
function openEmpty() {
  const page: ChainedEntry[] = []
  const db = {
    query: async () => page,
    one: async () => undefined,
    transaction: vi.fn(async (work: (tx: Db) => Promise<unknown>) => work(db as unknown as Db)),
  }
  return { db, forge: () => void page.push(forged) }
}

test('[A43] a running node chains every five seconds, checks after a minute and then every hour, until it stops', async () => {
  const { db, forge } = openEmpty()
  const audit = openTestAudit(db as unknown as Db)
  audit.start()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(db.transaction).toHaveBeenCalledTimes(11)
  expect(audit.state().status).toBe('unchecked')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(audit.state().status).toBe('whole')
  forge()
  await vi.advanceTimersByTimeAsync(3_500_000)
  expect(audit.state().status, 'within the hour').toBe('whole')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(audit.state().status).toBe('broken')
  audit.stop()
  const looks = db.transaction.mock.calls.length
  await vi.advanceTimersByTimeAsync(7_200_000)
  expect(db.transaction).toHaveBeenCalledTimes(looks)
})
