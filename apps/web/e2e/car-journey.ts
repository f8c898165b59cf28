import type { Locator, Page } from '@playwright/test'
import { amount, priceOf } from './hotel-journey.ts'
import { expect } from './journey.ts'
import { choosePlace, tuesday, type Visitor } from './rail-journey.ts'

/** Some weeks from now, a Tuesday: every office is open. */
export const day = (daysLater = 0): string => tuesday(21 + daysLater)

const cities = { en: { from: 'Lisbon', to: 'Porto' }, ar: { from: 'لشبونة', to: 'بورتو' } } as const

export const form = ({ page, word }: Visitor): Locator => page.getByRole('form', { name: word('car.form.name') })

export const submit = (visitor: Visitor): Promise<void> =>
  visitor.hand.press(form(visitor).getByRole('button', { name: visitor.word('car.form.search'), exact: true }))

interface Wish {
  /** Brought back in another city; without it, where it was fetched. */
  to?: string
  isElsewhere?: boolean
  days?: number
  age?: string
}

/** The form of the home page, filled in. */
export async function fillSearch(visitor: Visitor, wish: Wish = {}): Promise<void> {
  const { page, hand, word, tongue } = visitor
  const { isElsewhere = false, to = cities[tongue].to, days = 3, age = '36' } = wish
  await page.goto('/carrental')
  const fields = form(visitor)
  const hint = word('car.form.placeHint')
  await expect(fields).toBeVisible()
  const place = async (id: string, name: string) => {
    const field = fields.getByRole('combobox', { name: word(id), exact: true })
    // What was chosen before stands in the form already.
    if ((await field.count()) > 0 && (await field.inputValue()) === name) return
    await choosePlace(visitor, fields, { label: word(id), hint }, name)
  }
  if (isElsewhere) await fields.getByRole('checkbox', { name: word('car.form.elsewhere') }).check()
  await place(isElsewhere ? 'car.form.pickUpPlace' : 'car.form.samePlace', cities[tongue].from)
  if (isElsewhere) await place('car.form.returnPlace', to)
  const text = (id: string) => fields.getByRole('textbox', { name: word(id), exact: true })
  await hand.write(text('car.form.pickUp'), day())
  await hand.write(text('car.form.return'), day(days))
  await hand.write(text('car.form.age'), age)
}

/** From the home page of cars to the list of them. */
export async function searchCars(visitor: Visitor, wish: Wish = {}): Promise<void> {
  await fillSearch(visitor, wish)
  await submit(visitor)
  await expect(visitor.page).toHaveURL(/\/carrental\/list\?/, { timeout: 30_000 })
  await expect(cars(visitor.page).first()).toBeVisible({ timeout: 30_000 })
}

export const cars = (page: Page): Locator => page.getByRole('article').filter({ has: page.locator('.vc-p') })

/** From the list to one of its cars; answers the price that the list told. */
export async function openCar({ page, hand }: Visitor, card: Locator): Promise<string> {
  const price = await priceOf(card.locator('.vc-p .price'))
  await hand.press(card.locator('.vc-p a'))
  await expect(page).toHaveURL(/\/carrental\/rate\?/)
  await expect(page.locator('.cd-extras')).toBeVisible({ timeout: 30_000 })
  return price
}

const summary = (page: Page): Locator => page.locator('.beside .summary')

export const totalOf = (page: Page): Promise<string> => priceOf(summary(page).locator('.tot'))

/** Now and at the desk. */
export async function partsOf(page: Page): Promise<readonly [now: string, there: string]> {
  const [now, there] = await summary(page).locator('.twice dd').all()
  return [now ? await priceOf(now) : '', there ? await priceOf(there) : '']
}

/** One more of the first extra: the company is asked again, and the total is the new one. */
export async function addExtra(page: Page): Promise<string> {
  const before = amount(await totalOf(page))
  await page.locator('.cd-extras .stepper').first().getByRole('button').last().click()
  await expect.poll(async () => amount(await totalOf(page)), { timeout: 30_000 }).toBeGreaterThan(before)
  return totalOf(page)
}

/** Who drives: old enough for the price that was quoted. */
export async function fillDriver({ page, hand }: Visitor): Promise<void> {
  const field = (name: string) => page.locator(`[name="travelers.0.${name}"]`)
  await expect(field('firstName')).toBeVisible({ timeout: 30_000 })
  await hand.takeFirst(field('title'))
  await hand.write(field('firstName'), 'Nadia')
  await hand.write(field('lastName'), 'Harbour')
  if ((await field('birthDate').count()) > 0)
    await hand.write(field('birthDate'), `${Number(day().slice(0, 4)) - 36}-01-01`)
  await hand.takeFirst(field('phoneCode'))
  await hand.write(field('phoneNumber'), '21104400')
  await hand.write(field('email'), 'nadia@example.com')
}
