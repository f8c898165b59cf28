import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tightenDataDir } from './private-files.ts'
import { shortestSecret } from './secret-strength.ts'
import { StartRefused } from './start-refused.ts'

export const unwritable = (directory: string): StartRefused =>
  new StartRefused(`The data directory ${directory} cannot be written. Set DATA_DIR to a folder that can.`)

export function openDataDir(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    const probe = join(directory, `.probe-${process.pid}`)
    writeFileSync(probe, 'probe')
    rmSync(probe)
    if (!tightenDataDir(directory))
      console.error(`The data directory ${directory} belongs to another user: see that nobody else can read it.`)
  } catch (error) {
    const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC'
    if (!isFull) throw unwritable(directory)
    throw new StartRefused(
      `The disk of the data directory ${directory} is full. Make room there, or set DATA_DIR to another folder.`,
    )
  }
}

/** Undefined: there is none yet, or none any more. */
export function readSecret(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length >= shortestSecret) return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
  }
  throw new StartRefused(
    `The secret in ${file} cannot be used. Restore it from a backup, or give it as SESSION_SECRET.`,
  )
}

/** A secret made once and kept, readable by its owner only. It appears whole or not at all; the first to make it wins. */
export function keptSecret(directory: string, name: string): string {
  const file = join(directory, name)
  const kept = readSecret(file)
  if (kept) return kept
  const secret = randomBytes(48).toString('base64url')
  const aside = join(directory, `.${name}-${process.pid}`)
  writeFileSync(aside, secret, { mode: 0o600 })
  try {
    linkSync(aside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(aside)
  }
  return readSecret(file) ?? secret
}
