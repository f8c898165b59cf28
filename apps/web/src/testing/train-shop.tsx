import type { RailShopLine } from '@portolan/contract/rail'
import { RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { makeRouter } from '../app/router.tsx'
import { switchLanguage } from '../i18n/store.ts'
import { emptyRailState, railState } from '../rail/state.ts'
import { leaveSearch, trainSearch } from '../rail/trains/search-run.ts'
import { accountState, emptyAccountState } from '../session/account-state.ts'
import { cartState, emptyCart } from '../session/cart-state.ts'
import { chooseLook } from '../session/preferences.ts'

interface Sent {
  call: string
  body: Record<string, unknown>
}

/** A server whose answer to a search is told line by line, whenever the test wants it to be. */
export function openStation() {
  const encoder = new TextEncoder()
  const station = {
    sent: [] as Sent[],
    /** How many searches were given up by the browser. */
    stopped: 0,
    days: [] as { date: string; from: { currencyCode: string; amount: number } }[],
    cart: [] as unknown[],
    refusal: undefined as { status: number; text: string } | undefined,
    tell: (_: RailShopLine | object) => {},
    finish: () => {},
  }
  const search = (signal: AbortSignal | null | undefined): Response => {
    if (station.refusal) {
      const errors = { errors: [{ stringValue: station.refusal.text }] }
      return Response.json({ success: false, errors }, { status: station.refusal.status })
    }
    const bytes = new ReadableStream<Uint8Array>({
      start(controller) {
        station.tell = (line) => controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
        station.finish = () => controller.close()
        signal?.addEventListener('abort', () => {
          station.stopped += 1
          controller.error(new DOMException('stopped', 'AbortError'))
        })
      },
    })
    return new Response(bytes, { headers: { 'content-type': 'application/x-ndjson' } })
  }
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const call = `${request.method ?? 'GET'} ${String(address).split('?')[0]}`
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : {}
    station.sent.push({ call, body })
    if (call.endsWith('/rail/shop')) return search(request.signal)
    if (call.endsWith('/rail/calendar')) return Response.json({ success: true, days: station.days })
    if (call.startsWith('POST') && call.endsWith('shopping-cart')) station.cart.push(body.goods)
    if (call.endsWith('shopping-cart')) return Response.json([])
    return Response.json({ success: true })
  })
  return station
}

export const parisZurich =
  '/rail/trains?from=CITY-PARIS&fromName=Paris&to=UIC-8503000&toName=Z%C3%BCrich%20HB&depart=2026-12-15&adults=2&seniors=0&youths=19'
export const andBack = `${parisZurich}&back=2026-12-20`

export function openPage(address: string): void {
  window.history.replaceState(null, '', address)
  render(<RouterProvider router={makeRouter()} />)
}

/** A visitor who speaks English, pays in Hong Kong dollars and has searched for nothing yet. */
export async function arriveAtStation() {
  sessionStorage.clear()
  accountState.write(emptyAccountState)
  cartState.write(emptyCart)
  railState.write(emptyRailState)
  leaveSearch()
  trainSearch.write({ key: undefined })
  // The days of these journeys lie ahead, whatever day it is; only the calendar stands still, timers run.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T08:00:00Z') })
  const station = openStation()
  await chooseLook({ currency: 'HKD' })
  await switchLanguage('en')
  return station
}
