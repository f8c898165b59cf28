import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { addGoods } from './cart-goods.ts'
import { inTurn } from './in-turn.ts'
import { chooseLook } from './preferences.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

/** Nothing here waits for a clock: what is ready to be sent has been sent by the next turn of the loop. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('[R7.36] what a visitor does first at once is sent one after the other: one session is opened', async () => {
  const sent: string[] = []
  const pending: (() => void)[] = []
  vi.stubGlobal('fetch', (address: string) => {
    sent.push(address)
    return new Promise<Response>((resolve) => {
      pending.push(() => resolve(new Response(JSON.stringify([]))))
    })
  })
  const all = Promise.all([
    addGoods({ productType: 'rail', rphs: ['x'] }),
    chooseLook({ currency: 'HKD' }),
    addGoods({ productType: 'rail', rphs: ['y'] }),
  ])
  const cart = '/api/v1/bookings/shopping-cart'
  const order = [cart, '/api/v1/account/preferences', cart]
  for (const count of [1, 2, 3]) {
    await waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(count))
    await settle()
    expect(sent).toEqual(order.slice(0, count))
    pending[count - 1]?.()
  }
  await all
})

test('a write that fails holds up none of the others', async () => {
  const failed = inTurn(() => Promise.reject(new Error('away')))
  const next = inTurn(async () => 'done')
  await expect(failed).rejects.toThrow('away')
  expect(await next).toBe('done')
})

test('where the browser has locks, other tabs wait as well', async () => {
  const names: string[] = []
  const request = (name: string, work: () => Promise<unknown>) => {
    names.push(name)
    return work()
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  expect(await inTurn(async () => 7)).toBe(7)
  expect(names).toEqual(['portolan-session'])
})
