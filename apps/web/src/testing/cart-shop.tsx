import type { CartItem } from '@portolan/contract/cart'
import type { TravelerRequirements } from '@portolan/contract/traveler-form'
import { RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { makeRouter } from '../app/router.tsx'
import { switchLanguage } from '../i18n/store.ts'
import { accountState, emptyAccountState } from '../session/account-state.ts'
import { cartState, emptyCart } from '../session/cart-state.ts'
import { chooseLook } from '../session/preferences.ts'

export const minute = 60_000

interface Sent {
  call: string
  body: Record<string, unknown>
  ifMatch: string | null
}

export interface Priced {
  amount: number
  currencyCode?: string
}

/** A server with one cart in it: versions, prices asked again, and failures on demand. */
export function openShop(...items: CartItem[]) {
  const shop = {
    items,
    version: 1,
    /** New prices by id; an item without one keeps its own, `null` is no longer sold. */
    prices: new Map<string, Priced | null>(),
    failing: false,
    /** Why nothing can be removed now; absent: it can. */
    conflict: undefined as string | undefined,
    /** Runs before a call is answered: what another tab did meanwhile. */
    meanwhile: undefined as (() => void) | undefined,
    sent: [] as Sent[],
    /** The database's clock less the browser's, ms. */
    clockAhead: 0,
    /** The node's own clock less the browser's, ms. */
    nodeAhead: 0,
    /** What the railway asks of travellers; absent: it does not say. */
    asks: undefined as TravelerRequirements | undefined,
    /** The calls to keep a choice fail. */
    keepsNothing: false,
  }
  const own = ({ price }: CartItem) => ({ currencyCode: price.sellingCurrencyCode, amount: price.sellingTotalAmount })
  const priceNow = (item: CartItem) => ({ ...own(item), ...shop.prices.get(item.id) })
  const cart = () => shop.items.map((item) => JSON.stringify(item))
  const refresh = ({ ids, accept = false, shown }: { ids: string[]; accept?: boolean; shown?: string }) => {
    const wanted = shop.items.filter(({ id }) => ids.includes(id))
    const sold = wanted.filter(({ id }) => shop.prices.get(id) !== null)
    const gone = wanted.filter(({ id }) => shop.prices.get(id) === null)
    const answer = sold.map((item) => ({ id: item.id, old: own(item), new: priceNow(item) }))
    const name = JSON.stringify(answer.map(({ id, new: price }) => [id, price.amount]))
    const accepted = accept && shown === name
    if (accepted)
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
    const told = gone.length > 0 && { warnings: { warnings } }
    return { success: true, accepted, shown: name, items: answer, ...told }
  }
  const answer = (call: string, body: Record<string, unknown>, ifMatch: string | null): [number, unknown] => {
    shop.meanwhile?.()
    shop.meanwhile = undefined
    if (call.endsWith('own-info')) return [200, { success: false }]
    if (call.endsWith('preferences')) return [shop.keepsNothing ? 503 : 200, { success: true }]
    if (call.endsWith('/rail/book')) return [200, { success: true, travelerRequirements: shop.asks }]
    if (!call.includes('shopping-cart')) return [200, { success: true }]
    if (shop.failing) return [503, { errors: { errors: [{ stringValue: 'The cart is away.' }] } }]
    if (call.endsWith('refresh')) return [200, refresh(body as { ids: string[]; accept?: boolean })]
    if (call.startsWith('DELETE')) {
      if (shop.conflict) return [409, { errors: { errors: [{ stringValue: shop.conflict }] } }]
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
    const headers = {
      etag: `"${shop.version}"`,
      date: new Date(Date.now() + shop.nodeAhead).toUTCString(),
      'portolan-now': new Date(Date.now() + shop.clockAhead).toISOString(),
    }
    return new Response(JSON.stringify(data), { status, headers })
  })
  return shop
}

const titles: Record<string, string> = { a: 'Paris – Zürich', b: 'Casa do Cais', c: 'Benelux Pass' }

export const item = (id: string, change: Partial<CartItem> = {}): CartItem => ({
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

export const expired = (id: string): CartItem =>
  item(id, { expired: true, expireIn: 0, expiredDateTime: new Date(Date.now() - minute).toISOString() })

export function open(): void {
  window.history.replaceState(null, '', '/cart')
  render(<RouterProvider router={makeRouter()} />)
}

export const card = async (id: string) => within(await screen.findByRole('article', { name: titles[id] ?? '' }))
export const names = () => screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent)
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const focused = () => document.activeElement?.textContent
export const currencyChoice = () => screen.getAllByLabelText<HTMLSelectElement>('Currency')[0] as HTMLSelectElement
export const sentTo = (shop: ReturnType<typeof openShop>, end: string) =>
  shop.sent.filter(({ call }) => call.endsWith(end))

/** A visitor who speaks English, pays in Hong Kong dollars and has nothing yet. */
export async function arrive(): Promise<void> {
  sessionStorage.clear()
  accountState.write(emptyAccountState)
  cartState.write(emptyCart)
  openShop()
  await chooseLook({ currency: 'HKD' })
  await switchLanguage('en')
}
