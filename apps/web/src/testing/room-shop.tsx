import type { RoomStay } from '@portolan/contract/hotel-stay'
import type { Amount } from '@portolan/contract/shared'
import { RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { makeRouter } from '../app/router.tsx'
import { switchLanguage } from '../i18n/store.ts'
import { accountState, emptyAccountState, takeLoginResult } from '../session/account-state.ts'
import { cartState, emptyCart } from '../session/cart-state.ts'
import { chooseLook } from '../session/preferences.ts'
import { consumer, type Visitor } from './people.ts'
import { description, hkd, proposal, roomStay } from './room-offer.ts'

interface Sent {
  call: string
  body: Record<string, unknown>
  key: string | null
}

type Answer = object | (() => Response)

export const refusal = (status: number, stringValue: string) => () =>
  Response.json({ success: false, errors: { errors: [{ stringValue }] } }, { status })

const answerTo = (answer: Answer): Response => (typeof answer === 'function' ? answer() : Response.json(answer))

/** A house that has rooms, takes guests and writes bookings; the test may put other answers in their place. */
function openHouse(owner: Visitor) {
  const desk = {
    sent: [] as Sent[],
    stays: [roomStay({ handle: 'h1' })] as RoomStay[],
    /** In place of the rooms. */
    avail: undefined as Answer | undefined,
    description: { success: true, hotelDescriptiveContents: { hotelDescriptiveContentList: [description] } } as Answer,
    confirm: undefined as Answer | undefined,
    hold: undefined as Answer | undefined,
    book: undefined as Answer | undefined,
    quote: undefined as Answer | undefined,
    cart: [] as Record<string, unknown>[],
    /** What the agency's account has left. */
    accounts: [] as { left: Amount; limit: Amount }[],
    draft: [] as object[],
    /** The answer about rooms waits for it. */
    wait: Promise.resolve(),
  }
  const order = {
    ...{ success: true, orderId: 'order-1', correlationID: 'c-9', total: hkd(3030) },
    items: [
      {
        ...{ cartItemId: 'item-1', productType: 'hotel', status: 'OnHold', price: hkd(3030), party: [], title: '' },
        questions: ['SPECIAL_REQUEST', 'COMMENT'].map((code) => ({ code, text: code, per: 'order', required: false })),
      },
    ],
  }
  const take = (goods: Record<string, unknown>): void => {
    desk.cart.push({ ...goods, id: `item-${desk.cart.length + 1}` })
  }
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://shop.example')
    const call = `${request.method ?? 'GET'} ${pathname}`
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : {}
    desk.sent.push({ call, body, key: new Headers(request.headers).get('idempotency-key') })
    if (call.endsWith('/hotel/avail')) {
      await desk.wait
      return answerTo(desk.avail ?? { success: true, correlationID: 'c-9', roomStays: { roomStayList: desk.stays } })
    }
    if (call.endsWith('/hotel/description')) return answerTo(desk.description)
    if (call.endsWith('/hotel/confirm')) return answerTo(desk.confirm ?? proposal(desk.stays))
    if (call.endsWith('/hotel/prebook')) return answerTo(desk.hold ?? proposal(desk.stays))
    if (call.endsWith('/hotel/b2b-book')) return answerTo(desk.book ?? proposal(desk.stays))
    if (call.endsWith('/payment/config')) return Response.json({ success: true, accounts: desk.accounts })
    if (call.endsWith('/checkout/initiate')) return Response.json(order)
    if (call.endsWith('/checkout/quote')) return answerTo(desk.quote ?? order)
    if (call.includes('/traveler-draft/')) {
      if (call.startsWith('PUT')) desk.draft = body.travelers
      return Response.json({ success: true, travelers: desk.draft })
    }
    if (call.endsWith('/own-info')) return Response.json(owner)
    if (call.startsWith('POST') && call.endsWith('shopping-cart')) take(body.goods)
    if (call.endsWith('shopping-cart')) return Response.json(desk.cart.map((item) => JSON.stringify(item)))
    return Response.json({ success: true })
  })
  return desk
}

export type House = ReturnType<typeof openHouse>

const stay = 'city=LIS&cityName=Lisbon&checkIn=2026-12-15&checkOut=2026-12-18'
export const detailPage = (rooms = '2-6', hotel = '1002003') => `/hotel/detail?${stay}&rooms=${rooms}&hotel=${hotel}`
export const guestsPage = (rooms = '2-6', more = '&rph1=h1&was=HKD-3030') =>
  `/hotel/guests?${stay}&rooms=${rooms}&hotel=1002003${more}`

export function openPage(address: string) {
  window.history.replaceState(null, '', address)
  const router = makeRouter()
  return { router, ...render(<RouterProvider router={router} />) }
}

/** Somebody logged in who speaks English, pays in Hong Kong dollars and has chosen nothing yet. */
export async function arriveAtHouse(owner: Visitor = consumer): Promise<House> {
  sessionStorage.clear()
  localStorage.clear()
  accountState.write(emptyAccountState)
  takeLoginResult(owner)
  cartState.write(emptyCart)
  // The days of this stay lie ahead, whatever day it is; only the calendar stands still, timers run.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T08:00:00Z') })
  const desk = openHouse(owner)
  await chooseLook({ currency: 'HKD' })
  await switchLanguage('en')
  return desk
}

export const sentTo = ({ sent }: House, part: string): Sent[] => sent.filter(({ call }) => call.includes(part))
