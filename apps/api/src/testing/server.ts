import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The real server as it is shipped, in a process of its own that can be killed. */
export interface Server {
  port: number
  pid: number
  output(): string
  /** Settles with exit code and signal. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  kill(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

export type Environment = Record<string, string>

const entry = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
const scripts = new URL('../../../../scripts/build.mjs', import.meta.url).href

export async function buildServer(): Promise<void> {
  const { buildStale } = (await import(scripts)) as { buildStale(names: string[]): Promise<string> }
  await buildStale(['api', 'image'])
}

/** Who does not come to buy needs no houses and no timetables, which take longer to lay out than all the rest. */
const plain = { PORT: '0', LOG_LEVEL: 'error', LIMITS: 'off', SUPPLIERS: 'simulated' }

/** Begins a start without waiting for it. Nothing of the shell that runs the tests reaches the server but PATH. */
export function beginServer(
  environment: Environment,
  ...args: readonly string[]
): {
  child: ChildProcess
  output: () => string
  ended: Server['ended']
} {
  const env = { PATH: process.env.PATH ?? '', ...plain, ...environment }
  const child = spawn(process.execPath, [entry, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => (text += part))
  const ended: Server['ended'] = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  return { child, output: () => text, ended }
}

const isReady = /Portolan is ready: http:\/\/[^:]+:(\d+)\//

export async function startServer(environment: Environment): Promise<Server> {
  const { child, output, ended } = beginServer(environment)
  const port = await new Promise<number>((resolve, reject) => {
    const look = () => {
      const found = isReady.exec(output())
      if (found) resolve(Number(found[1]))
    }
    child.stdout?.on('data', look)
    void ended.then(({ code }) => reject(new Error(`The server ended with ${code}:\n${output()}`)))
  })
  const kill: Server['kill'] = (signal) => {
    child.kill(signal)
    return ended
  }
  return { port, pid: child.pid ?? 0, output, ended, kill }
}

/** For starts that are refused: what was said, and with which code it ended. */
export async function tryToStart(
  environment: Environment,
  limitMs = 120_000,
  ...args: readonly string[]
): Promise<{ code: number | null; output: string }> {
  const { child, output, ended } = beginServer(environment, ...args)
  const timer = setTimeout(() => child.kill('SIGKILL'), limitMs)
  const { code } = await ended
  clearTimeout(timer)
  return { code, output: output().trim() }
}

export interface DataDir {
  path: string
  remove(): void
}

/** An empty one: the first start of a server there makes its database, which takes longer than anything else it does. */
export function makeDataDir(): DataDir {
  const path = mkdtempSync(join(tmpdir(), 'portolan-fault-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

export interface Sent {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
  agent?: Agent
}

export interface Got {
  status: number
  headers: IncomingMessage['headers']
  text: string
}

/** Plain HTTP without retries: what fails here has failed. */
export function ask(port: number, { method = 'GET', path, headers = {}, body, agent }: Sent): Promise<Got> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...length, ...headers },
      agent: agent ?? false,
    })
    sent.once('error', reject)
    sent.once('response', (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (part) => (text += part))
      reply.once('error', reject)
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }))
    })
    sent.end(body)
  })
}

export const themes = ['light', 'dark', 'auto'] as const

/** A write by a new guest: acknowledged, it answers the cookie under which it must be found again. */
export async function savePreference(port: number, theme: string, agent?: Agent): Promise<Got & { cookie: string }> {
  const headers = { 'content-type': 'application/json' }
  const path = '/api/v1/account/preferences'
  const got = await ask(port, {
    method: 'PUT',
    path,
    headers,
    body: JSON.stringify({ theme }),
    ...(agent && { agent }),
  })
  return { ...got, cookie: String(got.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '' }
}

export async function readPreference(port: number, cookie: string, agent?: Agent): Promise<string | undefined> {
  const path = '/api/v1/b2b/user-manage/own-info'
  const { text } = await ask(port, { path, headers: { cookie }, ...(agent && { agent }) })
  return JSON.parse(text).preferences?.theme
}

export const keepAlive = (maxSockets: number): Agent => new Agent({ keepAlive: true, maxSockets })
