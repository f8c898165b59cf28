import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from './repository.mjs'

/** Kilobytes of JavaScript, brotli, that one screen may add to what every screen has. The browser's own count is a test. */
const limit = 60

/** What is loaded once for all screens: the first page, the shell around it, and the design system's lazy parts. */
const isCommon = ({ src = '', isEntry, isDynamicEntry }) =>
  isEntry || (isDynamicEntry && /^src\/(ui|session|app\/shell)\//.test(src))

/** A chunk that a route asks for. */
const isScreen = (chunk) => chunk.isDynamicEntry && /^src\/(?!i18n\/).*\.tsx$/.test(chunk.src ?? '') && !isCommon(chunk)

/** A chunk and everything that it imports before it can run. */
function withImports(manifest, key, found = new Set()) {
  if (found.has(key)) return found
  found.add(key)
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, found)
  return found
}

/** What each screen adds, in kB; `sizeOf` answers the bytes that travel for a file. */
export function screensOf(manifest, sizeOf) {
  const keys = Object.keys(manifest)
  const common = new Set()
  for (const key of keys.filter((key) => isCommon(manifest[key]))) withImports(manifest, key, common)
  return keys
    .filter((key) => isScreen(manifest[key]))
    .map((key) => {
      const own = [...withImports(manifest, key)].filter((chunk) => !common.has(chunk))
      const files = own.map((chunk) => manifest[chunk].file).filter((file) => file.endsWith('.js'))
      return { screen: manifest[key].src, kilobytes: files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000 }
    })
    .sort((one, other) => other.kilobytes - one.kilobytes)
}

function travelling(file) {
  const path = join(root, 'apps/web/dist', file)
  try {
    return statSync(`${path}.br`).size
  } catch {
    return brotliCompressSync(readFileSync(path)).length
  }
}

if (process.argv[1] === import.meta.filename) {
  const manifest = JSON.parse(readFileSync(join(root, 'apps/web/dist/.vite/manifest.json'), 'utf8'))
  const screens = screensOf(manifest, travelling)
  for (const { screen, kilobytes } of screens) {
    const verdict = kilobytes > limit ? `  over ${limit}` : ''
    console.log(`${kilobytes.toFixed(1).padStart(6)} kB  ${screen}${verdict}`)
  }
  if (screens.length === 0) console.error('No screen was found in the manifest: nothing was measured.')
  process.exitCode = screens.length > 0 && screens.every(({ kilobytes }) => kilobytes <= limit) ? 0 : 1
}
