import { resolve } from 'node:path'
import { defaultTimeZone } from '@portolan/domain/date'
import * as z from 'zod/mini'
import { StartRefused } from './platform/start-refused.ts'

/** Everything that can be set from outside. Every knob is optional; a wrong one stops the start with a sentence. */
export interface Config {
  production: boolean
  host: string
  port: number
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
  logLevel: string
}

const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

const url = (...protocols: string[]) =>
  z.string().check(z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol)))

const wholeNumber = (max: number) =>
  z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), z.number().check(z.maximum(max)))

/** We are served at the root of a host: a path, a query or a login in the address would be lost without a word. */
const isOrigin = (value: string): boolean => URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`

/** Several, the newest first, while a secret is being changed. */
const secretsOf = (value: string): string[] => value.split(',').map((secret) => secret.trim())
const shortestSecret = 32

const knownSuppliers = ['house', 'simulated', 'simulated-2', 'simulated-3']
const namesOf = (value: string): string[] => value.split(',').map((name) => name.trim())
const areSuppliers = (value: string): boolean => {
  const names = namesOf(value)
  return names.every((name) => knownSuppliers.includes(name)) && new Set(names).size === names.length
}

const knobs = z.object({
  NODE_ENV: z.optional(z.enum(['production', 'development', 'test'])),
  HOST: z._default(z.string().check(z.regex(/^[\w.:-]+$/)), '127.0.0.1'),
  PORT: z._default(wholeNumber(65535), 8080),
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
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
})

const hints: Record<keyof typeof knobs.shape, string> = {
  NODE_ENV: 'production, development or test',
  HOST: 'a host name or an address, such as 127.0.0.1',
  PORT: 'a whole number from 0 to 65535',
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
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
}

const isOn = (value: string | undefined, otherwise: boolean): boolean =>
  value === undefined ? otherwise : ['on', 'true', '1'].includes(value)

type Environment = Record<string, string | undefined>

/** An empty variable counts as absent, as shells and compose files leave them. */
function parseKnobs(environment: Environment) {
  const given = Object.entries(environment).filter(([name, value]) => name in hints && value !== '')
  const parsed = knobs.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof hints
  throw new StartRefused(`${name} is not usable: give ${hints[name]}, or leave it out.`)
}

export function readConfig(environment: Environment): Config {
  const knob = parseKnobs(environment)
  const production = knob.NODE_ENV === 'production'
  const demo = isOn(knob.DEMO, !production)
  if (production && !knob.SESSION_SECRET)
    throw new StartRefused(`SESSION_SECRET is missing: in production give ${hints.SESSION_SECRET}.`)
  if (production && demo) throw new StartRefused('DEMO is on in production: its logins are public. Set DEMO=off.')
  const suppliers = namesOf(knob.SUPPLIERS)
  if (production && suppliers.some((name) => name.startsWith('simulated')))
    throw new StartRefused('SUPPLIERS names a simulated supplier in production: what it sells does not exist.')
  if (production && knob.LIMITS === 'off') throw new StartRefused('LIMITS is off in production: leave it out.')
  if (knob.OIDC_ISSUER && !knob.OIDC_CLIENT_ID)
    throw new StartRefused(`OIDC_CLIENT_ID is missing: with OIDC_ISSUER give ${hints.OIDC_CLIENT_ID}.`)
  const host = knob.HOST === '0.0.0.0' || knob.HOST === '::' ? 'localhost' : knob.HOST
  return {
    production,
    demo,
    shopAgency: knob.SHOP_AGENCY,
    host: knob.HOST,
    port: knob.PORT,
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
    suppliers,
    pictureHosts: knob.PICTURE_HOSTS.split(',').flatMap((host) => host.trim() || []),
    trustProxy: knob.TRUST_PROXY,
    limits: knob.LIMITS === 'on',
    logLevel: knob.LOG_LEVEL,
  }
}
