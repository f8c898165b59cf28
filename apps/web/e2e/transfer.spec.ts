import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readPdf } from '../../api/src/document/testing/pdf-reader.ts'
import { chooseFare, expectFlights, flights, searchOneWay } from './air-journey.ts'
import { findings } from './axe.ts'
import { agree, cards, expectBooked, fillCard, goOn, heading, pay, seen } from './buy.ts'
import { chooseRate, hotels, night, openHotel, searchHotels } from './hotel-journey.ts'
import { arriveAs, arriveAsNewcomer, expect, test } from './journey.ts'
import { button, field, fillContact, fillLead, type Visitor, visit, type Way } from './rail-journey.ts'
import { day, fillTransfer, form, priceOf, rides, searchTransfers, wayOn } from './transfer-journey.ts'

const plain: Way = { means: 'mouse', tongue: 'en', width: 1440 }

// A journey is many pages long, and the machine may have other work.
test.beforeEach(() => test.setTimeout(180_000))

async function arrive(page: Page, way = plain): Promise<Visitor> {
  await arriveAsNewcomer(page)
  return visit(page, way)
}

/** From the list to the form of the one who leads the party. */
async function toLead(visitor: Visitor): Promise<void> {
  const { page, hand } = visitor
  await hand.press(wayOn(visitor, 'transfer.continue'))
  await expect(page).toHaveURL(/\/cart\/book\?order=/, { timeout: 30_000 })
  await expect(field(visitor, 'firstName')).toBeVisible({ timeout: 30_000 })
  await fillLead(visitor)
  await fillContact(visitor)
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('[R1.2, R2.6] a family from the airport to its hotel: from the form to the voucher at one price, and cancelled for nothing', async ({
  page,
}) => {
  const visitor = await arrive(page)
  await searchTransfers(visitor, { child: true })
  await expect(heading(page)).toHaveText('Lisbon Humberto Delgado Airport to Palácio da Nau')
  await expect(page.getByText('The same way by public transport, for comparison.')).toBeVisible()
  const van = rides(page).filter({ hasText: 'Van' }).first()
  await van.click()
  const price = await priceOf(van.locator('.tf-p'))
  await page.reload()
  await expect(rides(page).filter({ hasText: 'Van' }).getByRole('radio').first()).toBeChecked()
  const summary = region(page, 'Van')
  await expect(summary).toContainText(price.replace('$', ''))
  await toLead(visitor)
  await page.getByLabel(/^Name on the driver’s sign/).fill('HARBOUR FAMILY')
  await goOn(page).click()
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
  await expect(pay(page)).toHaveText(`Pay ${price}`)
  await fillCard(page, cards.good)
  await agree(page)
  await pay(page).click()
  await expectBooked(page, '1 item is booked')
  const link = region(page, 'Documents')
    .getByRole('link', { name: /Voucher/ })
    .first()
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  const voucher = readPdf(readFileSync(await file.path())).lines.join('\n')
  for (const words of ['Palácio da Nau', 'Harbour', '11:30'])
    expect(voucher.toLowerCase()).toContain(words.toLowerCase())

  await page
    .getByRole('link', { name: /^View booking/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/booking\/transfer\/view\?id=/)
  const ride = region(page, 'Transfer')
  for (const words of ['Van', 'Palácio da Nau', '11:30', '2 adults, 1 child', '1 child seat'])
    await expect(ride).toContainText(words)
  await expect(ride.getByRole('img', { name: /^Map: Lisbon/ })).toBeVisible()
  await expect(region(page, 'Price')).toContainText(price.replace('$', ''))
  expect(await findings(page)).toEqual([])

  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByRole('button', { name: 'Show the refund' }).click()
  await page.getByRole('checkbox', { name: 'I want to cancel this' }).check({ timeout: 30_000 })
  await seen(page, `Cancel and refund ${price}`).click()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
})

test('[R1.2, R6.2] an agency takes a transfer for a client, on its account', { tag: '@rest' }, async ({ page }) => {
  await arriveAs(page, 'owner')
  const visitor = await visit(page, plain)
  await searchTransfers(visitor)
  const sedan = rides(page).filter({ hasText: 'Sedan' }).first()
  await sedan.click()
  const price = await priceOf(sedan.locator('.tf-p'))
  await toLead(visitor)
  await goOn(page).click()
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
  await page
    .getByRole('radio', { name: /Agency account/ })
    .locator('xpath=ancestor::label')
    .click()
  await agree(page)
  await expect(pay(page)).toHaveText(`Pay ${price}`)
  await pay(page).click()
  await expectBooked(page, '1 item is booked')
})

test('[R1.2] a flight and a hotel in the cart make the transfer between them: one press, and the flight is followed', {
  tag: '@rest',
}, async ({ page }) => {
  const visitor = await arrive(page)
  const { hand } = visitor
  await searchOneWay(visitor, { from: 'Madrid', to: 'Lisbon', date: night() })
  await expectFlights(visitor)
  await chooseFare(visitor, flights(page).first(), 0)
  await hand.press(button(visitor, 'flights.cart'))
  await expect(page.getByRole('link', { name: /^Cart/ }).first()).toContainText('1', { timeout: 30_000 })
  await searchHotels(visitor, { rooms: 'one' })
  await openHotel(visitor, hotels(page).first())
  const house = await heading(page).innerText()
  await chooseRate(visitor, { free: true })
  await wayOn(visitor, 'hotelDetail.cart').click()
  await expect(page).toHaveURL(/\/cart$/, { timeout: 30_000 })
  await page.goto('/cartransfer')
  const trip = region(page, 'For your trip')
  await trip
    .getByRole('link')
    .filter({ hasText: house })
    .filter({ hasText: /Airport/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cartransfer\/list\?/)
  await expect(rides(page).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/^We follow your flight/)).toBeVisible()
  await wayOn(visitor, 'transfer.cart').click()
  await expect(page.getByText('The transfer is in your cart.')).toBeVisible()
})

test('[R1.2] a transfer by the keyboard alone, in Arabic, on a phone, to the pay page', { tag: '@rest' }, async ({
  page,
}) => {
  const visitor = await arrive(page, { means: 'keyboard', tongue: 'ar', width: 390 })
  const { hand } = visitor
  await searchTransfers(visitor)
  await hand.choose(rides(page).nth(1).getByRole('radio'))
  expect(await findings(page)).toEqual([])
  await toLead(visitor)
  await hand.press(button(visitor, 'traveler.screen.continue'))
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
})

test('[R5.1] what cannot be driven is told beside its field, by the form and by the server alike', {
  tag: '@rest',
}, async ({ page, expecting }) => {
  expecting('400 POST /api/v1/transfer/avail')
  const visitor = await arrive(page)
  await fillTransfer(visitor, { flight: '1187' })
  const submit = form(visitor).getByRole('button', { name: 'Search', exact: true })
  const alert = page.getByRole('alert')
  await submit.click()
  await expect(alert).toContainText('Flight number: Enter the flight as on the ticket')
  await form(visitor)
    .getByLabel(/^Flight number/)
    .fill('')

  await form(visitor).getByText('There and back', { exact: true }).click()
  await form(visitor).getByRole('textbox', { name: 'Day of the way back', exact: true }).fill(day(-1))
  await form(visitor).getByLabel('Hour of the way back').fill('10:00')
  await submit.click()
  await expect(alert).toContainText('Pick-up: The way back begins before you have arrived.')

  // Only the server knows what the clocks of Lisbon show.
  await form(visitor).getByText('One way', { exact: true }).click()
  const soon = new Date(Date.now() + 10 * 60_000)
  const lisbon = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon', dateStyle: 'short', timeStyle: 'short' })
  const [today = '', hour = ''] = lisbon.format(soon).split(' ')
  await form(visitor).getByRole('textbox', { name: 'Day', exact: true }).fill(today)
  await form(visitor).getByLabel('Hour of the pick-up').fill(hour)
  await submit.click()
  await expect(alert).toContainText('Pick-up: This pick-up is over or less than an hour away.', { timeout: 30_000 })

  await page.goto('/cartransfer/list?from=airport-LIS&fromName=Lisbon&to=airport-LIS&toName=Lisbon')
  await expect(page.getByRole('main')).toContainText('The transfer goes from a place to itself.')
  await page.goto(
    `/cartransfer?from=airport-LIS&fromName=Lisbon&to=station-9431039&toName=Oriente&at=${day()}T10:00&adults=15`,
  )
  await submit.click()
  await expect(alert).toContainText('A transfer takes up to 14 people.')
})
