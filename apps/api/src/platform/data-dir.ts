import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from './start-refused.ts'

/** When the process with this number began: a number alone may have been given to another process since. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const markOf = (pid: number): string => `${pid} ${startOf(pid)}`

/** The embedded database takes no lock of its own: two processes on one folder would lose rows silently. */
export function lockDataDir(directory: string): () => void {
  const file = join(directory, 'portolan.lock')
  const mine = markOf(process.pid)
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx' })
      return () => {
        if (existsSync(file) && readFileSync(file, 'utf8') === mine) rmSync(file)
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      dropIfStale(file, directory)
    }
  }
  throw new StartRefused(`The data directory ${directory} is in use. Stop the other process or set DATA_DIR to another folder.`)
}

function dropIfStale(file: string, directory: string): void {
  let held = ''
  try {
    held = readFileSync(file, 'utf8')
  } catch {
    return
  }
  const pid = Number(held.split(' ')[0])
  if (pid > 0 && isAlive(pid) && markOf(pid) === held) {
    throw new StartRefused(
      `The data directory ${directory} is in use by process ${pid}. Stop that process or set DATA_DIR to another folder.`,
    )
  }
  // Renaming is atomic: of several processes that find the same dead lock only one removes it.
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    rmSync(aside)
  } catch {
    // Another process was quicker; the next attempt sees its lock.
  }
}

export function openDataDir(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    const probe = join(directory, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch {
    throw new StartRefused(`The data directory ${directory} cannot be written. Set DATA_DIR to a folder that can.`)
  }
}

/** A secret made once and kept, readable by its owner only. */
export function keptSecret(directory: string, name: string): string {
  const file = join(directory, name)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const secret = randomBytes(48).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
  return secret
}
