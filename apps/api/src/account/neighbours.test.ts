import { authenticate, register, savePreferences } from '@portolan/contract/account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { solvedFor, workOf } from '../testing/work.ts'
import { type Browser, demoPassword, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ LOG_LEVEL: 'silent' }, { passWork: 20 })
})
afterAll(() => world.close())

let last = 0
/** Every test a network of its own. */
const newNetwork = () => `10.3.0.${++last}`

const logIn = (browser: Browser, username: string, password = demoPassword, headers = {}) =>
  browser.call(authenticate, { body: { username, password } }, headers)

describe('a captcha', () => {
  const wrong = 'certainly not this one'

  test('[R7.9] is for the client that attacks, and for nobody else in its network', async () => {
    const network = newNetwork()
    for (let account = 0; account < 4; account++) await logIn(world.browser(network), `person-${account}`, wrong)
    const neighbour = world.browser(network)
    const asked = await logIn(neighbour, 'traveller')
    expect([asked.status, asked.body.captchaRequired]).toEqual([200, true])
    expect((await logIn(neighbour, 'traveller', demoPassword, solvedFor(asked))).body.id).toBeDefined()
    // Who does the work and goes on attacking has a captcha of its own.
    const attacker = world.browser(network)
    const work = solvedFor(await logIn(attacker, 'person-9', wrong))
    expect((await logIn(attacker, 'person-10', wrong, work)).body.captchaRequired).toBeUndefined()
    await logIn(attacker, 'person-11', wrong)
    expect((await logIn(attacker, 'person-12', wrong)).body.captchaRequired).toBe(true)
    const refused = await logIn(attacker, 'person-13', wrong)
    expect([refused.body.captchaRequired, workOf(refused.raw)]).toEqual([true, undefined])
  })

  test('A23 is for the account under attack, whatever work is done', async () => {
    const network = newNetwork()
    for (let time = 0; time < 4; time++) await logIn(world.browser(newNetwork()), 'agent', wrong)
    const owner = world.browser(network)
    const asked = await logIn(owner, 'agent')
    expect([asked.body.captchaRequired, workOf(asked.raw)]).toEqual([true, undefined])
  })

  test('that the work has made needless is not said again under the same key', async () => {
    const network = newNetwork()
    const guest = world.browser(network)
    await guest.call(savePreferences, { body: { theme: 'dark' } })
    for (let account = 0; account < 4; account++) await logIn(world.browser(network), `somebody-${account}`, wrong)
    const key = { 'idempotency-key': 'one login' }
    const asked = await logIn(guest, 'traveller', demoPassword, key)
    expect(asked.body.captchaRequired).toBe(true)
    expect((await logIn(guest, 'traveller', demoPassword, { ...key, ...solvedFor(asked) })).body.id).toBeDefined()
  })

  test('A24 thirty tries of the strangers are answered with work, and the tenth on one account with none', async () => {
    const network = newNetwork()
    const guess = { captchaId: 'made-up', captcha: 'AAAAA' }
    const attempt = (username: string, browser = world.browser(network), headers = {}) =>
      browser.call(authenticate, { body: { username, password: wrong, ...guess } }, headers)
    for (let time = 0; time < 30; time++) await attempt(`anybody-${time}`)
    const refused = await attempt('anybody')
    expect(refused.status).toBe(429)
    const neighbour = world.browser(network)
    expect((await logIn(neighbour, 'finance', demoPassword, solvedFor(refused))).body.id).toBeDefined()
    const other = newNetwork()
    for (let time = 0; time < 9; time++) await logIn(world.browser(other), 'hammered', wrong)
    const tenth = await logIn(world.browser(other), 'hammered', wrong)
    expect([tenth.status, workOf(tenth.raw)]).toEqual([429, undefined])
  })
})

test('the eleventh registration of a network needs a little work', async () => {
  const network = newNetwork()
  let people = 0
  const enrol = (browser: Browser, headers = {}) => {
    const person = {
      email: `p${++people}@new.example`,
      password: 'a long enough secret',
      firstName: 'Ada',
      lastName: 'New',
    }
    return browser.call(register, { body: person }, headers)
  }
  for (let person = 0; person < 10; person++) expect((await enrol(world.browser(network))).status).toBe(200)
  const eleventh = world.browser(network)
  const refused = await enrol(eleventh)
  expect(refused.status).toBe(429)
  expect((await enrol(eleventh, solvedFor(refused))).status).toBe(200)
})
