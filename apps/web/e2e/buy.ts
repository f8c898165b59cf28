import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  late: '4000 0000 0000 0119',
  asking: '4000 0025 0000 3155',
} as const

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
