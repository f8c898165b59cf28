import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeReadyDataDir } from '../testing/fault-folder.ts'
import { isFull } from '../testing/fault-rest.ts'
import { halfWrite, stopUnderLoad, untilClosed } from '../testing/fault-stop.ts'
import { ask, buildServer, type DataDir, type Server, startServer } from '../testing/server.ts'

const rounds = isFull ? 20 : 1
let folder: DataDir
let server: Server | undefined

beforeAll(async () => {
  await buildServer()
  folder = await makeReadyDataDir()
})
afterEach(async () => {
  await server?.kill('SIGKILL')
  server = undefined
})
afterAll(() => folder.remove())

describe('F23 SIGTERM under load', () => {
  test(`×${rounds}: nothing in flight fails, and it ends within ten seconds with code 0`, {
    timeout: 900_000,
  }, async () => {
    for (let round = 1; round <= rounds; round++) {
      server = await startServer({ DATA_DIR: folder.path })
      await stopUnderLoad(server)
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
