import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../testing/runs.ts'
import { type Choice, chooseRooms } from './choice.ts'

const kinds = ['SGL', 'DBL', 'TRP', 'FAM']
const kindsOf = (rooms: readonly Choice[] | undefined) => rooms?.map(({ kind }) => kind)
const of = (left: Readonly<Record<string, number>>, ...wanted: readonly string[]): Choice[] =>
  wanted.map((kind) => ({ kind, left: left[kind] ?? 0 }))

test('everybody has the first choice while there is enough of it', () => {
  const left = { DBL: 2, FAM: 1 }
  const choices = [of(left, 'DBL', 'FAM'), of(left, 'DBL', 'FAM')]
  expect(kindsOf(chooseRooms(choices))).toEqual(['DBL', 'DBL'])
})

test('who comes first moves on where the other fits nowhere else', () => {
  const left = { DBL: 1, FAM: 1 }
  expect(kindsOf(chooseRooms([of(left, 'FAM', 'DBL'), of(left, 'FAM')]))).toEqual(['DBL', 'FAM'])
  expect(chooseRooms([of(left, 'FAM'), of(left, 'FAM')])).toBeUndefined()
  expect(chooseRooms([of(left, 'DBL'), []])).toBeUndefined()
})

/** Every way to give the rooms out. */
function canBe(choices: readonly (readonly Choice[])[], left: Readonly<Record<string, number>>, room = 0): boolean {
  return (
    room === choices.length ||
    (choices[room] ?? []).some(
      ({ kind }) => (left[kind] ?? 0) > 0 && canBe(choices, { ...left, [kind]: (left[kind] ?? 0) - 1 }, room + 1),
    )
  )
}

test('they are put up whenever they can be, and never more often than there are rooms', () => {
  const anyLeft = fc.record(Object.fromEntries(kinds.map((kind) => [kind, fc.integer({ min: 1, max: 2 })])))
  const anyWanted = fc.array(fc.shuffledSubarray(kinds), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(anyLeft, anyWanted, (left, wanted) => {
      const choices = wanted.map((one) => of(left, ...one))
      const chosen = kindsOf(chooseRooms(choices))
      expect(chosen !== undefined).toBe(canBe(choices, left))
      for (const kind of kinds)
        expect((chosen ?? []).filter((one) => one === kind).length).toBeLessThanOrEqual(left[kind] ?? 0)
      for (const [room, kind] of (chosen ?? []).entries()) expect(wanted[room]).toContain(kind)
    }),
    { numRuns: runs(150, 500) },
  )
})
