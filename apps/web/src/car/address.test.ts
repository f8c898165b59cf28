import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSearch, searchOf } from './address.ts'
import { pickedAddress, readPicked, readWishes } from './rate/address.ts'
import { type CarAsked, daysOf, isOneWay } from './search.ts'

const today = '2026-11-20'
const code = fc.stringMatching(/^[A-Z]{3}$/)
const place = fc.record({
  context: fc.constantFrom('IATA', 'CITY', 'UIC'),
  code,
  name: fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,20}[a-z]$/),
})
const hour = fc.constantFrom('00:00', '06:30', '10:00', '23:30')
const rentals: fc.Arbitrary<CarAsked> = fc
  .record({
    ...{ pickUp: place, dropOff: place, startTime: hour, endTime: hour },
    ...{ ahead: fc.integer({ min: 0, max: 300 }), days: fc.integer({ min: 1, max: 89 }) },
    ...{ age: fc.integer({ min: 18, max: 99 }), country: fc.constantFrom('', 'HK', 'FR') },
  })
  .map(({ pickUp, dropOff, startTime, endTime, ahead, days, age, country }) => {
    const day = (after: number) => new Date(Date.parse(today) + after * 86_400_000).toISOString().slice(0, 10)
    const asked = {
      pickUp,
      dropOff,
      pickUpAt: `${day(ahead)}T${startTime}`,
      returnAt: `${day(ahead + days)}T${endTime}`,
    }
    // Brought back where it was fetched: one place has one name.
    return { ...asked, dropOff: isOneWay({ ...asked, age, country }) ? dropOff : pickUp, age, country }
  })

test('[R2.6] a search of cars is read from its address as it was written, whatever it is', () => {
  fc.assert(
    fc.property(rentals, (asked) => {
      expect(readSearch(searchOf(asked), today)).toEqual({ asked })
    }),
  )
})

test('[R2.6] a car with its extras and its cover is read from its address as it was written', () => {
  const extras = fc.dictionary(code, fc.integer({ min: 1, max: 9 }), { maxKeys: 5 })
  fc.assert(
    fc.property(rentals, extras, fc.uniqueArray(code, { maxLength: 4 }), (asked, wanted, covers) => {
      const picked = { vendor: 'MER', car: 'V21', rate: 'FLEX', desk: 'LIS-A', returnDesk: '', handle: 'r1' }
      const address = pickedAddress(asked, picked, { extras: wanted, covers })
      expect(readPicked(address)).toEqual(picked)
      expect(readWishes(address)).toEqual({ extras: wanted, covers })
      expect(readSearch(address, today)).toEqual({ asked })
    }),
  )
})

test('what cannot be read is told by its field; half a search is none', () => {
  const address = { from: 'nowhere', pickUp: '2026-12-23T10:00', return: '2026-12-26T25:00', age: 36 }
  expect(readSearch(address, today)).toEqual({
    problems: [
      { field: 'from', text: 'car.form.placeMissing' },
      { field: 'dates', text: 'ui.dates.format' },
    ],
  })
})

test('a day of a rental is 24 hours, and a begun one is a day', () => {
  const pickUpAt = '2026-12-23T10:00'
  expect(daysOf({ pickUpAt, returnAt: '2026-12-26T10:00' })).toBe(3)
  expect(daysOf({ pickUpAt, returnAt: '2026-12-26T10:30' })).toBe(4)
  expect(daysOf({ pickUpAt, returnAt: '2026-12-23T12:00' })).toBe(1)
})
