import { createHash } from 'node:crypto'
import { authenticate, readCaptcha } from '@portolan/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, demoPassword, openWorld, type TestWorld } from '../testing/world.ts'
import { drawCaptcha } from './captcha-picture.ts'

/** What stands in the last picture, read over the shoulder of the one who draws it. */
const drawn: string[] = []

let world: TestWorld
beforeAll(async () => {
  world = await openWorld(
    {},
    {
      drawCaptcha(text, random) {
        drawn.push(text)
        return drawCaptcha(text, random)
      },
    },
  )
})
afterAll(() => world.close())

const wrong = 'certainly not this one'
const refusedText = 'Username or password error'
const captchaText = 'Solve the new picture, then try again.'

const logIn = (browser: Browser, username: string, password: string, more = {}, headers = {}) =>
  browser.call(authenticate, { body: { username, password, ...more } }, headers)

/** An answer in a word: what the person is told, and whether a captcha is asked for. */
async function outcome(...attempt: Parameters<typeof logIn>): Promise<string> {
  const { status, body } = await logIn(...attempt)
  const told = { [refusedText]: 'no', [captchaText]: 'picture' }[body.errors?.errors[0]?.stringValue ?? '']
  return `${status} ${body.id ? 'in' : (told ?? '-')}${body.captchaRequired ? ' captcha' : ''}`
}

async function several(times: number, one: (index: number) => Promise<string>): Promise<string[]> {
  const all: string[] = []
  for (let index = 0; index < times; index++) all.push(await one(index))
  return all
}

async function readPicture(browser: Browser) {
  const { body } = await browser.call(readCaptcha, {})
  return { captchaId: body.captchaId, captcha: (drawn.at(-1) ?? '').toLowerCase() }
}

/** As the page does it for those who cannot read the picture. */
async function work(browser: Browser) {
  const { body } = await browser.call(readCaptcha, {})
  const { salt = '', challenge, maxNumber = 0 } = body.proofOfWork ?? {}
  for (let number = 0; number <= maxNumber; number++)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return { captchaId: body.captchaId, proofOfWork: String(number) }
  throw new Error('The work has no solution.')
}

const firstThree = ['200 no', '200 no', '200 no captcha']

test('A23 [R7.1] 100 wrong logins: captcha from the 4th, 429 from the 10th, the owner gets in from elsewhere', async () => {
  const bot = world.browser('10.2.0.1')
  const answers = await several(100, () => outcome(bot, 'manager', wrong))
  expect(answers.slice(0, 3)).toEqual(firstThree)
  expect(answers.slice(3, 9)).toEqual(Array(6).fill('200 picture captcha'))
  expect(answers.slice(9)).toEqual(Array(91).fill('429 -'))
  const limited = await logIn(bot, 'manager', demoPassword)
  expect(limited.status).toBe(429)
  expect(Number(limited.raw.headers['retry-after'])).toBeGreaterThan(0)
  expect(limited.body.errors?.errors[0]?.stringValue).toBe('Too many tries. Wait a little, then try again.')

  const owner = world.browser('10.2.0.2')
  expect(await outcome(owner, 'manager', demoPassword)).toBe('200 picture captcha')
  expect(await outcome(owner, 'manager', demoPassword, await readPicture(owner))).toBe('200 in')
  expect(await outcome(world.browser('10.2.0.3'), 'manager', demoPassword)).toBe('200 in')
})

test('[R7.9] without the captcha asked for the password is not looked at; with it, it is', async () => {
  const browser = world.browser('10.2.1.1')
  expect(await several(3, () => outcome(browser, 'agent', wrong))).toEqual(firstThree)
  const { raw } = await logIn(browser, 'agent', demoPassword)
  expect(raw.cookies).toEqual([])
  expect(await outcome(browser, 'agent', wrong, await readPicture(browser))).toBe('200 no captcha')
  expect(await outcome(browser, 'agent', demoPassword, { ...(await readPicture(browser)), captcha: 'AAAAA' })).toBe(
    '200 picture captcha',
  )
  expect(await outcome(browser, 'agent', demoPassword, await readPicture(browser))).toBe('200 in')
})

test('[R7.9] the proof of work stands for the picture, and a wrong number does not', async () => {
  const browser = world.browser('10.2.1.2')
  await several(3, () => outcome(browser, 'finance', wrong))
  const solved = await work(browser)
  const off = { ...(await work(browser)), proofOfWork: '50001' }
  expect(await outcome(browser, 'finance', demoPassword, off)).toBe('200 picture captcha')
  expect(await outcome(browser, 'finance', demoPassword, solved)).toBe('200 in')
})

test('A26 a captcha is good for one try', async () => {
  const browser = world.browser('10.2.1.3')
  await several(3, () => outcome(browser, 'viewer', wrong))
  const [picture, worked] = [await readPicture(browser), await work(browser)]
  for (const captcha of [picture, worked]) {
    expect(await outcome(browser, 'viewer', wrong, captcha)).toBe('200 no captcha')
    expect(await outcome(browser, 'viewer', demoPassword, captcha)).toBe('200 picture captcha')
  }
  const shown = await readPicture(world.browser('10.2.1.4'))
  expect(await outcome(world.browser('10.2.1.4'), 'traveller', demoPassword, shown)).toBe('200 in')
  expect(await outcome(browser, 'viewer', demoPassword, shown)).toBe('200 picture captcha')
})

test('A24 one password on 1,000 accounts: a captcha soon, then 429', async () => {
  const bot = world.browser('10.2.2.1')
  const answers = await several(100, (index) => outcome(bot, `person-${index}`, wrong))
  while (answers.length < 1000) {
    const next = Array.from({ length: 50 }, (_, index) => outcome(bot, `person-${answers.length + index}`, wrong))
    answers.push(...(await Promise.all(next)))
  }
  expect(answers.slice(0, 3)).toEqual(firstThree)
  expect(answers.slice(3, 100)).toEqual(Array(97).fill('200 picture captcha'))
  expect(answers.slice(100)).toEqual(Array(900).fill('429 -'))
})

test('A24 whoever answers captchas wrongly is through after 30', async () => {
  const bot = world.browser('10.2.2.2')
  const guess = { captchaId: 'made-up', captcha: 'AAAAA' }
  const answers = await several(40, (index) => outcome(bot, `somebody-${index}`, wrong, guess))
  expect(answers.filter((answer) => answer.startsWith('200'))).toHaveLength(30)
  expect(answers.slice(30)).toEqual(Array(10).fill('429 -'))
})

test('A23 at once is no way around: of 20 tries on one account three are looked at', async () => {
  const bot = world.browser('10.2.2.3')
  const answers = await Promise.all(Array.from({ length: 20 }, () => outcome(bot, 'hammered', wrong)))
  expect(answers.filter((answer) => answer.startsWith('200 no'))).toHaveLength(3)
  expect(answers.filter((answer) => answer === '429 -')).toHaveLength(11)
})

test('A25 a forged X-Forwarded-For changes nothing', async () => {
  const bot = world.browser('10.2.3.1')
  const answers = await several(12, (index) =>
    outcome(
      bot,
      `forged-${index}`,
      wrong,
      {},
      { 'x-forwarded-for': `203.0.113.${index}`, forwarded: `for=198.51.100.${index}` },
    ),
  )
  expect(answers).toEqual([...firstThree, ...Array(9).fill('200 picture captcha')])
})

test('A25 behind one proxy its hop is believed, and what was forged before it is not', async () => {
  const behind = await openWorld({ LOG_LEVEL: 'silent', TRUST_PROXY: '1' })
  try {
    const proxy = behind.browser('10.2.4.1')
    const from = (client: string) => (index: number) =>
      outcome(proxy, `hop-${client}-${index}`, wrong, {}, { 'x-forwarded-for': `203.0.113.${index}, ${client}` })
    expect(await several(5, from('198.51.100.1'))).toEqual([...firstThree, ...Array(2).fill('200 picture captcha')])
    expect(await several(3, from('198.51.100.2'))).toEqual(firstThree)
  } finally {
    await behind.close()
  }
})

test('A20, A23 an unknown name is counted exactly like a known one, however it is written', async () => {
  const known = await several(11, (index) => outcome(world.browser('10.2.4.1'), index % 2 ? 'OWNER' : ' owner', wrong))
  const unknown = await several(11, () => outcome(world.browser('10.2.4.2'), 'not-an-owner', wrong))
  expect(known).toEqual([...firstThree, ...Array(6).fill('200 picture captcha'), '429 -', '429 -'])
  expect(unknown).toEqual(known)
})

test('a success forgets the tries on the account, but not those from the address', async () => {
  const browser = world.browser('10.2.5.1')
  expect(await several(2, () => outcome(browser, 'traveller', wrong))).toEqual(['200 no', '200 no'])
  expect(await outcome(browser, 'traveller', demoPassword)).toBe('200 in')
  expect(await outcome(browser, 'traveller', demoPassword)).toBe('200 in')
  expect(await outcome(world.browser('10.2.5.2'), 'traveller', wrong)).toBe('200 no')
  expect(await outcome(browser, 'traveller', wrong)).toBe('200 no captcha')
  expect(await outcome(browser, 'somebody-else', wrong)).toBe('200 picture captcha')
})

test('an office behind one address meets the captcha, not the door: 40 first tries without it leave room', async () => {
  const office = world.browser('10.2.6.1')
  await several(3, (index) => outcome(office, `clerk-${index}`, wrong))
  await several(40, (index) => outcome(office, `colleague-${index}`, demoPassword))
  expect(await outcome(office, 'traveller', demoPassword, await readPicture(office))).toBe('200 in')
})

test('[R7.9] the captcha: a picture without text, a proof of work, no answer in it; 429 for whoever hoards them', async () => {
  const browser = world.browser('10.2.7.1')
  const { status, body, raw } = await browser.call(readCaptcha, {})
  expect(status).toBe(200)
  expect(body).toEqual({
    success: true,
    captchaId: expect.stringMatching(/^[\w-]{43}$/),
    image: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    proofOfWork: {
      challenge: expect.stringMatching(/^[0-9a-f]{64}$/),
      salt: expect.any(String),
      maxNumber: 50_000,
      signature: expect.any(String),
    },
    expiresIn: 300,
  })
  const svg = Buffer.from(body.image.split(',')[1] ?? '', 'base64').toString()
  expect(svg).not.toMatch(/<text|<script|href/)
  expect(svg + JSON.stringify({ ...body, image: '' })).not.toContain(drawn.at(-1))
  expect(raw.headers['cache-control']).toBe('no-store')
  const answers = await several(60, async () => String((await browser.call(readCaptcha, {})).status))
  expect(answers).toEqual([...Array(59).fill('200'), '429'])
})

test('the tries are counted for the alarms', async () => {
  const { body } = await world.app.http.inject({ url: '/metrics' })
  expect(body).toMatch(/portolan_logins_total\{outcome="captcha"\} [1-9]/)
  expect(body).toMatch(/portolan_logins_total\{outcome="limited"\} [1-9]/)
})
