import { readOwnInfo } from '@portolan/contract/account'
import { searchFlights } from '@portolan/contract/air'
import { searchHotels } from '@portolan/contract/hotel'
import { suggestPlaces } from '@portolan/contract/place'
import { searchTrains } from '@portolan/contract/rail'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSearch as readFlights } from '../air/address.ts'
import { begin as beginFlights } from '../air/flights/begin.ts'
import { send } from '../api/client.ts'
import { stream } from '../api/stream.ts'
import { lowFareRequest } from '../flight/search.ts'
import { begin as beginHotels } from '../hotel/list/begin.ts'
import { switchLanguage } from '../i18n/store.ts'
import { keptSearch, readSearch, shopRequest } from '../rail/search.ts'
import { begin as beginTrains } from '../rail/trains/begin.ts'
import { shopToday } from '../session/shop-today.ts'
import { readStay } from '../stay/address.ts'
import { listRequest } from '../stay/search.ts'
import { begin as beginFrame } from './shell/begin.ts'

const fetched = vi.fn<typeof fetch>()
const asked = () => fetched.mock.calls.map(([address]) => String(address))
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const line = { onLine: () => {} }

beforeEach(async () => {
  sessionStorage.clear()
  await switchLanguage('en')
  fetched.mockReset().mockImplementation(async () => Response.json({ success: true, correlationID: 'c' }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('begun', undefined)
})
afterEach(() => vi.unstubAllGlobals())

const flights = {
  from: 'IATA-HKG',
  fromName: 'Hong Kong',
  to: 'CITY-LON',
  toName: 'London',
  depart: day(60),
  adults: '2',
}
const trains = {
  from: 'CITY-PAR',
  fromName: 'Paris',
  to: 'UIC-8503000',
  toName: 'Zürich HB',
  depart: day(30),
  adults: '1',
}
const stay = { city: 'LISBOA', cityName: 'Lisbon', checkIn: day(30), checkOut: day(33), rooms: '2-7' }
const written = (address: Record<string, string>) => `?${new URLSearchParams(address)}`

describe('what a page begins is what it asks for later, word for word', () => {
  test('who looks at it', async () => {
    beginFrame()
    await send(readOwnInfo, {})
    expect(asked()).toEqual([readOwnInfo.path])
  })

  test.each([
    ['/air/oneway', 'oneWay', flights],
    ['/air/roundtrip', 'return', { ...flights, back: day(70), children: '4,9', cabin: 'Business', nearby: '1' }],
  ] as const)('the flights of %s', async (pathname, trip, address) => {
    beginFlights({ pathname, search: written(address) })
    const read = readFlights(address, trip, shopToday())
    if (!('search' in read)) throw new Error('no search')
    await stream(searchFlights, { body: lowFareRequest(read.search) }, line)
    expect(asked()).toEqual([searchFlights.path])
  })

  test('trains, but where this tab has found some before', async () => {
    beginTrains({ search: written(trains) })
    const search = readSearch(trains)
    if (!search) throw new Error('no search')
    await stream(searchTrains, { body: shopRequest(search) }, line)
    expect(asked()).toEqual([searchTrains.path])
    sessionStorage.setItem(keptSearch, '{}')
    beginTrains({ search: written(trains) })
    expect(asked()).toHaveLength(1)
  })

  test('hotels, and the middle of their city', async () => {
    beginHotels({ search: written(stay) })
    const read = readStay(stay)
    if (!read) throw new Error('no stay')
    await send(searchHotels, { body: listRequest(read) })
    await send(suggestPlaces, { params: { kind: 'city' }, query: { keyword: 'LISBOA', language: 'en' } })
    expect(asked()).toEqual([searchHotels.path, '/api/v1/autocomplete/city?keyword=LISBOA&language=en'])
  })
})

test('an address without a whole search asks for nothing', () => {
  beginFlights({ pathname: '/air/roundtrip', search: written(flights) })
  beginFlights({ pathname: '/air/oneway', search: written({ ...flights, depart: '2020-01-01' }) })
  beginTrains({ search: written({ ...trains, to: '' }) })
  beginHotels({ search: written({ ...stay, checkOut: day(29) }) })
  expect(asked()).toEqual([])
})
