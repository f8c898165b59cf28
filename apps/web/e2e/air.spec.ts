import { readFileSync } from 'node:fs'
import type { Download, Locator, Page } from '@playwright/test'
import { readPdf } from '../../api/src/document/testing/pdf-reader.ts'
import {
  amount,
  chooseFare,
  chooseTrip,
  day,
  expectFlights,
  expectPriced,
  flights,
  form,
  type Leg,
  numbersOf,
  priceIn,
  searchOneWay,
  searchRoundTrip,
  searchSeveralCities,
  submit,
  summary,
  takeBag,
  takeSeat,
  toExtras,
  total,
} from './air-journey.ts'
import { findings } from './axe.ts'
import { agree, cards, expectBooked, fillCard, goOn, heading, pay, toTravellers } from './buy.ts'
import { arriveAsNewcomer, expect, test } from './journey.ts'
import { behave, fill } from './market.ts'
import {
  button,
  choosePlace,
  field,
  fillContact,
  fillLead,
  fillPassport,
  type Visitor,
  visit,
  type Way,
} from './rail-journey.ts'

const plain: Way = { means: 'mouse', tongue: 'en', width: 1440 }

// A journey is many pages long, and the machine may have other work.
test.beforeEach(() => test.setTimeout(180_000))

/** Somebody with an account who pays in dollars. */
async function arrive(page: Page, way = plain): Promise<Visitor> {
  await arriveAsNewcomer(page)
  return visit(page, way)
}

async function addToCart(visitor: Visitor): Promise<void> {
  const { page, hand, word } = visitor
  await hand.press(button(visitor, 'flights.cart'))
  await hand.press(page.getByRole('button', { name: word('flights.cart.view'), exact: true }))
  await expect(page).toHaveURL(/\/cart$/)
  // The address is there before the page is.
  await expect(page.locator('.fl-main')).toHaveCount(0)
}

const item = (page: Page) => page.getByRole('article').filter({ hasText: 'Flight' })

/** Everybody's birth is told to the airline; abroad it asks for a passport as well. */
async function fillTraveller(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await expect(field(visitor, 'firstName')).toBeVisible({ timeout: 30_000 })
  await fillLead(visitor)
  await field(visitor, 'birthDate').fill('1985-04-20')
  await fillContact(visitor)
  await fillPassport(visitor)
  await expect(page.getByText('What you typed is kept.')).toBeVisible()
}

async function textOf(download: Download): Promise<string> {
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  const bytes = readFileSync(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  return readPdf(bytes).lines.join('\n')
}

async function fetched(page: Page, region: string, name: RegExp): Promise<string> {
  const link = page.getByRole('region', { name: region }).getByRole('link', { name }).first()
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  return textOf(file)
}

/** From the list with everything chosen to the booking's own page: one price all the way, and the flights with it. */
async function buy(visitor: Visitor, price: string, numbers: readonly string[]): Promise<void> {
  await expect(total(visitor)).toContainText(price)
  await addToCart(visitor)
  await buyCart(visitor, price, numbers)
}

/** `numbers`: of flights and seats, which the cart and the e-ticket tell. */
async function buyCart(visitor: Visitor, price: string, numbers: readonly string[]): Promise<void> {
  const { page } = visitor
  await expect(item(page)).toHaveCount(1)
  expect(await priceIn(item(page).locator('.price'))).toBe(price)
  for (const number of numbers) await expect(item(page)).toContainText(number)
  await toTravellers(page)
  await fillTraveller(visitor)
  await goOn(page).click()
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
  await expect(pay(page)).toHaveText(`Pay ${price}`)
  await page.reload()
  await expect(pay(page)).toHaveText(`Pay ${price}`)
  await fillCard(page, cards.good)
  await agree(page)
  await pay(page).click()
  await expectBooked(page, '1 item is booked')
  const charged = page.getByRole('region', { name: 'Charged' })
  expect(await priceIn(charged.locator('.tot'))).toBe(price)

  const ticket = await fetched(page, 'Documents', /E-ticket/)
  expect(ticket).toContain(price.replace('$', ''))
  expect(ticket).toMatch(/harbour/i)
  for (const number of numbers.flatMap((all) => all.split(', '))) expect(ticket).toContain(number)

  await page
    .getByRole('link', { name: /^View booking/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/booking\/air\/view\?id=/)
  await expect(page.getByRole('region', { name: 'Travellers' })).toContainText('Nadia HARBOUR')
  expect(await priceIn(page.getByRole('region', { name: 'Price' }).locator('.tot'))).toBe(price)
  for (const number of numbers.flatMap((all) => all.split(', ')))
    await expect(page.getByRole('main')).toContainText(number)
  await expect(page.getByRole('main')).not.toContainText('K12345678')
  expect(await fetched(page, 'Documents', /^Tickets \(PDF\)$/)).toContain(price.replace('$', ''))
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await page.goto('/booking/air')
  await expect(page.getByRole('region', { name: 'Bookings' })).toContainText(id)
}

test('[R1.1, R2.6, R7.16] one way, from the search form to the e-ticket, at one price', { tag: '@rest' }, async ({
  page,
}) => {
  const visitor = await arrive(page)
  await searchOneWay(visitor, { from: 'Hong Kong', to: 'Lisbon', date: day() })
  const flight = flights(page).first()
  const [told, numbers] = [await priceIn(flight.locator('.fl-p')), await numbersOf(flight)]
  // The price of the card is that of its first fare.
  expect(await chooseFare(visitor, flight, 0)).toBe(told)
  await buy(visitor, told, [numbers])
})

/** On the way back and leg by leg a card tells what it makes of the whole trip: '+$12.00', 'whole trip $700.00'. */
async function tellingOf(flight: Locator): Promise<{ difference: number; trip: number }> {
  const text = await flight.locator('.fl-p').innerText()
  const [, sign, more] = /([+−])(\$[\d,]+\.\d\d)/.exec(text) ?? []
  const [, trip = ''] = /(?:whole trip|both ways) (\$[\d,]+\.\d\d)/.exec(text) ?? []
  if (!more) expect(text).toContain('Included')
  return { difference: more ? (sign === '−' ? -1 : 1) * amount(more) : 0, trip: amount(trip) }
}

const sortBy = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Sort' }).getByRole('button', { name }).click()

test('[R1.1, R2.6, R7.16, R7.17] there and back: the way back tells its difference, seat and bag theirs, to the e-ticket, at one price', async ({
  page,
}) => {
  const visitor = await arrive(page)
  await searchRoundTrip(visitor, { from: 'Hong Kong', to: 'Tokyo', date: day() }, day(7))
  await expect(heading(page)).toHaveText('Choose your outbound flight')
  const [outbound, both] = [
    await numbersOf(flights(page).first()),
    await priceIn(flights(page).first().locator('.fl-p')),
  ]
  await flights(page)
    .first()
    .getByRole('button', { name: `Choose ${outbound}` })
    .click()
  await expect(heading(page)).toHaveText('Choose your return flight')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('region', { name: 'Your outbound flight' })).toContainText(outbound)

  // The cheapest way back is what the way out was told with; every other one says how much more it is.
  await sortBy(page, 'Cheapest')
  await expect.poll(() => tellingOf(flights(page).first())).toEqual({ difference: 0, trip: amount(both) })
  const shown = await flights(page).all()
  expect(shown.length).toBeGreaterThan(2)
  for (const flight of shown) {
    const { difference, trip } = await tellingOf(flight)
    expect(trip - amount(both)).toBeCloseTo(difference, 2)
  }
  const dearer = flights(page).filter({ hasText: '+$' }).first()
  const { trip } = await tellingOf(dearer)
  const inbound = await numbersOf(dearer)
  const flight = flights(page).filter({ hasText: inbound }).first()
  expect(amount(await chooseFare(visitor, flight, 0))).toBe(trip)
  const price = await chooseFare(visitor, flight, 1)
  expect(amount(price)).toBeGreaterThan(trip)

  await toExtras(visitor)
  await expect(total(visitor)).toContainText(price)
  const seat = await takeSeat(visitor)
  await takeBag(visitor, /^Bags, Hong Kong to Tokyo/)
  await expectPriced(visitor)
  const whole = await priceIn(total(visitor))
  expect(amount(whole)).toBeGreaterThan(amount(price))
  await page.reload()
  await expect(page.locator(`[data-seat="${seat}"]`)).toHaveAttribute('aria-pressed', 'true')
  await expect(total(visitor)).toContainText(whole)
  await page.locator('.steps').getByRole('link', { name: 'Flights', exact: true }).click()
  await expectFlights(visitor)
  await expect(summary(visitor)).toContainText(inbound)
  await toExtras(visitor)
  await expect(total(visitor)).toContainText(whole)
  await button(visitor, 'flights.cart').click()
  await expect(page).toHaveURL(/\/cart$/)
  await buyCart(visitor, whole, [outbound, inbound, `Seat ${seat}`, '1 extra bag'])
})

const cities = (): [Leg, Leg, Leg] => [
  { from: 'Hong Kong', to: 'Singapore', date: day() },
  { to: 'Bangkok', date: day(4) },
  { to: 'Hong Kong', date: day(8) },
]

test('[R1.1, R2.6, R7.16] several cities, leg by leg: what is chosen adds up, to the e-ticket, at one price', {
  tag: '@rest',
}, async ({ page }) => {
  const visitor = await arrive(page)
  await searchSeveralCities(visitor, cities())
  const [numbers, prices]: [string[], number[]] = [[], []]
  for (const [index, way] of [
    /Hong Kong.* to Singapore/,
    /Singapore.* to Bangkok/,
    /Bangkok.* to Hong Kong/,
  ].entries()) {
    await expect(heading(page)).toHaveText(new RegExp(`^Flight ${index + 1}: ${way.source}`))
    await expectFlights(visitor)
    const flight = flights(page).first()
    const { trip } = await tellingOf(flight)
    numbers.push(await numbersOf(flight))
    prices.push(amount(await chooseFare(visitor, flight, 0)))
    expect(amount(await priceIn(total(visitor)))).toBe(trip)
    if (index < 2) await page.getByRole('button', { name: `Continue to flight ${index + 2}` }).click()
  }
  const sum = prices.reduce((all, one) => all + one, 0)
  const price = await priceIn(total(visitor))
  expect(amount(price)).toBeCloseTo(sum, 2)
  await buy(visitor, price, numbers)
})

test('[R4.6, R2.6] the flights that were chosen survive a reload at each step', { tag: '@rest' }, async ({ page }) => {
  const visitor = await arrive(page)
  const stands = async (shown: readonly string[]) => {
    for (const text of shown) await expect(summary(visitor)).toContainText(text)
  }
  const again = async (shown: readonly string[]) => {
    const told = await priceIn(total(visitor))
    await stands(shown)
    await page.reload()
    await expectFlights(visitor)
    await stands(shown)
    await expect(total(visitor)).toContainText(told)
  }

  await searchRoundTrip(visitor, { from: 'Hong Kong', to: 'Tokyo', date: day() }, day(7))
  const outbound = await numbersOf(flights(page).first())
  await page.getByRole('button', { name: `Choose ${outbound}` }).click()
  await expect(heading(page)).toHaveText('Choose your return flight')
  await page.reload()
  await expectFlights(visitor)
  await expect(heading(page)).toHaveText('Choose your return flight')
  await expect(page.getByRole('region', { name: 'Your outbound flight' })).toContainText(outbound)
  const inbound = await numbersOf(flights(page).first())
  await chooseFare(visitor, flights(page).first(), 1)
  await again([outbound, inbound])
  await expect(button(visitor, 'flights.cart')).toBeEnabled()
  await page.goBack()
  await expect(heading(page)).toHaveText('Choose your outbound flight')
  await page.goForward()
  await stands([outbound, inbound])

  await searchSeveralCities(visitor, cities())
  const numbers: string[] = []
  for (const next of [2, 3, undefined]) {
    await expectFlights(visitor)
    numbers.push(await numbersOf(flights(page).first()))
    await chooseFare(visitor, flights(page).first(), 0)
    await again(numbers)
    if (next) await page.getByRole('button', { name: `Continue to flight ${next}` }).click()
    if (next) await expect(heading(page)).toContainText(`Flight ${next}:`)
  }
  await expect(button(visitor, 'flights.cart')).toBeEnabled()
  await addToCart(visitor)
  await page.reload()
  for (const number of numbers) await expect(item(page)).toContainText(number)
})

/** The search itself, as a link carries it. */
const address = (more: Record<string, string> = {}): string =>
  `/air/oneway?${new URLSearchParams({
    ...{ from: 'IATA-HKG', fromName: 'Hong Kong', to: 'CITY-TYO', toName: 'Tokyo', depart: day(), adults: '1' },
    ...more,
  })}`

test('[R4.3, R8.7] a flight and a train in one cart: the train is gone, and the flight is booked and paid alone', {
  tag: '@rest',
}, async ({ page }) => {
  const visitor = await arrive(page)
  await fill(page, 'rail')
  await page.goto(address())
  await expectFlights(visitor)
  const numbers = await numbersOf(flights(page).first())
  const price = await chooseFare(visitor, flights(page).first(), 0)
  await addToCart(visitor)
  await expect(page.getByRole('article')).toHaveCount(2)
  await toTravellers(page)
  await fillTraveller(visitor)
  // The train is for two.
  const second = page.getByRole('region', { name: 'Adult 2' })
  await second.getByLabel('First name').fill('Omar')
  await second.getByLabel('Last name').fill('Harbour')
  await behave(page, 'rail', { capacity: 0 })
  await goOn(page).click()
  const lost = page.getByRole('region', { name: 'Not booked' })
  await expect(lost).toContainText('Failed', { timeout: 30_000 })
  await expect(lost.getByRole('heading', { level: 3 })).toHaveCount(1)
  await expect(lost.getByRole('link', { name: 'Search again' })).toBeVisible()
  await expect(heading(page)).toHaveText('Pay for 1 item')
  await expect(pay(page)).toHaveText(`Pay ${price}`)
  expect(await findings(page)).toEqual([])
  await fillCard(page, cards.good)
  await agree(page)
  await pay(page).click()
  await expectBooked(page, '1 of 2 items are booked')
  await expect(lost).toContainText('not charged')
  expect(await priceIn(page.getByRole('region', { name: 'Charged' }).locator('.tot'))).toBe(price)
  const ticket = await fetched(page, 'Documents', /E-ticket/)
  for (const number of numbers.split(', ')) expect(ticket).toContain(number)
  await page.getByRole('link', { name: /^View booking/ }).click()
  await expect(page).toHaveURL(/\/booking\/air\/view\?id=/)
  expect(await priceIn(page.getByRole('region', { name: 'Price' }).locator('.tot'))).toBe(price)
})

test('[R8.8] a search that cannot be is told beside its field, and nothing that was typed is lost', {
  tag: '@rest',
}, async ({ page }) => {
  const visitor = await arrive(page)
  const fields = form(visitor)
  const [from, to] = ['From', 'To'].map((name) => fields.getByRole('combobox', { name, exact: true })) as [
    Locator,
    Locator,
  ]
  const [depart, back] = ['Depart', 'Return'].map((name) => fields.getByRole('textbox', { name, exact: true })) as [
    Locator,
    Locator,
  ]
  const party = fields.getByRole('button', { name: /^Travellers/ })
  const place = (label: string, name: string) => choosePlace(visitor, fields, { label, hint: 'City or airport' }, name)
  await chooseTrip(visitor, 'roundTrip')
  await place('From', 'Hong Kong')
  await place('To', 'Hong Kong')
  await depart.fill(day(7))
  await back.fill(day())
  await party.click()
  const infants = page.getByRole('button', { name: 'Infants: one more' })
  await infants.click()
  await infants.click()
  await page.getByRole('button', { name: 'Done' }).click()
  const lap = 'Each infant needs an adult of its own. Add an adult or take an infant out.'
  await expect(party).toHaveAccessibleDescription(lap)

  await submit(visitor)
  await expect(page.getByRole('alert').filter({ hasText: '3 things need fixing' })).toBeFocused()
  await expect(page).toHaveURL(/\/air$/)
  await expect(to).toHaveAccessibleDescription(/From and to are in the same city. Choose another./)
  await expect(back).toHaveAccessibleDescription(/The return is before the outbound flight. Choose a later day./)
  await expect(party).toHaveAccessibleDescription(lap)
  expect(await findings(page)).toEqual([])
  await expect(from).toHaveValue(/Hong Kong/)
  await expect(to).toHaveValue(/Hong Kong/)
  await expect(depart).toHaveValue(day(7))
  await expect(back).toHaveValue(day())
  await expect(party).toHaveText('1 adult, 2 infants')

  // One after the other is mended; what is right stays as it is.
  await place('To', 'Tokyo')
  await party.click()
  await page.getByRole('button', { name: 'Infants: one fewer' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(party).not.toHaveAccessibleDescription(/infant needs/)
  await submit(visitor)
  await expect(page.getByRole('alert').filter({ hasText: '1 thing needs fixing' })).toBeFocused()
  await expect(to).not.toHaveAccessibleDescription(/same city/)
  await back.fill(day(9))
  await submit(visitor)
  await expect(page).toHaveURL(/\/air\/roundtrip\?/)
  await expectFlights(visitor)
  await expect(page.getByRole('region', { name: 'Your search' })).toContainText('1 adult, 1 infant')
})

test('[R5.4, R8.8] a passport that expires before the return is told beside its field, and the rest of the form is kept', {
  tag: '@rest',
}, async ({ page }) => {
  const visitor = await arrive(page)
  await page.goto(address({ back: day(7) }).replace('oneway', 'roundtrip'))
  await expectFlights(visitor)
  await flights(page).first().locator('.fl-p').getByRole('button').click()
  await expect(heading(page)).toHaveText('Choose your return flight')
  await chooseFare(visitor, flights(page).first(), 0)
  await addToCart(visitor)
  await toTravellers(page)
  await fillTraveller(visitor)
  const expiry = field(visitor, 'expiry')
  // Good on the way out, and no more on the way back.
  await expiry.fill(day(3))
  await goOn(page).click()
  await expect(expiry).toHaveAccessibleDescription(/The passport must be valid beyond the last day of travel./)
  await expect(expiry).toHaveAttribute('aria-invalid', 'true')
  await expect(page).not.toHaveURL(/step=pay/)
  expect(await findings(page)).toEqual([])
  const kept = { firstName: 'Nadia', lastName: 'Harbour', birthDate: '1985-04-20', email: 'nadia@example.com' }
  for (const [id, value] of Object.entries(kept)) await expect(field(visitor, id)).toHaveValue(value)
  await expect(field(visitor, 'passportNumber')).toHaveValue('K12345678')
  await expect(expiry).toHaveValue(day(3))
  await expiry.fill('2035-06-30')
  await goOn(page).click()
  await expect(page).toHaveURL(/step=pay/, { timeout: 30_000 })
})

test('[R2.6] from the search into the cart by keyboard alone, in Arabic, on a phone', { tag: '@rest' }, async ({
  page,
}) => {
  const visitor = await arrive(page, { means: 'keyboard', tongue: 'ar', width: 390 })
  const { hand, word } = visitor
  await searchOneWay(visitor, { from: 'هونغ كونغ', to: 'سنغافورة', date: day() })
  const flight = flights(page).first()
  const numbers = await numbersOf(flight)
  const price = await chooseFare(visitor, flight, 0)
  // Not over all the flights that follow: a shortcut leads from the fares to what they are put together to.
  await hand.press(flight.getByRole('button', { name: word('flights.summary.open') }))
  await expect(page.locator('.bar-sum')).toBeFocused()
  await addToCart(visitor)
  await expect(page.getByRole('article')).toContainText(numbers)
  expect(await priceIn(page.getByRole('article').locator('.price'))).toBe(price)
})
