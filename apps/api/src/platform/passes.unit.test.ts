import { solutionHeader } from '@portolan/contract/work'
import { describe, expect, test } from 'vitest'
import { doWork } from '../testing/work.ts'
import { type Cache, memoryCache } from './cache.ts'
import { makeSafe } from './crypto.ts'
import { makeEndedTokens } from './ended-tokens.ts'
import { makeLimits } from './limits.ts'
import { makeMarkedTokens } from './marked-token.ts'
import { makePasses } from './passes.ts'

const safe = makeSafe(['a secret of the tests'])
const [here, elsewhere] = ['198.51.100.7', '198.51.100.8']

function world(cache?: Cache) {
  let now = Date.parse('2026-11-18T12:00:00Z')
  const limits = makeLimits(cache ?? memoryCache(() => now))
  const passes = makePasses({ safe, limits, now: () => now, work: 4 })
  const pass = (seconds: number) => {
    now += seconds * 1000
  }
  const solve = async (network = here) => doWork(JSON.parse(await passes.offer(network)))[solutionHeader] ?? ''
  const workNow = async (network = here): Promise<number> => JSON.parse(await passes.offer(network)).maxNumber
  return { passes, pass, solve, workNow }
}

describe('a pass', () => {
  test('is earned by a solution, once, in time, and from the network that was asked', async () => {
    const { passes, pass, solve } = world()
    const solution = await solve()
    expect(await passes.earn(solution, elsewhere)).toBeUndefined()
    expect(await passes.earn(solution, here)).toBeDefined()
    expect(await passes.earn(solution, here)).toBeUndefined()
    const late = await solve()
    pass(121)
    expect(await passes.earn(late, here)).toBeUndefined()
  })

  test('is not earned by another number, a later end, or nonsense', async () => {
    const { passes, solve } = world()
    const [salt = '', number = '', signature = ''] = (await solve()).split('.')
    const longer = salt.replace(/^[^-]+/, (until) => (Number.parseInt(until, 36) + 1).toString(36))
    for (const forged of [
      [salt, `${Number(number) + 1}`, signature],
      [longer, number, signature],
      [salt, number, ''],
      [''],
      ['zzzzzzzzzz-', '0', signature],
    ])
      expect(await passes.earn(forged.join('.'), here), forged.join('.')).toBeUndefined()
  })

  test('holds for an hour, in its network, and cannot be made up', async () => {
    const { passes, pass, solve } = world()
    const { id, cookie } = (await passes.earn(await solve(), here)) ?? { id: '', cookie: '' }
    expect(passes.read(cookie, here)).toBe(id)
    expect(passes.read(cookie, elsewhere)).toBeUndefined()
    expect(passes.read(id, here)).toBeUndefined()
    expect(passes.read(`zzzzzzzzzz-00.${cookie.split('.')[1]}`, here)).toBeUndefined()
    pass(3601)
    expect(passes.read(cookie, here)).toBeUndefined()
  })

  test('[F17] is earned once by one solution while the shared cache is away, too', async () => {
    const away = new Proxy(memoryCache(), { get: () => () => Promise.reject(new Error('gone')) })
    const { passes, solve } = world(away)
    const solution = await solve()
    expect(await passes.earn(solution, here)).toBeDefined()
    expect(await passes.earn(solution, here)).toBeUndefined()
  })

  test('is dearer the more accounts have failed in its network, and as ever an hour later', async () => {
    const { passes, pass, workNow } = world()
    for (let account = 0; account < 60; account++) await passes.heat(here, 'failedAccount')
    expect([await workNow(), await workNow(elsewhere)]).toEqual([16, 4])
    for (let account = 0; account < 6000; account++) await passes.heat(here, 'failedAccount')
    expect(await workNow()).toBe(64 * 4)
    pass(3601)
    expect(await workNow()).toBe(4)
  })

  test('is dearer the more of them its network was given', async () => {
    const { passes, solve, workNow } = world()
    for (let count = 0; count < 2400; count++) await passes.earn(await solve(), here)
    expect(await workNow()).toBe(9)
  })
})

describe('a token that we have made', () => {
  const start = Date.parse('2026-11-18T12:00:00Z')
  const tokens = makeMarkedTokens(safe, () => start)
  const token = tokens.make(false)

  test('is known without a question, with whose it is, and no other', () => {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(tokens.make(false)).not.toBe(token)
    expect([tokens.read(token), tokens.read(tokens.make(true))]).toEqual([{ isAccount: false }, { isAccount: true }])
    const asAccount = Buffer.from(token, 'base64url').fill(1, 0, 1).toString('base64url')
    for (const other of [asAccount, 'A'.repeat(43), token.slice(1), `${token}A`, ''])
      expect(tokens.read(other), other).toBeUndefined()
    expect(makeMarkedTokens(makeSafe(['another secret'])).read(token)).toBeUndefined()
  })

  test('is nothing any more when it is older than a session lives', () => {
    const readAfter = (days: number) => makeMarkedTokens(safe, () => start + days * 86_400_000).read(token)
    expect([readAfter(14), readAfter(15.1)]).toEqual([{ isAccount: false }, undefined])
  })
})

test('tokens that have ended are remembered for an hour, the latest of them', () => {
  let now = 0
  const ended = makeEndedTokens(() => now)
  for (let token = 0; token < 60_000; token++) ended.add(`token ${token}`)
  expect([ended.has('token 59999'), ended.has('token 0'), ended.has('another')]).toEqual([true, false, false])
  now += 3_600_001
  expect(ended.has('token 59999')).toBe(false)
})
