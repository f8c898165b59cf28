import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addGoods } from './cart-goods.ts'
import { loadCart, watchCart } from './cart-load.ts'
import { cartState, emptyCart, leaveOut } from './cart-state.ts'
import { chooseLanguage } from './preferences.ts'

const pending: ((goods: unknown, status?: number) => void)[] = []
const sent: string[] = []
const goods = () => cartState.read().goods
let stop = () => {}

const asked = (calls: number) => waitFor(() => expect(pending.length).toBe(calls))

/** The shell is there and has asked; what is asked for next is the first of the pending. */
async function watch(...known: string[]) {
  stop = watchCart()
  pending[0]?.(known)
  await waitFor(() => expect(goods()).toEqual(known))
  pending.length = 0
  sent.length = 0
}

beforeEach(async () => {
  cartState.write(emptyCart)
  pending.length = 0
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    sent.push(`${method} ${address.split('/').at(-1)}`)
    return new Promise<Response>((resolve) => {
      pending.push((body, status = 200) =>
        resolve(new Response(JSON.stringify(body), { status, headers: { etag: `"${pending.length}"` } })),
      )
    })
  })
  await watch('a')
})
afterEach(() => {
  stop()
})

const add = () => addGoods({ productType: 'rail', rphs: ['x'] })

test('[R4.5] the answer asked for last has the last word, whatever the order they arrive in', async () => {
  const [first, second] = [loadCart(), loadCart()]
  pending[1]?.(['new'])
  await second
  pending[0]?.(['old', 'old'])
  await first
  expect(goods()).toEqual(['new'])
})

test('[R4.5] an answer that is no list of texts empties the cart', async () => {
  const load = loadCart()
  pending[0]?.({ success: true })
  expect(await load).toBe(false)
  expect(cartState.read()).toMatchObject({ status: 'failed', goods: [], version: undefined })
})

test('[R4.5] an added item brings the whole cart with it', async () => {
  const added = add()
  await asked(1)
  pending[0]?.(['b', 'c'])
  expect(await added).toBe(true)
  expect(cartState.read()).toMatchObject({ goods: ['b', 'c'], version: '"1"' })
})

test('[R4.5] a read that overtook a write does not hide it: the cart is read once more', async () => {
  const added = add()
  const read = loadCart()
  await asked(2)
  expect(sent).toEqual(['GET shopping-cart', 'POST shopping-cart'])
  pending[0]?.(['a'])
  await read
  pending[1]?.(['a', 'x'])
  await asked(3)
  pending[2]?.(['a', 'x', 'of another device'])
  expect(await added).toBe(true)
  expect(goods()).toEqual(['a', 'x', 'of another device'])
})

test('[R4.5] a write that failed is told, whatever was read meanwhile', async () => {
  const added = add()
  const read = loadCart()
  await asked(2)
  pending[1]?.({ errors: { errors: [{ stringValue: 'The cart is full.' }] } }, 409)
  expect(await added).toBe(false)
  pending[0]?.(['a'])
  await read
  expect(cartState.read()).toMatchObject({ status: 'failed', failure: { message: 'The cart is full.' } })
})

test('[R7.36] what arrives after the shell is gone is not shown to whoever comes next', async () => {
  leaveOut('id-of-a', true)
  const [read, added] = [loadCart(), add()]
  await asked(2)
  stop()
  expect(cartState.read()).toMatchObject({ status: 'unknown', goods: [], leftOut: [] })
  pending[0]?.(['somebody’s'])
  pending[1]?.({}, 500)
  await Promise.all([read, added])
  expect(cartState.read()).toMatchObject({ status: 'unknown', goods: [], failure: null })
  // Undo stands on the login page as well.
  const late = add()
  await asked(3)
  pending[2]?.(['somebody’s', 'x'])
  expect(await late).toBe(true)
  expect(cartState.read()).toMatchObject({ status: 'unknown', goods: [] })
})

test('[R1.4] once another language is kept, the cart that is known is read again in it', async () => {
  const chosen = chooseLanguage('fr')
  await waitFor(() => expect(sent).toEqual(['PUT preferences']))
  pending[0]?.({ success: true })
  await chosen
  expect(sent).toEqual(['PUT preferences', 'GET shopping-cart'])
  stop()
  const again = chooseLanguage('en')
  await waitFor(() => expect(sent.length).toBe(3))
  pending[2]?.({ success: true })
  await again
  expect(sent.slice(2)).toEqual(['PUT preferences'])
})

test('a change in one tab makes the others load the cart, and only while they show it', async () => {
  const other = new BroadcastChannel('portolan-cart')
  other.postMessage('changed')
  await waitFor(() => expect(pending.length).toBe(1))
  pending[0]?.(['a', 'b'])
  await waitFor(() => expect(goods()).toEqual(['a', 'b']))
  stop()
  expect(cartState.read().status).toBe('unknown')
  // Whoever still listens hears it when this one does.
  const heard: unknown[] = []
  const witness = new BroadcastChannel('portolan-cart')
  witness.addEventListener('message', ({ data }) => heard.push(data))
  other.postMessage('changed')
  await waitFor(() => expect(heard).toEqual(['changed']))
  expect(pending.length).toBe(1)
  witness.close()
  other.close()
})

test('one’s own change is told to the other tabs and not loaded again', async () => {
  const heard: unknown[] = []
  const other = new BroadcastChannel('portolan-cart')
  other.addEventListener('message', ({ data }) => heard.push(data))
  const added = add()
  await asked(1)
  pending[0]?.(['x'])
  await added
  await waitFor(() => expect(heard).toEqual(['changed']))
  expect(pending.length).toBe(1)
  other.close()
})
