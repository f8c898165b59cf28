import { resolve } from 'node:path'
import { defaultTimeZone } from '@portolan/domain/date'
import { isTimeZone } from '@portolan/domain/time-zone'
import * as z from 'zod/mini'
import { findWeakness, shortestSecret } from './platform/secret-strength.ts'
import { StartRefused } from './platform/start-refused.ts'

/** Everything that can be set from outside. Every knob is optional; a wrong one stops the start with a sentence. */
export interface Config {
  production: boolean
  host: string
  port: number
  /** Where operators read metrics and the description of the API; without a port, not apart from the customers. */
  adminHost: string
  adminPort?: number | undefined
  /** Demanded of those who read them. */
  adminToken?: string | undefined
  dataDir: string
  databaseUrl?: string | undefined
  redisUrl?: string | undefined
  /** Where browsers reach us; decides cookie name, Secure flag and the links in mails. */
  publicUrl: URL
  /** The first seals, the others still open; absent: one is made and kept in the data directory. */
  sessionSecrets?: readonly string[] | undefined
  smtpUrl?: string | undefined
  oidc?: { issuer: URL; clientId: string; clientSecret?: string | undefined } | undefined
  timeZone: string
  demo: boolean
  /** By name: whose staff see to what consumers bought. */
  shopAgency: string | undefined
  /** Who sells here, by name. */
  suppliers: readonly string[]
  /** From whom suppliers' pictures may be fetched; nobody unless named. */
  pictureHosts: readonly string[]
  /** How many proxies in front of us may be believed about the caller's address. */
  trustProxy: number
  /** Tests of timing lift the limits; nothing else does. */
  limits: boolean
  /** Who takes cards: the test provider, which moves no money, or nobody. */
  payments: 'test' | 'none'
  logLevel: string
  /** Who sells, as invoices have to say it; absent: none are issued. */
  seller?: Seller | undefined
}

export interface Seller {
  name: string
  /** On one line. */
  address: string
  taxNumber: string
  /** Of the demo: its invoices say that they are none. */
  isSample: boolean
}

/** The demo sells as nobody who exists. */
const sampleSeller: Seller = {
  name: 'Portolan Sample Travel Ltd',
  address: '1 Example Street, Hong Kong',
  taxNumber: 'SAMPLE 000 000',
  isSample: true,
}

const url = (...protocols: string[]) =>
  z.string().check(z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol)))

const hostName = z.string().check(z.regex(/^[\w.:-]+$/))

const wholeNumber = (max: number) =>
  z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), z.number().check(z.maximum(max)))

/** We are served at the root of a host: a path, a query or a login in the address would be lost without a word. */
const isOrigin = (value: string): boolean => URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`

/** Several, the newest first, while a secret is being changed. */
const secretsOf = (value: string): string[] => value.split(',').map((secret) => secret.trim())

const knownSuppliers = ['house', 'simulated', 'simulated-2', 'simulated-3']
const namesOf = (value: string): string[] => value.split(',').map((name) => name.trim())
const areSuppliers = (value: string): boolean => {
  const names = namesOf(value)
  return names.every((name) => knownSuppliers.includes(name)) && new Set(names).size === names.length
}

/** On one line of a paper. */
const sellerText = z.string().check(z.maxLength(200), z.regex(/^[^\p{Cc}]+$/u))

const knobs = z.object({
  NODE_ENV: z.optional(z.enum(['production', 'development', 'test'])),
  HOST: z._default(hostName, '127.0.0.1'),
  PORT: z._default(wholeNumber(65535), 8080),
  ADMIN_HOST: z._default(hostName, '127.0.0.1'),
  ADMIN_PORT: z.optional(wholeNumber(65535)),
  ADMIN_TOKEN: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{32,200}$/))),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(url('postgres:', 'postgresql:')),
  REDIS_URL: z.optional(url('redis:', 'rediss:')),
  PUBLIC_URL: z.optional(url('http:', 'https:').check(z.refine(isOrigin))),
  SESSION_SECRET: z.optional(
    z.string().check(z.refine((value) => secretsOf(value).every((secret) => secret.length >= shortestSecret))),
  ),
  SMTP_URL: z.optional(url('smtp:', 'smtps:')),
  OIDC_ISSUER: z.optional(url('http:', 'https:')),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  TIME_ZONE: z._default(z.string().check(z.refine(isTimeZone)), defaultTimeZone),
  DEMO: z.optional(z.enum(['on', 'off', 'true', 'false', '1', '0'])),
  SHOP_AGENCY: z.optional(z.string()),
  SUPPLIERS: z._default(z.string().check(z.refine(areSuppliers)), 'house'),
  PICTURE_HOSTS: z._default(
    z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(, *[a-z0-9-]+(\.[a-z0-9-]+)+)*$/)),
    '',
  ),
  TRUST_PROXY: z._default(wholeNumber(8), 0),
  LIMITS: z._default(z.enum(['on', 'off']), 'on'),
  PAYMENTS: z.optional(z.enum(['test', 'none'])),
  SELLER_NAME: z.optional(sellerText),
  SELLER_ADDRESS: z.optional(sellerText),
  SELLER_TAX_NUMBER: z.optional(sellerText),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
})

const hints: Record<keyof typeof knobs.shape, string> = {
  NODE_ENV: 'production, development or test',
  HOST: 'a host name or an address, such as 127.0.0.1',
  PORT: 'a whole number from 0 to 65535',
  ADMIN_HOST: 'a host name or an address, such as 127.0.0.1',
  ADMIN_PORT: 'a whole number from 0 to 65535',
  ADMIN_TOKEN: '32 characters or more without blanks, for example the output of: openssl rand -base64 48',
  DATA_DIR: 'a folder that can be written',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/portolan',
  REDIS_URL: 'an address such as redis://host:6379',
  PUBLIC_URL: 'the address browsers use, such as https://travel.example',
  SESSION_SECRET: '32 characters or more, for example the output of: openssl rand -base64 48',
  SMTP_URL: 'an address such as smtp://user:password@host:587',
  OIDC_ISSUER: 'the address of the OpenID provider, such as https://login.example/realms/agency',
  OIDC_CLIENT_ID: 'the name of this application at the provider',
  OIDC_CLIENT_SECRET: 'the secret that goes with OIDC_CLIENT_ID',
  TIME_ZONE: 'an IANA zone, such as Asia/Shanghai',
  DEMO: 'on or off',
  SHOP_AGENCY: 'the name of the agency whose staff see to what consumers bought',
  SUPPLIERS: `one or more of ${knownSuppliers.join(', ')}, each once`,
  PICTURE_HOSTS: 'host names separated by commas, such as images.supplier.example',
  TRUST_PROXY: 'a whole number from 0 to 8',
  LIMITS: 'on or off',
  PAYMENTS: 'test or none',
  SELLER_NAME: 'the name that invoices are issued under',
  SELLER_ADDRESS: 'the address of the seller, on one line',
  SELLER_TAX_NUMBER: 'the tax number of the seller',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
}

/** All that can be set: whatever explains settings is held against these. */
export const knobNames: readonly string[] = Object.keys(hints)

const isOn = (value: string | undefined, otherwise: boolean): boolean =>
  value === undefined ? otherwise : ['on', 'true', '1'].includes(value)

type Environment = Record<string, string | undefined>

type Settings = z.output<typeof knobs>

/** An empty variable counts as absent, as shells and compose files leave them. */
function parseKnobs(environment: Environment): { knob?: Settings; refusals: string[] } {
  const given = Object.entries(environment).filter(([name, value]) => name in hints && value !== '')
  const parsed = knobs.safeParse(Object.fromEntries(given))
  if (parsed.success) return { knob: parsed.data, refusals: [] }
  const names = new Set(parsed.error.issues.map(({ path }) => String(path[0]) as keyof typeof hints))
  return { refusals: [...names].map((name) => `${name} is not usable: give ${hints[name]}, or leave it out.`) }
}

const sellerNames = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_TAX_NUMBER'] as const

/** All of it or nothing: half a seller is none that an invoice could name. */
function sellerIn(knob: Settings, demo: boolean): Seller | undefined {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_TAX_NUMBER: taxNumber } = knob
  if (name && address && taxNumber) return { name, address, taxNumber, isSample: false }
  return demo ? sampleSeller : undefined
}

/** What production refuses: each of these would sell what does not exist, or open the shop to strangers. */
function* refuseInProduction(knob: Settings, demo: boolean): Generator<string> {
  if (!knob.SESSION_SECRET) yield `SESSION_SECRET is missing: in production give ${hints.SESSION_SECRET}.`
  const weakness = knob.ADMIN_TOKEN && findWeakness(knob.ADMIN_TOKEN)
  if (weakness) yield `ADMIN_TOKEN ${weakness}. In production give ${hints.ADMIN_TOKEN}.`
  if (demo) yield 'DEMO is on in production: its logins are public. Set DEMO=off.'
  if (namesOf(knob.SUPPLIERS).some((name) => name.startsWith('simulated')))
    yield 'SUPPLIERS names a simulated supplier in production: what it sells does not exist.'
  if (knob.LIMITS === 'off') yield 'LIMITS is off in production: leave it out.'
  if (!knob.PAYMENTS)
    yield 'PAYMENTS is missing: in production give none to sell on account and on arrival only, or test to let test cards buy without money.'
}

function* refuseHalves(knob: Settings): Generator<string> {
  if (knob.ADMIN_PORT && knob.ADMIN_PORT === knob.PORT)
    yield 'ADMIN_PORT is the same as PORT: give another number, or leave it out.'
  if (knob.OIDC_ISSUER && !knob.OIDC_CLIENT_ID)
    yield `OIDC_CLIENT_ID is missing: with OIDC_ISSUER give ${hints.OIDC_CLIENT_ID}.`
  const missing = sellerNames.find((one) => knob[one] === undefined)
  if (missing && sellerNames.some((one) => knob[one] !== undefined))
    yield `${missing} is missing: with the other two give ${hints[missing]}.`
}

function configFrom(knob: Settings): Config {
  const production = knob.NODE_ENV === 'production'
  const demo = isOn(knob.DEMO, !production)
  const host = knob.HOST === '0.0.0.0' || knob.HOST === '::' ? 'localhost' : knob.HOST
  return {
    production,
    demo,
    shopAgency: knob.SHOP_AGENCY,
    host: knob.HOST,
    port: knob.PORT,
    adminHost: knob.ADMIN_HOST,
    adminPort: knob.ADMIN_PORT,
    adminToken: knob.ADMIN_TOKEN,
    dataDir: resolve(knob.DATA_DIR),
    databaseUrl: knob.DATABASE_URL,
    redisUrl: knob.REDIS_URL,
    publicUrl: new URL(knob.PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${knob.PORT}`),
    sessionSecrets: knob.SESSION_SECRET === undefined ? undefined : secretsOf(knob.SESSION_SECRET),
    smtpUrl: knob.SMTP_URL,
    oidc:
      knob.OIDC_ISSUER && knob.OIDC_CLIENT_ID
        ? { issuer: new URL(knob.OIDC_ISSUER), clientId: knob.OIDC_CLIENT_ID, clientSecret: knob.OIDC_CLIENT_SECRET }
        : undefined,
    timeZone: knob.TIME_ZONE,
    suppliers: namesOf(knob.SUPPLIERS),
    pictureHosts: knob.PICTURE_HOSTS.split(',').flatMap((host) => host.trim() || []),
    trustProxy: knob.TRUST_PROXY,
    limits: knob.LIMITS === 'on',
    payments: knob.PAYMENTS ?? (production ? 'none' : 'test'),
    logLevel: knob.LOG_LEVEL,
    seller: sellerIn(knob, demo),
  }
}

/** All that is wrong with the settings. What can be read of them is there even where production refuses it. */
export function examineSettings(environment: Environment): { config?: Config; refusals: readonly string[] } {
  const { knob, refusals } = parseKnobs(environment)
  if (!knob) return { refusals }
  const config = configFrom(knob)
  const inProduction = config.production ? refuseInProduction(knob, config.demo) : []
  return { config, refusals: [...inProduction, ...refuseHalves(knob)] }
}

export function readConfig(environment: Environment): Config {
  const { config, refusals } = examineSettings(environment)
  const [first] = refusals
  if (first !== undefined || !config) throw new StartRefused(first)
  return config
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')

/** What starts all the same, and should not stay so. */
export function listWarnings(config: Config): string[] {
  const { production, payments, publicUrl, trustProxy, adminPort, adminHost, adminToken } = config
  const warnings: string[] = []
  if (production && adminPort !== undefined && adminToken === undefined && !isLoopback(adminHost))
    warnings.push(
      `ADMIN_HOST is ${adminHost} and there is no ADMIN_TOKEN: whoever reaches that port reads the metrics and the description of the API. Set ADMIN_TOKEN, or leave ADMIN_HOST out.`,
    )
  if (publicUrl.protocol === 'https:' && trustProxy === 0)
    warnings.push(
      'TRUST_PROXY is 0 although PUBLIC_URL is https: behind a proxy all customers then share one address and its limits. Set TRUST_PROXY to the number of proxies in front.',
    )
  if (production && payments === 'test')
    warnings.push(
      'PAYMENTS is test: cards are taken by the test provider, and no money moves. Set PAYMENTS=none to sell.',
    )
  return warnings
}
