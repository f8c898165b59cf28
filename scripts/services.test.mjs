import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { freePort } from './services.mjs'

const script = new URL('./services.mjs', import.meta.url).href

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

describe('the services of the tests', () => {
  it('get a port of their own', async () => {
    const ports = await Promise.all([freePort(), freePort()])
    expect(new Set(ports).size).toBe(2)
  })

  it('end with whoever started them, even when that one is killed', async () => {
    const server = `require('node:http').createServer((_, reply) => reply.end()).listen(process.argv[1], '127.0.0.1')`
    const port = await freePort()
    const folder = mkdtempSync(join(tmpdir(), 'portolan-kept-'))
    const kept = {
      title: 'A server',
      folder,
      signal: 'TERM',
      command: [process.execPath, '-e', server, String(port)],
    }
    const code = `const { keepRunning } = await import('${script}')
      const isReady = () => fetch('http://127.0.0.1:${port}').then(() => true, () => false)
      await keepRunning({ ...${JSON.stringify(kept)}, isReady })
      console.log('ready')
      setInterval(() => {}, 1000)`
    const starter = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((resolve) => starter.stdout.setEncoding('utf8').once('data', resolve))
    expect(await answers(port)).toBe(true)
    starter.kill('SIGKILL')
    for (let tries = 0; tries < 50 && (await answers(port)); tries++) await pause(100)
    expect(await answers(port)).toBe(false)
    for (let tries = 0; tries < 50 && existsSync(folder); tries++) await pause(100)
    expect(existsSync(folder)).toBe(false)
  }, 30_000)
})
