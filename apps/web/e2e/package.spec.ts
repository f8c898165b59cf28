import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { readPdf } from '../../api/src/document/testing/pdf-reader.ts'
import { findings } from './axe.ts'
import { agree, cards, expectBooked, fillCard, goOn, heading, seen } from './buy.ts'
import { amount, night, priceOf, wayOn } from './hotel-journey.ts'
import { arriveAsNewcomer, expect, test } from './journey.ts'
import { post } from './market.ts'
import { type Visitor, visit, type Way } from './rail-journey.ts'

const plain: Way = { means: 'mouse', tongue: 'en', width: 1440 }

// A journey is many pages long, and the machine may have other work.
test.beforeEach(() => test.setTimeout(180_000))

const trip = () =>
  new URLSearchParams({
    ...{ from: 'IATA-HKG', fromName: 'Hong Kong', to: 'CITY-LISBOA', toName: 'Lisbon' },
    ...{ depart: night(30), back: night(35), rooms: '2' },
  })

const hotels = (page: Page): Locator => page.locator('.pk-hotel')

async function arrive(page: Page, way = plain): Promise<Visitor> {
  await arriveAsNewcomer(page)
  const visitor = await visit(page, way)
  await page.goto(`/package/hotels?${trip()}`)
  await expect(hotels(page).first()).toBeVisible({ timeout: 30_000 })
  return visitor
}

const side = (page: Page): Locator => page.locator('.pk-side').filter({ visible: true })
const total = async (page: Page): Promise<string> => priceOf(side(page).locator('.tot'))

/** '+$380.00' and 'whole trip $1,605.00' beside a hotel; the one that was shown first is included. */
async function tellingOf(hotel: Locator): Promise<{ more: number; trip: number }> {
  const text = (await hotel.locator('.pk-hotel-p').innerText()).replace(/\s/g, '')
  const [, sign, more = ''] = /([+−–-])\$([\d,]+\.\d\d)/.exec(text) ?? []
  const [, whole = ''] = /trip\$([\d,]+\.\d\d)/.exec(text) ?? []
  return { more: (sign === '+' || !sign ? 1 : -1) * amount(more), trip: amount(whole) }
}

/** Both fly and sleep: the airline asks for births and passports, the house for names. */
async function fillCouple(page: Page): Promise<void> {
  const field = (index: number, name: string) => page.locator(`[name="travelers.${index}.${name}"]`)
  await expect(field(0, 'firstName')).toBeVisible({ timeout: 30_000 })
  for (const [index, name] of ['Nadia', 'Grace'].entries()) {
    await field(index, 'title').selectOption({ index: 1 })
    await field(index, 'firstName').fill(name)
    await field(index, 'lastName').fill('Harbour')
    await field(index, 'birthDate').fill('1985-04-20')
    await field(index, 'docID').fill(`K1234567${index}`)
    await field(index, 'expireDate').fill('2035-04-20')
    await field(index, 'nationality').selectOption({ index: 1 })
  }
  await field(0, 'phoneCode').selectOption({ index: 1 })
  await field(0, 'phoneNumber').fill('21104400')
  await field(0, 'email').fill('nadia@example.com')
}

/** From the chosen hotel to the pay page; answers the price of the whole trip. */
async function toPay(visitor: Visitor): Promise<string> {
  const { page } = visitor
  const price = await total(page)
  await side(page).locator('.btn.primary').click()
  await expect(page).toHaveURL(/\/package\/review\?/)
  await expect(heading(page)).toHaveText('Review your package')
  await expect(page.locator('.pk-roomline').first()).toBeVisible({ timeout: 30_000 })
  expect(await total(page)).toBe(price)
  await wayOn(visitor, 'package.continue.travellers').click()
  await expect(page).toHaveURL(/\/cart\/book\?order=/, { timeout: 30_000 })
  await fillCouple(page)
  await goOn(page).click()
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
  expect(await priceOf(page.getByRole('region', { name: 'One total' }).locator('.tot'))).toBe(price)
  await fillCard(page, cards.good)
  await agree(page)
  return price
}

const payButton = (page: Page): Locator => seen(page, /^Pay \$/)

test('[R1.1, R2.6, R4.8, R7.30, R7.31] a package with another hotel: each tells its difference, bought at one price, one voucher for both', async ({
  page,
}) => {
  const visitor = await arrive(page)
  await expect(heading(page)).toHaveText('Flight and hotel in Lisbon')
  const first = amount(await total(page))
  for (const hotel of (await hotels(page).all()).slice(0, 4)) {
    const { more, trip: whole } = await tellingOf(hotel)
    expect(whole - first).toBeCloseTo(more, 2)
  }
  const flight = await page.getByRole('region', { name: 'Your flight, kept' }).innerText()
  const other = hotels(page).nth(2)
  const { trip: wanted } = await tellingOf(other)
  const name = await other.locator('.pk-name').innerText()
  await other.click()
  await expect.poll(async () => amount(await total(page))).toBe(wanted)
  // The flight is kept, also over a reload.
  await page.reload()
  await expect(page.getByRole('region', { name: 'Your flight, kept' })).toHaveText(flight.replace(/\s+/g, ' '), {
    useInnerText: true,
    timeout: 30_000,
  })
  await expect.poll(async () => amount(await total(page)), { timeout: 30_000 }).toBe(wanted)
  await expect(side(page)).toContainText('Bought apart')
  await toPay(visitor)
  await payButton(page).click()
  await expectBooked(page, '1 item is booked')
  const link = page
    .getByRole('region', { name: 'Documents' })
    .getByRole('link', { name: /Voucher/ })
    .first()
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  const voucher = readPdf(readFileSync(await file.path())).lines.join('\n')
  for (const words of ['HKG', name, 'Confirmation']) expect(voucher).toContain(words)
  await expectOnePurchase(page, name)
})

/** One row, one page, one price, one cancellation: its flights and its hotel are inside. */
async function expectOnePurchase(page: Page, hotel: string): Promise<void> {
  await page.goto('/booking')
  const list = page.getByRole('region', { name: 'Bookings' })
  const row = list.getByRole('link', { name: /Hong Kong – Lisbon/ })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(hotel)
  await row.click()
  await expect(page).toHaveURL(/\/booking\/package\/view\?id=/)
  await expect(page.getByRole('region', { name: 'Journey' })).toContainText('HKG')
  await expect(page.getByRole('region', { name: 'Stay' })).toContainText(hotel)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByRole('button', { name: 'Show the refund' }).click()
  const quote = page.getByRole('region', { name: 'Cancel booking' })
  await expect(quote).toContainText('The flights and the rooms are given up at once.')
  await page.getByRole('checkbox', { name: 'I want to cancel this' }).check({ timeout: 30_000 })
  await quote.getByRole('button', { name: /^Cancel (and refund \$|without refund)/ }).click()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
  await page.goto('/booking')
  await expect(row).toHaveCount(1)
  await expect(page.getByRole('row', { name: /Hong Kong – Lisbon/ })).toContainText('Cancelled')
}

test('[F10] a package whose hotel fails after the flight was confirmed: nothing is charged, the flight is cancelled', {
  tag: '@rest',
}, async ({ page }) => {
  const visitor = await arrive(page)
  // Non-refundable rooms are confirmed last: by then the flight is.
  await toPay(visitor)
  const orderId = new URL(page.url()).searchParams.get('order') ?? ''
  const order = async () => (await page.request.get(`/api/v1/checkout/${orderId}`)).json()
  const { items } = (await order()) as { items: { productType: string; locator?: string }[] }
  const locator = items.find(({ productType }) => productType === 'hotel')?.locator ?? ''
  await post(page, '/api/dev/simulated/refuse', { locator })
  await payButton(page).click()
  await expect(page.getByText(/not charged|Nothing was charged/i).first()).toBeVisible({ timeout: 60_000 })
  const after = (await order()) as { items: { productType: string; status: string }[]; payment?: { status: string } }
  expect(after.items.map(({ productType, status }) => `${productType} ${status}`).sort()).toEqual([
    'air Cancelled',
    'hotel Unsuccessful',
  ])
  expect(after.payment?.status).toBe('Voided')
})

test('[R2.6] a package on a phone, in Arabic, to its review', async ({ page }) => {
  const visitor = await arrive(page, { means: 'mouse', tongue: 'ar', width: 390 })
  expect(await findings(page)).toEqual([])
  await hotels(page).nth(1).click()
  await page.locator('.action-bar .btn.primary:visible').click()
  await expect(page).toHaveURL(/\/package\/review\?/)
  await expect(page.locator('.pk-roomline').first()).toBeVisible({ timeout: 30_000 })
  expect(await findings(page)).toEqual([])
  await expect(wayOn(visitor, 'package.continue.travellers')).toBeEnabled()
})
