import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { choosePlace, tuesday, type Visitor } from './rail-journey.ts'

/** Some weeks from now: every car is free, and nothing of the free days is over. */
export const day = (daysLater = 0): string => tuesday(14 + daysLater)

const airports = { en: 'Lisbon Humberto Delgado Airport', ar: 'مطار لشبونة أومبرتو ديلغادو' } as const
const house = 'Palácio da Nau'
const hour = '11:30'

export const form = ({ page, word }: Visitor): Locator => page.getByRole('form', { name: word('transfer.form.name') })

/** The second button of a stepper is the one that adds. */
const more = (page: Page, label: string): Locator =>
  page.getByRole('group', { name: label, exact: true }).getByRole('button').last()

async function chooseEnd(visitor: Visitor, id: 'transfer.form.from' | 'transfer.form.to', name: string): Promise<void> {
  const { word } = visitor
  await choosePlace(visitor, form(visitor), { label: word(id), hint: word('transfer.form.placeHint') }, name)
}

interface Wish {
  flight?: string
  child?: boolean
}

/** From the airport to a house in the city, for two, or for two and a child in a seat of its own. */
export async function fillTransfer(visitor: Visitor, { flight, child = false }: Wish): Promise<void> {
  const { page, hand, word, tongue } = visitor
  await page.goto('/cartransfer')
  const fields = form(visitor)
  await chooseEnd(visitor, 'transfer.form.from', airports[tongue])
  await chooseEnd(visitor, 'transfer.form.to', house)
  await hand.write(fields.getByRole('textbox', { name: word('transfer.form.day'), exact: true }), day())
  // An hour is the browser's own field, with parts of its own.
  await fields.getByLabel(word('transfer.form.hourLabel')).fill(hour)
  if (flight)
    await hand.write(fields.getByRole('textbox', { name: new RegExp(`^${word('transfer.form.flight')}`) }), flight)
  if (!child) return
  await hand.press(fields.locator('.trav-face'))
  await hand.press(more(page, word('transfer.form.children')))
  await hand.press(more(page, word('transfer.form.childSeats')))
  await page.keyboard.press('Escape')
}

export async function searchTransfers(visitor: Visitor, wish: Wish = {}): Promise<void> {
  const { page, hand, word } = visitor
  await fillTransfer(visitor, wish)
  await hand.press(form(visitor).getByRole('button', { name: word('transfer.form.search'), exact: true }))
  await expect(page).toHaveURL(/\/cartransfer\/list\?/)
  await expect(rides(page).first()).toBeVisible({ timeout: 30_000 })
}

export const rides = (page: Page): Locator => page.locator('label.tf')

export const priceOf = async (place: Locator): Promise<string> =>
  /\$[\d,]+\.\d\d/.exec((await place.innerText()).replace(/\s/g, ''))?.[0] ?? ''

/** The way on, beside the list or in the bar under it on a phone. */
export const wayOn = ({ page, word }: Visitor, id: string): Locator =>
  page
    .getByRole('button', { name: word(id), exact: true })
    .filter({ visible: true })
    .first()
