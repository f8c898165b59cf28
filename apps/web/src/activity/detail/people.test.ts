import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partyProblem } from '../form/values.ts'
import { countOf, rowsOf, usualCategories, valuesOfRows, withCount } from './people.ts'

const kayak = [
  { qualifierInfo: 'Adult', minAge: 13, maxAge: 64 },
  { qualifierInfo: 'Child', minAge: 4, maxAge: 12 },
  { qualifierInfo: 'Senior', minAge: 65, maxAge: 120 },
] as const
const wine = [{ qualifierInfo: 'Adult', minAge: 18, maxAge: 120 }] as const

const parties = fc.record({
  adults: fc.nat({ max: 9 }),
  seniors: fc.nat({ max: 5 }),
  childAges: fc.array(fc.nat({ max: 17 }), { maxLength: 8 }),
})

test('whoever takes part is of exactly one category, and nobody is lost', () => {
  fc.assert(
    fc.property(parties, fc.constantFrom(kayak, wine, usualCategories), (party, categories) => {
      const rows = rowsOf(party, categories)
      const values = valuesOfRows(rows)
      expect(values.adults + values.seniors).toBe(party.adults + party.seniors)
      expect([...values.childAges].sort()).toEqual([...party.childAges].sort())
      if (categories !== wine) expect(values.seniors).toBe(party.seniors)
    }),
  )
})

test('one more and one fewer leave the row as many as the stepper says', () => {
  fc.assert(
    fc.property(parties, fc.nat({ max: 2 }), fc.constantFrom(1, -1), (party, at, step) => {
      const row = rowsOf(party, kayak)[at]
      if (!row || countOf(row) + step < 0) return
      expect(countOf(withCount(row, countOf(row) + step))).toBe(countOf(row) + step)
    }),
  )
})

test('a boy of 13 counts as an adult where the activity says so, and one too young stands with the children', () => {
  const rows = rowsOf({ adults: 2, seniors: 1, childAges: [13, 7, 2] }, kayak)
  expect(rows.map(({ plain, ages }) => [plain, ages])).toEqual([
    [2, [13]],
    [1, []],
    [0, [7, 2]],
  ])
})

test('a child who is added has no age yet, and a party with one is not whole', () => {
  const [adults, , children] = rowsOf({ adults: 1, seniors: 0, childAges: [] }, kayak)
  if (!adults || !children) throw new Error('no rows')
  const values = valuesOfRows([adults, withCount(children, 1)])
  expect(values.childAges).toEqual([null])
  expect(partyProblem(values)).toBe('error.activity.childAge')
})
