import type { Page, Request, Route } from '@playwright/test'

/** What only asks, though it is no GET: what there is, what it would cost, who somebody is. */
const asks = [
  /\/account\/(login-status|user-info)$/,
  /\/air\/(low-fare-search|calendar|seat-map|verify-price)$/,
  /\/booking\/(history|details|guest-access)$/,
  /\/car\/(vehicles|rates)$/,
  /\/dynamicpkg\/(avail|verify-price)$/,
  /\/hotel\/(avail|calendar|description|confirm)$/,
  /\/rail\/(shop|calendar|fare-quote|pass-or-tickets|resretrieve-details)$/,
  /\/touractivity\/(search|avail)$/,
  /\/transfer\/avail$/,
]

/** The same calls ask first and act later. */
const isQuestion = /"(cancelType|mode)":"Quote"|"resStatus":"Initiate"/

/** The page would go on to what was never made: it waits for an answer until it is left. */
const unanswered = /\/(checkout\/(initiate|quote)|user-manage\/users|security\/groups)$/

const pathOf = (request: Request) => new URL(request.url()).pathname

function onlyAsks(request: Request): boolean {
  if (request.method() === 'GET') return true
  const path = pathOf(request)
  return asks.some((one) => one.test(path)) || isQuestion.test(request.postData() ?? '')
}

/** The cart with what was put into it, as far as the pages read it. */
function cartWith(request: Request): string[] {
  const { goods } = (request.postDataJSON() ?? {}) as { goods?: { rphs: string[] } }
  if (!goods) return []
  const price = { currencyCode: 'USD', totalAmount: 1, sellingCurrencyCode: 'USD', sellingTotalAmount: 1 }
  const display = { title: 'Put there by nobody', lines: [] }
  const expiredDateTime = new Date(Date.now() + 1_200_000).toISOString()
  return [JSON.stringify({ ...goods, id: 'stub', display, price, expiredDateTime, expireIn: 20 })]
}

/** An order that is not paid for yet stays as it is. */
async function orderIn(page: Page, request: Request): Promise<unknown> {
  const { orderId } = request.postDataJSON() as { orderId: string }
  return (await page.request.get(`/api/v1/checkout/${orderId}`)).json()
}

/** Such a thing is seldom, so the one that is shown is made up. It waits on, whatever was done about it. */
const waiting = { id: 'waiting', kind: 'refund', at: new Date().toISOString(), bookingId: 'PTL-AAAAAA', state: 'Open' }

async function answer(page: Page, route: Route): Promise<void> {
  const request = route.request()
  const path = pathOf(request)
  if (unanswered.test(path)) return
  if (path.endsWith('/shopping-cart') && request.method() === 'DELETE')
    return route.fulfill({ response: await page.request.get(path) })
  if (path.endsWith('/shopping-cart')) return route.fulfill({ json: cartWith(request) })
  if (path.endsWith('/checkout/confirm')) return route.fulfill({ json: await orderIn(page, request) })
  return route.fulfill({ json: { success: true, uniqueIDs: [], items: [waiting], status: 'Ticketed' } })
}

export interface Writes {
  /** `POST /api/v1/booking/cancel` */
  sent: string[]
  /** What is written next is answered with nothing that the page could go on by: it says so, and stays. */
  holdsBack: boolean
}

/**
 * Everything that writes is written down and answered here; what only asks goes to the server, and what the server
 * refuses there fails the journey.
 */
export async function recordWrites(page: Page): Promise<Writes> {
  const writes: Writes = { sent: [], holdsBack: false }
  await page.route('**/api/v*/**', async (route) => {
    const request = route.request()
    if (onlyAsks(request)) return route.fallback()
    await (writes.holdsBack ? route.fulfill({ json: {} }) : answer(page, route))
    writes.sent.push(`${request.method()} ${pathOf(request)}`)
  })
  return writes
}

/** Something waits for a person, beside what the server says. */
export async function addWorkItem(page: Page): Promise<void> {
  await page.route('**/api/v1/work-items', async (route) => {
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    const { items, ...rest } = (await response.json()) as { items: object[] }
    return route.fulfill({ response, json: { ...rest, items: [waiting, ...items] } })
  })
}
