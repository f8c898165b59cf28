import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { tighten } from './private-files.ts'

/** How far the audit is written down outside the database; each name there says it all. */
const anchorFolder = 'audit-anchor'
/** What it said before a restore stays to be read, and is looked at by nobody else. */
const leftFolder = 'audit-anchor-left'

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : [])

function copyAnchors(from: string, to: string): void {
  const names = namesIn(join(from, anchorFolder))
  if (names.length === 0) return
  mkdirSync(join(to, anchorFolder), { recursive: true, mode: 0o700 })
  for (const name of names) copyFileSync(join(from, anchorFolder, name), join(to, anchorFolder, name))
  tighten(join(to, anchorFolder))
}

/** Before the database is: what is written down outside is then never ahead of it. */
export const backUpAnchors = (dataDir: string, folder: string): void => copyAnchors(dataDir, folder)

/**
 * A restore is a cut that somebody wants. What was written down since would call the audit broken for good, so the
 * backup's own anchors take its place. Answers where the others are now, if there were any.
 */
export function restoreAnchors(folder: string, dataDir: string): string | undefined {
  const current = join(dataDir, anchorFolder)
  const names = namesIn(current)
  if (names.join() === namesIn(join(folder, anchorFolder)).join()) return undefined
  const left = join(dataDir, leftFolder, new Date().toISOString().replaceAll(':', '-'))
  if (names.length > 0) {
    mkdirSync(join(dataDir, leftFolder), { recursive: true, mode: 0o700 })
    renameSync(current, left)
  }
  copyAnchors(folder, dataDir)
  return names.length > 0 ? left : undefined
}
