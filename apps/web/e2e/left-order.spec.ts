import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { agree, cards, expectBooked, fillCard, goOn, pay, toTravellers } from './buy.ts'
import { expect, prefer, test } from './journey.ts'
import { claim, fill } from './market.ts'

test.beforeEach(() => test.setTimeout(150_000))

const items = (page: Page) => page.getByRole('main').getByRole('article')
const book = (page: Page, words: RegExp) => page.getByRole('link', { name: words }).filter({ visible: true })

async function fillPeople(page: Page): Promise<void> {
  await expect(page.getByLabel('First name').first()).toBeVisible({ timeout: 30_000 })
  const names = await page.getByLabel('First name').all()
  for (const [index, field] of names.entries()) {
    await field.fill(['Nadia', 'Omar'][index] ?? 'Lea')
    await page.getByLabel('Last name').nth(index).fill('Harbour')
  }
  await page.getByLabel('Email').first().fill('nadia@example.com')
}

/** The order on the page, and in which state each of its items is. */
async function orderOn(page: Page, id = new URL(page.url()).searchParams.get('order') ?? '') {
  const reply = await page.request.get(`/api/v1/checkout/${id}`)
  const { items: all } = (await reply.json()) as { items: { status: string }[] }
  return { id, states: all.map(({ status }) => status) }
}

test('[B1, R4.3] an order left half-way and a cart of six: the button books the six that it says, at their price', async ({
  page,
}) => {
  await prefer(page, { language: 'en', currency: 'USD' })
  await claim('car', 'hotel')
  await fill(page, 'car')
  await page.goto('/cart')
  await toTravellers(page)
  // Half-way is where it is held and nothing is paid.
  await fillPeople(page)
  await goOn(page).click()
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
  const left = await orderOn(page)
  expect(left.states).toEqual(['OnHold'])

  await fill(page, 'car', 2)
  await fill(page, 'hotel', 3)
  await page.goto('/cart')
  await expect(items(page)).toHaveCount(6)
  const [price = ''] = (await book(page, /^Book 6 items/).innerText()).match(/\$[\d,.]+/) ?? []
  await toTravellers(page)
  const whole = await orderOn(page)
  expect([whole.states.length, whole.id === left.id]).toEqual([6, false])
  await expect(page.getByText(/of your cart (is|are) not in this order/)).toHaveCount(0)

  await fillPeople(page)
  await goOn(page).click()
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
  await fillCard(page, cards.good)
  await agree(page)
  await expect(pay(page)).toContainText(price)
  await pay(page).click()
  await expectBooked(page, '6 items are booked')
  // The order that was left cannot be paid for any more: nothing of it is bought twice.
  expect((await orderOn(page, left.id)).states).toEqual(['Ignored'])
})

test('[F3, R8.7] a declined item is removed from the cart, and the others stay in it and are bought', async ({
  page,
}) => {
  await prefer(page, { language: 'en', currency: 'USD' })
  await fill(page, 'transfer', 2)
  await page.goto('/cart')
  await toTravellers(page)
  await fillPeople(page)
  await goOn(page).click()
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
  await fillCard(page, cards.declined)
  await agree(page)
  await pay(page).click()
  await expect(page.getByText('The payment was declined.')).toBeVisible({ timeout: 30_000 })

  await page.goto('/cart')
  await expect(items(page)).toHaveCount(2)
  await items(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(items(page)).toHaveCount(1)
  expect(await findings(page)).toEqual([])
  await expect(book(page, /^Book 1 item/)).toBeVisible()
  await toTravellers(page)
  expect((await orderOn(page)).states).toHaveLength(1)
  // What was typed for the order that is gone stands in the form of this one.
  await expect(page.getByLabel('First name').first()).toHaveValue('Nadia')
  await expect(page.getByLabel('Email').first()).toHaveValue('nadia@example.com')
  await goOn(page).click()
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
  await fillCard(page, cards.good)
  await agree(page)
  await pay(page).click()
  await expectBooked(page, '1 item is booked')
})
