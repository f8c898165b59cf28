import { readFileSync } from 'node:fs'

const none = { passed: 0, failed: 0, skipped: 0 }

export const add = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

export const sum = (tallies) => tallies.reduce(add, none)

/** A check counts as one test. */
export const tallyOfCheck = (isGood) => ({ ...none, [isGood ? 'passed' : 'failed']: 1 })

const fromVitest = ({ numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0 }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: numPendingTests + numTodoTests,
})

const fromPlaywright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
})

/**
 * What a test runner's report says it ran. A run that ended badly has failed at least once, whatever its report says:
 * a file that cannot be loaded or an error outside every test is in no count. A run of no test has failed too, unless
 * it was asked only for what a change concerns.
 */
export function tallyOfReport(path, code, mayBeEmpty = false) {
  let tally = none
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'))
    tally = report.stats ? fromPlaywright(report) : fromVitest(report)
  } catch {
    return mayBeEmpty && code === 0 ? none : { ...none, failed: 1 }
  }
  const isSilent = tally.failed === 0 && (code !== 0 || (tally.passed === 0 && !mayBeEmpty))
  return isSilent ? { ...tally, failed: 1 } : tally
}

export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** In CI nothing may be skipped: what is not run there is run nowhere. */
export const isGood = ({ passed, failed, skipped }, isCi) => passed > 0 && failed === 0 && !(isCi && skipped > 0)
