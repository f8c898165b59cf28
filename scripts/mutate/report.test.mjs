import { expect, it } from 'vitest'
import { compareWithReasons, readReasons, readReport, rowOf, scoreOf } from './report.mjs'

const source = 'const a = 1\nreturn a >\n  b\n'
const at = (startLine, startColumn, endLine, endColumn) => ({
  start: { line: startLine, column: startColumn },
  end: { line: endLine, column: endColumn },
})
const mutant = (status, more = {}) => ({
  status,
  replacement: 'a >=\n  b',
  location: at(2, 8, 3, 4),
  ...more,
})
const report = (...mutants) => ({ files: { 'src/money.ts': { source, mutants } } })

it('reads what stands there, in one line, and where', () => {
  expect(readReport(report(mutant('Survived')))).toEqual([
    {
      file: 'src/money.ts',
      line: 2,
      status: 'Survived',
      within: 'return a >',
      original: 'a > b',
      replacement: 'a >= b',
    },
  ])
  const [inOneLine] = readReport(report(mutant('Killed', { location: at(1, 11, 1, 12), replacement: '0' })))
  expect(inOneLine).toMatchObject({ original: '1', replacement: '0' })
})

it('counts what a test could have noticed, and nothing else', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'RuntimeError', 'Ignored']
  const mutants = readReport(report(...statuses.map((status) => mutant(status))))
  expect(mutants).toHaveLength(4)
  expect(scoreOf(mutants)).toBe(50)
  expect(scoreOf([])).toBe(100)
})

const reason = (more = {}) =>
  ['src/money.ts', 'return a >', 'a > b', 'a >= b', 'equal ones are the same'].map((cell, index) => more[index] ?? cell)

it('asks a reason for every survivor, and tells of a reason that nothing survives for', () => {
  const survivors = readReport(report(mutant('Survived')))
  const explained = readReasons(`# file and so on\n\n${reason().join('\t')}\n`)
  expect(compareWithReasons(survivors, explained)).toEqual({ unexplained: [], outdated: [] })
  const other = readReasons(reason({ 3: 'a < b' }).join('\t'))
  expect(compareWithReasons(survivors, other)).toEqual({ unexplained: survivors, outdated: other })
  expect(compareWithReasons(readReport(report(mutant('Killed'))), explained).outdated).toEqual(explained)
  expect(rowOf(survivors[0])).toBe(reason().slice(0, 4).join('\t'))
})

it('refuses a row without a reason', () => {
  expect(() => readReasons(reason().slice(0, 4).join('\t'))).toThrow('gives no reason')
})
