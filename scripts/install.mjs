import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './command.mjs'
import { root } from './repository.mjs'
import { inTurn } from './turn.mjs'

const read = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const stampPath = (folder) => join(folder, 'node_modules', '.portolan-lock')

/** npm's own record of what it put into node_modules: someone who ran `npm install` by hand need not wait again. */
function isSameInstallation(lock, installed) {
  const wanted = Object.entries(lock.packages).filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
  return (
    wanted.every(([path, entry]) => {
      const found = installed.packages[path]
      // An optional package belongs to another system.
      return found ? found.version === entry.version && found.integrity === entry.integrity : Boolean(entry.optional)
    }) && Object.keys(installed.packages).every((path) => path in lock.packages)
  )
}

const digestOf = (lock) => createHash('sha256').update(lock).digest('hex')

export function isInstalled(folder = root) {
  const lock = read(join(folder, 'package-lock.json'))
  if (lock === undefined) return true
  if (read(stampPath(folder)) === digestOf(lock)) return true
  const record = read(join(folder, 'node_modules', '.package-lock.json'))
  if (record === undefined || !isSameInstallation(JSON.parse(lock), JSON.parse(record))) return false
  writeFileSync(stampPath(folder), digestOf(lock))
  return true
}

/** Brings node_modules in line with the lock file; silent unless there is something to do. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await inTurn('install', async () => {
    if (isInstalled()) return
    console.log('Installing packages (npm ci) …')
    // Under NODE_ENV=production too, the build needs its tools.
    const { code, output, seconds } = await run('npm', ['ci', '--include=dev', '--loglevel=error'])
    if (code !== 0) {
      console.error(output)
      throw new Error('npm ci failed: see above. Check the network, then run the same command again.')
    }
    writeFileSync(stampPath(root), digestOf(readFileSync(join(root, 'package-lock.json'))))
    console.log(`Installed in ${seconds.toFixed(1)} s.`)
  })
}

if (process.argv[1] === import.meta.filename) {
  await ensureInstalled().catch((problem) => {
    console.error(problem.message)
    process.exitCode = 1
  })
}
