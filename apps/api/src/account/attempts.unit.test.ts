import { describe, expect, test } from 'vitest'
import { type Cache, memoryCache } from '../platform/cache.ts'
import { makeSafe } from '../platform/crypto.ts'
import { makeLimits } from '../platform/limits.ts'
import { networkOf } from '../platform/network.ts'
import { makeAttempts } from './attempts.ts'

const safe = makeSafe(['a secret of the tests'])

function world() {
  let now = 0
  const keys: string[] = []
  const cache = memoryCache(() => now)
  const count: Cache['count'] = (key, ...rest) => {
    keys.push(key)
    return cache.count(key, ...rest)
  }
  const pass = (seconds: number) => {
    now += seconds * 1000
  }
  return { attempts: makeAttempts(makeLimits({ ...cache, count }), safe), keys, pass }
}

describe('attempts', () => {
  test('the counters hold no name and no address in clear', async () => {
    const { attempts, keys } = world()
    await attempts.begin('198.51.100.7', 'mei.lam@example.org')
    expect(keys).toHaveLength(4)
    for (const key of keys) expect(key).not.toMatch(/mei|example|198\.51/)
  })

  test('after 15 minutes everything is forgotten', async () => {
    const { attempts, pass } = world()
    const tries = async (times: number) => {
      for (let time = 0; time < times; time++) await attempts.begin('198.51.100.7', 'mei')
    }
    await tries(9)
    await expect(attempts.begin('198.51.100.7', 'mei')).rejects.toMatchObject({ status: 429 })
    pass(899)
    await expect(attempts.begin('198.51.100.7', 'mei')).rejects.toMatchObject({ status: 429 })
    pass(2)
    const attempt = await attempts.begin('198.51.100.7', 'mei')
    expect([attempt.captchaRequired, await attempt.fail()]).toEqual([false, false])
  })

  test('A23 an account that is tried from many addresses asks for a captcha from the fourth try on', async () => {
    const { attempts } = world()
    const asked: [boolean, boolean][] = []
    for (let time = 0; time < 5; time++) {
      const attempt = await attempts.begin(`198.51.100.${time}`, 'mei')
      asked.push([attempt.captchaRequired, await attempt.fail()])
    }
    expect(asked).toEqual([
      [false, false],
      [false, false],
      [false, true],
      [true, true],
      [true, true],
    ])
  })

  test('A24 many accounts at once from one address: 30 are looked at', async () => {
    const { attempts } = world()
    const tries = Array.from({ length: 60 }, (_, index) => attempts.begin('198.51.100.7', `name-${index}`))
    const begun = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
    expect(begun).toHaveLength(30)
  })

  test('colleagues who log in at the same moment behind one address are not asked for a captcha', async () => {
    const { attempts } = world()
    const morning = await Promise.all(
      Array.from({ length: 20 }, (_, index) => attempts.begin('198.51.100.7', `${index}`)),
    )
    expect(morning.map(({ captchaRequired }) => captchaRequired)).toEqual(Array(20).fill(false))
    await Promise.all(morning.map((attempt) => attempt.succeed()))
    const later = await Promise.all(
      Array.from({ length: 30 }, (_, index) => attempts.begin('198.51.100.7', `${index}`)),
    )
    expect(later).toHaveLength(30)
  })

  test('a household with 2^64 addresses is one caller', async () => {
    const { attempts } = world()
    for (let time = 0; time < 3; time++) await (await attempts.begin(`2001:db8:1:2::${time}`, `name-${time}`)).fail()
    expect(await attempts.begin('2001:db8:1:2:ffff::1', 'another')).toMatchObject({ captchaRequired: true })
    expect(await attempts.begin('2001:db8:1:3::1', 'yet-another')).toMatchObject({ captchaRequired: false })
  })
})

test('an address stands for its network', () => {
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('2001:DB8:0001:2::9')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8::9')).toBe('2001:db8:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0')
})
