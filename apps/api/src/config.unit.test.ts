import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
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
    for (const knob of ['DATABASE_URL', 'REDIS_URL', 'PUBLIC_URL', 'SESSION_SECRET', 'SMTP_URL', 'OIDC_ISSUER']) {
      expect(refusalOf({ [knob]: 'gopher:hush' })).toMatch(new RegExp(`^${knob} is not usable(?!.*hush)`))
    }
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
      logLevel: 'info',
    })
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
  const production = { NODE_ENV: 'production', SESSION_SECRET: secret }

  test('starts with a secret and without the demo', () => {
    expect(readConfig(production)).toMatchObject({
      production: true,
      demo: false,
      suppliers: ['house'],
      limits: true,
    })
  })

  test.each([
    ['without a secret', { SESSION_SECRET: '' }, /^SESSION_SECRET is missing: in production give .+\.$/],
    ['with the demo', { DEMO: 'on' }, /^DEMO is on in production: its logins are public\. Set DEMO=off\.$/],
    ['with the demo, said otherwise', { DEMO: '1' }, /^DEMO is on in production/],
    ['with a simulated supplier', { SUPPLIERS: 'house,simulated-2' }, /^SUPPLIERS names a simulated .+ not exist\.$/],
    ['without limits', { LIMITS: 'off' }, /^LIMITS is off in production: leave it out\.$/],
  ])('refuses to start %s', (_, change, sentence) => {
    expect(refusalOf({ ...production, ...change })).toMatch(sentence)
  })
})
