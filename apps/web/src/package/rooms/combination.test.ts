import { expect, test } from 'vitest'
import { placesOf, ratesOf } from '../../stay/detail/places.ts'
import { rooms } from '../../testing/package-offer.ts'
import { totalsOf, tripWith } from './combination.ts'

const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })

test('[R1.5] two rooms that cost less than the one shown first make the trip cheaper', () => {
  const places = placesOf(rooms(2), [
    { adults: 2, childAges: [] },
    { adults: 2, childAges: [] },
  ])
  // Counted from the breakfast room: the plain one is 250.10 less, the suite 1,150 more.
  const differences: Record<string, number> = { double: -250.1, breakfast: 0, suite: 1150 }
  const totals = totalsOf(
    places.flatMap(ratesOf).map(({ reference: { id } }) => {
      const difference = differences[id.split('-')[0] ?? ''] ?? 0
      return {
        key: id,
        total: hkd(difference < 0 ? 18_749.9 : 19_000 + difference),
        difference: hkd(difference),
        saving: hkd(0),
      }
    }),
  )
  const plain = places.flatMap((place) => ratesOf(place).filter(({ reference }) => reference.id.startsWith('double')))
  expect(tripWith(places, plain, totals)).toEqual({ total: hkd(18_499.8), saving: undefined })
})
