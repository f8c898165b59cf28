import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root as here, workspaces } from './repository.mjs'

const exact = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

const load = (path) => JSON.parse(readFileSync(path, 'utf8'))

function problemsOfLock(packages) {
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .flatMap(([path, { resolved, integrity }]) => [
      // An address would tie every clone to the registry of whoever wrote the lock.
      ...(resolved ? [`package-lock.json: ${path} names an address to load from`] : []),
      ...(integrity?.startsWith('sha512-') ? [] : [`package-lock.json: ${path} has no sha512 to check it by`]),
    ])
}

const groups = ['dependencies', 'devDependencies', 'optionalDependencies']

/** npm ci forgives a lock that still knows what package.json has dropped; the next person would ship it. */
function problemsOfAgreement(file, contents, entry = {}) {
  const names = (group) => new Set([...Object.keys(contents[group] ?? {}), ...Object.keys(entry[group] ?? {})])
  return groups.flatMap((group) =>
    [...names(group)]
      .filter((name) => contents[group]?.[name] !== entry[group]?.[name])
      .map((name) => `${file} and package-lock.json disagree about ${name}: run npm install`),
  )
}

function problemsOfVersions(file, contents, own) {
  return [...groups, 'overrides']
    .flatMap((group) => Object.entries(contents[group] ?? {}))
    .filter(([name, version]) => !(own.has(name) ? version === '*' : exact.test(version)))
    .map(([name, version]) => `${file}: ${name} ${version} is not one exact version`)
}

export function checkLock(root) {
  const files = ['package.json', ...workspaces(root).map((folder) => `${folder}/package.json`)]
  const manifests = files.map((file) => [file, load(join(root, file))])
  const own = new Set(manifests.map(([, { name }]) => name))
  const { packages } = load(join(root, 'package-lock.json'))
  return [
    ...problemsOfLock(packages),
    ...manifests.flatMap(([file, contents]) =>
      problemsOfAgreement(file, contents, packages[dirname(file).replace('.', '')]),
    ),
    ...manifests.flatMap(([file, contents]) => problemsOfVersions(file, contents, own)),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const at = process.argv.indexOf('--root')
  const problems = checkLock(at < 0 ? here : resolve(process.argv[at + 1]))
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? 'The lock file is whole and names no address.' : `${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
