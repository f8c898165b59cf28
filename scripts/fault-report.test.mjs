import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { faultsIn, isOfProject, lineOf, testsOf, verdictOf } from './fault-report.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portolan-faults-'))
afterAll(() => rmSync(folder, { recursive: true }))

const report = join(folder, 'report.json')
const assertionResults = [
  {
    fullName: '[F3] kill -9 ×50',
    title: '[F3] kill -9 ×50',
    status: 'passed',
    duration: 2000,
    meta: { figures: '9 bought' },
  },
  { fullName: '[F2] one key [F17] works without', title: '[F17] works without', status: 'failed', duration: 5 },
  { fullName: '[F4] was left out', title: '[F4] was left out', status: 'skipped' },
]
writeFileSync(report, JSON.stringify({ testResults: [{ assertionResults }] }))
const tests = testsOf(report, 'unit')

describe('the report of the faults', () => {
  it('knows a fault by its name, in brackets or at the head of a title', () => {
    expect(faultsIn('[F3] kill')).toEqual(['F3'])
    expect(faultsIn("test('F22 a full disk', …) describe(`F5 kill -9 ×")).toEqual(['F22', 'F5'])
    expect(faultsIn('[R7.38] [F19] removing')).toEqual(['F19'])
    expect(faultsIn('[A42] of F1x and UTF8 and 0xF3]')).toEqual([])
  })

  it('says of each how it ended, and counts nothing that was not run', () => {
    expect(['F2', 'F3', 'F4', 'F17'].map((fault) => verdictOf(fault, tests))).toEqual([
      ...['FAILED', 'passed', 'NO TEST', 'FAILED'],
    ])
    expect(lineOf('F3', tests)).toMatch(/^F3 {2}passed {7}2\.0 s {2}1 unit +9 bought$/)
    expect(lineOf('F17', tests)).toMatch(/^F17 FAILED .+ unit: \[F17\] works without$/)
    expect(lineOf('F4', tests)).toMatch(/^F4 {2}NO TEST +0\.0 s$/)
  })

  it('takes no report for no test', () => expect(testsOf(join(folder, 'none.json'), 'unit')).toEqual([]))

  it('divides the files as the runner does', () => {
    const all = ['unit', 'page', 'api', 'api-rest', 'fault', 'fault-rest', 'fault-alone']
    const projects = (path) => all.filter((project) => isOfProject(path, project))
    expect(projects('packages/domain/src/a.test.ts')).toEqual(['unit'])
    expect(projects('scripts/a.test.mjs')).toEqual(['unit'])
    expect(projects('apps/web/src/a/b.test.tsx')).toEqual(['page'])
    expect(projects('apps/api/src/a/b.unit.test.ts')).toEqual(['unit'])
    expect(projects('apps/api/src/a/b.test.ts')).toEqual(['api'])
    expect(projects('apps/api/src/a/b.rest.test.ts')).toEqual(['api-rest'])
    expect(projects('apps/api/src/a/b.fault.test.ts')).toEqual(['fault'])
    expect(projects('apps/api/src/a/b.fault.rest.test.ts')).toEqual(['fault-rest'])
    expect(projects('apps/api/src/a/b.fault.alone.test.ts')).toEqual(['fault-alone'])
    expect(projects('apps/web/e2e/cart.spec.ts')).toEqual([])
  })
})
