import { RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { makeRouter } from '../app/router.tsx'
import { switchLanguage } from '../i18n/store.ts'
import { emptyPackageState, packageState } from '../package/state.ts'
import { accountState, emptyAccountState, takeLoginResult } from '../session/account-state.ts'
import { cartState, emptyCart } from '../session/cart-state.ts'
import { chooseLook } from '../session/preferences.ts'
import { houses, levant, nordwind, rooms, roomTotals, verified } from './package-offer.ts'
import { consumer, type Visitor } from './people.ts'

interface Sent {
  call: string
  body: Record<string, unknown>
}

export const refusal = (status: number, stringValue: string): Response =>
  Response.json({ success: false, errors: { errors: [{ stringValue }] } }, { status })

const area = (cityCode: string, cityName: string, countryCode: string, countryName: string) => ({
  ...{ cityCode, cityName, countryCode, countryName, role: 'destination' },
})
const areas = [area('LISBOA', 'Lisbon', 'PT', 'Portugal'), area('LON', 'London', 'GB', 'United Kingdom')]

const airport = (code: string, name: string, cityName: string, countryCode: string) => ({
  ...{ code, codeContext: 'IATA', name, cityName, countryCode, countryName: '' },
})
const airports = [
  airport('HKG', 'Hong Kong', 'Hong Kong', 'HK'),
  airport('LIS', 'Lisbon Humberto Delgado', 'Lisbon', 'PT'),
  airport('LCY', 'London City', 'London', 'GB'),
  airport('XYZ', 'Lisburn', 'Lisburn', 'GB'),
]

const popular = areas.map(({ role: _, ...city }) => ({ ...city, imgUrl: `/api/v1/picture/${city.cityCode}.svg` }))

/** A server that sells flights with hotels; the test may put other answers in their place. */
function openCounter(owner: Visitor) {
  const desk = {
    sent: [] as Sent[],
    flights: [levant('f1'), nordwind('f2')],
    houses,
    /** In place of what a search finds; undefined: what it finds. */
    avail: (_: Sent['body']): Response | undefined => undefined,
    verify: (): Response => Response.json(verified(rooms(1).slice(0, 1), 15_670)),
    cart: [] as Record<string, unknown>[],
    asked: (call: string) => desk.sent.filter((one) => one.call.endsWith(call)).map(({ body }) => body),
  }
  const searched = ({ requestType, airQuoteID, hotelQuoteID, searchCriteria }: Sent['body']) => {
    const kept = desk.flights.filter(({ quoteID }) => !airQuoteID || quoteID === airQuoteID)
    if (requestType !== 'RoomList')
      return {
        airResults: kept,
        hotelResults: desk.houses.filter(({ quoteID }) => !hotelQuoteID || quoteID === hotelQuoteID),
      }
    const { hotelSearch } = searchCriteria as { hotelSearch: { roomStayCandidates: { roomStayCandidateList: [] } } }
    const roomStayList = rooms(hotelSearch.roomStayCandidates.roomStayCandidateList.length)
    const result = { quoteID: hotelQuoteID, packageTotals: roomTotals(roomStayList), roomStays: { roomStayList } }
    return { airResults: kept, hotelResults: [result] }
  }
  const avail = (body: Sent['body']): Response => {
    const answer = desk.avail(body)
    if (answer) return answer
    if (body.requestType === 'AreaList') return Response.json({ success: true, areas: { areaList: areas } })
    return Response.json({ success: true, correlationID: 'c-7', searchResults: searched(body) })
  }
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://shop.example')
    const call = `${request.method ?? 'GET'} ${pathname}`
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : {}
    desk.sent.push({ call, body })
    if (call.endsWith('/dynamicpkg/avail')) return avail(body)
    if (call.endsWith('/dynamicpkg/verify-price')) return desk.verify()
    if (call.endsWith('/checkout/initiate')) return Response.json({ success: true, orderId: 'order-1', items: [] })
    if (call.endsWith('/popular-cities')) return Response.json(popular)
    if (pathname.includes('/autocomplete/')) {
      const keyword = (searchParams.get('keyword') ?? '').toLowerCase()
      return Response.json(airports.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(keyword)))
    }
    if (call.endsWith('/own-info')) return Response.json(owner)
    if (call.startsWith('POST') && call.endsWith('shopping-cart')) desk.cart.push({ ...body.goods, id: 'item-1' })
    if (call.endsWith('shopping-cart')) return Response.json(desk.cart.map((item) => JSON.stringify(item)))
    return Response.json({ success: true })
  })
  return desk
}

export type Counter = ReturnType<typeof openCounter>

/** Two adults and a child there for five of twelve nights; of another age it is another search, which nobody has made yet. */
export const tripAddress = (rooms = '2-7') =>
  `from=IATA-HKG&fromName=Hong%20Kong&to=CITY-LISBOA&toName=Lisbon&depart=2026-12-15&back=2026-12-27&checkIn=2026-12-15&checkOut=2026-12-20&rooms=${rooms}`

export function openPage(address: string) {
  window.history.replaceState(null, '', address)
  const router = makeRouter()
  return { router, ...render(<RouterProvider router={router} />) }
}

/** Somebody logged in before a wide window, who speaks English and pays in Hong Kong dollars. */
export async function arriveAtCounter(owner: Visitor = consumer): Promise<Counter> {
  sessionStorage.clear()
  localStorage.clear()
  accountState.write(emptyAccountState)
  takeLoginResult(owner)
  cartState.write(emptyCart)
  packageState.write(emptyPackageState)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  // The days of these trips lie ahead, whatever day it is; only the calendar stands still, timers run.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T08:00:00Z') })
  const desk = openCounter(owner)
  await chooseLook({ currency: 'HKD' })
  await switchLanguage('en')
  return desk
}
