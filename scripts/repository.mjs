import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

/** What tools write, and what is not ours: never an input of a build or a check. */
const foreign = new Set([
  'node_modules',
  'dist',
  'dist-types',
  'database-image',
  'database-image.new',
  '.git',
  '.data',
  '.cache',
  'shots',
  'test-results',
])

/** Every file below a folder, as paths relative to `base` with forward slashes, sorted. A missing folder has none; a file is itself. */
export function filesBelow(folder, base = folder) {
  let entries
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch (problem) {
    if (problem.code === 'ENOENT') return []
    if (problem.code === 'ENOTDIR') return [relative(base, folder).split(sep).join('/')]
    throw problem
  }
  return entries
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return foreign.has(entry.name) ? [] : filesBelow(path, base)
      return [relative(base, path).split(sep).join('/')]
    })
    .sort()
}

export const isTest = (path) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(path)

/** The folders of packages/ and apps/ that really are workspaces. */
export function workspaces(from = root) {
  return ['packages', 'apps'].flatMap((group) => {
    try {
      return readdirSync(join(from, group), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${group}/${entry.name}`)
    } catch {
      return []
    }
  })
}
