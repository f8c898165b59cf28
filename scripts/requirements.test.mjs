import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { requirements, unproved } from './requirements.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portolan-requirements-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const reportOf = (name, report) => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(report))
  return path
}

const vitest = reportOf('vitest.json', {
  testResults: [
    {
      assertionResults: [
        { fullName: 'the cart [R4.3, F2] keeps its price', status: 'passed' },
        { fullName: '[R4.4] an offer that ended', status: 'failed' },
        { fullName: 'R4.5 in a sentence proves nothing', status: 'passed' },
      ],
    },
  ],
})

const playwright = reportOf('playwright.json', {
  stats: {},
  suites: [
    { specs: [{ title: '[R2.1] history', ok: true }], suites: [{ specs: [{ title: '[R2.2] guests', ok: false }] }] },
  ],
})

it('counts what has passed under its number, in both runners', () => {
  expect(unproved([vitest, playwright], ['R2.1', 'R2.2', 'R4.3', 'R4.4', 'R4.5'])).toEqual(['R2.2', 'R4.4', 'R4.5'])
})

it('takes a report that is not there for no proof', () => {
  expect(unproved([join(folder, 'nowhere.json')], ['R1.1'])).toEqual(['R1.1'])
})

it('knows the 129 requirements', () => {
  expect(requirements.length).toBe(129)
})
