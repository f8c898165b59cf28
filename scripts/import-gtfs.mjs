import { spawn } from 'node:child_process'
import { tool } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { stopWithParent } from './parent.mjs'
import { root } from './repository.mjs'

stopWithParent()
await ensureInstalled()

const child = spawn(tool('tsx'), ['apps/api/src/import-gtfs.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => {
  process.exitCode = code ?? 1
})
