import { type Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { ask, keepAlive, type Server, savePreference } from './server.ts'

interface Tally {
  answered: number
  /** Sent on a connection that was open before the stop, and never answered: what must not be. */
  failed: string[]
}

/** Asks again and again on one connection, as a browser does, until the server ends it; then it is content. */
async function keepAsking(
  port: number,
  tally: Tally,
  call: (port: number, agent: Agent) => Promise<{ headers: object }>,
) {
  const agent = keepAlive(1)
  try {
    for (;;) {
      const { headers } = await call(port, agent)
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
export function halfWrite(port: number): { finish(): void; status: Promise<number> } {
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

export const untilClosed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => void socket.once('close', () => resolve()).once('error', () => {}))

/** Stops it while many ask: nothing in flight may fail, and it ends in time, with code 0. */
export async function stopUnderLoad(server: Server): Promise<void> {
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
  expect(tally.failed, `${tally.answered} answered`).toEqual([])
  expect(await half.status, 'begun before the stop, finished after it').toBe(200)
  expect(await ended).toEqual({ code: 0, signal: null })
  expect(Date.now() - began).toBeLessThan(10_000)
  await gone
}
