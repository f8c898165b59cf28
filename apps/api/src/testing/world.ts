import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call, InputOf, ResponseOf } from '@portolan/contract/call'
import type { Failure } from '@portolan/contract/envelope'
import type { LightMyRequestResponse } from 'fastify'
import { type App, buildApp, type World } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { writeChecked } from '../platform/answer.ts'
import type { Database } from '../platform/db.ts'
import { fileMailer, smtpMailer } from '../platform/mail.ts'
import { testSecrets } from './audit-world.ts'
import { openTestCache, openTestDatabase } from './backend.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { demandDocumented } from './documented.ts'
import { readable } from './mail-reader.ts'
import { blankPapers } from './papers.ts'

/** What a call came back with: the parsed body when it went well, the envelope when it did not. */
export interface Reply<C extends Call> {
  status: number
  body: ResponseOf<C> & Partial<Failure>
  raw: LightMyRequestResponse
}

/** A browser as the API sees it: it keeps its cookies and says where it comes from. */
export interface Browser {
  call<C extends Call>(call: C, input: InputOf<C>, headers?: Record<string, string>): Promise<Reply<C>>
  cookies: Map<string, string>
}

export interface TestWorld {
  app: App
  db: Database
  config: Config
  log: string[]
  browser(address?: string): Browser
  /** A browser that has logged in; fails the test when it could not. */
  loggedIn(username: string, password?: string): Promise<Browser>
  /** The mails sent so far, oldest first; works the outbox before it looks. */
  mails(): Promise<string[]>
  close(): Promise<void>
}

export const demoPassword = 'portolan-demo'
const origin = 'http://127.0.0.1:8080'

interface Parts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

function addressOf(call: Call, { params = {}, query = {} }: Parts): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

/** With the cookies of another it is the same browser, on another node. */
export function makeBrowser(app: App, remoteAddress: string, cookies = new Map<string, string>()): Browser {
  return {
    cookies,
    async call(call, input, headers = {}) {
      const parts = input as Parts
      const form = call.encoding === 'form'
      const raw = await app.http.inject({
        method: call.method,
        url: addressOf(call, parts),
        remoteAddress,
        cookies: Object.fromEntries(cookies),
        headers: {
          origin,
          'sec-fetch-site': 'same-origin',
          ...(parts.body !== undefined && {
            'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
          }),
          ...headers,
        },
        ...(parts.body !== undefined && {
          payload: form
            ? new URLSearchParams(parts.body as Record<string, string>).toString()
            : JSON.stringify(parts.body),
        }),
      })
      demandDocumented(app, call, raw)
      for (const { name, value, expires } of raw.cookies)
        if (value === '' || (expires && expires.getTime() < Date.now())) cookies.delete(name)
        else cookies.set(name, value)
      const isJson = String(raw.headers['content-type']).includes('json')
      return { status: raw.statusCode, body: isJson ? raw.json() : undefined, raw } as never
    },
  }
}

/** A whole server on its own database, spoken to through the HTTP layer. */
export async function openWorld(
  knobs: Record<string, string> = {},
  parts: Partial<
    Pick<World, 'webRoot' | 'passwords' | 'secrets' | 'drawCaptcha' | 'renderer' | 'cache' | 'db' | 'now' | 'passWork'>
  > = {},
): Promise<TestWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portolan-test-'))
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'info', ...knobs })
  const db = parts.db ?? (await openTestDatabase())
  const cache = parts.cache ?? (await openTestCache())
  const log: string[] = []
  const outbox = join(dataDir, 'outbox')
  const app = await buildApp({
    config,
    writeAnswers: writeChecked,
    db,
    cache,
    mailer: config.smtpUrl ? smtpMailer(config.smtpUrl, config.publicUrl) : fileMailer(outbox, config.publicUrl),
    passwords: cheapPasswords,
    renderer: blankPapers,
    mostAtOnce: 1,
    secrets: testSecrets,
    logTo: { write: (line) => void log.push(line) },
    ...parts,
  })
  await app.http.ready()
  const browser = (address = '127.0.0.1') => makeBrowser(app, address)
  return {
    app,
    db,
    config,
    log,
    browser,
    async loggedIn(username, password = demoPassword) {
      const one = browser()
      const { authenticate } = await import('@portolan/contract/account')
      const { body } = await one.call(authenticate, { body: { username, password } })
      if (!body.id) throw new Error(`${username} could not log in: ${JSON.stringify(body)}`)
      return one
    },
    async mails() {
      await app.settle()
      return readdirSync(outbox)
        .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
        .sort()
        .map((name) => readable(readFileSync(join(outbox, name), 'utf8')))
    },
    async close() {
      await app.close()
      await cache.close()
      await db.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
