import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkLock } from './check-lock.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portolan-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const good = { version: '1.0.0', integrity: 'sha512-abc' }

const root = { name: 'tree', devDependencies: { tool: '1.0.0' } }

function problemsOf({ packages = {}, dependencies = {}, locked = dependencies }) {
  const write = (path, contents) => writeFileSync(join(folder, path), JSON.stringify(contents))
  mkdirSync(join(folder, 'apps/web'), { recursive: true })
  write('package.json', root)
  write('apps/web/package.json', { name: '@tree/web', dependencies })
  write('package-lock.json', {
    packages: { '': root, 'apps/web': { dependencies: locked }, 'node_modules/a': good, ...packages },
  })
  return checkLock(folder)
}

describe('the lock check', () => {
  it('accepts exact versions, aliases and our own workspaces', () => {
    expect(problemsOf({ dependencies: { a: '1.0.0-rc.1', b: 'npm:@x/b@2.0.0', '@tree/web': '*' } })).toEqual([])
  })

  it('refuses an address to load from', () => {
    const entry = { ...good, resolved: 'https://registry.example/a.tgz' }
    expect(problemsOf({ packages: { 'node_modules/a': entry } })).toEqual([
      'package-lock.json: node_modules/a names an address to load from',
    ])
  })

  it('refuses a lock that knows other packages than package.json', () => {
    expect(problemsOf({ dependencies: { a: '1.0.0' }, locked: { a: '1.0.0', gone: '1.0.0' } })).toEqual([
      'apps/web/package.json and package-lock.json disagree about gone: run npm install',
    ])
  })

  it('refuses a package that nothing vouches for', () => {
    expect(problemsOf({ packages: { 'node_modules/a': { version: '1.0.0' } } })).toEqual([
      'package-lock.json: node_modules/a has no sha512 to check it by',
    ])
  })

  it.each(['^1.0.0', 'latest', '*', '1', 'npm:b@^1.0.0'])('refuses the version %s', (version) => {
    expect(problemsOf({ dependencies: { a: version } })).toEqual([
      `apps/web/package.json: a ${version} is not one exact version`,
    ])
  })
})
