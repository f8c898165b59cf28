import { expect, test } from 'vitest'
import type { BookingRecord, PurchaseRecord } from './booking.ts'
import { asReserved, travelersOf, travelerView } from './people.ts'

const traveler = (ref: string, given: string) => ({ ref, type: 'adult' as const, lead: false, given, surname: 'X' })
const purchase = {
  travelers: [traveler('a', 'Ada'), traveler('b', 'Bea'), traveler('c', 'Cem')],
} as unknown as PurchaseRecord
const booking = {
  offers: [{ party: [{ ref: '1' }, { ref: '2' }] }],
  wanted: { travelerRefs: ['c', 'a'] },
} as unknown as BookingRecord

test('on paper everybody goes by the name that the supplier tells seats by', () => {
  const [reserved, named] = asReserved(booking, purchase)
  expect(named.travelers.map(({ ref, given }) => `${ref} ${given}`)).toEqual(['1 Cem', '2 Ada'])
  expect(travelersOf(reserved, named)).toHaveLength(2)
  const everybody = { ...booking, wanted: {} }
  expect(asReserved(everybody, purchase)[1].travelers.map(({ ref }) => ref)).toEqual(['1', '2', 'c'])
})

test('[A41] a document is shown by its end', () => {
  const document = { type: 'passport' as const, number: 'PX1234567', expires: '2030-01-01', nationality: 'GB' }
  const shown = travelerView({ ...traveler('a', 'Ada'), document }, (number) => `…${number.slice(-3)}`)
  expect(shown.document).toEqual({
    ...{ docType: '2', docID: '…567', expireDate: '2030-01-01', docHolderNationality: 'GB' },
  })
})
