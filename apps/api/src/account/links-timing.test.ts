import { register, requestPasswordReset } from '@portolan/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slowPasswords } from '../testing/cheap-passwords.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'
import { makePasswords } from './password.ts'

let world: TestWorld
beforeAll(async () => {
  const passwords = full ? makePasswords() : slowPasswords()
  world = await openWorld({ LIMITS: 'off' }, { passwords })
})
afterAll(() => world.close())

const full = Boolean(process.env.FULL)
const tries = full ? 200 : 20

/**
 * Milliseconds in the full run, which has the machine for itself; else the share of the time that may be missing. Who
 * leaves the hash out is through in a quarter of it.
 */
const tolerated = full ? 10 : 0.5

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

type Ask = (email: string) => Promise<{ status: number; body: unknown }>

interface Took {
  known: number[]
  unknown: number[]
}

/** On a busy machine chance alone makes a difference: then it is measured again, and a true one stays. */
const rounds = 3

/** Whether a coin could have decided which of each pair was the slower: it does so in 369 cases of 370. */
function isChance({ known, unknown }: Took): boolean {
  const slower = known.filter((time, index) => time > (unknown[index] ?? 0)).length
  return Math.abs(slower - known.length / 2) < 1.5 * Math.sqrt(known.length)
}

function differenceOf(took: Took): number {
  if (isChance(took)) return 0
  const [least = 0, most = 0] = [median(took.known), median(took.unknown)].sort((a, b) => a - b)
  return full ? most - least : 1 - least / most
}

/** Turn and turn about, the outbox working all the while: what one try leaves behind burdens the other kind. */
async function compare(ask: Ask, known: string, unknown: (index: number) => string) {
  const bodies = new Set<string>()
  const took: Took = { known: [], unknown: [] }
  const measure = async (email: string, into: number[]) => {
    const began = performance.now()
    const { status, body } = await ask(email)
    into.push(performance.now() - began)
    bodies.add(`${status} ${JSON.stringify(body)}`)
  }
  await ask(known)
  await ask(unknown(0))
  let difference = Number.NaN
  for (let asked = 1; asked <= tries * rounds; asked++) {
    await measure(known, took.known)
    await measure(unknown(asked), took.unknown)
    if (asked % tries === 0) difference = differenceOf(took)
    if (difference < tolerated) break
  }
  return { bodies: [...bodies], difference, asked: took.known.length + 1 }
}

const known = 'traveller@harbourtravel.example'
const unknown = (index: number) => `visitor.${index}@harbourtravel.example`

/** Each registration costs a hash, and several times as long on a busy machine. */
const timeout = 600_000

test(
  'A21 registering a known and an unknown address: same answer, same time',
  async () => {
    const browser = world.browser()
    const ask: Ask = (email) =>
      browser.call(register, { body: { email, password: 'a lantern over cold water', firstName: 'A', lastName: 'B' } })
    const { bodies, difference, asked } = await compare(ask, known, unknown)
    expect(bodies).toEqual(['200 {"success":true}'])
    expect(difference).toBeLessThan(tolerated)
    const mails = await world.mails()
    expect(mails.filter((mail) => mail.includes('You already have an account'))).toHaveLength(asked)
    expect(mails.filter((mail) => mail.includes('Confirm your email address\n'))).toHaveLength(asked)
  },
  timeout,
)

test(
  'A22 asking for a reset of a known and an unknown address: same answer, same time',
  async () => {
    const browser = world.browser()
    const ask: Ask = (email) => browser.call(requestPasswordReset, { body: { email } })
    const stranger = (index: number) => `stranger.${index}@harbourtravel.example`
    const { bodies, difference, asked } = await compare(ask, known, stranger)
    expect(bodies).toEqual(['200 {"success":true}'])
    expect(difference).toBeLessThan(tolerated)
    const mails = await world.mails()
    const resets = mails.filter((mail) => mail.includes('To: traveller@') && mail.includes('reset-password'))
    expect(resets).toHaveLength(asked)
    expect(mails.filter((mail) => mail.includes('To: stranger'))).toHaveLength(0)
  },
  timeout,
)
