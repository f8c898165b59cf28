import { describe, expect, test } from 'vitest'
import { examineSettings, listWarnings, readConfig } from './config.ts'
import { StartRefused } from './platform/start-refused.ts'

const secret = 'a secret that is long enough for anyone'
const oldSecret = 'the secret before it which still opens'

function refusalOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof StartRefused) return error.message
    throw error
  }
  return 'started'
}

const wrong: Record<string, string[]> = {
  NODE_ENV: ['prod', 'Production'],
  HOST: ['not a host', 'http://127.0.0.1'],
  PORT: ['eighty', '-1', '65536', '80.5', '0x50', '8e3', ' '],
  ADMIN_HOST: ['not a host', 'http://127.0.0.1'],
  ADMIN_PORT: ['nine', '-1', '65536'],
  ADMIN_TOKEN: ['short', `${'x'.repeat(31)}`, 'a token with blanks in it that is long enough'],
  DATABASE_URL: ['mysql://host/db', 'host:5432', '/var/run/postgres'],
  REDIS_URL: ['http://host', 'host:6379'],
  PUBLIC_URL: [
    'travel.example',
    'ftp://travel.example',
    'https://travel.example/shop',
    'https://ada:pw@travel.example',
  ],
  SESSION_SECRET: ['short', `${secret},`, `${secret},short`, `, ${secret}`],
  SMTP_URL: ['http://host', 'mail.example'],
  OIDC_ISSUER: ['login.example', 'javascript:alert(1)'],
  TIME_ZONE: ['Shanghai', 'Mars/Olympus'],
  DEMO: ['maybe', 'yes please'],
  PICTURE_HOSTS: ['localhost', 'https://images.example', 'images.example:8443', 'images.example,', '*.example'],
  SUPPLIERS: ['duffel', 'House', 'house,', 'house,house', 'house simulated', 'simulated-4', ' '],
  TRUST_PROXY: ['all', '-1', '9', '1.5'],
  LIMITS: ['none', 'true'],
  PAYMENTS: ['stripe', 'Test', 'off'],
  LOG_LEVEL: ['loud'],
}

describe('a wrong knob stops the start with one sentence that names it', () => {
  const cases = Object.entries(wrong).flatMap(([knob, values]) => values.map((value) => [knob, value] as const))
  test.each(cases)('%s=%s', (knob, value) => {
    const sentence = refusalOf({ [knob]: value })
    expect(sentence).toMatch(new RegExp(`^${knob} is not usable: give .+, or leave it out\\.$`))
    expect(sentence).not.toContain('\n')
  })

  test('and never repeats what was given, which may be a secret', () => {
    for (const knob of [
      'DATABASE_URL',
      'REDIS_URL',
      'PUBLIC_URL',
      'SESSION_SECRET',
      'ADMIN_TOKEN',
      'SMTP_URL',
      'OIDC_ISSUER',
    ]) {
      expect(refusalOf({ [knob]: 'gopher:hush' })).toMatch(new RegExp(`^${knob} is not usable(?!.*hush)`))
    }
  })

  test('[A45] operators have a port of their own, or none', () => {
    expect(refusalOf({ ADMIN_PORT: '8080' })).toBe(
      'ADMIN_PORT is the same as PORT: give another number, or leave it out.',
    )
    const token = 'x'.repeat(32)
    expect(readConfig({ ADMIN_PORT: '9090', ADMIN_HOST: '::', ADMIN_TOKEN: token })).toMatchObject({
      adminHost: '::',
      adminPort: 9090,
      adminToken: token,
    })
  })

  test('an issuer needs a client', () => {
    expect(refusalOf({ OIDC_ISSUER: 'https://login.example' })).toMatch(/^OIDC_CLIENT_ID is missing: .+\.$/)
  })
})

describe('without a knob', () => {
  test('everything has a default', () => {
    const { publicUrl, dataDir, ...rest } = readConfig({})
    expect(publicUrl.href).toBe('http://127.0.0.1:8080/')
    expect(dataDir).toMatch(/\/\.data$/)
    expect(rest).toEqual({
      production: false,
      demo: true,
      host: '127.0.0.1',
      port: 8080,
      adminHost: '127.0.0.1',
      databaseUrl: undefined,
      redisUrl: undefined,
      sessionSecrets: undefined,
      smtpUrl: undefined,
      oidc: undefined,
      timeZone: 'Asia/Shanghai',
      suppliers: ['house'],
      pictureHosts: [],
      trustProxy: 0,
      limits: true,
      payments: 'test',
      logLevel: 'info',
      seller: expect.objectContaining({ isSample: true }),
    })
  })

  test('[F6] who sells is said in three knobs or in none; the demo has a sample, and anybody else issues no invoices', () => {
    const seller = { SELLER_NAME: 'Harbour Ltd', SELLER_ADDRESS: '4 Dock Road', SELLER_TAX_NUMBER: 'GB 1' }
    expect(readConfig(seller).seller).toEqual({
      name: 'Harbour Ltd',
      address: '4 Dock Road',
      taxNumber: 'GB 1',
      isSample: false,
    })
    expect(readConfig({ DEMO: 'off' }).seller).toBeUndefined()
    for (const knob of Object.keys(seller)) expect(refusalOf({ ...seller, [knob]: '' })).toContain(`${knob} is missing`)
    expect(refusalOf({ ...seller, SELLER_NAME: 'a\nb' })).toContain('SELLER_NAME')
  })

  test('[R9.1] the zone of today is Asia/Shanghai, and can be set', () => {
    expect(readConfig({}).timeZone).toBe('Asia/Shanghai')
    expect(readConfig({ TIME_ZONE: 'Europe/Lisbon' }).timeZone).toBe('Europe/Lisbon')
  })

  test('an empty one counts as absent', () => {
    const empty = Object.fromEntries(Object.keys(wrong).map((knob) => [knob, '']))
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  test('what is none of ours is left alone', () => {
    expect(readConfig({ PATH: '/bin', HOSTNAME: 'x', PORT_RANGE: 'any' })).toEqual(readConfig({}))
  })
})

describe('with a knob', () => {
  test('all of them are taken', () => {
    const config = readConfig({
      HOST: '0.0.0.0',
      PORT: '9000',
      DATABASE_URL: 'postgres://u:p@db:5432/portolan',
      REDIS_URL: 'rediss://cache:6379',
      PUBLIC_URL: 'https://travel.example',
      SESSION_SECRET: `${secret}, ${oldSecret}`,
      SMTP_URL: 'smtps://mail.example:465',
      OIDC_ISSUER: 'https://login.example/realms/agency',
      OIDC_CLIENT_ID: 'portolan',
      OIDC_CLIENT_SECRET: 'hush',
      DEMO: 'off',
      SUPPLIERS: 'simulated, simulated-2,house',
      TRUST_PROXY: '2',
      LIMITS: 'off',
      PAYMENTS: 'none',
      LOG_LEVEL: 'warn',
    })
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 9000,
      databaseUrl: 'postgres://u:p@db:5432/portolan',
      redisUrl: 'rediss://cache:6379',
      sessionSecrets: [secret, oldSecret],
      smtpUrl: 'smtps://mail.example:465',
      demo: false,
      suppliers: ['simulated', 'simulated-2', 'house'],
      trustProxy: 2,
      limits: false,
      payments: 'none',
      logLevel: 'warn',
    })
    expect(config.publicUrl.origin).toBe('https://travel.example')
    expect(config.oidc).toEqual({
      issuer: new URL('https://login.example/realms/agency'),
      clientId: 'portolan',
      clientSecret: 'hush',
    })
  })

  test('an address for all hosts is announced as localhost, a six-part one in brackets', () => {
    expect(readConfig({ HOST: '0.0.0.0' }).publicUrl.href).toBe('http://localhost:8080/')
    expect(readConfig({ HOST: '::1' }).publicUrl.href).toBe('http://[::1]:8080/')
  })
})

describe('A44 production', () => {
  const production = { NODE_ENV: 'production', SESSION_SECRET: secret, PAYMENTS: 'none' }

  test('starts with a secret and without the demo', () => {
    expect(readConfig(production)).toMatchObject({
      production: true,
      demo: false,
      suppliers: ['house'],
      limits: true,
      payments: 'none',
    })
  })

  test('[A44] play money is taken where somebody says so, and nowhere else', () => {
    expect(refusalOf({ ...production, PAYMENTS: '' })).toBe(
      'PAYMENTS is missing: in production give none to sell on account and on arrival only, or test to let test cards buy without money.',
    )
    expect(readConfig({ ...production, PAYMENTS: 'test' }).payments).toBe('test')
    expect(readConfig({}).payments).toBe('test')
  })

  test('every refusal is found at once, and the first one stops the start', () => {
    const wanting = { NODE_ENV: 'production', DEMO: 'on', LIMITS: 'off', SUPPLIERS: 'simulated' }
    const { refusals } = examineSettings(wanting)
    expect(refusals.map((sentence) => sentence.split(' ')[0])).toEqual([
      'SESSION_SECRET',
      'DEMO',
      'SUPPLIERS',
      'LIMITS',
      'PAYMENTS',
    ])
    expect(refusalOf(wanting)).toBe(refusals[0])
    const unreadable = examineSettings({ PORT: 'eighty', TIME_ZONE: 'Mars/Olympus' })
    expect(unreadable.refusals).toHaveLength(2)
    expect(unreadable.config).toBeUndefined()
  })

  test('[A44] an https address with no proxy to believe is warned of: behind one, all customers would share one address', () => {
    const warningsOf = (more: Record<string, string>) => listWarnings(readConfig({ ...production, ...more }))
    const proxy =
      /^TRUST_PROXY is 0 although PUBLIC_URL is https: .+ Set TRUST_PROXY to the number of proxies in front\.$/
    expect(warningsOf({ PUBLIC_URL: 'https://shop.example' })).toEqual([expect.stringMatching(proxy)])
    expect(warningsOf({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' })).toEqual([])
    expect(warningsOf({ PUBLIC_URL: 'http://shop.example' })).toEqual([])
    expect(listWarnings(readConfig({ PUBLIC_URL: 'https://shop.example' }))).toEqual([expect.stringMatching(proxy)])
    expect(warningsOf({ PAYMENTS: 'test' })).toEqual([expect.stringMatching(/^PAYMENTS is test: .+ no money moves\./)])
  })

  test('[A45] an operators’ port that others reach is warned of where nothing guards it', () => {
    const warningsOf = (more: Record<string, string>) => listWarnings(readConfig({ ...production, ...more }))
    const open = { ADMIN_PORT: '9090', ADMIN_HOST: '10.0.0.5' }
    const token = 'Xk2pQ9vL5wR8zT4nB7mC3dF6gH1jK0sY'
    expect(warningsOf(open)).toEqual([
      'ADMIN_HOST is 10.0.0.5 and there is no ADMIN_TOKEN: whoever reaches that port reads the metrics and the description of the API. Set ADMIN_TOKEN, or leave ADMIN_HOST out.',
    ])
    for (const host of ['0.0.0.0', '::']) expect(warningsOf({ ...open, ADMIN_HOST: host })).toHaveLength(1)
    for (const host of ['', 'localhost', '127.0.0.2', '::1'])
      expect(warningsOf({ ...open, ADMIN_HOST: host })).toEqual([])
    expect(warningsOf({ ...open, ADMIN_TOKEN: token })).toEqual([])
    expect(warningsOf({ ADMIN_HOST: '10.0.0.5' })).toEqual([])
    expect(listWarnings(readConfig({ ...open, NODE_ENV: 'development' }))).toEqual([])
  })

  test.each([
    ['with a token that is guessed', { ADMIN_TOKEN: 'a'.repeat(32) }, /^ADMIN_TOKEN has fewer than 12 different .+\.$/],
    ['without a secret', { SESSION_SECRET: '' }, /^SESSION_SECRET is missing: in production give .+\.$/],
    ['with the demo', { DEMO: 'on' }, /^DEMO is on in production: its logins are public\. Set DEMO=off\.$/],
    ['with the demo, said otherwise', { DEMO: '1' }, /^DEMO is on in production/],
    ['with a simulated supplier', { SUPPLIERS: 'house,simulated-2' }, /^SUPPLIERS names a simulated .+ not exist\.$/],
    ['without limits', { LIMITS: 'off' }, /^LIMITS is off in production: leave it out\.$/],
  ])('refuses to start %s', (_, change, sentence) => {
    expect(refusalOf({ ...production, ...change })).toMatch(sentence)
  })
})
