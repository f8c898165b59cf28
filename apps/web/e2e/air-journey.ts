import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { choosePlace, tuesday, type Visitor } from './rail-journey.ts'

/** Two months and some days from now, far enough for every fare to be on sale. */
export const day = (daysLater = 0): string => tuesday(35 + daysLater)

export interface Leg {
  /** Left out: where the leg before ends. */
  from?: string
  to: string
  date: string
}

export const form = ({ page, word }: Visitor): Locator => page.getByRole('form', { name: word('air.form.name') })

const dayField = (fields: Locator, name: string): Locator => fields.getByRole('textbox', { name, exact: true })

async function fillLeg(visitor: Visitor, fields: Locator, { from, to, date }: Leg): Promise<void> {
  const { hand, word } = visitor
  const hint = word('air.form.placeHint')
  if (from) await choosePlace(visitor, fields, { label: word('air.form.from'), hint }, from)
  await choosePlace(visitor, fields, { label: word('air.form.to'), hint }, to)
  await hand.write(dayField(fields, word('air.form.depart')), date)
}

export async function chooseTrip(visitor: Visitor, trip: 'oneWay' | 'roundTrip' | 'multiCity'): Promise<void> {
  const { page, hand, word } = visitor
  await page.goto('/air')
  await hand.choose(form(visitor).getByRole('radio', { name: word(`air.form.${trip}`) }))
}

export const submit = (visitor: Visitor): Promise<void> =>
  visitor.hand.press(form(visitor).getByRole('button', { name: visitor.word('air.form.search'), exact: true }))

/** From the home page of flights to the list of them. */
export async function searchOneWay(visitor: Visitor, leg: Leg): Promise<void> {
  await chooseTrip(visitor, 'oneWay')
  await fillLeg(visitor, form(visitor), leg)
  await submit(visitor)
  await expect(visitor.page).toHaveURL(/\/air\/oneway\?/)
  await expectFlights(visitor)
}

export async function searchRoundTrip(visitor: Visitor, leg: Leg, back: string): Promise<void> {
  const { hand, word } = visitor
  await chooseTrip(visitor, 'roundTrip')
  await fillLeg(visitor, form(visitor), leg)
  await hand.write(dayField(form(visitor), word('air.form.return')), back)
  await submit(visitor)
  await expect(visitor.page).toHaveURL(/\/air\/roundtrip\?/)
  await expectFlights(visitor)
}

export async function searchSeveralCities(visitor: Visitor, legs: readonly Leg[]): Promise<void> {
  const { hand, word } = visitor
  await chooseTrip(visitor, 'multiCity')
  const row = (n: number) => form(visitor).getByRole('group', { name: `Flight ${n}`, exact: true })
  for (const [index, leg] of legs.entries()) {
    if ((await row(index + 1).count()) === 0)
      await hand.press(form(visitor).getByRole('button', { name: word('air.form.addLeg') }))
    await fillLeg(visitor, row(index + 1), leg)
  }
  await submit(visitor)
  await expect(visitor.page).toHaveURL(/\/air\/multicity\?/)
  await expectFlights(visitor)
}

export const flights = (page: Page): Locator => page.locator('.fl-main').getByRole('article')

/** Everybody has answered, and there are flights. */
export async function expectFlights({ page }: Visitor): Promise<void> {
  await expect(flights(page).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.fl-main')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })
}

/** '$673.74', the first price that is told there. */
export async function priceIn(part: Locator): Promise<string> {
  const text = await part.innerText()
  const [price] = /\$[\d,]+\.\d\d/.exec(text) ?? []
  if (!price) throw new Error(`No price in: ${text}`)
  return price
}

export const amount = (price: string): number => Number(price.replace(/[$,]/g, ''))

/** 'CX 181, CX 6329' */
export const numbersOf = (flight: Locator): Promise<string> => flight.locator('.fl-id h3 bdi').last().innerText()

/** Opens the fares of a flight and takes one of them; what it costs is told. */
export async function chooseFare({ hand, word }: Visitor, flight: Locator, at: number): Promise<string> {
  const fares = flight.locator('.fam')
  if ((await fares.count()) === 0) await hand.press(flight.locator('.fl-p').getByRole('button'))
  const fare = fares.nth(at)
  const price = await priceIn(fare.locator('.price'))
  await hand.press(fare.getByRole('button'))
  await expect(fare.getByRole('button')).toHaveText(word('flights.fare.chosen'))
  return price
}

/** What is chosen so far stands beside the list. */
export const summary = ({ page, word }: Visitor): Locator =>
  page.getByRole('complementary', { name: word('flights.summary') })

export const total = (visitor: Visitor): Locator => summary(visitor).locator('.tot')

/** On from the list to seats and bags. */
export async function toExtras({ page, hand, word }: Visitor): Promise<void> {
  await hand.press(page.getByRole('button', { name: word('flights.extras.continue'), exact: true }))
  await expect(page).toHaveURL(/\/air\/extras\?/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('extras.title'))
  await expect(page.getByRole('tab').first()).toBeVisible({ timeout: 30_000 })
}

/** The server has answered for what is chosen now. */
export const expectPriced = (visitor: Visitor): Promise<void> =>
  expect(total(visitor).locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 })

/** The first seat with room for the legs in the flight that is shown; its name is told. */
export async function takeSeat({ page, hand }: Visitor): Promise<string> {
  const seat = page.getByRole('button', { name: /^Seat \d+[A-K], .*extra legroom/ }).first()
  const [, name = ''] = /^Seat (\d+[A-K])/.exec((await seat.getAttribute('aria-label')) ?? '') ?? []
  await hand.press(seat)
  await expect(page.locator(`[data-seat="${name}"]`)).toHaveAttribute('aria-pressed', 'true')
  return name
}

export const takeBag = ({ page, hand }: Visitor, way: RegExp): Promise<void> =>
  hand.press(page.getByRole('group', { name: way }).getByRole('button').last())
