import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readPdf } from '../../api/src/document/testing/pdf-reader.ts'
import {
  easyTour,
  fillParticipants,
  groups,
  listedPrice,
  openTour,
  reserve,
  searchActivities,
  stepperIn,
  summary,
  totalOf,
  tours,
} from './activity-journey.ts'
import { findings } from './axe.ts'
import { agree, cards, expectBooked, fillCard, goOn, heading, pay, seen } from './buy.ts'
import { priceOf } from './hotel-journey.ts'
import { arriveAs, arriveAsNewcomer, expect, test } from './journey.ts'
import { button, type Visitor, visit, type Way } from './rail-journey.ts'

const plain: Way = { means: 'mouse', tongue: 'en', width: 1440 }

// A journey is many pages long, and the machine may have other work.
test.beforeEach(() => test.setTimeout(180_000))

async function arrive(page: Page, way = plain): Promise<Visitor> {
  await arriveAsNewcomer(page)
  return visit(page, way)
}

test('[R1.1, R2.6] a family of three from the search form to the voucher at one price, and cancelled again', async ({
  page,
}) => {
  const visitor = await arrive(page)
  await searchActivities(visitor, { child: true })
  await expect(heading(page)).toHaveText('Activities in Lisbon')
  const card = easyTour(page)
  const [listed, name] = [await listedPrice(card), await card.getByRole('heading').innerText()]
  await openTour(visitor, card)
  await expect(heading(page)).toHaveText(name)
  // What the list told for all three is what the cheapest group costs.
  await expect.poll(() => totalOf(page)).toBe(listed)
  await page.reload()
  await expect.poll(() => totalOf(page), { timeout: 30_000 }).toBe(listed)

  await expect(reserve(page)).toHaveText('Reserve 3 places')
  await reserve(page).click()
  await expect(page).toHaveURL(/\/cart\/book\?order=/, { timeout: 30_000 })
  await fillParticipants(visitor, 3)
  await goOn(page).click()
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
  expect(await priceOf(page.getByRole('region', { name: 'One total' }).locator('.tot'))).toBe(listed)
  await fillCard(page, cards.good)
  await agree(page)
  await pay(page).click()
  await expectBooked(page, '1 item is booked')
  const link = page
    .getByRole('region', { name: 'Documents' })
    .getByRole('link', { name: /Voucher/ })
    .first()
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  const voucher = readPdf(readFileSync(await file.path())).lines.join('\n')
  for (const words of [name, 'Harbour']) expect(voucher.toLowerCase()).toContain(words.toLowerCase())

  await page
    .getByRole('link', { name: /^View booking/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/booking\/activity\/view\?id=/)
  const booked = page.getByRole('region', { name: 'Activity', exact: true })
  await expect(booked).toContainText('2 adults, 1 child', { timeout: 30_000 })
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toContainText(listed)
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByRole('button', { name: 'Show the refund' }).click()
  await page.getByRole('checkbox', { name: 'I want to cancel this' }).check({ timeout: 30_000 })
  await seen(page, /^Cancel and refund \$/).click()
  await expect(page.getByText('Cancelled').first()).toBeVisible({ timeout: 30_000 })
})

test('[R1.1, R6.2] an agency books places for a client, on its account', { tag: '@rest' }, async ({ page }) => {
  await arriveAs(page, 'owner')
  const visitor = await visit(page, plain)
  await searchActivities(visitor, { child: false })
  await openTour(visitor, easyTour(page))
  const total = await totalOf(page)
  await reserve(page).click()
  await expect(page).toHaveURL(/\/cart\/book\?order=/, { timeout: 30_000 })
  await fillParticipants(visitor, 2)
  await goOn(page).click()
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
  await page
    .getByRole('radio', { name: /Agency account/ })
    .locator('xpath=ancestor::label')
    .click()
  await agree(page)
  await expect(pay(page)).toHaveText(`Pay ${total}`)
  await pay(page).click()
  await expectBooked(page, '1 item is booked')
})

test('[R7.20] another party, day and group are priced by the server, and a clash with the cart is told', {
  tag: '@rest',
}, async ({ page }) => {
  const visitor = await arrive(page)
  await searchActivities(visitor, { child: false })
  await openTour(visitor, easyTour(page))
  const before = await totalOf(page)
  await stepperIn(page, 'Adults').last().click()
  await expect(reserve(page)).toHaveText('Reserve 3 places')
  await expect.poll(() => totalOf(page), { timeout: 30_000 }).not.toBe(before)
  await expect(page).toHaveURL(/people=3/)
  await seen(page, 'Add to cart').click()
  await expect(page.getByText('Added to your cart.')).toBeVisible({ timeout: 30_000 })
  await expect(summary(page)).toContainText('Clashes with', { timeout: 30_000 })
  await page.getByRole('button', { name: 'Later month' }).click()
  await page.locator('.am-day:enabled').first().click()
  await expect(groups(page).first()).toBeVisible({ timeout: 30_000 })
  await expect(summary(page)).toContainText('Fits between your other bookings', { timeout: 30_000 })
})

test('[R2.6] places by the keyboard alone, in Arabic, on a phone, to the pay page', { tag: '@rest' }, async ({
  page,
}) => {
  const visitor = await arrive(page, { means: 'keyboard', tongue: 'ar', width: 390 })
  const { hand } = visitor
  await searchActivities(visitor, { child: false })
  await openTour(
    visitor,
    page
      .getByRole('article')
      .filter({ hasText: visitor.word('activity.kind.walk') })
      .first(),
  )
  expect(await findings(page)).toEqual([])
  await hand.press(reserve(page))
  await expect(page).toHaveURL(/\/cart\/book\?order=/, { timeout: 30_000 })
  await fillParticipants(visitor, 2)
  await hand.press(button(visitor, 'traveler.screen.continue'))
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
})

test('[R5.1] nobody, a child alone, too many for a group, an unknown tour: each is told where it can be put right', {
  tag: '@rest',
}, async ({ page, expecting }) => {
  expecting('400 POST /api/v1/touractivity/avail', '404 POST /api/v1/touractivity/avail')
  const visitor = await arrive(page)
  await page.goto('/activity')
  await page.getByRole('form', { name: 'Search activities' }).locator('.trav-face').click()
  await stepperIn(page, 'Adults').first().click()
  await stepperIn(page, 'Adults').first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Participants')
  // What was chosen is kept: whoever comes back finds nobody, and puts it right.
  await page.getByRole('form', { name: 'Search activities' }).locator('.trav-face').click()
  await stepperIn(page, 'Adults').last().click()
  await stepperIn(page, 'Adults').last().click()
  await page.keyboard.press('Escape')

  await searchActivities(visitor, { child: false })
  await openTour(visitor, tours(page).filter({ hasText: 'Walks' }).first())
  const adults = stepperIn(page, 'Adults').first()
  await adults.click()
  await expect(reserve(page)).toHaveText('Reserve 1 place')
  await adults.click()
  await expect(page.locator('.ad-err')).toBeVisible()
  await expect(reserve(page)).toBeDisabled()

  const crowded = new URL(page.url())
  crowded.searchParams.set('people', '30')
  await page.goto(crowded.href)
  await expect(page.getByRole('main')).toContainText(/group/i, { timeout: 30_000 })
  await expect(page.getByRole('button', { name: /^Reserve/ }).and(page.locator(':enabled'))).toHaveCount(0)
  crowded.searchParams.set('people', '2')
  crowded.searchParams.set('tour', 'NOWHERE-99')
  await page.goto(crowded.href)
  await expect(page.getByText('We do not know this activity')).toBeVisible({ timeout: 30_000 })
})
