import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDataDir } from './data-dir.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-private-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8)

/** What anybody but the owner may read, write or enter. */
const openToOthers = (): string[] => {
  const all = ['', ...(readdirSync(folder, { recursive: true }) as string[])]
  return all.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)
}

describe('[A41] what is in the data directory is its owner’s alone', () => {
  test('whatever an earlier version left open is closed at the next start', () => {
    mkdirSync(join(folder, 'outbox'))
    mkdirSync(join(folder, 'audit-anchor'))
    mkdirSync(join(folder, 'audit-anchor-left', 'then'), { recursive: true })
    mkdirSync(join(folder, 'database', 'base'), { recursive: true })
    for (const name of [
      'outbox/a.eml',
      'session-secret',
      'audit-anchor/1.x',
      'audit-anchor-left/then/1.x',
      'database/PG_VERSION',
      'database/base/1',
    ])
      writeFileSync(join(folder, name), 'x'.repeat(48))
    execFileSync('chmod', ['-R', 'a+rwX', folder])
    openDataDir(folder)
    expect(openToOthers()).toEqual([])
  })

  test('what is not ours, a shared folder and what a link points to stay as they are', () => {
    mkdirSync(join(folder, 'elsewhere'), { mode: 0o755 })
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'outbox'))
    writeFileSync(join(folder, 'run.sh'), '#!/bin/sh')
    chmodSync(join(folder, 'run.sh'), 0o755)
    chmodSync(folder, 0o1777)
    openDataDir(folder)
    expect(modeOf(folder)).toBe('1777')
    expect(modeOf(join(folder, 'elsewhere'))).toBe('755')
    expect(modeOf(join(folder, 'run.sh'))).toBe('755')
  })
})
