import { describe, expect, test } from 'vitest'
import { makeTokens as makePictureTokens } from './picture/remote.ts'
import { memoryCache } from './platform/cache.ts'
import { makeSafe } from './platform/crypto.ts'
import { makeLimits } from './platform/limits.ts'
import { makeMarkedTokens } from './platform/marked-token.ts'
import { makePasses } from './platform/passes.ts'
import { makeTokens as makeActivityTokens } from './suppliers/house/activity/ticket/token.ts'
import { makeTokens as makeAirTokens } from './suppliers/house/air/ticket/token.ts'
import { makeTokens as makeCarTokens } from './suppliers/house/car/ticket/token.ts'
import { makeTokens as makeHotelTokens } from './suppliers/house/hotel/ticket/token.ts'
import { makeTokens as makeRailTokens } from './suppliers/house/rail/ticket/token.ts'
import { makeTokens as makeTransferTokens } from './suppliers/house/transfer/ticket/token.ts'
import { doWork } from './testing/work.ts'

const [former, next] = ['the secret of last year, long enough', 'the secret of this year, long enough']
const before = makeSafe([former])
const during = makeSafe([next, former])
const after = makeSafe([next])

const total = 12_300
const expiresAt = 1_805_000_000_000
const party = [{ ref: 't1', type: 'adult' as const, age: 30 }]
const days = { pickUpAt: '2027-05-14T10:00', dropOffAt: '2027-05-16T10:00' }
const stay = { checkIn: '2027-05-14', checkOut: '2027-05-16' }

/** What each product of the house writes into a cart with one safe, read with another: what it cost. */
const products = {
  activity: (one: typeof before, other: typeof before) =>
    makeActivityTokens('house', other).read(
      makeActivityTokens('house', one).write({
        ...{ tour: 'T1', group: 'A', startsAt: '2027-05-14T10:00', party, total, expiresAt },
      }),
    ),
  air: (one: typeof before, other: typeof before) =>
    makeAirTokens('house', other).read(
      makeAirTokens('house', one).write({
        ...{ search: 's', isByLeg: false, leg: 0, legs: 1, voyages: [], cabin: 'economy', family: 'basic' },
        ...{ party, extras: [], total, expiresAt },
      } as never),
    ),
  car: (one: typeof before, other: typeof before) =>
    makeCarTokens('house', other).read(
      makeCarTokens('house', one).write({
        ...{ company: 'C', car: 'ECAR', rate: 'R', pickUp: 'LIS1', dropOff: 'LIS1', ...days, driverAge: 36 },
        ...{ extras: [], total, expiresAt },
      }),
    ),
  hotel: (one: typeof before, other: typeof before) =>
    makeHotelTokens('house', other).read(
      makeHotelTokens('house', one).write({
        ...{ house: '1010001', room: 'FAM', plan: 'BB', ...stay, place: 0, guests: { adults: 2, children: [] } },
        ...{ isWithFlight: false, total, expiresAt },
      }),
    ),
  rail: (one: typeof before, other: typeof before) =>
    makeRailTokens('house', other).read(
      makeRailTokens('house', one).write({
        ...{ leg: 0, rides: [], comfort: 'STANDARD', flexibility: 'FLEX', isReturn: false, fareCode: undefined },
        ...{ party, total, expiresAt },
      } as never),
    ),
  transfer: (one: typeof before, other: typeof before) =>
    makeTransferTokens('house', other).read(
      makeTransferTokens('house', one).write({
        asked: { ways: [], riders: {} },
        kind: 'SEDAN',
        total,
        expiresAt,
      } as never),
    ),
}

describe('[A41] with a new secret in front of the former one', () => {
  test.each(Object.entries(products))(
    'an offer of the house (%s) is read on; without the former it is not',
    (_, offer) => {
      expect(offer(before, during)?.total).toBe(total)
      expect(offer(during, after)?.total).toBe(total)
      expect(offer(before, after)).toBeUndefined()
    },
  )

  test('the token of a session is known on, however it is written only one way', () => {
    const token = makeMarkedTokens(before).make(false)
    expect(makeMarkedTokens(during).read(token)).toEqual({ isAccount: false })
    expect(makeMarkedTokens(after).read(token)).toBeUndefined()
    expect(makeMarkedTokens(after).read(makeMarkedTokens(during).make(false))).toEqual({ isAccount: false })
    // The last letter has two bits to spare: another one with the same bytes is another token.
    const last = token.at(-1) ?? ''
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const twin = `${token.slice(0, -1)}${alphabet[alphabet.indexOf(last) + 1]}`
    expect(Buffer.from(twin, 'base64url').equals(Buffer.from(token, 'base64url'))).toBe(true)
    expect(makeMarkedTokens(during).read(twin)).toBeUndefined()
  })

  test('the address of a picture leads to it on', () => {
    const token = makePictureTokens(before).tokenOf('https://images.example.com/a.jpg')
    expect(makePictureTokens(during).urlOf(token)).toBe('https://images.example.com/a.jpg')
    expect(makePictureTokens(after).urlOf(token)).toBeUndefined()
  })

  test('work that was begun earns a pass, and a pass that was earned holds', async () => {
    const passesOf = (safe: typeof before) => makePasses({ safe, limits: makeLimits(memoryCache()), work: 4 })
    const here = '198.51.100.7'
    const solution = Object.values(doWork(JSON.parse(await passesOf(before).offer(here))))[0] ?? ''
    expect(await passesOf(after).earn(solution, here)).toBeUndefined()
    const pass = await passesOf(during).earn(solution, here)
    expect(passesOf(after).read(pass?.cookie ?? '', here)).toBe(pass?.id)
    const earlier = await passesOf(before).earn(solution, here)
    expect(passesOf(during).read(earlier?.cookie ?? '', here)).toBe(earlier?.id)
    expect(passesOf(after).read(earlier?.cookie ?? '', here)).toBeUndefined()
  })
})
