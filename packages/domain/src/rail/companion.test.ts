import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../date.ts'
import { ageOn } from '../traveler.ts'
import { isCompanion, unaccompaniedIn } from './companion.ts'

test('[F5] who is under six needs somebody of twelve or more; who is six goes alone', () => {
  expect(unaccompaniedIn([3])).toEqual([0])
  expect(unaccompaniedIn([5])).toEqual([0])
  expect(unaccompaniedIn([6])).toEqual([])
  expect(unaccompaniedIn([3, 11, 5])).toEqual([0, 2])
  expect(unaccompaniedIn([3, 12, 5])).toEqual([])
  expect(unaccompaniedIn([])).toEqual([])
})

const birth = fc.date({ min: new Date('2000-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
const births = fc.array(
  birth.map((date) => date.toISOString().slice(0, 10)),
  { minLength: 1, maxLength: 9 },
)

test('[F5] who may go on the first day may go on every later one', () => {
  fc.assert(
    fc.property(births, fc.nat(400), fc.nat(400), (born, first, later) => {
      const agesOn = (day: string) => born.map((one) => ageOn(one, day))
      const day = addDays('2027-01-01', first)
      const [now, then] = [agesOn(day), agesOn(addDays(day, later))].map(unaccompaniedIn)
      expect(then?.every((place) => now?.includes(place))).toBe(true)
      if (agesOn(day).some(isCompanion)) expect(now).toEqual([])
    }),
  )
})
