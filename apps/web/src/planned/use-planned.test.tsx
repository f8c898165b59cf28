import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { accountState } from '../session/account-state.ts'
import { cartState } from '../session/cart-state.ts'
import { arrive, details, openDesk, refusal, sentTo, summary } from '../testing/booking-shop.tsx'
import { item } from '../testing/cart-shop.tsx'
import { usePlanned } from './use-planned.ts'

beforeEach(arrive)

const later = { title: 'A tour', lines: [], start: '2027-02-01T10:00:00', end: '2027-02-01T12:00:00' }
const goods = [JSON.stringify(item('a', { productType: 'activity', display: later }))]

function look() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(usePlanned, { wrapper }).result
}

const logIn = () => accountState.write({ logedIn: true, accountInfo: { success: true, id: 'c1' } })

test('cart and bookings together, in the order of travel', async () => {
  const sent = openDesk()
  cartState.write({ status: 'known', goods })
  logIn()
  const result = look()
  // At once, without waiting for anybody.
  expect(result.current).toMatchObject({ isLoading: true, things: [{ key: 'cart/a' }] })
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  expect(result.current.things.map(({ key }) => key)).toEqual(['booking/b1', 'cart/a'])
  expect(result.current.things[0]?.stops).toHaveLength(4)
  expect(sentTo(sent, 'history')[0]?.body).toMatchObject({ size: 10, sort: 'travelDate,asc', page: 0 })
})

test('a guest has the cart alone, and nobody is asked', async () => {
  const sent = openDesk()
  cartState.write({ status: 'known', goods })
  const result = look()
  expect(result.current).toMatchObject({ isLoading: false, things: [{ key: 'cart/a' }] })
  expect(sent).toEqual([])
})

test('a booking that cannot be read stands with its hours beside the others', async () => {
  openDesk({
    history: () => ({ success: true, content: [summary(), summary({ bookingId: 'b2', uniqueIDs: [] })] }),
    details: ({ uniqueID }) => ((uniqueID as { id: string }).id === 'b2' ? refusal(500) : details()),
  })
  logIn()
  cartState.write({ status: 'known' })
  const result = look()
  await waitFor(() => expect(result.current.things).toHaveLength(2))
  expect(result.current.things.map(({ stops }) => stops.length)).toEqual([4, 0])
})

test('where the bookings cannot be had nothing is said and nobody is sent to log in', async () => {
  openDesk({ history: () => refusal(401) })
  logIn()
  cartState.write({ status: 'known', goods })
  const result = look()
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  expect(result.current.things.map(({ key }) => key)).toEqual(['cart/a'])
  expect(accountState.read().logedIn).toBe(true)
})
