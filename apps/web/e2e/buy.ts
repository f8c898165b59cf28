import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  late: '4000 0000 0000 0119',
  asking: '4000 0025 0000 3155',
} as const

export async function post(page: Page, path: string, data: object): Promise<unknown> {
  const reply = await page.request.post(path, { data, headers: { origin: process.env.BASE_URL ?? '' } })
  expect({ path, status: reply.status(), text: reply.ok() ? '' : await reply.text() }).toMatchObject({ status: 200 })
  return reply.json()
}

/** Goods of the simulated supplier, which can be told how to behave, in the cart of the page's session. */
export async function fill(page: Page, product: string, count = 1, offerSeconds = 1200): Promise<void> {
  const wanted = { product, supplier: 'simulated', count, offerSeconds }
  const { rphs } = (await post(page, '/api/dev/simulated/offers', wanted)) as { rphs: string[] }
  expect(rphs).toHaveLength(count)
  for (const rph of rphs)
    await post(page, '/api/v1/bookings/shopping-cart', { goods: { productType: product, rphs: [rph] } })
}

export const behave = (page: Page, product: string, how: object) =>
  post(page, '/api/dev/simulated/behaviour', { supplier: 'simulated', product, ...how })

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
/** Beside the page or in the bar under it. */
export const seen = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).filter({ visible: true })
export const goOn = (page: Page): Locator => seen(page, 'Continue to pay')
export const pay = (page: Page): Locator => seen(page, /^Pay \$/)

/** From the cart with something ticked in it to the form of its travellers. */
export async function toTravellers(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Book \d/ })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/\/cart\/book\?order=/, { timeout: 30_000 })
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry (MM/YY)').fill('08/39')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on card').fill('N HARBOUR')
}

export async function agree(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

export async function expectBooked(page: Page, title: string | RegExp): Promise<void> {
  await expect(heading(page)).toHaveText(title, { timeout: 30_000 })
  await expect(page).toHaveURL(/step=done/)
}
