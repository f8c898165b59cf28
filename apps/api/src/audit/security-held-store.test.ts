import { authenticate } from '@portolan/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { demoPassword, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', LIMITS: 'off' })
})
afterAll(() => world.close())

const signIn = async (): Promise<boolean> => {
  const { body } = await world.browser().call(authenticate, { body: { username: 'owner', password: demoPassword } })
  return body.id !== undefined
}

const countLogins = async (): Promise<number> =>
  (
    await world.db.one<{ count: number }>(sql`
    select count(*)::integer as count from security_event where kind = 'login'`)
  )?.count ?? 0

test('nobody who logs in waits for the chain: it is held, and they get in', async () => {
  const before = await countLogins()
  await world.db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(7402113)`)
    await tx.query(sql`select 1 from audit for update`)
    expect(await Promise.all(Array.from({ length: 10 }, () => signIn()))).toEqual(Array(10).fill(true))
  })
  expect((await countLogins()) - before).toBe(10)
})
