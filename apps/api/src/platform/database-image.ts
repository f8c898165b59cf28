import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Migration, readMigrations } from './migrate.ts'

/** Beside src in the checkout, beside dist in the build. */
const imageFolder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../database-image' : '../database-image', import.meta.url),
)

/** Another release of the embedded database may lay its files out in another way. */
function programVersion(): string {
  const program = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')
  return JSON.parse(readFileSync(join(dirname(program), '../package.json'), 'utf8')).version
}

/** Of all that an image is made by: an image that says another one is as good as none. */
function digestOf(migrations: readonly Migration[]): string {
  const digest = createHash('sha256').update(programVersion())
  for (const { name, text } of migrations) digest.update(`\0${name}\0${text}`)
  return digest.digest('hex')
}

interface Label {
  digest: string
  /** Files and folders: an image that was copied in part is as good as none. */
  entries: number
}

const countEntries = (folder: string): number => readdirSync(folder, { recursive: true }).length

/** Whether the label names what this very program would make, and all that it names has come across. */
function copyLabelled(folder: string, directory: string, digest: string): boolean {
  try {
    const label: Label = JSON.parse(readFileSync(join(folder, 'label.json'), 'utf8'))
    if (label.digest !== digest) return false
    cpSync(join(folder, 'data'), directory, { recursive: true })
    return countEntries(directory) === label.entries
  } catch {
    return false
  }
}

/**
 * Lays a copy of the image that the build has made, in place of a database that would be made and migrated for seconds.
 * Answers false, and leaves nothing, where there is none that this very program would have made.
 */
export function copyImage(directory: string, folder = imageFolder, migrations = readMigrations()): boolean {
  if (copyLabelled(folder, directory, digestOf(migrations))) return true
  rmSync(directory, { recursive: true, force: true })
  return false
}

/** Made aside and moved into place whole, in place of the one before. */
export async function saveImage(make: (directory: string) => Promise<void>, folder = imageFolder): Promise<void> {
  const aside = `${folder}.new`
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside)
  const data = join(aside, 'data')
  await make(data)
  const label: Label = { digest: digestOf(readMigrations()), entries: countEntries(data) }
  writeFileSync(join(aside, 'label.json'), JSON.stringify(label))
  rmSync(folder, { recursive: true, force: true })
  renameSync(aside, folder)
}
