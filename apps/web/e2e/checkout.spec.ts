import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { agree, cards, expectBooked, fillCard, goOn, heading, pay, seen, toTravellers } from './buy.ts'
import { arriveAs, arriveAsNewcomer, expect, prefer, test } from './journey.ts'
import { behave, claim, fill } from './market.ts'
import {
  button,
  chooseTicket,
  confirmBirth,
  fillContact,
  fillLead,
  fillPassport,
  fillResidence,
  goOnToTravellers,
  goOnToWayBack,
  searchPasses,
  searchTrains,
  visit,
  type Way,
} from './rail-journey.ts'

const plain: Way = { means: 'mouse', tongue: 'en', width: 1440 }

// A journey is many pages long, and the machine may have other work.
test.beforeEach(() => test.setTimeout(150_000))

async function fillPeople(page: Page): Promise<void> {
  await expect(page.getByLabel('First name').first()).toBeVisible({ timeout: 30_000 })
  for (const [index, name] of ['Nadia', 'Omar'].entries()) {
    const field = page.getByLabel('First name').nth(index)
    if ((await field.count()) === 0) break
    await field.fill(name)
    await page.getByLabel('Last name').nth(index).fill('Harbour')
  }
  await page.getByLabel('Email').first().fill('nadia@example.com')
  await expect(page.getByText('What you typed is kept.')).toBeVisible()
}

/** From a filled cart to the pay page. */
async function toPayPage(page: Page): Promise<void> {
  await page.goto('/cart')
  await toTravellers(page)
  await fillPeople(page)
  await goOn(page).click()
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
}

test('[R4.3, R2.6] a guest buys a return ticket: what was typed for it is not asked again, and every step survives a reload', async ({
  page,
}) => {
  const visitor = await visit(page, plain)
  const numbers: string[] = []
  page.on('request', (request) => {
    if (/4242/.test(request.postData() ?? '')) numbers.push(request.url())
  })
  await searchTrains(visitor, 'roundTrip')
  await chooseTicket(visitor, 'premier', 'semi')
  await goOnToWayBack(visitor)
  await chooseTicket(visitor, 'premier', 'semi')
  await goOnToTravellers(visitor, 'trains.book')
  await fillLead(visitor)
  await fillContact(visitor)
  await visitor.hand.press(button(visitor, 'traveler.screen.continue'))
  await expect(page).toHaveURL(/\/cart\/book\?order=[\w-]+&step=pay/, { timeout: 30_000 })
  await expect(heading(page)).toHaveText('Pay for 1 item')
  const total = await pay(page).innerText()

  await page.reload()
  await expect(pay(page)).toHaveText(total)
  await page.goBack()
  await page.goForward()
  await expect(pay(page)).toHaveText(total)
  await fillCard(page, cards.good)
  await agree(page)
  await pay(page).dblclick()
  await expectBooked(page, '1 item is booked')
  await expect(page.getByRole('region', { name: 'Charged' })).toContainText(total.replace('Pay ', ''))
  expect(numbers).toEqual([])

  const papers = page.getByRole('region', { name: 'Documents' })
  const [ticket] = await Promise.all([
    page.waitForEvent('download'),
    papers
      .getByRole('link', { name: /E-ticket/ })
      .first()
      .click(),
  ])
  expect(ticket.suggestedFilename()).toMatch(/\.pdf$/)
  await expect(page.getByRole('region', { name: 'What next' })).toContainText('Begins:')
  await expect(page.getByRole('region', { name: 'You booked without an account' })).toContainText('30 days')

  await page.reload()
  await expectBooked(page, '1 item is booked')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/^Cart(, 0 items)?$/)
  await page.goBack()
  await expect(heading(page)).not.toHaveText('Pay for 1 item')
})

test('[R4.3] a customer buys a pass', async ({ page }) => {
  await arriveAsNewcomer(page)
  const visitor = await visit(page, plain)
  await searchPasses(visitor)
  await visitor.hand.press(page.getByRole('article').first().getByRole('link'))
  const fares = page.getByRole('table').first().getByRole('radio')
  await expect(fares.first()).toBeVisible()
  await visitor.hand.choose(fares.last())
  await visitor.hand.press(page.getByRole('link', { name: visitor.word('pass.toFirstDay') }).filter({ visible: true }))
  await goOnToTravellers(visitor, 'pass.toTravellers')
  await fillLead(visitor)
  await confirmBirth(visitor)
  await fillResidence(visitor)
  await fillContact(visitor)
  await fillPassport(visitor)
  await visitor.hand.press(button(visitor, 'traveler.screen.continue'))
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
  await fillCard(page, cards.good)
  await agree(page)
  await pay(page).click()
  await expectBooked(page, '1 item is booked')
  await expect(page.getByRole('link', { name: /^View booking/ })).toHaveAttribute('href', /\/booking\/rail\/view\?id=/)
})

test('[R1.5, F13] a price that moved is refused, then agreed to, and exactly that is paid', async ({ page }) => {
  await prefer(page, { language: 'en', currency: 'USD' })
  await fill(page, 'rail')
  await page.goto('/cart/book')
  await fillPeople(page)
  await behave(page, 'rail', { priceFactorBasisPoints: 11_000 })
  await goOn(page).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible({ timeout: 30_000 })
  await expect(question).toContainText('The supplier has changed its price')
  expect(await findings(page)).toEqual([])
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByLabel('First name').first()).toHaveValue('Nadia')
  await goOn(page).click()
  const consent = question.getByRole('button', { name: /^Agree to \$/ })
  const agreed = (await consent.innerText()).replace('Agree to ', '')
  await consent.click()
  await expect(pay(page)).toHaveText(`Pay ${agreed}`)
  await page.reload()
  await expect(pay(page)).toBeVisible()
  await expect(question).toHaveCount(0)
  await fillCard(page, cards.good)
  await agree(page)
  await pay(page).click()
  await expectBooked(page, '1 item is booked')
  await expect(page.getByRole('region', { name: 'Charged' })).toContainText(agreed)
})

test('[R4.4] an offer that ended while the form was filled in is asked for again, and nothing typed is lost', {
  tag: '@rest',
}, async ({ page }) => {
  await prefer(page, { language: 'en', currency: 'USD' })
  await fill(page, 'activity', 1, 8)
  await page.goto('/cart/book')
  await fillPeople(page)
  const order = new URL(page.url()).searchParams.get('order')
  await expect
    .poll(async () => (await (await page.request.get(`/api/v1/checkout/${order}`)).json()).items[0].status, {
      timeout: 60_000,
    })
    .toBe('Ignored')
  await page.reload()
  await expect(page.getByLabel('First name').first()).toHaveValue('Nadia')
  await goOn(page).click()
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
  await expect(pay(page)).toBeVisible()
})

test('a declined card keeps everything and its reason, also after a reload; the next one pays, and its late answer is waited for', async ({
  page,
}) => {
  await prefer(page, { language: 'en', currency: 'USD' })
  await fill(page, 'car')
  await toPayPage(page)
  await fillCard(page, cards.declined)
  await agree(page)
  await pay(page).click()
  await expect(page.getByText('The payment was declined.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByLabel('Name on card')).toHaveValue('N HARBOUR')
  expect(await findings(page)).toEqual([])
  await page.reload()
  await expect(page.getByText('The payment was declined.')).toBeVisible({ timeout: 30_000 })
  await fillCard(page, cards.late)
  await agree(page)
  await pay(page).click()
  await expectBooked(page, '1 item is booked')
})

test('what the bank asks stands in a window of its own, also after a reload', { tag: '@rest' }, async ({ page }) => {
  await prefer(page, { language: 'en', currency: 'USD' })
  await fill(page, 'transfer')
  await toPayPage(page)
  await fillCard(page, cards.asking)
  await agree(page)
  await pay(page).click()
  const bank = page.getByRole('dialog', { name: 'Your bank asks you to confirm' })
  await expect(bank).toBeVisible({ timeout: 30_000 })
  expect(await findings(page)).toEqual([])
  await page.reload()
  await expect(bank).toBeVisible({ timeout: 30_000 })
  await bank.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('heading', { name: 'We are still asking' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Ask the bank again' }).click()
  await bank.getByRole('button', { name: 'Confirm the payment' }).click()
  await expectBooked(page, '1 item is booked')
})

test('what is held is paid later, with its deadline', { tag: '@rest' }, async ({ page }) => {
  await prefer(page, { language: 'en', currency: 'USD' })
  await fill(page, 'hotel')
  await toPayPage(page)
  await page
    .getByRole('radio', { name: /Hold and pay later/ })
    .locator('xpath=ancestor::label')
    .click()
  await agree(page)
  await seen(page, 'Hold now, pay later').click()
  await expectBooked(page, '1 item is held for you')
  await expect(page.getByText(/^Pay by/)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: 'Pay now' }).click()
  await fillCard(page, cards.good)
  await agree(page)
  await pay(page).click()
  await expectBooked(page, '1 item is booked')
})

test('an agency buys on its account, and what goes beyond its limit is refused and can be paid by card', async ({
  page,
}) => {
  await arriveAs(page, 'manager')
  await claim('cruise', 'visa')
  const account = page.getByRole('radio', { name: /Agency account/ }).locator('xpath=ancestor::label')
  await fill(page, 'visa')
  await toPayPage(page)
  await expect(account).toContainText(/\$[\d,.]+ left of \$[\d,.]+/)
  await expect(page.getByText(/^The account lacks/)).toHaveCount(0)
  await account.click()
  expect(await findings(page)).toEqual([])
  await agree(page)
  await pay(page).click()
  await expectBooked(page, '1 item is booked')

  await behave(page, 'cruise', { priceFactorBasisPoints: 1_000_000 })
  await fill(page, 'cruise')
  await toPayPage(page)
  await expect(page.getByText(/^The account lacks/)).toBeVisible()
  await account.click()
  await agree(page)
  await pay(page).click()
  await expect(page.getByText('The agency’s credit does not cover this.')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('radio', { name: /^Card/ }).locator('xpath=ancestor::label').click()
  await fillCard(page, cards.good)
  await pay(page).click()
  await expectBooked(page, '1 item is booked')
})

test('[R4.3, R8.7] one item of two is gone: it is named with its reason and an alternative, and the other is bought', async ({
  page,
}) => {
  await prefer(page, { language: 'en', currency: 'USD' })
  await claim('cruise', 'rail')
  await fill(page, 'cruise')
  await fill(page, 'rail')
  await page.goto('/cart/book')
  await fillPeople(page)
  await behave(page, 'rail', { capacity: 0 })
  await goOn(page).click()
  const lost = page.getByRole('region', { name: 'Not booked' })
  await expect(lost).toContainText('Failed', { timeout: 30_000 })
  await behave(page, 'rail', {})
  await expect(lost.getByRole('link', { name: 'Search again' })).toBeVisible()
  await expect(heading(page)).toHaveText('Pay for 1 item')
  expect(await findings(page)).toEqual([])
  await fillCard(page, cards.good)
  await agree(page)
  await pay(page).click()
  await expectBooked(page, '1 of 2 items are booked')
  await expect(lost).toContainText('not charged')
  await page.reload()
  const instead = lost.getByRole('listitem')
  await expect(instead).toHaveCount(3, { timeout: 30_000 })
  await instead.first().getByRole('button', { name: 'Add to cart' }).click()
  await instead.first().getByRole('link', { name: 'In the cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  expect(await findings(page)).toEqual([])
})

/** A box is ticked with the space bar once the keyboard has come to it. */
async function tick(page: Page, index: number): Promise<void> {
  const box = page.getByRole('checkbox').nth(index)
  for (let stop = 0; stop < 80; stop += 1) {
    if (await box.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
}

test('[R2.6] from the cart to the ticket by keyboard alone, in Arabic, on a phone', async ({ page }) => {
  const visitor = await visit(page, { means: 'keyboard', tongue: 'ar', width: 390 })
  const { hand, word } = visitor
  await fill(page, 'air')
  await page.goto('/cart/book')
  const field = (id: string, index = 0) => page.getByLabel(word(`traveler.${id}`), { exact: true }).nth(index)
  await expect(field('firstName')).toBeVisible({ timeout: 30_000 })
  await hand.write(field('firstName'), 'Nadia')
  await hand.write(field('lastName'), 'Harbour')
  await hand.write(field('email'), 'nadia@example.com')
  await hand.write(field('firstName', 1), 'Omar')
  await hand.write(field('lastName', 1), 'Harbour')
  await hand.press(button(visitor, 'traveler.screen.continue'))
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
  const card = (id: string) => page.getByLabel(word(`checkout.card.${id}`), { exact: true })
  await hand.write(card('number'), cards.good)
  await hand.write(card('expiry'), '08/39')
  await hand.write(card('code'), '123')
  await hand.write(card('name'), 'N HARBOUR')
  await tick(page, 0)
  await tick(page, 1)
  await hand.press(page.locator('.action-bar').getByRole('button'))
  await expect(page).toHaveURL(/step=done/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { name: word('checkout.done.booked') })).toBeVisible()
})

// Goods of different kinds, so that neither waits for the other's.
for (const [language, product] of [
  ['en', 'insurance'],
  ['ar', 'visa'],
] as const) {
  test(`no step has a finding or scrolls sideways, light and dark, ${language}`, { tag: '@rest' }, async ({ page }) => {
    await prefer(page, { language: 'en', currency: 'USD', theme: 'light' })
    await fill(page, product, 2)
    await toPayPage(page)
    const order = new URL(page.url()).searchParams.get('order')
    const look = async (step: string, shown: string) => {
      for (const theme of ['light', 'dark']) {
        await prefer(page, { language, theme })
        await page.goto(`/cart/book?order=${order}${step}`)
        await expect(page.locator(shown).first()).toBeVisible({ timeout: 30_000 })
        for (const width of [320, 390, 1024, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect({ step, width, over }).toEqual({ step, width, over: 0 })
          if (width === 390 || width === 1440)
            expect({ step, width, found: await findings(page) }).toEqual({ step, width, found: [] })
        }
      }
    }
    await look('', '.tv-form')
    await look('&step=pay', '.pf')
    await prefer(page, { language: 'en', theme: 'light' })
    await page.reload()
    await fillCard(page, cards.good)
    await agree(page)
    await pay(page).click()
    await expectBooked(page, '2 items are booked')
    await look('&step=done', '.co-bk')
  })
}
