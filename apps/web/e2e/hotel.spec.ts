import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readPdf } from '../../api/src/document/testing/pdf-reader.ts'
import { findings } from './axe.ts'
import { agree, cards, expectBooked, fillCard, heading, seen } from './buy.ts'
import {
  amount,
  chooseRate,
  expectHotels,
  fillGuests,
  hotels,
  openHotel,
  priceOf,
  rates,
  searchHotels,
  wayOn,
} from './hotel-journey.ts'
import { arriveAs, arriveAsNewcomer, expect, test } from './journey.ts'
import { type Visitor, visit, type Way } from './rail-journey.ts'

const plain: Way = { means: 'mouse', tongue: 'en', width: 1440 }

// A journey is many pages long, and the machine may have other work.
test.beforeEach(() => test.setTimeout(180_000))

async function arrive(page: Page, way = plain): Promise<Visitor> {
  await arriveAsNewcomer(page)
  return visit(page, way)
}

/** Room by room; the sum of what was chosen is what the summary tells. */
async function chooseTwoRooms(visitor: Visitor): Promise<number> {
  const { page, word } = visitor
  const first = await chooseRate(visitor, { free: true })
  await page.getByRole('tab').nth(1).click()
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  const second = await chooseRate(visitor, { free: true })
  const total = amount(first) + amount(second)
  const summary = page.locator('.summary').filter({ visible: true })
  await expect(summary.locator('.tot')).toContainText(word('hotelDetail.total'))
  expect(amount(await priceOf(summary.locator('.tot')))).toBeCloseTo(total, 2)
  return total
}

test('[R1.1, R2.6, R4.7] two rooms with a child, from the search form to the voucher at one price, and one of them cancelled', async ({
  page,
}) => {
  const visitor = await arrive(page)
  await searchHotels(visitor, { rooms: 'two' })
  await expect(heading(page)).toHaveText('Hotels in Lisbon')
  const card = hotels(page).first()
  const listed = await card.innerText()
  const name = await card.getByRole('heading').innerText()
  await openHotel(visitor, card)
  await expect(heading(page)).toHaveText(name)
  const total = await chooseTwoRooms(visitor)
  // What the list told for the whole stay is the cheapest of these rooms; nothing dearer was told there.
  const [, told = ''] = /\$([\d,]+\.\d\d) for 4 nights/.exec(listed) ?? []
  expect(total).toBeGreaterThanOrEqual(amount(told))
  await page.reload()
  await expect(page.locator('.summary .tot').filter({ visible: true })).toContainText(
    total.toLocaleString('en-US', { minimumFractionDigits: 2 }),
  )

  await wayOn(visitor, 'hotelDetail.reserve').click()
  await expect(page).toHaveURL(/\/hotel\/guests\?/)
  await fillGuests(visitor, 4)
  await page.getByRole('textbox', { name: /^Special requests/ }).fill('A quiet room')
  await expect(page.getByText('What you typed is kept.').first()).toBeVisible()
  await page.reload()
  await expect(page.locator('[name="travelers.3.firstName"]')).toHaveValue('Mary')
  await seen(page, /^Continue to pay/)
    .first()
    .click()
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })

  const sum = page.getByRole('region', { name: 'One total' })
  expect(amount(await priceOf(sum.locator('.tot')))).toBeCloseTo(total, 2)
  // Today, on the day on which the hotel takes the rest of a deposit, and at the hotel.
  const parts = await Promise.all((await sum.locator('.sub').all()).map(priceOf))
  expect(parts.reduce((all, part) => all + amount(part), 0)).toBeCloseTo(total, 2)
  const [now = ''] = parts
  await fillCard(page, cards.good)
  await agree(page)
  await seen(page, new RegExp(`^Pay \\${now}`)).click()
  await expectBooked(page, '1 item is booked')
  const link = page
    .getByRole('region', { name: 'Documents' })
    .getByRole('link', { name: /Voucher/ })
    .first()
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  const voucher = readPdf(readFileSync(await file.path())).lines.join('\n')
  for (const words of [name, 'Harbour', 'Confirmation']) expect(voucher.toLowerCase()).toContain(words.toLowerCase())

  await page
    .getByRole('link', { name: /^View booking/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/booking\/hotel\/view\?id=/)
  await expect(page.getByRole('main')).toContainText('Tim Harbour')
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByRole('checkbox', { name: /^Room 1/ }).uncheck()
  await page.getByRole('button', { name: 'Show the refund' }).click()
  await page.getByRole('checkbox', { name: 'I want to cancel this' }).check({ timeout: 30_000 })
  await page.getByRole('button', { name: /^Cancel and refund \$/ }).click()
  await expect(page.getByText('Partly cancelled').first()).toBeVisible({ timeout: 30_000 })
  await page.reload()
  // The rest stays bought, and says which room is left.
  await expect(page.getByRole('main')).toContainText('Confirmed')
  await expect(page.getByRole('main')).not.toContainText('Ticketed')
  await expect(page.getByRole('region', { name: 'Stay' })).toContainText('This room is cancelled')
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toContainText('Refunded')
})

test('[R7.26, R6.2] an agency books rooms on its account', { tag: '@rest' }, async ({ page }) => {
  await arriveAs(page, 'owner')
  const visitor = await visit(page, plain)
  await searchHotels(visitor, { rooms: 'one' })
  await openHotel(visitor, hotels(page).nth(1))
  const price = await chooseRate(visitor, { free: false })
  await wayOn(visitor, 'hotelDetail.reserve').click()
  await fillGuests(visitor, 2)
  await expect(page.getByRole('main')).toContainText(price)
  await wayOn(visitor, 'hotelGuests.book').click()
  const question = page.getByRole('dialog', { name: 'Book on your agency’s account?' })
  await expect(question).toContainText('Credit left after this booking')
  expect(await findings(page)).toEqual([])
  await question.getByRole('checkbox').check()
  await question.getByRole('button', { name: `Book for ${price}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booked on your account' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Open the booking' }).click()
  await expect(page).toHaveURL(/\/booking\/(hotel\/)?view\?id=/)
  await expect(page.getByRole('main')).toContainText('Nadia Harbour')
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toContainText(price)
})

test('[R7.22] the map is a search: a closer look finds the houses in it, and the list follows', {
  tag: '@rest',
}, async ({ page }) => {
  const visitor = await arrive(page)
  await searchHotels(visitor, { rooms: 'one' })
  const count = async () => Number(/of (\d+) hotel/.exec(await page.getByRole('main').innerText())?.[1] ?? 0)
  const all = await count()
  expect(all).toBeGreaterThan(20)
  const asked = page.waitForResponse(
    (reply) => reply.url().endsWith('/hotel/avail') && reply.request().postData()?.includes('"box"') === true,
  )
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  expect((await asked).status()).toBe(200)
  await expect(heading(page)).toHaveText('Hotels on this part of the map')
  await expectHotels(page)
  await expect.poll(count).toBeLessThan(all)
  // A pin and its card point at each other.
  const name = await hotels(page).first().getByRole('heading').innerText()
  const pin = page.getByRole('button', { name: new RegExp(`^${name}, \\$`) })
  if ((await pin.count()) > 0) await pin.first().click()
  expect(await findings(page)).toEqual([])
})

test('[R2.6] rooms by the keyboard alone, in Arabic, on a phone, to the pay page', { tag: '@rest' }, async ({
  page,
}) => {
  const visitor = await arrive(page, { means: 'keyboard', tongue: 'ar', width: 390 })
  const { hand } = visitor
  await searchHotels(visitor, { rooms: 'one' })
  await openHotel(visitor, hotels(page).first())
  await chooseRate(visitor, { free: true })
  await hand.press(wayOn(visitor, 'hotelDetail.reserve'))
  await fillGuests(visitor, 2)
  expect(await findings(page)).toEqual([])
  await hand.press(wayOn(visitor, 'hotelGuests.continue'))
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
})

test('[R4.7] a house without rooms for so many says so, and what to do next; an unknown one as well', {
  tag: '@rest',
}, async ({ page, expecting }) => {
  expecting('404 POST /api/v1/hotel/description', '400 POST /api/v1/hotel/avail')
  const visitor = await arrive(page)
  await searchHotels(visitor, { rooms: 'one' })
  await openHotel(visitor, hotels(page).first())
  const crowded = new URL(page.url())
  crowded.searchParams.set('rooms', '6')
  await page.goto(crowded.href)
  await expect(page.getByText(/No rooms for these dates|no room for these guests/).first()).toBeVisible({
    timeout: 30_000,
  })
  await expect(rates(page)).toHaveCount(0)
  crowded.searchParams.set('hotel', '9999999')
  await page.goto(crowded.href)
  await expect(page.getByText('We do not know this hotel')).toBeVisible({ timeout: 30_000 })
})
