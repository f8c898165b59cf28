import { railFareQuoteRQ } from '@portolan/contract/rail'
import { expect, test } from 'vitest'
import { fareQuoteRequest, type PassSearch, readPassParts, readPassSearch, writePassSearch } from './pass-search.ts'

const search: PassSearch = { region: 'BENELUX', start: '2026-12-15', adults: 2, seniors: 1, youths: [26, 4, 26] }

test('[R5.3] an adult is 30, a senior 62, a youth as old as chosen, those of one age together', () => {
  const request = fareQuoteRequest(search)
  expect(request).toEqual({
    fareQuoteCriteriaList: [
      {
        tripType: 'Circle',
        originDestinationInformation: {
          departureDateTime: '2026-12-15',
          originLocation: { locationCode: 'BENELUX', codeContext: 'COUNTRY' },
        },
      },
    ],
    passengerCategories: [
      { code: 'ADULT', age: 30, quantity: 2 },
      { code: 'SENIOR', age: 62, quantity: 1 },
      { code: 'YOUTH', age: 26, quantity: 2 },
      { code: 'YOUTH', age: 4, quantity: 1 },
    ],
  })
  expect(railFareQuoteRQ.safeParse(request).success).toBe(true)
})

test('[R5.3] nobody is sent for whom nobody travels', () => {
  const { passengerCategories } = fareQuoteRequest({ ...search, adults: 0, seniors: 2, youths: [] })
  expect(passengerCategories).toEqual([{ code: 'SENIOR', age: 62, quantity: 2 }])
})

test('[R2.6] the address carries the search of a pass', () => {
  expect(readPassSearch(writePassSearch(search))).toEqual(search)
  expect(writePassSearch({ ...search, youths: [9] })).toEqual({
    region: 'BENELUX',
    start: '2026-12-15',
    adults: 2,
    seniors: 1,
    youths: 9,
  })
})

test.each([
  ['a region without a pass', { region: 'US' }],
  ['no day', { start: '' }],
  ['nobody', { adults: 0, seniors: 0, youths: undefined }],
  ['ten people', { adults: 10, seniors: 0, youths: undefined }],
])('%s is no whole search', (_, change) => {
  expect(readPassSearch({ ...writePassSearch(search), ...change })).toBeUndefined()
})

test('half a search fills in what it says', () => {
  expect(readPassParts({ region: 'CH' })).toEqual({ region: 'CH' })
  expect(readPassParts({})).toEqual({})
})

test('[F5] an address that sends a small child alone is no whole search', () => {
  const alone = { ...search, adults: 0, seniors: 0, youths: [4] }
  expect(readPassSearch(writePassSearch(alone))).toBeUndefined()
  expect(readPassSearch(writePassSearch({ ...alone, youths: [4, 14] }))?.youths).toEqual([4, 14])
})
