import { type Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  ask,
  buildServer,
  keepAlive,
  makeDataDir,
  type Server,
  savePreference,
  startServer,
} from '../testing/server.ts'

const rounds = process.env.FULL === '1' ? 20 : 5
const folder = makeDataDir()
let server: Server | undefined

beforeAll(buildServer)
afterEach(async () => {
  await server?.kill('SIGKILL')
  server = undefined
})
afterAll(() => folder.remove())

interface Tally {
  answered: number
  /** Sent on a connection that was open before the stop, and never answered: what must not be. */
  failed: string[]
}

/** Asks again and again on one connection, as a browser does, until the server ends it; then it is content. */
async function keepAsking(
  port: number,
  tally: Tally,
  ask: (port: number, agent: Agent) => Promise<{ headers: object }>,
) {
  const agent = keepAlive(1)
  try {
    for (;;) {
      const { headers } = await ask(port, agent)
      tally.answered++
      if ((headers as { connection?: string }).connection === 'close') return
    }
  } catch (error) {
    tally.failed.push(String(error))
  } finally {
    agent.destroy()
  }
}

const askHealth = (port: number, agent: Agent) => ask(port, { path: '/healthz', agent })
const askPage = (port: number, agent: Agent) => ask(port, { path: '/api/v1/b2b/user-manage/own-info', agent })

/** A password takes tens of milliseconds to check, so a few at once are always in flight. */
const logIn = (port: number, agent: Agent) =>
  ask(port, {
    method: 'POST',
    path: '/api/v1/account/authentication',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'username=nobody&password=nothing',
    agent,
  })

/** A write whose second half is sent only when told. */
function halfWrite(port: number): { finish(): void; status: Promise<number> } {
  const body = JSON.stringify({ theme: 'dark' })
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const sent = request({
    host: '127.0.0.1',
    port,
    method: 'PUT',
    path: '/api/v1/account/preferences',
    headers,
    agent: false,
  })
  const status = new Promise<number>((resolve, reject) => {
    sent.once('response', (reply) => resolve(reply.resume().statusCode ?? 0)).once('error', reject)
  })
  status.catch(() => {})
  sent.write(body.slice(0, 5))
  return { finish: () => void sent.end(body.slice(5)), status }
}

const untilClosed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => void socket.once('close', () => resolve()).once('error', () => {}))

describe('F23 SIGTERM under load', () => {
  test(`×${rounds}: nothing in flight fails, and it ends within ten seconds with code 0`, {
    timeout: 900_000,
  }, async () => {
    for (let round = 1; round <= rounds; round++) {
      server = await startServer({ DATA_DIR: folder.path })
      const { port } = server
      const tally: Tally = { answered: 0, failed: [] }
      const load = [
        ...Array.from({ length: 8 }, () => keepAsking(port, tally, askPage)),
        ...Array.from({ length: 4 }, () => keepAsking(port, tally, (to, agent) => savePreference(to, 'dark', agent))),
        ...Array.from({ length: 4 }, () => keepAsking(port, tally, askHealth)),
        ...Array.from({ length: 6 }, () => keepAsking(port, tally, logIn)),
      ]
      const half = halfWrite(port)
      const silent = connect(port, '127.0.0.1')
      const gone = untilClosed(silent)
      while (tally.answered < 100) await pause(10)
      await pause(Math.random() * 200)

      const began = Date.now()
      const ended = server.kill('SIGTERM')
      setTimeout(half.finish, 800)
      await Promise.all(load)
      expect(tally.failed, `round ${round}, ${tally.answered} answered`).toEqual([])
      expect(await half.status, 'begun before the stop, finished after it').toBe(200)
      expect(await ended).toEqual({ code: 0, signal: null })
      expect(Date.now() - began).toBeLessThan(10_000)
      await gone
    }
  })

  test('while it stops it is alive but not ready, answers, and says good-bye; then the door is shut', async () => {
    server = await startServer({ DATA_DIR: folder.path })
    const { port } = server
    const half = halfWrite(port)
    await ask(port, { path: '/healthz' })
    const ended = server.kill('SIGTERM')
    let ready = await ask(port, { path: '/readyz' })
    while (ready.status === 200) ready = await ask(port, { path: '/readyz' })
    expect(ready.status).toBe(503)
    expect(ready.headers.connection).toBe('close')
    expect((await ask(port, { path: '/healthz' })).status).toBe(200)
    const refused = async () => {
      for (;;) await ask(port, { path: '/healthz' })
    }
    // Whoever knocks in the very moment the door shuts is cut off in the queue of the system, not refused.
    await expect(refused()).rejects.toMatchObject({ code: expect.stringMatching(/^ECONN(REFUSED|RESET)$/) })
    half.finish()
    expect(await half.status).toBe(200)
    expect(await ended).toEqual({ code: 0, signal: null })
  })
})

test('A37 500 connections that never finish their headers: everybody else is served, and they are cut in the end', {
  timeout: 120_000,
}, async () => {
  server = await startServer({ DATA_DIR: folder.path })
  const { port } = server
  const sockets = await Promise.all(
    Array.from({ length: 500 }, async () => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {}).resume()
      await new Promise((resolve) => socket.once('connect', resolve))
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ')
      return socket
    }),
  )
  const closed = Promise.all(sockets.map(untilClosed))
  const opened = Date.now()
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a')
  }, 1_000)
  const times: number[] = []
  for (let tries = 0; tries < 20; tries++) {
    const began = performance.now()
    expect((await ask(port, { path: '/healthz' })).status).toBe(200)
    times.push(performance.now() - began)
    await pause(50)
  }
  times.sort((a, b) => a - b)
  expect(times[Math.floor(times.length / 2)], `median of ${times.map(Math.round)}`).toBeLessThan(200)
  await closed
  expect(Date.now() - opened, 'the time for headers, not for a whole request').toBeLessThan(25_000)
  clearInterval(drip)
  expect((await ask(port, { path: '/healthz' })).status).toBe(200)
})
