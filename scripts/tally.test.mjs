import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { closingLine, isGood, sum, tallyOfCheck, tallyOfReport } from './tally.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portolan-tally-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function tallyOf(report, code) {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return tallyOfReport(path, code)
}

const vitest = (passed, failed, pending = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: 0,
})

describe('the count of tests', () => {
  it('reads both runners', () => {
    expect(tallyOf(vitest(5, 2, 1), 1)).toEqual({ passed: 5, failed: 2, skipped: 1 })
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }
    expect(tallyOf({ stats }, 1)).toEqual({ passed: 7, failed: 2, skipped: 2 })
  })

  it('does not believe a good report of a run that ended badly', () => {
    expect(tallyOf(vitest(5, 0), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  })

  it('takes no test, or no report, for a failure', () => {
    expect(tallyOf(vitest(0, 0), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(tallyOfReport(join(folder, 'nowhere.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('lets a run be empty that was asked only for what a change concerns, not one that ended badly', () => {
    const path = join(folder, 'report.json')
    writeFileSync(path, JSON.stringify(vitest(0, 0)))
    expect(tallyOfReport(path, 0, true)).toEqual({ passed: 0, failed: 0, skipped: 0 })
    expect(tallyOfReport(join(folder, 'nowhere.json'), 0, true)).toEqual({ passed: 0, failed: 0, skipped: 0 })
    expect(tallyOfReport(path, 1, true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('closes with the plain line', () => {
    const total = sum([tallyOfCheck(true), tallyOfCheck(false), { passed: 3, failed: 0, skipped: 0 }])
    expect(closingLine(total)).toBe('4 passed, 1 failed')
    expect(closingLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped')
  })

  it('lets a person skip a test, but not CI', () => {
    const tally = { passed: 1, failed: 0, skipped: 1 }
    expect(isGood(tally, false)).toBe(true)
    expect(isGood(tally, true)).toBe(false)
    expect(isGood({ passed: 0, failed: 0, skipped: 0 }, false)).toBe(false)
  })
})
