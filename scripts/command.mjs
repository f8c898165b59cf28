import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './repository.mjs'

const running = new Set()

/** A signal to the script ends what it started: nobody is left holding a port. Idle, the script minds its own signals. */
const enders = { SIGINT: () => endAll(130), SIGTERM: () => endAll(143) }

function endAll(code) {
  for (const child of running) stopGroup(child, 'SIGTERM')
  process.exit(code)
}

function begin(child) {
  if (running.size === 0) for (const [signal, ender] of Object.entries(enders)) process.on(signal, ender)
  running.add(child)
}

function finish(child) {
  running.delete(child)
  if (running.size === 0) for (const [signal, ender] of Object.entries(enders)) process.off(signal, ender)
}

function stopGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    child.kill(signal)
  }
}

/** The path of an installed tool: starting it directly saves the second that `npx` takes. */
export const tool = (name) => join(root, 'node_modules', '.bin', name)

/**
 * Runs a command to its end and answers `{ code, output, seconds }`; it never throws on a failure.
 * Each command leads its own process group, so that a limit ends its children too.
 */
export function run(command, args, { env = {}, cwd = root, limit = 0, onOutput } = {}) {
  const began = Date.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    begin(child)
    let output = ''
    const keep = (chunk) => {
      output += chunk
      onOutput?.(chunk)
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep)
    const timer =
      limit > 0 &&
      setTimeout(() => {
        keep(`\nStopped: still running after ${limit} s.\n`)
        stopGroup(child, 'SIGTERM')
        setTimeout(() => stopGroup(child, 'SIGKILL'), 5000).unref()
      }, limit * 1000)
    const end = (code) => {
      if (timer) clearTimeout(timer)
      finish(child)
      resolve({ code, output, seconds: (Date.now() - began) / 1000 })
    }
    child.once('error', (problem) => {
      keep(`${command}: ${problem.message}\n`)
      end(127)
    })
    child.once('close', (code, signal) => end(code ?? (signal ? 1 : 0)))
  })
}
