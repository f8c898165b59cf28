import type { TransferAvailRS } from '@portolan/contract/transfer'
import { RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { makeRouter } from '../app/router.tsx'
import { switchLanguage } from '../i18n/store.ts'
import { accountState, emptyAccountState, takeLoginResult } from '../session/account-state.ts'
import { cartState, emptyCart } from '../session/cart-state.ts'
import { chooseLook } from '../session/preferences.ts'
import { consumer, type Visitor } from './people.ts'
import { hkd, service, shuttle, van } from './transfer-offer.ts'

interface Sent {
  call: string
  body: Record<string, unknown>
}

const portugal = { countryCode: 'PT', countryName: 'Portugal', cityName: 'Lisbon' }
const places = [
  {
    ...{ code: 'LIS', codeContext: 'IATA', name: 'Lisbon Airport' },
    ...{ ...portugal, position: { latitude: 38.7742, longitude: -9.1342 } },
  },
  {
    ...{ code: '1002003', codeContext: 'HOTEL', name: 'Casa do Cais' },
    ...{ ...portugal, position: { latitude: 38.7075, longitude: -9.1365 } },
  },
  { code: 'PTLIS', codeContext: 'PORT', name: 'Lisbon Cruise Port', ...portugal },
  { code: 'LISBOA', codeContext: 'CITY', name: 'Lisbon', ...portugal },
]

type Answer = { status: number; body: object }

/** A server that has the drivers that the test gives it, keeps a cart and takes orders. */
function openDrivers(owner: Visitor) {
  const desk = {
    sent: [] as Sent[],
    answer: { success: true, correlationID: 'c-7', groundServices: [service(), van, shuttle] } as Omit<
      TransferAvailRS,
      'success'
    > & { success: boolean },
    refusal: undefined as Answer | undefined,
    cartRefusal: undefined as Answer | undefined,
    /** Answers wait for this. */
    gate: Promise.resolve() as Promise<void>,
    cart: [] as Record<string, unknown>[],
    asked: (end: string) => desk.sent.filter((one) => one.call.endsWith(end)).map(({ body }) => body),
  }
  const place = (query: URLSearchParams, isCity: boolean) => {
    const keyword = (query.get('keyword') ?? '').toLowerCase()
    return places
      .filter(({ codeContext }) => (codeContext === 'CITY') === isCity)
      .filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(keyword))
  }
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://shop.example')
    const call = `${request.method ?? 'GET'} ${pathname}`
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : {}
    desk.sent.push({ call, body })
    if (call.endsWith('/transfer/avail')) {
      await desk.gate
      return desk.refusal
        ? Response.json(desk.refusal.body, { status: desk.refusal.status })
        : Response.json(desk.answer)
    }
    if (pathname.includes('/autocomplete/')) return Response.json(place(searchParams, pathname.endsWith('/city')))
    if (call.endsWith('/own-info')) return Response.json(owner)
    if (call.endsWith('/checkout/initiate'))
      return Response.json({ success: true, orderId: 'order-1', items: [], total: hkd(1) })
    if (call.startsWith('POST') && call.endsWith('shopping-cart')) {
      if (desk.cartRefusal) return Response.json(desk.cartRefusal.body, { status: desk.cartRefusal.status })
      desk.cart.push({ ...body.goods, id: `item-${desk.cart.length + 1}` })
    }
    if (call.endsWith('shopping-cart')) return Response.json(desk.cart.map((item) => JSON.stringify(item)))
    return Response.json({ success: true })
  })
  return desk
}

export type Drivers = ReturnType<typeof openDrivers>

export const refusal = (status: number, stringValue: string, nodeList?: string): Answer => ({
  status,
  body: { success: false, errors: { errors: [{ stringValue, ...(nodeList && { nodeList }) }] } },
})

const way =
  'from=airport-LIS&fromName=Lisbon+Airport&fromAt=38.7742_-9.1342&to=hotel-1002003&toName=Casa+do+Cais&toAt=38.7075_-9.1365'

export const listPage = (more = '&adults=2&children=1&bags=4&seats=1') =>
  `/cartransfer/list?${way}&at=2026-12-20T23:05&flight=TP-1187${more}`

export function openPage(address: string) {
  window.history.replaceState(null, '', address)
  const router = makeRouter()
  return { router, ...render(<RouterProvider router={router} />) }
}

/** Somebody logged in before a wide window, who speaks English and pays in Hong Kong dollars. */
export async function arriveAtDrivers({ isWide = true, owner = consumer } = {}): Promise<Drivers> {
  sessionStorage.clear()
  localStorage.clear()
  accountState.write(emptyAccountState)
  takeLoginResult(owner)
  cartState.write(emptyCart)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') === isWide && /width/.test(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  // The days of these rides lie ahead, whatever day it is; only the calendar stands still, timers run.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T08:00:00Z') })
  const desk = openDrivers(owner)
  await chooseLook({ currency: 'HKD' })
  await switchLanguage('en')
  return desk
}
