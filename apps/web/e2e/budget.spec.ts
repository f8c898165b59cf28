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
