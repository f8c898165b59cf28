import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { failuresOf, tellFailure } from './failures.mjs'
import { root } from './repository.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portolan-failures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function failuresIn(report) {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return failuresOf(path)
}

const passed = { status: 'passed', fullName: 'adds', failureMessages: [] }

describe('the failures of a run', () => {
  it('are named with file, title and reason, by the report of either runner', () => {
    const failed = { status: 'failed', fullName: 'takes away', failureMessages: ['expected 1 to be 2'] }
    const byVitest = failuresIn({
      testResults: [{ name: 'sum.test.ts', status: 'failed', assertionResults: [passed, failed] }],
    })
    expect(byVitest).toEqual([{ file: 'sum.test.ts', title: 'takes away', message: 'expected 1 to be 2' }])

    const specs = [
      { title: 'buys', ok: false, tests: [{ results: [{ errors: [{ message: 'no button' }] }] }] },
      { title: 'looks', ok: true, tests: [] },
    ]
    const inner = [{ file: 'shop.spec.ts', specs }]
    const byPlaywright = failuresIn({ stats: {}, suites: [{ file: 'shop.spec.ts', suites: inner }] })
    expect(byPlaywright).toEqual([{ file: 'shop.spec.ts', title: 'buys', message: 'no button' }])
  })

  it('include a file that could not be loaded', () => {
    const report = {
      testResults: [{ name: 'sum.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
    }
    expect(failuresIn(report)).toEqual([{ file: 'sum.test.ts', title: 'the file itself', message: 'no such module' }])
  })

  it('say what was printed where the report has no reason, as of a hook before the tests', () => {
    const skipped = { status: 'skipped', fullName: 'adds', failureMessages: [] }
    const testResults = [
      { name: join(root, 'sum.test.ts'), status: 'failed', message: '', assertionResults: [skipped] },
    ]
    writeFileSync(join(folder, 'report.json'), JSON.stringify({ testResults }))
    const output = [
      ' FAIL  |api| other.test.ts > other sums\nError: not this one\n',
      ' FAIL  |api| sum.test.ts > sums\nError: no database\n',
      ' Test Files  2 failed',
    ]
    const [failure] = failuresOf(join(folder, 'report.json'), output.join('\n'))
    expect(failure?.message).toContain('Error: no database')
    expect(failure?.message).not.toContain('not this one')
  })

  it('are none where there is no report', () => {
    expect(failuresOf(join(folder, 'nowhere.json'))).toEqual([])
  })

  it('are told without colours', () => {
    const told = tellFailure({ file: 'a', title: 'b', message: '\u001b[31mred\u001b[0m' })
    expect(told).toBe('✗ a: b\n    red')
  })
})
