import type { TourActivityInfo } from '@portolan/contract/activity'
import type { PopularCity } from '@portolan/contract/hotel'
import { RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { activityState, emptyActivityState } from '../activity/state.ts'
import { makeRouter } from '../app/router.tsx'
import { switchLanguage } from '../i18n/store.ts'
import { accountState, emptyAccountState, takeLoginResult } from '../session/account-state.ts'
import { cartState, emptyCart } from '../session/cart-state.ts'
import { chooseLook } from '../session/preferences.ts'
import { departure, tourInfo } from './activity-offer.ts'
import { consumer, type Visitor } from './people.ts'

interface Sent {
  call: string
  body: Record<string, unknown>
}

/** What an availability call asks for. */
export interface Asked {
  show: 'Days' | 'Departures'
  schedule: { start: string; end: string }
  participantCounts: { qualifierInfo: string; quantity: number; ages?: number[] }[]
}

type Answer = { status: number; body: object }

export const refused = (nodeList: string, stringValue: string, status = 400): Answer => ({
  status,
  body: { success: false, errors: { errors: [{ stringValue: 'Bad Request' }, { nodeList, stringValue }] } },
})

const place = (code: string, name: string, countryName: string) => ({
  ...{ code, codeContext: 'CITY', name, cityName: name, countryCode: 'PT', countryName },
})

const cities: PopularCity[] = Array.from({ length: 10 }, (_, at) => ({
  ...{ cityCode: `CITY${at}`, cityName: `City ${at}`, countryCode: 'PT', countryName: 'Portugal', hotelCount: 5 },
}))

/** The party as the server counts it: who is 13 is an adult here. */
function countsOf({ participantCounts }: Asked): readonly [number, number, number] {
  const of = (kind: string) => participantCounts.find(({ qualifierInfo }) => qualifierInfo === kind)
  const ages = of('Child')?.ages ?? []
  const grown = ages.filter((age) => age > 12).length
  return [(of('Adult')?.quantity ?? 0) + grown, ages.length - grown, of('Senior')?.quantity ?? 0]
}

/** A server that has the tours that the test gives it, and tells what it was asked. */
function openShop(owner: Visitor) {
  const desk = {
    sent: [] as Sent[],
    tours: [tourInfo()] as TourActivityInfo[],
    warnings: undefined as object | undefined,
    cities,
    /** In place of the answer. */
    search: undefined as Answer | undefined,
    days: undefined as ((asked: Asked) => TourActivityInfo | Answer | undefined) | undefined,
    departures: (asked: Asked): TourActivityInfo | Answer =>
      tourInfo({ groups: [departure({ people: countsOf(asked) })] }),
    bookings: [] as object[],
    cart: [] as Record<string, unknown>[],
    gate: Promise.resolve() as Promise<void>,
    asked: (show: Asked['show']): Asked[] =>
      desk.sent
        .filter(({ call }) => call.endsWith('/touractivity/avail'))
        .map(({ body }) => body.tourActivity as Asked)
        .filter((one) => one.show === show),
    to: (part: string) => desk.sent.filter(({ call }) => call.includes(part)),
  }
  const avail = (asked: Asked): Response => {
    const answer = asked.show === 'Days' ? (desk.days?.(asked) ?? desk.tours[0]) : desk.departures(asked)
    if (answer && 'status' in answer) return Response.json(answer.body, { status: answer.status })
    return Response.json({ success: true, correlationID: 'c-7', tourActivityInfos: answer ? [answer] : [] })
  }
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://shop.example')
    const call = `${request.method ?? 'GET'} ${pathname}`
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : {}
    desk.sent.push({ call, body })
    if (call.endsWith('/touractivity/search')) {
      await desk.gate
      if (desk.search) return Response.json(desk.search.body, { status: desk.search.status })
      return Response.json({ success: true, tourActivityInfos: desk.tours, ...desk.warnings })
    }
    if (call.endsWith('/touractivity/avail')) return avail(body.tourActivity)
    if (call.endsWith('/hotel/popular-cities')) return Response.json(desk.cities)
    if (pathname.includes('/autocomplete/')) {
      const keyword = (searchParams.get('keyword') ?? '').toLowerCase()
      const known = [place('LIS', 'Lisbon', 'Portugal'), place('OPO', 'Porto', 'Portugal')]
      return Response.json(known.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(keyword)))
    }
    if (call.endsWith('/own-info')) return Response.json(owner)
    if (call.endsWith('/checkout/initiate')) return Response.json({ success: true, orderId: 'order-1', items: [] })
    if (call.startsWith('POST') && call.endsWith('shopping-cart'))
      desk.cart.push({ ...body.goods, id: `item-${desk.cart.length + 1}` })
    if (call.endsWith('shopping-cart')) return Response.json(desk.cart.map((item) => JSON.stringify(item)))
    return Response.json({ success: true })
  })
  return desk
}

export type ActivityDesk = ReturnType<typeof openShop>

/** `people`: each test asks for another party, because answers are kept for a while. */
export const listPage = (people: string, more = '') =>
  `/activity/list?city=LIS&cityName=Lisbon&from=2026-12-20&to=2026-12-26&people=${people}${more}`

export const detailPage = (people: string, more = '&day=2026-12-22') =>
  `/activity/detail?city=LIS&cityName=Lisbon&from=2026-12-20&to=2026-12-26&people=${people}&tour=LIS-01${more}`

export function openPage(address: string) {
  window.history.replaceState(null, '', address)
  const router = makeRouter()
  return { router, ...render(<RouterProvider router={router} />) }
}

/** Somebody logged in before a wide window, who speaks English and pays in Hong Kong dollars. */
export async function arriveAtActivities({ isWide = true, owner = consumer } = {}): Promise<ActivityDesk> {
  sessionStorage.clear()
  localStorage.clear()
  accountState.write(emptyAccountState)
  takeLoginResult(owner)
  cartState.write(emptyCart)
  activityState.write(emptyActivityState)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') === isWide && /width/.test(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  // The days lie ahead, whatever day it is; only the calendar stands still, timers run.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T08:00:00Z') })
  const desk = openShop(owner)
  await chooseLook({ currency: 'HKD' })
  await switchLanguage('en')
  return desk
}
