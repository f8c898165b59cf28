import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkLicences, isAllowed } from './check-licences.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portolan-licences-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function problemsOf(packages) {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }))
  return checkLicences(folder).problems
}

describe('the licence check', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR CC0-1.0)', true],
    ['GPL-3.0-only OR MIT', true],
    ['(MIT AND Zlib)', true],
    ['MIT AND GPL-3.0-only', false],
    ['SEE LICENSE IN FILE', false],
    ['', false],
  ])('reads %j', (expression, expected) => {
    expect(isAllowed(expression, new Set(['MIT', 'CC0-1.0', 'Zlib']))).toBe(expected)
  })

  it('refuses what may not be shipped', () => {
    const problems = problemsOf({ 'node_modules/a': { version: '1.0.0', license: 'AGPL-3.0-only' } })
    expect(problems).toEqual(['a@1.0.0 (shipped): AGPL-3.0-only'])
  })

  it('lets a tool be MPL-2.0, and nothing that is shipped', () => {
    const entry = { version: '1.0.0', license: 'MPL-2.0' }
    expect(problemsOf({ 'node_modules/a': { ...entry, dev: true } })).toEqual([])
    expect(problemsOf({ 'node_modules/a': entry })).toEqual(['a@1.0.0 (shipped): MPL-2.0'])
  })

  it('asks the package when the lock is silent, and refuses one that names no licence', () => {
    mkdirSync(join(folder, 'node_modules/@x/a'), { recursive: true })
    writeFileSync(join(folder, 'node_modules/@x/a/package.json'), JSON.stringify({ licenses: [{ type: 'MIT' }] }))
    const silent = { version: '2.0.0' }
    expect(problemsOf({ 'node_modules/@x/a': silent, 'node_modules/b/node_modules/@x/c': silent })).toEqual([
      '@x/c@2.0.0 (shipped): no licence named',
    ])
  })
})
