import { authenticate } from '@portolan/contract/account'
import { expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { slowPasswords } from '../testing/cheap-passwords.ts'
import { openWorld } from '../testing/world.ts'
import { makePasswords } from './password.ts'

const full = Boolean(process.env.FULL)
const rounds = full ? 100 : 9

/**
 * Milliseconds. The full run has the machine for itself and looks at the clock, as an attacker does; in the short one
 * others share it, and what is compared is the processor time of this process, in all its threads.
 */
function now(): number {
  const { user, system } = process.cpuUsage()
  return full ? performance.now() : (user + system) / 1000
}

const median = (times: number[]): number => times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

test(`A20 a wrong password, an unknown, a disabled and an invited user take the same time (${rounds * 4} tries)`, {
  timeout: 300_000,
}, async () => {
  const passwords = full ? makePasswords() : slowPasswords()
  const world = await openWorld({ LIMITS: 'off' }, { passwords })
  await world.db.query(sql`update account set password_hash = ${await passwords.hash('nobody knows this one')}`)
  await world.db.query(sql`update account set standing = 'disabled' where username = 'viewer'`)
  await world.db.query(sql`update account set standing = 'invited', password_hash = null where username = 'finance'`)
  const times: Record<string, number[]> = { owner: [], 'nobody-here': [], viewer: [], finance: [] }
  const browser = world.browser()
  await browser.call(authenticate, { body: { username: 'owner', password: 'to warm up with' } })
  for (let round = 0; round < rounds; round++)
    for (const [username, taken] of Object.entries(times)) {
      const start = now()
      const { body } = await browser.call(authenticate, { body: { username, password: 'not the right one' } })
      taken.push(now() - start)
      expect(body.id).toBeUndefined()
      expect(body.captchaRequired).toBeUndefined()
    }
  const medians = Object.values(times).map(median)
  const [least, most] = [Math.min(...medians), Math.max(...medians)]
  // Without a hash for the unknown, least is a tenth of most.
  if (full) expect(most - least).toBeLessThan(10)
  else expect(least / most).toBeGreaterThan(0.6)
  await world.close()
})
