import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './repository.mjs'
import { freePort } from './services.mjs'

/** What a script would do with the server and its demo world: a folder of its own, thrown away afterwards. */
export async function withDataDir(work) {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-data-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts the built server, of another checkout where one is named; `stop` asks it to end and waits until it has. */
export async function startServer(env, { port, checkout = root, lookEvery = 100 } = {}) {
  port ??= await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--enable-source-maps', join(checkout, 'apps/api/dist/main.js')], {
    env: { ...process.env, LOG_LEVEL: 'warn', PUBLIC_URL: url, ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const keep = (text) => {
    said += text
  }
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    process.off('exit', kill)
  }
  try {
    await ready(url, child, () => said, lookEvery)
  } catch (problem) {
    await stop()
    throw problem
  }
  return { url, stop, pid: child.pid, said: () => said }
}

/** Does a piece of work with a server of its own, and stops it also when the work fails. */
export async function withServer(env, work) {
  const server = await startServer(env)
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}

async function ready(url, child, said, lookEvery) {
  // A first start takes seconds, on a machine with much else to do a minute or more.
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(lookEvery)
  }
  throw new Error(`The server did not start:\n${said()}`)
}

/** Logs a demo user in, as a browser would, and answers the session's cookie. */
export async function logIn(url, username) {
  const answer = await fetch(`${url}/api/v1/account/authentication`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({ username, password: 'portolan-demo' }),
  })
  if (!answer.ok) throw new Error(`${username} could not log in: ${answer.status} ${await answer.text()}`)
  const [cookie] = (answer.headers.getSetCookie().at(-1) ?? '').split(';')
  return cookie
}
