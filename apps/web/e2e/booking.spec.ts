import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { arriveAsNewcomer, expect, mailTo, test } from './journey.ts'
import { tuesday } from './rail-journey.ts'
import { buyTicket } from './ticket.ts'

// A journey is many pages long, and the machine may have other work.
test.beforeEach(() => test.setTimeout(150_000))

const box = (page: Page, name: string) => page.getByRole('region', { name })
const badge = (page: Page, text: string) => page.locator('h1 ~ .badge', { hasText: text })

test('[R7.33, R7.35, R7.34, R1.1] a ticket is found in the list, looked at and cancelled for exactly the refund quoted', async ({
  page,
}) => {
  await arriveAsNewcomer(page)
  const { id } = await buyTicket(page, 'nadia@example.com')
  await page.goto(`/booking?find=${id}`)
  await page.getByRole('link', { name: /Paris/ }).first().click()
  await expect(page).toHaveURL(new RegExp(`/booking/rail/view\\?id=${id}`))
  await expect(box(page, 'Journey')).toContainText('Zürich HB')
  await expect(box(page, 'Travellers')).toContainText('Nadia HARBOUR')
  await expect(page.getByRole('main')).not.toContainText('K12345678')
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByRole('button', { name: 'Show the refund' }).click()
  const quote = box(page, 'Cancel booking')
  await expect(quote).toContainText('You get back')
  const refund = (await quote.locator('.get .price').innerText()).trim()
  await quote.getByRole('checkbox').check()
  await quote.getByRole('button', { name: /Cancel and refund/ }).dblclick()
  await expect(badge(page, 'Cancelled')).toBeVisible({ timeout: 30_000 })
  const price = box(page, 'Price')
  await expect(async () => {
    await page.reload()
    await expect(price).toContainText(`Refunded${refund}`, { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0)
})

/** Some days later, YYYY-MM-DD. */
const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

async function typeTestCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: '4242 4242 4242 4242' }).click()
  await page.getByLabel('Expiry (MM/YY)').fill('08/39')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on card').fill('Nadia Harbour')
}

test('[R7.44] a ticket is exchanged for a dearer one on another day, for exactly the difference, and then for a cheaper one', async ({
  page,
}) => {
  await arriveAsNewcomer(page)
  const { id } = await buyTicket(page, 'nadia@example.com')
  await page.goto(`/booking/rail/view?id=${id}`)
  const before = await box(page, 'Journey').innerText()
  await page.getByRole('button', { name: 'Exchange' }).click()
  const dialog = page.getByRole('dialog')
  const day = dialog.getByRole('textbox', { name: 'Day of travel' })
  await day.click()
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Done' })).toHaveCount(0)
  await day.fill(later(tuesday(), 1))
  await dialog.getByLabel('Comfort').selectOption({ label: 'Premier' })
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Ask for the difference' }).click()
  await expect(dialog).toContainText('You pay now')
  expect(await findings(page)).toEqual([])
  const due = (await dialog.locator('.bx-due .price').innerText()).trim()
  await typeTestCard(page)
  await dialog.getByRole('button', { name: /Pay .* and exchange/ }).dblclick()
  await expect(dialog).toHaveCount(0, { timeout: 30_000 })
  await expect(box(page, 'History')).toContainText('Exchanged')
  expect(await box(page, 'Journey').innerText()).not.toBe(before)
  await expect(box(page, 'Journey')).toContainText('Premier')
  expect(due).not.toBe('')

  await page.getByRole('button', { name: 'Exchange' }).click()
  await dialog.getByLabel('Comfort').selectOption({ label: 'Standard' })
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Ask for the difference' }).click()
  await expect(dialog).toContainText('You get back')
  const back = (await dialog.locator('.get .price').innerText()).trim()
  expect(back).toBe(due)
  await dialog.getByRole('button', { name: 'Exchange now' }).click()
  await expect(dialog).toHaveCount(0, { timeout: 30_000 })
  await expect(async () => {
    await page.reload()
    await expect(box(page, 'Price')).toContainText(`Refunded${back}`, { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
})

test('[R1.6, R2.6] the list is filtered, turned and reloaded by its address', async ({ page }) => {
  await arriveAsNewcomer(page)
  const first = await buyTicket(page, 'nadia@example.com')
  const held = await buyTicket(page, 'nadia@example.com', true)
  await page.goto('/booking')
  const list = box(page, 'Bookings')
  await expect(list).toContainText(held.id)
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'On hold' })
  await expect(page).toHaveURL(/status=OnHold/)
  await expect(list).not.toContainText(first.id)
  await expect(list).toContainText(held.id)
  await page.reload()
  await expect(list).toContainText(held.id)
  await expect(list).not.toContainText(first.id)
  await page.goto('/booking?find=nobody-of-that-name')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(list).toContainText(first.id)
  await page.goto('/booking/hotel')
  await expect(page.getByText('No bookings yet.')).toBeVisible()
})

test('pages of the list are turned, and the whole list is had as a file', { tag: '@rest' }, async ({ page }) => {
  await arriveAsNewcomer(page)
  for (let count = 0; count < 11; count += 1) await buyTicket(page, 'nadia@example.com', true)
  await page.goto('/booking')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const before = await page.locator('tbody tr').allInnerTexts()
  await pages.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(async () => expect(await page.locator('tbody tr').allInnerTexts()).not.toEqual(before)).toPass()
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const rows = readFileSync(await (await waiting).path(), 'utf8')
    .trim()
    .split('\n')
  expect(rows.length).toBeGreaterThan(11)
})

test('a hold is paid for from its page, or released', { tag: '@rest' }, async ({ page }) => {
  await arriveAsNewcomer(page)
  const { id, orderId } = await buyTicket(page, 'nadia@example.com', true)
  await page.goto(`/booking/rail/view?id=${id}`)
  const hold = box(page, 'Held for you')
  await expect(hold.getByRole('timer')).toBeVisible()
  await hold.getByRole('link', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(new RegExp(`/cart/book\\?order=${orderId}&step=pay`))
  await page.goBack()
  await page.getByRole('button', { name: 'Release the hold' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Release the hold' }).click()
  await expect(box(page, 'Held for you')).toHaveCount(0, { timeout: 30_000 })
  await expect(page.getByText('Released', { exact: true })).toBeVisible()
})

test('[R2.4] the link of the mail opens one booking without a login, and an account takes it over', async ({
  page,
  expecting,
}) => {
  expecting('404 POST /api/v1/booking/guest-access')
  const email = `guest-${Date.now()}@example.com`
  const { id } = await buyTicket(page, email)
  const mail = await mailTo(email, /booking\/guest/)
  const link = /https?:\/\/[^\s"<>]*\/booking\/guest\?code=[\w-]+/.exec(mail)?.[0] ?? ''
  expect(link).not.toBe('')
  await page.context().clearCookies()
  await page.goto(new URL(link).pathname + new URL(link).search)
  await expect(page.getByRole('main')).toContainText(id)
  await expect(box(page, 'Journey')).toContainText('Zürich HB')
  await page.goto('/booking/guest?code=no-such-code')
  await expect(page.getByRole('alert')).toContainText('This link does not open a booking any more.')
  await arriveAsNewcomer(page)
  await page.goto(new URL(link).pathname + new URL(link).search)
  await page.getByRole('button', { name: 'Add to my account' }).click()
  await expect(page).toHaveURL(/\/booking\/view\?id=/)
  await page.goto(`/booking?find=${id}`)
  await expect(box(page, 'Bookings')).toContainText(id)
})

test('tickets are downloaded with and without price, and the journey as a calendar file', { tag: '@rest' }, async ({
  page,
}) => {
  await arriveAsNewcomer(page)
  const { id } = await buyTicket(page, 'nadia@example.com')
  await page.goto(`/booking/rail/view?id=${id}`)
  const fetched = async (name: string | RegExp): Promise<Buffer> => {
    const waiting = page.waitForEvent('download')
    await box(page, 'Documents').getByRole('link', { name, exact: true }).click()
    return readFileSync(await (await waiting).path())
  }
  for (const name of ['Tickets (PDF)', 'Tickets (PDF), without price'])
    expect((await fetched(name)).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await fetched('Calendar file')).toString()).toContain('BEGIN:VCALENDAR')
})

test('find above every page leads to a booking, and the bell says what is new', { tag: '@rest' }, async ({ page }) => {
  await arriveAsNewcomer(page)
  const { id } = await buyTicket(page, 'nadia@example.com')
  await page.goto('/rail')
  await page.getByRole('button', { name: 'Find a booking, traveller or place' }).click()
  await page.getByRole('combobox', { name: 'Find a booking, traveller or place' }).fill(id)
  await page.getByRole('option', { name: new RegExp(id) }).click()
  await expect(page).toHaveURL(new RegExp(`/booking/rail/view\\?id=${id}`))
  await page.getByLabel(/^Notices/).click()
  await expect(page.getByRole('region', { name: 'Notices' })).toBeVisible()
})
