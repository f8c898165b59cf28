import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { browser } from '../../../scripts/browser.mjs'
import { freePort } from '../../../scripts/services.mjs'
import { expect, test } from './journey.ts'

test('Lighthouse gives the login page and a product page 100 for accessibility and best practices', async ({
  baseURL,
}) => {
  test.setTimeout(180_000)
  const port = await freePort()
  const { executablePath, args } = browser()
  const chrome = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] })
  try {
    for (const path of ['/login', '/rail']) {
      const result = await lighthouse(`${baseURL}${path}`, {
        port,
        onlyCategories: ['accessibility', 'best-practices'],
        logLevel: 'error',
      })
      const { categories = {}, audits = {} } = result?.lhr ?? {}
      const lost = Object.values(audits).filter(({ score }) => score !== null && score < 1)
      const scores = Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, (score ?? 0) * 100]))
      expect({ path, scores, lost: lost.map(({ id, title }) => `${id}: ${title}`) }).toEqual({
        path,
        scores: { accessibility: 100, 'best-practices': 100 },
        lost: [],
      })
    }
  } finally {
    await chrome.close()
  }
})

test('largest contentful paint of the login page under 1.5 s with the processor four times slower', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const paint = async () => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled()
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Infinity)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
  }
  const times: number[] = []
  for (let round = 0; round < 5; round++) times.push(await paint())
  console.log(`largest contentful paint: ${times.map((time) => `${Math.round(time)} ms`).join(', ')}`)
  // The best one: whatever else the machine does at the same time only adds.
  expect(Math.min(...times)).toBeLessThan(1500)
})
