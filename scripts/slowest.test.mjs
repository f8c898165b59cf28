import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from './repository.mjs'
import { slowestOf, tellSlowest } from './slowest.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portolan-slowest-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const slowest = (report) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return slowestOf(path)
}

it('orders the files of both runners by their time', () => {
  const file = (name, seconds) => ({ name: join(root, name), startTime: 1000, endTime: 1000 + seconds * 1000 })
  expect(slowest({ testResults: [file('quick.test.ts', 1), file('slow.test.ts', 9)] })).toEqual([
    { file: 'slow.test.ts', seconds: 9 },
    { file: 'quick.test.ts', seconds: 1 },
  ])
  const spec = (duration) => ({ tests: [{ results: [{ duration }] }] })
  const suites = [
    { file: 'cart.spec.ts', specs: [spec(2000)], suites: [{ specs: [spec(500)] }] },
    { file: 'air.spec.ts', specs: [spec(4000)] },
  ]
  expect(slowest({ stats: {}, suites })).toEqual([
    { file: 'air.spec.ts', seconds: 4 },
    { file: 'cart.spec.ts', seconds: 2.5 },
  ])
})

it('tells ten of all suites, with their step', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ step: 'api', file: `${index}.test.ts`, seconds: index }))
  const lines = tellSlowest(files).split('\n')
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([
    10,
    '    11.0 s  api: 11.test.ts',
    '     2.0 s  api: 2.test.ts',
  ])
})

it('has nothing to tell of a report that is not there', () => {
  expect(slowestOf(join(folder, 'nowhere.json'))).toEqual([])
})
