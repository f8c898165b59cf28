import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
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

function problemsOfVersions(file, contents, own) {
  const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']
  return groups
    .flatMap((group) => Object.entries(contents[group] ?? {}))
    .filter(([name, version]) => !(own.has(name) ? version === '*' : exact.test(version)))
    .map(([name, version]) => `${file}: ${name} ${version} is not one exact version`)
}

export function checkLock(root) {
  const files = ['package.json', ...workspaces(root).map((folder) => `${folder}/package.json`)]
  const manifests = files.map((file) => [file, load(join(root, file))])
  const own = new Set(manifests.map(([, { name }]) => name))
  return [
    ...problemsOfLock(load(join(root, 'package-lock.json')).packages),
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
