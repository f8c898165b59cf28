import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detailAddress, readChoice, readSearch, readTour, searchOf } from './address.ts'
import { countsOf } from './party.ts'

const today = '2026-11-20'
const asked = {
  ...{ city: 'LIS', cityName: 'Lisbon', from: '2026-12-20', to: '2026-12-26' },
  party: { adults: 2, seniors: 1, childAges: [7, 14] },
}
const read = (change: Record<string, unknown>) => readSearch({ ...searchOf(asked), ...change }, today)
const problems = (change: Record<string, unknown>) => {
  const found = read(change)
  return 'problems' in found ? found.problems.map(({ field, text }) => `${field} ${text}`) : []
}

test('[R2.6] a search is its address: what is written is what is read again', () => {
  fc.assert(
    fc.property(
      fc.record({
        adults: fc.integer({ min: 1, max: 9 }),
        seniors: fc.nat({ max: 9 }),
        childAges: fc.array(fc.nat({ max: 17 }), { maxLength: 9 }),
      }),
      (party) => {
        expect(readSearch(searchOf({ ...asked, party }), today)).toEqual({ asked: { ...asked, party } })
      },
    ),
  )
})

test('[R2.6] the tour, its day, hour and group stand in the address', () => {
  const address = detailAddress(asked, 'LIS-01', { day: '2026-12-22', time: '09:30', group: 'SHARED' })
  expect(readTour(address)).toBe('LIS-01')
  expect(readChoice(address)).toEqual({ day: '2026-12-22', time: '09:30', group: 'SHARED' })
  expect(readChoice({ day: 'soon', time: 'noon', group: '<b>' })).toEqual({})
})

test('what nobody is of is not sent; ages go with the children', () => {
  expect(countsOf({ adults: 0, seniors: 1, childAges: [] })).toEqual([{ qualifierInfo: 'Senior', quantity: 1 }])
  expect(countsOf(asked.party)).toEqual([
    { qualifierInfo: 'Adult', quantity: 2 },
    { qualifierInfo: 'Senior', quantity: 1 },
    { qualifierInfo: 'Child', quantity: 2, ages: [7, 14] },
  ])
})

test('[R5.1] bad input of an address is told by its field', () => {
  expect(problems({ people: 0, seniors: undefined })).toEqual(['party error.activity.nobody'])
  expect(problems({ people: '0-7', seniors: undefined })).toEqual(['party error.activity.adult'])
  expect(problems({ people: '2-18' })).toEqual(['party error.activity.childAge'])
  expect(problems({ people: 31 })).toEqual(['party error.activity.party'])
  expect(problems({ people: 'two' })).toEqual(['party activity.form.unread'])
  expect(problems({ to: '2026-12-19' })).toEqual(['dates error.activity.order'])
  expect(problems({ to: '2027-01-20' })).toEqual(['dates error.activity.span'])
  expect(problems({ from: '2026-11-19' })).toEqual(['dates error.field.dayPast'])
  expect(problems({ from: '2027-12-20', to: '2027-12-21' })).toEqual(['dates error.activity.horizon'])
  expect(problems({ city: '../etc' })).toEqual(['city activity.form.cityMissing'])
})
