import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { tool } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { stopWithParent } from './parent.mjs'
import { root } from './repository.mjs'

stopWithParent()
await ensureInstalled()

const port = Number(process.env.PORT ?? 8080)
const host = process.env.HOST ?? '127.0.0.1'
const apiPort = port + 1
const address = `http://${host}:${port}`

/** The browser talks to Vite, which passes /api on: the server must know that address as its own, or refuse its origin. */
const sides = {
  api: {
    command: [tool('tsx'), 'watch', '--clear-screen=false', 'apps/api/src/main.ts'],
    cwd: root,
    env: {
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(apiPort),
      PUBLIC_URL: process.env.PUBLIC_URL ?? address,
    },
  },
  web: {
    command: [tool('vite'), '--host', host, '--port', String(port), '--strictPort', '--clearScreen', 'false'],
    cwd: join(root, 'apps/web'),
    env: { API_URL: `http://127.0.0.1:${apiPort}` },
  },
}

const children = new Map()
let stopping = false

/** One side alone is of no use: when either ends, so does the other. */
function stopBoth(code) {
  if (stopping) return
  stopping = true
  process.exitCode = code
  for (const child of children.values()) child.kill('SIGTERM')
  setTimeout(() => process.exit(code), 10_000).unref()
}

for (const [name, { command, cwd, env }] of Object.entries(sides)) {
  const child = spawn(command[0], command.slice(1), {
    cwd,
    env: { ...process.env, [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Out of the terminal's group: Ctrl-C reaches this script alone, which then asks each side once.
    detached: true,
  })
  children.set(name, child)
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name} │ ${line}`))
  }
  child.once('error', (problem) => {
    console.error(`${name} │ ${problem.message}`)
    stopBoth(1)
  })
  child.once('exit', (code) => {
    children.delete(name)
    if (!stopping) console.log(`${name} │ ended, stopping the other side`)
    stopBoth(code ?? 1)
  })
}

process.on('SIGINT', () => stopBoth(0))
process.on('SIGTERM', () => stopBoth(0))
