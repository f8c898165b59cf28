import type { AirSearchLine } from '@portolan/contract/air'
import { RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { flightSearch, leaveSearch } from '../air/flights/search-run.ts'
import { wishesStore } from '../air/flights/wishes.ts'
import { airState, emptyAirState } from '../air/state.ts'
import { makeRouter } from '../app/router.tsx'
import { noWishes } from '../flight/flights/my-price.ts'
import { switchLanguage } from '../i18n/store.ts'
import { accountState, emptyAccountState } from '../session/account-state.ts'
import { cartState, emptyCart } from '../session/cart-state.ts'
import { chooseLook } from '../session/preferences.ts'

interface Sent {
  call: string
  body: Record<string, unknown>
}

const airport = (code: string, name: string, cityName: string, codeContext: 'IATA' | 'CITY' = 'IATA') => ({
  ...{ code, codeContext, name, cityName, countryCode: 'XX', countryName: 'Land' },
})

const airports = [
  airport('HKG', 'Hong Kong', 'Hong Kong'),
  airport('LIS', 'Lisbon Humberto Delgado', 'Lisbon'),
  airport('LON', 'London', 'London', 'CITY'),
  airport('LHR', 'Heathrow', 'London'),
  airport('FCO', 'Rome Fiumicino', 'Rome'),
]

/** A server whose answer to a search is told line by line, whenever the test wants it to be. */
function openAirport() {
  const encoder = new TextEncoder()
  const desk = {
    sent: [] as Sent[],
    stopped: 0,
    days: [] as { date: string; returnDate?: string; from: { currencyCode: string; amount: number } }[],
    cart: [] as unknown[],
    refusal: undefined as { status: number; body: object } | undefined,
    tell: (_: AirSearchLine | object) => {},
    finish: () => {},
  }
  const search = (signal: AbortSignal | null | undefined): Response => {
    if (desk.refusal) return Response.json(desk.refusal.body, { status: desk.refusal.status })
    const bytes = new ReadableStream<Uint8Array>({
      start(controller) {
        desk.tell = (line) => controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
        desk.finish = () => controller.close()
        signal?.addEventListener('abort', () => {
          desk.stopped += 1
          controller.error(new DOMException('stopped', 'AbortError'))
        })
      },
    })
    return new Response(bytes, { headers: { 'content-type': 'application/x-ndjson' } })
  }
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://shop.example')
    const call = `${request.method ?? 'GET'} ${pathname}`
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : {}
    desk.sent.push({ call, body })
    if (call.endsWith('/air/low-fare-search')) return search(request.signal)
    if (call.endsWith('/air/calendar')) return Response.json({ success: true, days: desk.days })
    if (call.endsWith('/autocomplete/airport')) {
      const keyword = (searchParams.get('keyword') ?? '').toLowerCase()
      return Response.json(airports.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(keyword)))
    }
    if (call.endsWith('/own-info')) return Response.json({ id: 'u1', success: true, permissions: [] })
    if (call.startsWith('POST') && call.endsWith('shopping-cart')) desk.cart.push(body.goods)
    if (call.endsWith('shopping-cart')) return Response.json([])
    return Response.json({ success: true })
  })
  return desk
}

const way = 'from=IATA-HKG&fromName=Hong%20Kong&to=IATA-LIS&toName=Lisbon&depart=2026-12-15&adults=2'
export const oneWay = `/air/oneway?${way}`
export const roundTrip = `/air/roundtrip?${way}&back=2026-12-27`
export const multiCity =
  '/air/multicity?from1=IATA-HKG&fromName1=Hong%20Kong&to1=IATA-LIS&toName1=Lisbon&depart1=2026-12-15' +
  '&from2=IATA-LIS&fromName2=Lisbon&to2=IATA-FCO&toName2=Rome&depart2=2026-12-21' +
  '&from3=IATA-FCO&fromName3=Rome&to3=IATA-HKG&toName3=Hong%20Kong&depart3=2026-12-27&adults=2'

export function openPage(address: string) {
  window.history.replaceState(null, '', address)
  const router = makeRouter()
  return { router, ...render(<RouterProvider router={router} />) }
}

/** A logged-in customer who speaks English, pays in Hong Kong dollars and has searched for nothing yet. */
export async function arriveAtAirport() {
  sessionStorage.clear()
  localStorage.clear()
  accountState.write({ ...emptyAccountState, logedIn: true })
  cartState.write(emptyCart)
  airState.write(emptyAirState)
  leaveSearch()
  flightSearch.write({ key: undefined, itineraries: [] })
  wishesStore.write(noWishes)
  // The days of these trips lie ahead, whatever day it is; only the calendar stands still, timers run.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T08:00:00Z') })
  const desk = openAirport()
  await chooseLook({ currency: 'HKD' })
  await switchLanguage('en')
  return desk
}
