import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { tool } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { stopWithParent } from './parent.mjs'
import { root } from './repository.mjs'

/** Runs a program of the API from its source, with the words that were typed; a signal ends it, and its exit code is ours. */
export async function runApiScript(file) {
  stopWithParent()
  await ensureInstalled()
  const path = join('apps/api/src', file)
  const child = spawn(tool('tsx'), [path, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
