import type { CarRatesRS, carRatesRQ } from '@portolan/contract/car'
import { RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import type * as z from 'zod/mini'
import { makeRouter } from '../app/router.tsx'
import { carState, emptyCarState } from '../car/state.ts'
import { switchLanguage } from '../i18n/store.ts'
import { accountState, emptyAccountState, takeLoginResult } from '../session/account-state.ts'
import { cartState, emptyCart } from '../session/cart-state.ts'
import { chooseLook } from '../session/preferences.ts'
import { carRate, cheapFiat, found, vehAvail } from './car-offer.ts'
import { consumer, type Visitor } from './people.ts'

type Body = Record<string, unknown>
export type RateAsked = z.input<typeof carRatesRQ>

export const refusal = (status: number, stringValue: string, nodeList?: string): Response =>
  Response.json({ success: false, errors: { errors: [{ stringValue, ...(nodeList && { nodeList }) }] } }, { status })

const place = (code: string, codeContext: string, name: string, cityName: string) => ({
  ...{ code, codeContext, name, cityName, countryCode: 'PT', countryName: 'Portugal' },
})
const lisbon = place('LISBOA', 'CITY', 'Lisbon', 'Lisbon')
const places = [
  lisbon,
  place('LIS', 'IATA', 'Lisbon Airport', 'Lisbon'),
  place('OPO', 'IATA', 'Porto Airport', 'Porto'),
  place('9431039', 'UIC', 'Lisboa Oriente', 'Lisbon'),
  place('OPO-C', 'OFFICE', 'Porto City Centre', 'Porto'),
]

/** What the company answers to a wish, as `carRate` tells it. */
function rateFor({ specialEquipPrefs = [], coveragePrefs = [] }: RateAsked): CarRatesRS {
  const covers = coveragePrefs.map(({ coverageType }) => coverageType)
  return carRate({
    seats: specialEquipPrefs.find(({ equipType }) => equipType === 'CSB')?.quantity ?? 0,
    cover: covers.find((code) => code === 'SCDW'),
    glass: covers.includes('GTW'),
  })
}

/** Companies that have two cars at Lisbon; the test may put other answers in their place. */
function openDesks(owner: Visitor) {
  const desk = {
    sent: [] as { call: string; body: Body }[],
    cars: (_: Body): Response | Promise<Response> =>
      Response.json(found(['MER', 'Meridian Cars', vehAvail()], ['COS', 'Costa Rent', cheapFiat])),
    rate: (asked: RateAsked): Response | Promise<Response> => Response.json(rateFor(asked)),
    cart: [] as Body[],
    asked: (call: string) => desk.sent.filter((one) => one.call.endsWith(call)).map(({ body }) => body),
  }
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://shop.example')
    const call = `${request.method ?? 'GET'} ${pathname}`
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : {}
    desk.sent.push({ call, body })
    if (call.endsWith('/car/vehicles')) return desk.cars(body)
    if (call.endsWith('/car/rates')) return desk.rate(body)
    if (call.endsWith('/checkout/initiate')) return Response.json({ success: true, orderId: 'order-1', items: [] })
    if (pathname.endsWith('/autocomplete/car')) {
      const keyword = (searchParams.get('keyword') ?? '').toLowerCase()
      return Response.json(places.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(keyword)))
    }
    if (pathname.endsWith('/places/nearest')) return Response.json([lisbon])
    if (call.endsWith('/own-info')) return Response.json(owner)
    if (call.startsWith('POST') && call.endsWith('shopping-cart')) desk.cart.push({ ...body.goods, id: 'item-1' })
    if (call.endsWith('shopping-cart')) return Response.json(desk.cart.map((item) => JSON.stringify(item)))
    return Response.json({ success: true })
  })
  return desk
}

export type Desks = ReturnType<typeof openDesks>

/** Three days from Lisbon; at another age it is another search, which nobody has made yet. */
export const rental = (age = 36) =>
  `from=IATA-LIS&fromName=Lisbon%20Airport&pickUp=2026-12-23T10:00&return=2026-12-26T10:00&age=${age}`
export const ratePage = (more = '') =>
  `/carrental/rate?${rental()}&vendor=MER&car=V21&rate=FLEX&desk=LIS-A&returnDesk=LIS-A&rph=r-golf${more}`

export function openPage(address: string) {
  window.history.replaceState(null, '', address)
  const router = makeRouter()
  return { router, ...render(<RouterProvider router={router} />) }
}

/** Somebody logged in before a wide window, who speaks English and pays in Hong Kong dollars. */
export async function arriveAtDesks(owner: Visitor = consumer): Promise<Desks> {
  sessionStorage.clear()
  localStorage.clear()
  accountState.write(emptyAccountState)
  takeLoginResult(owner)
  cartState.write(emptyCart)
  carState.write(emptyCarState)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  // The days of these rentals lie ahead, whatever day it is; only the calendar stands still, timers run.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T08:00:00Z') })
  const desk = openDesks(owner)
  await chooseLook({ currency: 'HKD' })
  await switchLanguage('en')
  return desk
}
