import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root as here } from './repository.mjs'

/** What we ship must leave its users free; CC-BY-4.0 is for data, OFL-1.1 for fonts. */
const shipped = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'PostgreSQL',
    'Zlib',
  ],
  ...['CC0-1.0', 'Unlicense', 'Python-2.0', 'CC-BY-4.0', 'OFL-1.1'],
])

/** A tool that stays on the developer's machine may ask for its own changes back. */
const tools = new Set([...shipped, 'MPL-2.0'])

/** Packages that name no licence in package.json: each one's LICENSE file was read. */
const readByHand = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
}

/** SPDX expressions as packages really write them: one name, `A OR B`, `A AND B`, brackets around the whole. */
export function isAllowed(expression, allowed) {
  const plain = expression.trim().replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' AND ')) return plain.split(' AND ').every((part) => isAllowed(part, allowed))
  if (plain.includes(' OR ')) return plain.split(' OR ').some((part) => isAllowed(part, allowed))
  return allowed.has(plain)
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The lock knows the licence also of packages for other systems; the package itself is asked when the lock is silent. */
function licenceOf(root, path, entry) {
  if (entry.license) return entry.license
  const known = readByHand[nameOf(path)]
  if (known) return known
  try {
    const { license, licenses } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
    const named = license ?? licenses?.map((one) => one.type ?? one).join(' AND ')
    return typeof named === 'object' ? named.type : named
  } catch {
    return undefined
  }
}

export function checkLicences(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const installed = Object.entries(packages).filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
  const problems = installed.flatMap(([path, entry]) => {
    const licence = licenceOf(root, path, entry)
    const isTool = Boolean(entry.dev || entry.devOptional)
    if (licence && isAllowed(licence, isTool ? tools : shipped)) return []
    return [`${nameOf(path)}@${entry.version} (${isTool ? 'tool' : 'shipped'}): ${licence ?? 'no licence named'}`]
  })
  return { count: installed.length, problems }
}

if (process.argv[1] === import.meta.filename) {
  const at = process.argv.indexOf('--root')
  const { count, problems } = checkLicences(at < 0 ? here : resolve(process.argv[at + 1]))
  for (const problem of problems) console.error(problem)
  console.log(`${count} packages read, ${problems.length} with a licence that is not on the list`)
  process.exitCode = problems.length === 0 && count > 0 ? 0 : 1
}
