import type { PopularCity } from '@portolan/contract/hotel'
import type { HotelStay } from '@portolan/contract/hotel-stay'
import { RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { makeRouter } from '../app/router.tsx'
import { switchLanguage } from '../i18n/store.ts'
import { accountState, emptyAccountState } from '../session/account-state.ts'
import { cartState, emptyCart } from '../session/cart-state.ts'
import { chooseLook } from '../session/preferences.ts'
import { emptyHotelState, hotelState } from '../stay/state.ts'

interface Sent {
  call: string
  body: Record<string, unknown>
}

const lisbon = { ...{ code: 'LISBOA', codeContext: 'CITY', name: 'Lisbon', cityName: 'Lisbon' }, countryCode: 'PT' }
const london = { ...{ code: 'LON', codeContext: 'CITY', name: 'London', cityName: 'London' }, countryCode: 'GB' }
const places = [
  { ...lisbon, countryName: 'Portugal', position: { latitude: 38.71, longitude: -9.14 } },
  { ...london, countryName: 'United Kingdom', position: { latitude: 51.51, longitude: -0.12 } },
]

const popular: PopularCity[] = [
  {
    ...{ cityCode: 'LISBOA', cityName: 'Lisbon', countryCode: 'PT', countryName: 'Portugal', hotelCount: 57 },
    imgUrl: '/api/v1/picture/oldtown~any~LISBOA.svg',
  },
  { cityCode: 'LON', cityName: 'London', countryCode: 'GB', countryName: 'United Kingdom', hotelCount: 1 },
]

type Answer = { status: number; body: object }

/** A server that has the houses that the test gives it, and tells what it was asked. */
function openHotels() {
  const desk = {
    sent: [] as Sent[],
    stays: [] as HotelStay[],
    days: [] as { date: string; from: { currencyCode: string; amount: number } }[],
    popular,
    refusal: undefined as Answer | undefined,
    /** Answers wait for this. */
    gate: Promise.resolve() as Promise<void>,
    asked: (call: string) => desk.sent.filter((one) => one.call.endsWith(call)).map(({ body }) => body),
  }
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://shop.example')
    const call = `${request.method ?? 'GET'} ${pathname}`
    desk.sent.push({ call, body: typeof request.body === 'string' ? JSON.parse(request.body) : {} })
    if (call.endsWith('/hotel/avail')) {
      await desk.gate
      if (desk.refusal) return Response.json(desk.refusal.body, { status: desk.refusal.status })
      return Response.json({ success: true, correlationID: 'c', hotelStays: { hotelStayList: desk.stays } })
    }
    if (call.endsWith('/hotel/calendar')) return Response.json({ success: true, days: desk.days })
    if (call.endsWith('/hotel/popular-cities')) return Response.json(desk.popular)
    if (pathname.includes('/autocomplete/')) {
      const keyword = (searchParams.get('keyword') ?? '').toLowerCase()
      return Response.json(places.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(keyword)))
    }
    if (call.endsWith('/own-info')) return Response.json({ id: 'u1', success: true, permissions: [] })
    if (call.endsWith('shopping-cart')) return Response.json([])
    return Response.json({ success: true })
  })
  return desk
}

/** Two adults and a child in one room for five nights; of another age it is another search, which nobody has made yet. */
export const lisbonList = (age: number) =>
  `/hotel/list?city=LISBOA&cityName=Lisbon&checkIn=2026-12-15&checkOut=2026-12-20&rooms=2-${age}`

export function openPage(address: string) {
  window.history.replaceState(null, '', address)
  const router = makeRouter()
  return { router, ...render(<RouterProvider router={router} />) }
}

/** A logged-in customer before a wide window, who speaks English and pays in Hong Kong dollars. */
export async function arriveAtHotels({ isWide = true } = {}) {
  sessionStorage.clear()
  localStorage.clear()
  accountState.write({ ...emptyAccountState, logedIn: true })
  cartState.write(emptyCart)
  hotelState.write(emptyHotelState)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') === isWide && /width/.test(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  // The days of these stays lie ahead, whatever day it is; only the calendar stands still, timers run.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T08:00:00Z') })
  const desk = openHotels()
  await chooseLook({ currency: 'HKD' })
  await switchLanguage('en')
  return desk
}
