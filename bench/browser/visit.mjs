import { setTimeout as pause } from 'node:timers/promises'
import { measurePace } from '../../scripts/pace.mjs'

/** Runs in the page before anything of it: what the browser says of paints, shifts and interactions is collected. */
function observe() {
  const seen = { paint: 0, element: '', shift: 0, event: 0 }
  window.seen = seen
  const follow = (type, note, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more })
  follow('largest-contentful-paint', ({ startTime, element }) => {
    seen.paint = startTime
    seen.element = element ? `${element.localName}.${element.className}` : ''
  })
  follow('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  follow(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) seen.event = Math.max(seen.event, duration)
    },
    { durationThreshold: 16 },
  )
}

/** Runs there, too: when the first result was painted, by the clock that began with the visit. */
function watchFirst(selector) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.first = performance.now()
      }),
    )
  })
  observer.observe(document, { subtree: true, childList: true })
}

/** A visitor with nothing in the browser's cache. */
async function arrive(browser, { url, cookie }, { as }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  if (as !== 'guest') {
    const [name, value] = cookie.split('=')
    await context.addCookies([{ name, value: decodeURIComponent(value), url }])
  }
  await context.addInitScript(observe)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  return { context, page, session }
}

/** How many requests a page has made, and what travelled for them. */
function countRequests(session) {
  const count = { requests: 0, bytes: 0 }
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) count.requests += 1
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    count.bytes += encodedDataLength
  })
  return count
}

/** From the press to the next paint, by the browser's own clock, which counts in steps of 8 ms. */
async function clickFilter(page, filter) {
  const box = page.locator(filter).first()
  await box.waitFor()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.evaluate(() => {
    window.seen.event = 0
  })
  await box.click({ force: true })
  await pause(1000)
  return page.evaluate(() => window.seen.event)
}

/** A page opened by somebody new with the processor so many times slower than the reference, which the pace is measured against. */
export async function openSlowed(browser, server, screen, { times, round }) {
  const { context, page, session } = await arrive(browser, server, screen)
  const count = countRequests(session)
  const pace = Math.max(1, await measurePace())
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, times / pace) })
  await page.goto(`${server.url}${screen.path(round)}`)
  await page.locator(screen.ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  await pause(1000)
  const seen = { ...(await page.evaluate(() => window.seen)), ...count, pace }
  const click = screen.filter ? await clickFilter(page, screen.filter) : undefined
  await context.close()
  return { ...seen, click }
}

/**
 * Milliseconds until the first result stands there, on a line of 1.6 Mbit/s on which each way takes 75 ms. The page itself
 * looks: who asks from outside whether it is there hears of it up to 400 ms later where the page has much to do.
 */
export async function openOnSlowLine(browser, server, screen, round) {
  const { context, page, session } = await arrive(browser, server, screen)
  const speed = (1.6 * 1024 * 1024) / 8
  const line = { offline: false, latency: 150, downloadThroughput: speed, uploadThroughput: speed }
  await session.send('Network.emulateNetworkConditions', line)
  await page.addInitScript(watchFirst, screen.first)
  await page.goto(`${server.url}${screen.path(round)}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.first)
  const first = await page.evaluate(() => window.first)
  await context.close()
  return first
}
