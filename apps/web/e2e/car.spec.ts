import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readPdf } from '../../api/src/document/testing/pdf-reader.ts'
import { findings } from './axe.ts'
import { agree, cards, expectBooked, fillCard, goOn, heading, seen } from './buy.ts'
import {
  addExtra,
  cars,
  fillDriver,
  fillSearch,
  form,
  openCar,
  partsOf,
  searchCars,
  submit,
  totalOf,
} from './car-journey.ts'
import { amount, priceOf, wayOn } from './hotel-journey.ts'
import { arriveAs, arriveAsNewcomer, expect, test } from './journey.ts'
import { button, type Visitor, visit, type Way } from './rail-journey.ts'

const plain: Way = { means: 'mouse', tongue: 'en', width: 1440 }

// A journey is many pages long, and the machine may have other work.
test.beforeEach(() => test.setTimeout(180_000))

async function arrive(page: Page, way = plain): Promise<Visitor> {
  await arriveAsNewcomer(page)
  return visit(page, way)
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function toDriver(visitor: Visitor): Promise<void> {
  const { page, hand } = visitor
  await hand.press(wayOn(visitor, 'carRate.continue'))
  await expect(page).toHaveURL(/\/cart\/book\?order=/, { timeout: 30_000 })
  await fillDriver(visitor)
}

test('[R1.1, R2.6] a car that is brought back elsewhere, with an extra: from the search form to the voucher at one price, and cancelled', async ({
  page,
}) => {
  const visitor = await arrive(page)
  await searchCars(visitor, { isElsewhere: true })
  await expect(heading(page)).toHaveText('Cars: Lisbon')
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Free cancellation/ })
    .check()
  const free = cars(page).filter({ hasText: 'Free cancellation' }).first()
  const listed = await openCar(visitor, free)
  expect(await totalOf(page), 'the list’s price is the car’s').toBe(listed)
  const total = await addExtra(page)
  await expect(region(page, 'Fees and taxes')).toContainText('at the desk')
  const [now, there] = await partsOf(page)
  expect(amount(now) + amount(there)).toBeCloseTo(amount(total), 2)
  await page.reload()
  await expect.poll(() => totalOf(page), { timeout: 30_000 }).toBe(total)

  await toDriver(visitor)
  await goOn(page).click()
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
  const sum = page.getByRole('region', { name: 'One total' })
  expect(await priceOf(sum.locator('.tot'))).toBe(total)
  expect(await priceOf(sum.locator('.sub').filter({ hasText: 'To pay at pick-up' }))).toBe(there)
  await fillCard(page, cards.good)
  await agree(page)
  await seen(page, new RegExp(`^Pay \\${now}`)).click()
  await expectBooked(page, '1 item is booked')
  const link = region(page, 'Documents')
    .getByRole('link', { name: /Voucher/ })
    .first()
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  const voucher = readPdf(readFileSync(await file.path()))
    .lines.join('\n')
    .toLowerCase()
  for (const words of ['harbour', 'lisbo', 'porto']) expect(voucher).toContain(words)

  await page
    .getByRole('link', { name: /^View booking/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/booking\/car\/view\?id=/)
  const rental = region(page, 'Car rental')
  for (const words of ['Pick-up', 'Return', 'Lisb', 'Porto']) await expect(rental).toContainText(words)
  await expect(rental.getByRole('img', { name: /^Map: / })).toHaveCount(2)
  await expect(region(page, 'Price')).toContainText(total.replace('$', ''))
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByRole('button', { name: 'Show the refund' }).click()
  await page.getByRole('checkbox', { name: 'I want to cancel this' }).check({ timeout: 30_000 })
  await seen(page, new RegExp(`^Cancel and refund \\${now}`)).click()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
})

test('[R1.1, R6.2] an agency rents a car for a client, on its account', { tag: '@rest' }, async ({ page }) => {
  await arriveAs(page, 'owner')
  const visitor = await visit(page, plain)
  await searchCars(visitor)
  const price = await openCar(visitor, cars(page).nth(1))
  const [now] = await partsOf(page)
  await toDriver(visitor)
  await goOn(page).click()
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
  expect(await priceOf(page.getByRole('region', { name: 'One total' }).locator('.tot'))).toBe(price)
  await page
    .getByRole('radio', { name: /Agency account/ })
    .locator('xpath=ancestor::label')
    .click()
  await agree(page)
  await seen(page, new RegExp(`^Pay \\${now}`)).click()
  await expectBooked(page, '1 item is booked')
})

test('[R2.6] a car by the keyboard alone, in Arabic, on a phone, to the pay page', { tag: '@rest' }, async ({
  page,
}) => {
  const visitor = await arrive(page, { means: 'keyboard', tongue: 'ar', width: 390 })
  await searchCars(visitor)
  expect(await findings(page)).toEqual([])
  await openCar(visitor, cars(page).first())
  expect(await findings(page)).toEqual([])
  await toDriver(visitor)
  await visitor.hand.press(button(visitor, 'traveler.screen.continue'))
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
})

test('filters with counts and the bar of classes narrow the list', { tag: '@rest' }, async ({ page }) => {
  const visitor = await arrive(page)
  await searchCars(visitor)
  const count = async () => Number(/^(\d+) of \d+ car/m.exec(await page.getByRole('main').innerText())?.[1] ?? 0)
  const all = await count()
  expect(all).toBeGreaterThan(10)
  const box = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /^Automatic/ })
  const told = Number(/\d+$/.exec(await box.locator('xpath=ancestor::label').innerText())?.[0])
  await box.check()
  await expect.poll(count).toBe(told)
  expect(told).toBeLessThan(all)
  await box.uncheck()
  await page
    .getByRole('group', { name: 'Classes and their lowest prices' })
    .getByRole('button', { name: /^Compact from/ })
    .click()
  await expect.poll(count).toBeLessThan(all)
  for (const name of await cars(page).getByRole('heading').allInnerTexts()) expect(name).toContain('Compact')
})

test('what nobody rents is told beside its field, by the form and by the desks alike', { tag: '@rest' }, async ({
  page,
  expecting,
}) => {
  expecting('400 POST /api/v1/car/vehicles')
  const visitor = await arrive(page)
  await fillSearch(visitor, { days: -1, age: '17' })
  await submit(visitor)
  const said = form(visitor)
  await expect(said.getByText('The return is not after the pick-up. Choose a later time.').last()).toBeVisible()
  await expect(
    said.getByText('No company rents a car to a driver of this age here. Name an older driver.').last(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/carrental$/)
  await fillSearch(visitor, { days: 91 })
  await submit(visitor)
  await expect(said.getByText('A car is rented for 90 days at most. Choose an earlier return.').last()).toBeVisible()
  // Nobody drives from Lisbon to Tokyo: that is the desks' word.
  await fillSearch(visitor, { isElsewhere: true, to: 'Tokyo' })
  await submit(visitor)
  await expect(
    said.getByText('A car picked up there cannot be returned here. Choose another place to return it.').last(),
  ).toBeVisible({ timeout: 30_000 })
  expect(await findings(page)).toEqual([])
})
