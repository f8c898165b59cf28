// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addGoods } from './cart-goods.ts'
import { loadCart, watchCart } from './cart-load.ts'
import { cartState, emptyCart } from './cart-state.ts'

const pending: ((goods: unknown, status?: number) => void)[] = []
const goods = () => cartState.read().goods

beforeEach(() => {
  cartState.write(emptyCart)
  pending.length = 0
  vi.stubGlobal('fetch', () => {
    return new Promise<Response>((resolve) => {
      pending.push((body, status = 200) =>
        resolve(new Response(JSON.stringify(body), { status, headers: { etag: `"${pending.length}"` } })),
      )
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

test('[R4.5] the answer asked for last has the last word, whatever the order they arrive in', async () => {
  const [first, second] = [loadCart(), loadCart()]
  pending[1]?.(['new'])
  await second
  pending[0]?.(['old', 'old'])
  await first
  expect(goods()).toEqual(['new'])
})

test('[R4.5] an answer that is no list of texts empties the cart', async () => {
  cartState.write({ status: 'known', goods: ['a'] })
  const load = loadCart()
  pending[0]?.({ success: true })
  expect(await load).toBe(false)
  expect(cartState.read()).toMatchObject({ status: 'failed', goods: [], version: undefined })
})

test('[R4.5] an added item brings the whole cart with it', async () => {
  cartState.write({ status: 'known', goods: ['a'] })
  const added = addGoods({ productType: 'rail', rphs: ['x'] })
  pending[0]?.(['b', 'c'])
  expect(await added).toBe(true)
  expect(cartState.read()).toMatchObject({ goods: ['b', 'c'], version: '"1"' })
})

test('a change in one tab makes the others load the cart, and only while they show it', async () => {
  const stop = watchCart()
  pending[0]?.(['a'])
  await settle()
  const other = new BroadcastChannel('portolan-cart')
  other.postMessage('changed')
  await vi.waitFor(() => expect(pending.length).toBe(2))
  pending[1]?.(['a', 'b'])
  await vi.waitFor(() => expect(goods()).toEqual(['a', 'b']))
  stop()
  expect(cartState.read().status).toBe('unknown')
  other.postMessage('changed')
  await settle()
  expect(pending.length).toBe(2)
  other.close()
})

test('one’s own change is told to the other tabs and not loaded again', async () => {
  const stop = watchCart()
  const heard: unknown[] = []
  const other = new BroadcastChannel('portolan-cart')
  other.addEventListener('message', ({ data }) => heard.push(data))
  const added = addGoods({ productType: 'rail', rphs: ['x'] })
  pending[1]?.(['x'])
  await added
  await vi.waitFor(() => expect(heard).toEqual(['changed']))
  expect(pending.length).toBe(2)
  other.close()
  stop()
})
