import { railShopRQ } from '@portolan/contract/rail'
import { describe, expect, test } from 'vitest'
import { type RailSearch, readParts, readSearch, shopRequest, writeSearch } from './search.ts'

const paris = { code: 'PAR', context: 'CITY', name: 'Paris' } as const
const zurich = { code: '8503000', context: 'UIC', name: 'Zürich HB' } as const
const basel = { code: '8500010', context: 'UIC', name: 'Basel SBB' } as const

const oneWay: RailSearch = {
  from: paris,
  to: zurich,
  depart: '2026-12-15',
  departAt: '06:00',
  adults: 2,
  seniors: 1,
  youths: [19, 4],
  direct: false,
}
const there: RailSearch = {
  ...oneWay,
  via: basel,
  back: '2026-12-20',
  backAt: '14:00',
  direct: true,
  fareCode: 'SPRING',
}

describe('[R5.2] the request of a ticket search', () => {
  test('an adult is 31, a senior 62, a youth as old as chosen, in this order', () => {
    expect(shopRequest(oneWay)).toEqual({
      originDestinations: [
        {
          rph: '1',
          departureDateTime: '2026-12-15T06:00:00',
          originLocation: { locationCode: 'PAR', codeContext: 'CITY' },
          destinationLocation: { locationCode: '8503000', codeContext: 'UIC' },
        },
      ],
      passengerTypes: [
        { code: 'ADULT', passengerDetails: [{ age: 31 }, { age: 31 }] },
        { code: 'SENIOR', passengerDetails: [{ age: 62 }] },
        { code: 'YOUTH', passengerDetails: [{ age: 19 }, { age: 4 }] },
      ],
    })
  })

  test('nobody is sent for whom nobody travels', () => {
    const { passengerTypes } = shopRequest({ ...oneWay, adults: 0, seniors: 0, youths: [26] })
    expect(passengerTypes).toEqual([{ code: 'YOUTH', passengerDetails: [{ age: 26 }] }])
  })

  test('a round trip adds the leg reversed, with its own day and time and the same stop on the way', () => {
    const [out, back] = shopRequest(there).originDestinations
    expect(out?.viaLocation).toEqual({ locationCode: '8500010', codeContext: 'UIC' })
    expect(back).toEqual({
      rph: '2',
      departureDateTime: '2026-12-20T14:00:00',
      originLocation: out?.destinationLocation,
      destinationLocation: out?.originLocation,
      viaLocation: out?.viaLocation,
    })
  })

  test('a fare code is the class preference RIT, and direct trains have no change', () => {
    expect(shopRequest(there).preferences).toEqual({
      maxConnections: 0,
      classCodes: [{ code: 'RIT', codeContext: 'SPRING' }],
    })
    expect(shopRequest(oneWay)).not.toHaveProperty('preferences')
  })

  test('the contract takes it', () => {
    expect(railShopRQ.safeParse(shopRequest(oneWay)).success).toBe(true)
    expect(railShopRQ.safeParse(shopRequest(there)).success).toBe(true)
  })
})

describe('[R2.6] the address carries the search', () => {
  test.each([
    ['one way', oneWay],
    ['there and back', there],
    ['one youth alone, any time', { ...oneWay, departAt: '00:00', adults: 0, seniors: 0, youths: [19] }],
  ])('%s is read as it was written', (_, search) => {
    expect(readSearch(writeSearch(search))).toEqual(search)
  })

  test('it is flat and short', () => {
    expect(writeSearch(oneWay)).toEqual({
      from: 'CITY-PAR',
      fromName: 'Paris',
      to: 'UIC-8503000',
      toName: 'Zürich HB',
      depart: '2026-12-15',
      at: '06:00',
      adults: 2,
      seniors: 1,
      youths: '19,4',
    })
    expect(writeSearch({ ...oneWay, departAt: '00:00', youths: [0] })).toMatchObject({ youths: 0 })
    expect(writeSearch({ ...oneWay, departAt: '00:00', youths: [] })).not.toHaveProperty('at')
  })

  test('the router may have read figures as numbers', () => {
    const { youths, fareCode } = readSearch({ ...writeSearch(oneWay), adults: '1', youths: 19, fareCode: 4711 }) ?? {}
    expect([youths, fareCode]).toEqual([[19], '4711'])
  })

  test.each([
    ['no origin', { from: undefined }],
    ['an unknown kind of place', { to: 'HOTEL-1' }],
    ['origin and destination alike', { to: 'CITY-PAR' }],
    ['no date', { depart: undefined }],
    ['no such day', { depart: '2026-02-30' }],
    ['back before it begins', { back: '2026-12-14' }],
    ['nobody travels', { adults: 0, seniors: 0, youths: undefined }],
    ['ten people', { adults: 9, seniors: 1, youths: undefined }],
    ['a youth of 40 alone', { adults: 0, seniors: 0, youths: 40 }],
    ['half an adult', { adults: 0.5, seniors: 0, youths: undefined }],
    ['fewer than none', { adults: -1, seniors: 0, youths: undefined }],
  ])('%s is no whole search', (_, change) => {
    expect(readSearch({ ...writeSearch(oneWay), ...change })).toBeUndefined()
  })

  test('a time that is none means the whole day; a place without a name shows its code', () => {
    const search = readSearch({ ...writeSearch(oneWay), at: '25:00', fromName: undefined })
    expect(search).toMatchObject({ departAt: '00:00', from: { name: 'PAR' } })
  })

  test('half a search fills in what it says', () => {
    expect(readParts({ to: 'UIC-8503000', toName: 'Zürich HB', fareCode: ' SPRING ', youths: '9,x,12' })).toEqual({
      to: zurich,
      fareCode: 'SPRING',
      adults: 0,
      seniors: 0,
      youths: [9, 12],
    })
    expect(readParts({})).toEqual({})
  })
})

test('[F5] an address that sends a small child alone is no whole search: the form asks who goes along', () => {
  const alone = writeSearch({ ...oneWay, adults: 0, seniors: 0, youths: [5, 8] })
  expect(readSearch(alone)).toBeUndefined()
  expect(readParts(alone)).toMatchObject({ adults: 0, youths: [5, 8] })
  expect(readSearch(writeSearch({ ...oneWay, adults: 0, seniors: 0, youths: [5, 12] }))?.youths).toEqual([5, 12])
})
