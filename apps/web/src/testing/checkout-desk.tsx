import type { Alternative, OrderItem, OrderPaymentRS, OrderRS } from '@portolan/contract/checkout'
import type { PaymentConfigRS } from '@portolan/contract/payment'
import { RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { makeRouter } from '../app/router.tsx'
import { item, minute } from './cart-shop.tsx'

export const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString()

export const booking = (cartItemId: string, change: Partial<OrderItem> = {}): OrderItem => ({
  cartItemId,
  uniqueID: { type: '23', id: `PTL-${cartItemId.toUpperCase()}` },
  quoteId: `quote-${cartItemId}`,
  productType: 'rail',
  title: item(cartItemId).display.title,
  travelStart: '2027-01-15T07:22',
  status: 'Pending',
  paymentStatus: 'None',
  settlement: 'none',
  price: hkd(4320),
  party: [{ ref: 'p1', type: 'adult', age: 31 }],
  travelerRequirements: { leadTraveler: ['email'], everyPassenger: ['firstName', 'lastName'] },
  penalties: [
    { deadline: { absoluteDeadline: inMinutes(60 * 24 * 9) }, amountPercent: { percent: 0 } },
    { nonRefundable: true },
  ],
  ...change,
})

export const held = (id: string, change: Partial<OrderItem> = {}) =>
  booking(id, { status: 'OnHold', holdExpires: inMinutes(12), ...change })

const totalOf = (items: readonly OrderItem[]) =>
  hkd(items.filter(({ status }) => status !== 'Unsuccessful').reduce((sum, { price }) => sum + price.amount, 0))

export const orderOf = (items: OrderItem[], payment?: OrderRS['payment']): OrderRS => ({
  success: true,
  orderId: 'order-1',
  correlationID: 'purchase-1',
  quoteId: 'quote-1',
  total: totalOf(items),
  items,
  ...(payment && { payment }),
})

type Answer = [status: number, body: object] | (() => Promise<[number, object]>)

/** A server with one order in it, which each call moves on. */
export function openDesk(...items: OrderItem[]) {
  const desk = {
    items,
    quoteId: 'quote-1',
    draft: [] as object[],
    alternatives: [] as Alternative[],
    payment: undefined as OrderRS['payment'],
    accounts: undefined as PaymentConfigRS['accounts'],
    takesCards: true,
    mailsTraveler: undefined as OrderRS['mailsTraveler'],
    /** What is said to the next calls of a kind, in turn; without one the order moves on as it should. */
    says: {} as Partial<Record<'initiate' | 'quote' | 'confirm' | 'challenge', Answer[]>>,
    sent: [] as { call: string; body: Record<string, unknown>; key: string | null }[],
  }
  const now = () => ({
    ...orderOf(desk.items, desk.payment),
    quoteId: desk.quoteId,
    ...(desk.mailsTraveler && { mailsTraveler: true }),
  })
  const to = (status: OrderItem['status'], more: Partial<OrderItem> = {}) => {
    desk.items = desk.items.map((one) => (one.status === 'Unsuccessful' ? one : { ...one, ...more, status }))
  }
  const buy = () => {
    to('Ticketed', { paymentStatus: 'Captured', locator: 'QXWZ7M' })
    desk.payment = { status: 'Captured' }
  }
  const paymentStateNow = (): OrderPaymentRS['state'] => {
    const status = desk.payment?.status
    if (status === undefined) return 'None'
    if (status === 'ActionRequired') return 'ActionRequired'
    if (desk.items.some((one) => one.status === 'PendingPurchase')) return 'Pending'
    return status === 'None' ? 'Declined' : 'Done'
  }
  const paymentNow = (): OrderPaymentRS => ({
    success: true,
    orderId: 'order-1',
    state: paymentStateNow(),
    ...(desk.payment && { payment: desk.payment }),
  })
  const moves: Record<string, () => object> = {
    initiate: now,
    quote: () => {
      to('OnHold', { holdExpires: inMinutes(12) })
      return now()
    },
    confirm: () => {
      buy()
      return { ...now(), state: 'Done' }
    },
    challenge: () => {
      buy()
      return { success: true }
    },
  }
  const config = () => ({
    success: true,
    provider: desk.takesCards ? 'test' : 'none',
    ...(desk.takesCards && {
      testCards: [
        { number: '4242 4242 4242 4242', outcome: 'tok_ok' },
        { number: '4000 0000 0000 0002', outcome: 'tok_declined' },
      ],
    }),
    ...(desk.accounts && { accounts: desk.accounts }),
  })
  const rest = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const path = String(address).split('?')[0] ?? ''
    const name = path.split('/').at(-1) ?? ''
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : {}
    const reply = (status: number, value: object) => new Response(JSON.stringify(value), { status })
    desk.sent.push({
      call: `${request.method ?? 'GET'} ${path}`,
      body,
      key: new Headers(request.headers).get('idempotency-key'),
    })
    if (path.includes('traveler-draft')) {
      if (request.method === 'PUT') desk.draft = body.travelers
      return reply(200, { success: true, travelers: desk.draft })
    }
    if (path.endsWith('payment/config')) return reply(200, config())
    if (path === '/api/v1/checkout/order-1') return reply(200, now())
    if (path === '/api/v1/checkout/order-1/payment') return reply(200, paymentNow())
    if (path === '/api/v1/checkout/order-1/alternatives') return reply(200, { success: true, items: desk.alternatives })
    if (path.startsWith('/api/v1/checkout/') && request.method === 'GET') return reply(404, { success: false })
    const move = path.includes('/checkout/') || path.includes('/payment/') ? moves[name] : undefined
    if (!move) return rest(address, request)
    const said = desk.says[name as 'quote']?.shift()
    if (said) return reply(...(typeof said === 'function' ? await said() : said))
    return reply(200, move())
  })
  return desk
}

export function visit(address = '/cart/book'): void {
  window.history.replaceState(null, '', address)
  render(<RouterProvider router={makeRouter()} />)
}

export const fill = async (label: string, value: string) => {
  const field = await screen.findByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

/** The same button stands beside the page and in the bar of narrow screens. */
export const press = (name: string | RegExp) => {
  const [button] = screen.getAllByRole('button', { name })
  if (button) fireEvent.click(button)
}

export const sentTo = (desk: ReturnType<typeof openDesk>, end: string) =>
  desk.sent.filter(({ call }) => call.endsWith(end))

export async function fillTraveller(): Promise<void> {
  await fill('First name', 'MEI')
  await fill('Last name', 'LAM')
  await fill('Email', 'mei@example.com')
}

export async function fillCard(number = '4242 4242 4242 4242'): Promise<void> {
  await fill('Card number', number)
  await fill('Expiry (MM/YY)', '08/39')
  await fill('Security code', '123')
  await fill('Name on card', 'MEI LAM')
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) if (!box.checked) fireEvent.click(box)
}

export const payPage = '/cart/book?order=order-1&step=pay'
export const donePage = '/cart/book?order=order-1&step=done'
