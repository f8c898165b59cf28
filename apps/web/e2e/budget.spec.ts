import type { Page } from '@playwright/test'
import { arriveAs, expect, test } from './journey.ts'

const kilobyte = 1000

/** Bytes of script as they crossed the wire, told by the browser itself, late pieces included. */
async function scriptBytes(page: Page, visit: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const scripts = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.set(requestId, 0)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength)
  })
  await visit()
  await page.waitForLoadState('networkidle')
  return [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
}

test('JavaScript until the login form can be submitted: at most 135 kB', async ({ page }) => {
  const bytes = await scriptBytes(page, async () => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled()
  })
  console.log(`login: ${(bytes / kilobyte).toFixed(1)} kB of JavaScript`)
  expect(bytes).toBeGreaterThan(20 * kilobyte)
  expect(bytes).toBeLessThanOrEqual(135 * kilobyte)
})

test('JavaScript until the shell and an empty product page are usable: at most 240 kB', async ({ page }) => {
  await arriveAs(page, 'traveller')
  const bytes = await scriptBytes(page, async () => {
    await page.goto('/cruise')
    await expect(page.getByRole('heading', { level: 1, name: 'Cruise' })).toBeVisible()
  })
  console.log(`shell and an empty product page: ${(bytes / kilobyte).toFixed(1)} kB of JavaScript`)
  expect(bytes).toBeGreaterThan(20 * kilobyte)
  expect(bytes).toBeLessThanOrEqual(240 * kilobyte)
})

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** What the browser says of things that moved without anybody having touched the page: those of a list, and all others. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved = { listed: 0, others: 0 }
    Object.assign(window, { moved })
    const isListed = ({ node }: Shift['sources'][number]) => !(node instanceof Element) || node.closest('ol > li')
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) moved[sources.every(isListed) ? 'listed' : 'others'] += value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Calls and pieces of the application that were asked for by the time that the page was drawn and asked for the cart. */
function watchStart(page: Page) {
  const start = { calls: [] as string[], pieces: [] as string[] }
  let isDrawn = false
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    isDrawn ||= pathname.endsWith('/shopping-cart')
    if (isDrawn) return
    if (pathname.startsWith('/api/')) start.calls.push(pathname)
    if (/^\/assets\/.*\.(js|css)$/.test(pathname)) start.pieces.push(pathname)
  })
  return () => {
    expect(isDrawn).toBe(true)
    return start
  }
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const searchOf = (path: string, search: Record<string, string>) => `${path}?${new URLSearchParams(search)}`

const pages = [
  { name: 'the home of rail', path: '/rail', whole: '.promo.banner', shows: [] },
  {
    name: 'a list of flights',
    shows: ['/api/v1/b2b/user-manage/own-info', '/api/v1/air/low-fare-search'],
    path: searchOf('/air/roundtrip', {
      from: 'IATA-HKG',
      fromName: 'Hong Kong',
      to: 'CITY-LON',
      toName: 'London',
      depart: day(60),
      back: day(70),
      adults: '1',
    }),
    whole: '.fl-main[aria-busy="false"] .fl',
  },
  {
    name: 'a list of trains @rest',
    shows: ['/api/v1/b2b/user-manage/own-info', '/api/v1/rail/shop'],
    path: searchOf('/rail/trains', {
      from: 'CITY-PAR',
      fromName: 'Paris',
      to: 'UIC-8503000',
      toName: 'Zürich HB',
      depart: day(30),
      adults: '1',
    }),
    whole: '.trains-main[aria-busy="false"] .train',
  },
  {
    name: 'a list of hotels @rest',
    shows: ['/api/v1/b2b/user-manage/own-info', '/api/v1/hotel/avail', '/api/v1/autocomplete/city'],
    path: searchOf('/hotel/list', { city: 'LISBOA', cityName: 'Lisbon', checkIn: day(30), checkOut: day(33) }),
    whole: '.hmain[aria-busy="false"] .hcard',
  },
]

for (const { name, path, whole, shows } of pages)
  test(`at most 60 requests until there is the whole of ${name}, nothing moves by more than 0.02, and what is searched is asked for at once`, async ({
    page,
  }) => {
    await arriveAs(page, 'traveller')
    await watchShifts(page)
    const start = watchStart(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const html = (await (await page.goto(path))?.text()) ?? ''
    await expect(page.locator(whole).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { listed, others } = await page.evaluate(
      () => (window as unknown as { moved: { listed: number; others: number } }).moved,
    )
    console.log(`${name}: ${asked.length} requests, moved by ${listed.toFixed(3)} and ${others.toFixed(3)}`)
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.length).toBeLessThanOrEqual(60)
    // One that the page does not name waited for another one to arrive and run.
    const isUnnamed = (piece: string) => shows.length > 0 && !html.includes(piece.slice(1))
    expect(start().pieces.filter(isUnnamed)).toEqual([])
    expect(start().pieces.length).toBeGreaterThan(10)
    for (const call of shows) {
      expect(start().calls).toContain(call)
      expect(asked.filter((address) => new URL(address).pathname === call)).toHaveLength(1)
    }
    expect(listed).toBeLessThanOrEqual(0.02)
    expect(others).toBeLessThanOrEqual(0.02)
  })
