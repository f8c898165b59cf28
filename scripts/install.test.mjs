import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isInstalled } from './install.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portolan-install-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const wanted = {
  '': { name: 'tree' },
  'apps/web': { version: '0.1.0' },
  'node_modules/@tree/web': { resolved: 'apps/web', link: true },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/other-system': { version: '1.0.0', integrity: 'sha512-o', optional: true },
}

const write = (path, packages) => writeFileSync(join(folder, path), JSON.stringify({ packages }))

describe('what is installed', () => {
  it('is judged by npm’s own record, then by a stamp, until the lock file changes', () => {
    write('package-lock.json', wanted)
    expect(isInstalled(folder)).toBe(false)
    mkdirSync(join(folder, 'node_modules'))
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0', integrity: 'sha512-a' } })
    expect(isInstalled(folder)).toBe(false)
    write('node_modules/.package-lock.json', { 'node_modules/a': wanted['node_modules/a'] })
    expect(isInstalled(folder)).toBe(true)
    rmSync(join(folder, 'node_modules/.package-lock.json'))
    expect(isInstalled(folder)).toBe(true)
    write('package-lock.json', { ...wanted, 'node_modules/b': { version: '2.0.0', integrity: 'sha512-b' } })
    expect(isInstalled(folder)).toBe(false)
  })
})
