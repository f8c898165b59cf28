// @vitest-environment happy-dom
import type { CartItem } from '@portolan/contract/cart'
import { RouterProvider } from '@tanstack/react-router'
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeRouter } from '../app/router.tsx'
import { switchLanguage } from '../i18n/store.ts'
import { accountState, emptyAccountState } from '../session/account-state.ts'
import { cartState, emptyCart } from '../session/cart-state.ts'
import { ToastHost } from '../ui/Toast.tsx'

// The first page of each kind brings its pieces along, and the machine may be busy.
configure({ asyncUtilTimeout: 8000 })
vi.setConfig({ testTimeout: 30_000 })

const minute = 60_000

interface Sent {
  call: string
  body: Record<string, unknown>
  ifMatch: string | null
}

interface Priced {
  amount: number
  currencyCode?: string
}

/** A server with one cart in it: versions, prices asked again, and failures on demand. */
function openShop(...items: CartItem[]) {
  const shop = {
    items,
    version: 1,
    /** New prices by id; an item without one keeps its own, `null` is no longer sold. */
    prices: new Map<string, Priced | null>(),
    failing: false,
    /** Runs before a call is answered: what another tab did meanwhile. */
    meanwhile: undefined as (() => void) | undefined,
    sent: [] as Sent[],
    /** The server's clock less the browser's, ms. */
    clockAhead: 0,
  }
  const own = ({ price }: CartItem) => ({ currencyCode: price.sellingCurrencyCode, amount: price.sellingTotalAmount })
  const priceNow = (item: CartItem) => ({ ...own(item), ...shop.prices.get(item.id) })
  const cart = () => shop.items.map((item) => JSON.stringify(item))
  const refresh = ({ ids, accept = false }: { ids: string[]; accept?: boolean }) => {
    const wanted = shop.items.filter(({ id }) => ids.includes(id))
    const sold = wanted.filter(({ id }) => shop.prices.get(id) !== null)
    const gone = wanted.filter(({ id }) => shop.prices.get(id) === null)
    const answer = sold.map((item) => ({ id: item.id, old: own(item), new: priceNow(item) }))
    if (accept)
      for (const item of sold) {
        item.price = {
          ...item.price,
          sellingTotalAmount: priceNow(item).amount,
          sellingCurrencyCode: priceNow(item).currencyCode,
        }
        item.expired = false
        item.expiredDateTime = new Date(Date.now() + 20 * minute).toISOString()
        shop.version += 1
      }
    const warnings = gone.map(({ id }) => ({ recordID: id, code: 'noAvailability', stringValue: 'Gone.' }))
    return { success: true, accepted: accept, items: answer, ...(gone.length > 0 && { warnings: { warnings } }) }
  }
  const answer = (call: string, body: Record<string, unknown>, ifMatch: string | null): [number, unknown] => {
    shop.meanwhile?.()
    shop.meanwhile = undefined
    if (call.endsWith('own-info')) return [200, { success: false }]
    if (call.endsWith('preferences')) return [200, { success: true }]
    if (!call.includes('shopping-cart')) return [200, { success: true }]
    if (shop.failing) return [503, { errors: { errors: [{ stringValue: 'The cart is away.' }] } }]
    if (call.endsWith('refresh')) return [200, refresh(body as { ids: string[]; accept?: boolean })]
    if (call.startsWith('DELETE')) {
      if (ifMatch !== `"${shop.version}"`) return [412, { errors: { errors: [{ stringValue: 'Changed.' }] } }]
      const [index] = body.indexes as number[]
      shop.items = shop.items.filter((_, at) => at !== index)
      shop.version += 1
    }
    if (call.startsWith('POST')) {
      shop.items = [...shop.items, item(String((body.goods as CartItem).rphs[0]).replace('rph-', ''))]
      shop.version += 1
    }
    return [200, cart()]
  }
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const call = `${request.method ?? 'GET'} ${String(address).split('?')[0]}`
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : {}
    const ifMatch = new Headers(request.headers).get('if-match')
    shop.sent.push({ call, body, ifMatch })
    const [status, data] = answer(call, body, ifMatch)
    const headers = { etag: `"${shop.version}"`, date: new Date(Date.now() + shop.clockAhead).toUTCString() }
    return new Response(JSON.stringify(data), { status, headers })
  })
  return shop
}

const titles: Record<string, string> = { a: 'Paris – Zürich', b: 'Casa do Cais', c: 'Benelux Pass' }

const item = (id: string, change: Partial<CartItem> = {}): CartItem => ({
  id,
  productType: 'rail',
  rphs: [`rph-${id}`],
  display: { title: titles[id] ?? id, lines: ['2 adults'], start: '2027-01-15T07:22:00', end: '2027-01-20T15:34:00' },
  addedAt: '2026-11-15T06:50:00Z',
  price: { currencyCode: 'EUR', totalAmount: 476.9, sellingCurrencyCode: 'HKD', sellingTotalAmount: 4320 },
  expiredDateTime: new Date(Date.now() + 12.5 * minute).toISOString(),
  expired: false,
  expireIn: 12,
  ...change,
})

const expired = (id: string): CartItem =>
  item(id, { expired: true, expireIn: 0, expiredDateTime: new Date(Date.now() - minute).toISOString() })

function open(): void {
  window.history.replaceState(null, '', '/cart')
  render(<RouterProvider router={makeRouter()} />)
}

const card = async (id: string) => within(await screen.findByRole('article', { name: titles[id] ?? '' }))
const names = () => screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const sentTo = (shop: ReturnType<typeof openShop>, end: string) => shop.sent.filter(({ call }) => call.endsWith(end))

beforeEach(async () => {
  sessionStorage.clear()
  accountState.write(emptyAccountState)
  cartState.write(emptyCart)
  window.scrollTo = () => {}
  await switchLanguage('en')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('[R2.6, R1.5] the cart shows each item with its dates, its price, the supplier’s amount and its hold', async () => {
  openShop(item('a'), item('b', { productType: 'hotel' }))
  open()
  const text = (await screen.findByRole('article', { name: 'Paris – Zürich' })).textContent
  for (const part of [
    'Rail ticket',
    'Fri 15 Jan 07:22 – Wed 20 Jan 15:34',
    '2 adults',
    'HK$4,320.00',
    'EUR 476.90',
    'Held 12 min',
  ])
    expect(text).toContain(part)
  expect(screen.getByText(/2 items, 2 ready to book/)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Book 2 items' })[0]?.getAttribute('href')).toBe('/cart/book')
  expect(screen.getAllByRole('link', { name: 'Cart, 2 items' }).length).toBe(2)
  const timeline = screen.getByRole('region', { name: 'On the chart' })
  expect(timeline.textContent?.replace(/\s/g, ' ')).toContain('15 – 20 Jan Paris – Zürich')
})

test('an item that is not ticked stays and is not counted', async () => {
  openShop(item('a'), item('b'))
  open()
  fireEvent.click((await card('b')).getByRole('checkbox', { name: 'Include Casa do Cais' }))
  expect(screen.getAllByRole('link', { name: 'Book 1 item' }).length).toBeGreaterThan(0)
  expect(names()).toEqual(['Paris – Zürich', 'Casa do Cais'])
  expect(screen.getByRole('region', { name: 'Price' }).textContent).toContain('1 itemHK$4,320.00')
})

test('[R4.4] an item whose time runs out while it is looked at turns to ‘Check the price’ and is never removed', async () => {
  openShop(item('a', { expiredDateTime: new Date(Date.now() + 2500).toISOString() }), item('b'))
  open()
  expect((await card('a')).queryByRole('button', { name: 'Check the price' })).toBeNull()
  await screen.findByRole('button', { name: 'Check the price' })
  const shown = await card('a')
  expect(shown.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
  expect(names()).toEqual(['Paris – Zürich', 'Casa do Cais'])
  expect(screen.getByRole('region', { name: 'Price' }).textContent).toContain('Rail ticket, expirednot counted')
  expect(screen.getAllByRole('link', { name: 'Book 1 item' }).length).toBeGreaterThan(0)
})

test('[R4.4] a browser an hour slow goes by the server’s clock', async () => {
  const shop = openShop(item('a', { expiredDateTime: new Date(Date.now() + 30 * minute).toISOString() }))
  shop.clockAhead = 60 * minute
  open()
  expect((await card('a')).getByRole('button', { name: 'Check the price' })).toBeTruthy()
})

test('[R4.5] a failure empties the cart in the client and says so; the next load brings it back', async () => {
  const shop = openShop(item('a'))
  shop.failing = true
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('The cart is away.')
  expect([cartState.read().goods, names()]).toEqual([[], []])
  expect(screen.getAllByRole('link', { name: 'Cart' }).length).toBeGreaterThan(0)
  shop.failing = false
  press('Try again')
  await card('a')
})

test('[R4.5, R7.38] a removal names position and version, and its answer replaces the whole cart; Undo adds it again', async () => {
  const shop = openShop(item('a'), item('b'))
  open()
  render(<ToastHost />)
  await card('b')
  // What another device added comes along with the answer.
  shop.meanwhile = () => shop.items.push(item('c'))
  press('Remove Paris – Zürich')
  await card('c')
  expect(names()).toEqual(['Casa do Cais', 'Benelux Pass'])
  expect(sentTo(shop, 'shopping-cart').at(-1)).toMatchObject({ body: { indexes: [0] }, ifMatch: '"1"' })
  fireEvent.click((await screen.findAllByRole('button', { name: 'Undo' }))[0] as HTMLElement)
  await card('a')
  expect(sentTo(shop, 'shopping-cart').at(-1)?.body).toEqual({ goods: { productType: 'rail', rphs: ['rph-a'] } })
})

test('[R4.5] a removal that fails empties the cart here, and loading it again shows that nothing is lost', async () => {
  const shop = openShop(item('a'))
  open()
  await card('a')
  shop.failing = true
  press('Remove Paris – Zürich')
  await screen.findByRole('alert')
  expect(names()).toEqual([])
  shop.failing = false
  press('Try again')
  await card('a')
})

test('[R7.38] a cart that changed in another tab is read again, and nothing is removed', async () => {
  const shop = openShop(item('a'), item('b'))
  open()
  await card('b')
  shop.items = [item('b')]
  shop.version = 9
  press('Remove Paris – Zürich')
  await screen.findByText(/Your cart changed in another tab/)
  expect(names()).toEqual(['Casa do Cais'])
})

test('pressing Remove twice removes one item only', async () => {
  const shop = openShop(item('a'), item('b'))
  open()
  await card('b')
  press('Remove Paris – Zürich')
  press('Remove Paris – Zürich')
  await vi.waitFor(() => expect(names()).toEqual(['Casa do Cais']))
  expect(shop.sent.filter(({ call }) => call.startsWith('DELETE')).length).toBe(1)
})

test('[R1.5] a new price is shown as old and new, and taken only with consent', async () => {
  const shop = openShop(expired('a'))
  shop.prices.set('a', { amount: 4476 })
  open()
  await card('a')
  press('Check the price')
  const dialog = await screen.findByRole('alertdialog', { name: 'Paris – Zürich costs more now' })
  for (const part of ['HK$4,320.00', 'HK$4,476.00', '+HK$156.00', 'New total, 1 item'])
    expect(dialog.textContent).toContain(part)
  expect(sentTo(shop, 'refresh').map(({ body }) => body)).toEqual([{ ids: ['a'] }])
  press('Agree to HK$4,476.00')
  expect(await (await card('a')).findByText(/Held 19 min|Held 20 min/)).toBeTruthy()
  expect(sentTo(shop, 'refresh').at(-1)?.body).toEqual({ ids: ['a'], accept: true })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a new price that is not wanted is not taken', async () => {
  const shop = openShop(expired('a'))
  shop.prices.set('a', { amount: 4476 })
  open()
  await card('a')
  press('Check the price')
  await screen.findByRole('alertdialog')
  press('Not now')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(sentTo(shop, 'refresh').length).toBe(1)
  expect((await card('a')).getByRole('button', { name: 'Check the price' })).toBeTruthy()
})

test('the same price is taken at once', async () => {
  const shop = openShop(expired('a'))
  open()
  await card('a')
  press('Check the price')
  expect(await (await card('a')).findByText(/Held 19 min|Held 20 min/)).toBeTruthy()
  expect(sentTo(shop, 'refresh').map(({ body }) => body.accept)).toEqual([undefined, true])
})

test('what is no longer sold says so at the item, which stays until it is removed', async () => {
  const shop = openShop(expired('a'))
  const [kept] = shop.items
  if (kept) kept.searchInputValues = { from: 'PAR' }
  shop.prices.set('a', null)
  open()
  await card('a')
  press('Check the price')
  const shown = await card('a')
  expect((await shown.findByRole('alert')).textContent).toContain('This is no longer on sale.')
  expect(shown.getByRole('link', { name: 'Search again' }).getAttribute('href')).toBe('/rail?from=PAR')
  fireEvent.click(shown.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Your cart is empty.')).toBeTruthy()
})

test('[R1.5] another currency shows old and new prices of all items; keeping the old one switches back', async () => {
  const shop = openShop(item('a'), item('b'))
  open()
  await card('b')
  const choice = screen.getAllByLabelText<HTMLSelectElement>('Currency')[0]
  for (const id of ['a', 'b']) shop.prices.set(id, { amount: 555, currencyCode: 'USD' })
  await act(async () => fireEvent.change(choice as HTMLElement, { target: { value: 'HKD' } }))
  await act(async () => fireEvent.change(choice as HTMLElement, { target: { value: 'USD' } }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Your cart in $' })
  expect(dialog.textContent).toContain('Paris – ZürichWas HK$4,320.00 Is now $555.00')
  press('Keep HK$')
  await vi.waitFor(() => expect(choice?.value).toBe('HKD'))
  const saved = sentTo(shop, 'preferences').map(({ body }) => body.currency)
  expect(saved.slice(-2)).toEqual(['USD', 'HKD'])
  expect(sentTo(shop, 'refresh').some(({ body }) => body.accept)).toBe(false)
})

test('[R1.5] agreed to, the whole cart is in the new currency', async () => {
  const shop = openShop(item('a'), item('b'))
  open()
  await card('b')
  for (const id of ['a', 'b']) shop.prices.set(id, { amount: 555, currencyCode: 'USD' })
  const choice = screen.getAllByLabelText<HTMLSelectElement>('Currency')[0]
  await act(async () => fireEvent.change(choice as HTMLElement, { target: { value: 'USD' } }))
  await screen.findByRole('alertdialog')
  press('Agree to $1,110.00')
  await vi.waitFor(() =>
    expect(screen.getByRole('region', { name: 'Price' }).textContent).toContain('2 items$1,110.00'),
  )
  expect(sentTo(shop, 'refresh').at(-1)?.body).toEqual({ ids: ['a', 'b'], accept: true })
})

test('an empty cart says so and offers one way on', async () => {
  openShop()
  open()
  expect(await screen.findByText('Your cart is empty.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a trip' }).getAttribute('href')).toBe('/explore')
})
