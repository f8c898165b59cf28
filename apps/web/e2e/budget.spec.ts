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

/**
 * What the browser says of things that moved without anybody having touched the page; but for flights that make room in
 * their list for better ones that came later.
 */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    const isListed = ({ node }: Shift['sources'][number]) => !(node instanceof Element) || node.closest('ol > li')
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && !sources.every(isListed)) moved.sum += value
    }).observe({ type: 'layout-shift', buffered: true })
  })

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const searchOf = (path: string, search: Record<string, string>) => `${path}?${new URLSearchParams(search)}`

const pages = [
  { name: 'the home of rail', path: '/rail', whole: '.promo.banner' },
  {
    name: 'a list of flights',
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
    path: searchOf('/hotel/list', { city: 'LISBOA', cityName: 'Lisbon', checkIn: day(30), checkOut: day(33) }),
    whole: '.hmain[aria-busy="false"] .hcard',
  },
]

for (const { name, path, whole } of pages)
  test(`at most 60 requests until there is the whole of ${name}, and nothing moves by more than 0.02`, async ({
    page,
  }) => {
    await arriveAs(page, 'traveller')
    await watchShifts(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(path)
    await expect(page.locator(whole).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const moved = await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)
    console.log(`${name}: ${asked.length} requests, moved by ${moved.toFixed(3)}`)
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.length).toBeLessThanOrEqual(60)
    expect(moved).toBeLessThanOrEqual(0.02)
  })
