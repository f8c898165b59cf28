import type { Locator, Page } from '@playwright/test'
import { priceOf } from './hotel-journey.ts'
import { expect } from './journey.ts'
import { choosePlace, tuesday, type Visitor } from './rail-journey.ts'

/** Some weeks from now: places are left, and nothing of the free days is over. */
export const day = (daysLater = 0): string => tuesday(21 + daysLater)

const cities = { en: 'Lisbon', ar: 'لشبونة' } as const

const form = ({ page, word }: Visitor): Locator => page.getByRole('form', { name: word('activity.form.name') })

export const stepperIn = (part: Locator | Page, label: string): Locator =>
  part.locator('.stepper').filter({ hasText: label }).getByRole('button')

/** Two adults and, where wished for, a child of ten. */
async function addChild(visitor: Visitor): Promise<void> {
  const { page, hand, word } = visitor
  await hand.press(form(visitor).locator('.trav-face'))
  await hand.press(stepperIn(page, word('activity.form.children')).last())
  await page.getByLabel(word('activity.form.ageOf').replace(/\{.*\}/, '1')).selectOption('10')
  await page.keyboard.press('Escape')
}

/** From the home page of activities to the list of a city. */
export async function searchActivities(visitor: Visitor, { child }: { child: boolean }): Promise<void> {
  const { page, hand, word, tongue } = visitor
  await page.goto('/activity')
  const fields = form(visitor)
  await choosePlace(
    visitor,
    fields,
    { label: word('activity.where'), hint: word('activity.form.cityHint') },
    cities[tongue],
  )
  const field = (id: string) => fields.getByRole('textbox', { name: word(id), exact: true })
  await hand.write(field('activity.form.from'), day())
  await hand.write(field('activity.form.to'), day(5))
  if (child) await addChild(visitor)
  await hand.press(fields.getByRole('button', { name: word('activity.form.search'), exact: true }))
  await expect(page).toHaveURL(/\/activity\/list\?/)
  await expect(tours(page).first()).toBeVisible({ timeout: 30_000 })
}

export const tours = (page: Page): Locator => page.getByRole('article').filter({ has: page.locator('.ac-f') })

/** One that asks nothing beside names and takes children of ten: a walk, a boat, a museum. */
export const easyTour = (page: Page): Locator =>
  tours(page)
    .filter({ hasNot: page.locator('.ac-t') })
    .filter({ hasNotText: /Hotel pick-up|Food and drink|Day trip/ })
    .first()

/** What the whole party pays, as the card tells it. */
export const listedPrice = (card: Locator): Promise<string> => priceOf(card.locator('.ac-p > .xs'))

export async function openTour(visitor: Visitor, card: Locator): Promise<void> {
  const { page, hand } = visitor
  await hand.press(card.locator('.ac-f a'))
  await expect(page).toHaveURL(/\/activity\/detail\?/)
  await expect(groups(page).first()).toBeVisible({ timeout: 30_000 })
}

export const groups = (page: Page): Locator => page.locator('.ad-group')

export const summary = (page: Page): Locator => page.locator('.beside .summary')

export const totalOf = (page: Page): Promise<string> => priceOf(summary(page).locator('.tot'))

/** Beside the page or in the bar under it; the number of places is part of its name. */
export const reserve = (page: Page): Locator =>
  page.locator('.summary .go .btn.primary, .action-bar .btn.primary').filter({ visible: true })

const names = ['Nadia', 'Grace', 'Tim']

/** Everybody by name; the first one can be written to. */
export async function fillParticipants({ page, hand }: Visitor, count: number): Promise<void> {
  const field = (index: number, name: string) => page.locator(`[name="travelers.${index}.${name}"]`)
  await expect(field(0, 'firstName')).toBeVisible({ timeout: 30_000 })
  await hand.takeFirst(field(0, 'title'))
  for (let index = 0; index < count; index += 1) {
    await hand.write(field(index, 'firstName'), names[index] ?? 'Ada')
    await hand.write(field(index, 'lastName'), 'Harbour')
  }
  await hand.takeFirst(field(0, 'phoneCode'))
  await hand.write(field(0, 'phoneNumber'), '21104400')
  await hand.write(field(0, 'email'), 'nadia@example.com')
}
