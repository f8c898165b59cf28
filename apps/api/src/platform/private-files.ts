import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that we lay down in the data directory; what else lies there is not ours to change. */
const ourNames = ['database', 'database.new', 'outbox', 'session-secret', 'audit-anchor', 'audit-anchor-left']

const isSticky = (mode: number): boolean => (mode & 0o1000) !== 0

function tightenOne(path: string): void {
  const entry = lstatSync(path, { throwIfNoEntry: false })
  if (!entry || entry.isSymbolicLink()) return
  const wanted = entry.isDirectory() ? 0o700 : 0o600
  if ((entry.mode & 0o777) === wanted) return
  try {
    chmodSync(path, wanted)
  } catch (error) {
    // A database that is open removes files of its own meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** Makes a file or a folder, with all that is below it, readable and writable by its owner alone. */
export function tighten(path: string): void {
  tightenOne(path)
  if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  for (const below of readdirSync(path, { recursive: true }) as string[]) tightenOne(join(path, below))
}

/**
 * A folder made by hand, and the files that the embedded database unpacks, are open to everybody on the machine.
 * Answers false where somebody else owns them, so that only they can close them. A folder that is shared on purpose,
 * such as /tmp, stays as it is.
 */
export function tightenDataDir(directory: string): boolean {
  try {
    if (!isSticky(lstatSync(directory).mode)) tightenOne(directory)
    for (const name of ourNames) tighten(join(directory, name))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
    return false
  }
}
