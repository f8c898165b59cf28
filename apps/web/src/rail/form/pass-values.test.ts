import { expect, test } from 'vitest'
import type { PassSearch } from '../pass-search.ts'
import { passProblems, passSearchOf, passValues } from './pass-values.ts'

const today = '2026-12-01'
const party = { adults: 1, seniors: 1, youths: [26] }

test.each<PassSearch>([
  { region: 'SCANDINAVIA', start: '2026-12-15', ...party },
  { region: 'CH', start: '2026-12-15', ...party },
])('[R5.3] a search filled in and read again is the same search: $region', (search) => {
  const values = passValues(search)
  expect(passProblems(values, today)).toEqual([])
  expect(passSearchOf(values)).toEqual(search)
})

test('[R9.9] a blank form is for Europe; one country asks which', () => {
  const blank = passValues({})
  expect(blank).toMatchObject({ area: 'EUROPE', country: '' })
  expect(passProblems({ ...blank, area: 'COUNTRY' }, today)).toEqual([
    { field: 'country', text: 'rail.form.country' },
    { field: 'start', text: 'error.field.checkDate' },
  ])
  expect(passSearchOf({ ...blank, area: 'COUNTRY', start: '2026-12-15' })).toBeUndefined()
})

test('a day that is over and a party of ten are told', () => {
  const values = { ...passValues({ start: '2026-11-30' }), party: { adults: 10, seniors: 0, youths: [] } }
  expect(passProblems(values, today).map(({ text }) => text)).toEqual(['error.field.dayPast', 'error.rail.party'])
})
