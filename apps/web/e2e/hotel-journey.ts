import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { choosePlace, tuesday, type Visitor } from './rail-journey.ts'

/** Some weeks from now: every plan is on sale, and nothing of its free days is over. */
export const night = (daysLater = 0): string => tuesday(14 + daysLater)

const cities = { en: 'Lisbon', ar: 'لشبونة' } as const

const form = ({ page, word }: Visitor): Locator => page.getByRole('form', { name: word('hotel.form.name') })

/** The second button of a stepper is the one that adds. */
const more = (room: Locator, label: string): Locator =>
  room.locator('.stepper').filter({ hasText: label }).getByRole('button').last()

/** Two adults and a child of seven in the first room, one adult in the second. */
async function twoRooms(visitor: Visitor): Promise<void> {
  const { page, hand, word } = visitor
  await hand.press(form(visitor).locator('.trav-face'))
  const first = page.locator('[data-room="1"]')
  await hand.press(more(first, word('hotel.form.children')))
  await first.getByLabel(word('hotel.form.ageOf').replace(/\{.*\}/, '1')).selectOption('7')
  await hand.press(page.getByRole('button', { name: word('hotel.form.addRoom'), exact: true }))
  const second = page.locator('[data-room="2"]')
  await expect(second).toBeVisible()
  const fewer = second
    .locator('.stepper')
    .filter({ hasText: word('hotel.form.adults') })
    .getByRole('button')
  await hand.press(fewer.first())
  await page.keyboard.press('Escape')
}

export interface Wish {
  rooms: 'one' | 'two'
}

/** From the home page of hotels to the list of a city. */
export async function searchHotels(visitor: Visitor, { rooms }: Wish): Promise<void> {
  const { page, hand, word, tongue } = visitor
  await page.goto('/hotel')
  const fields = form(visitor)
  await choosePlace(
    visitor,
    fields,
    { label: word('hotel.form.destination'), hint: word('hotel.form.cityHint') },
    cities[tongue],
  )
  const day = (id: string) => fields.getByRole('textbox', { name: word(id), exact: true })
  await hand.write(day('hotel.form.checkIn'), night())
  await hand.write(day('hotel.form.checkOut'), night(4))
  if (rooms === 'two') await twoRooms(visitor)
  await hand.press(fields.getByRole('button', { name: word('hotel.form.search'), exact: true }))
  await expect(page).toHaveURL(/\/hotel\/list\?/)
  await expectHotels(page)
}

export const hotels = (page: Page): Locator => page.getByRole('article').filter({ has: page.locator('.hact') })

export async function expectHotels(page: Page): Promise<void> {
  await expect(hotels(page).first()).toBeVisible({ timeout: 30_000 })
}

/** From the list to the rooms of one of its houses. */
export async function openHotel(visitor: Visitor, card: Locator): Promise<void> {
  const { page, hand } = visitor
  await hand.press(card.locator('.hact a'))
  await expect(page).toHaveURL(/\/hotel\/detail\?/)
  await expect(rates(page).first()).toBeVisible({ timeout: 30_000 })
}

export const rates = (page: Page): Locator => page.locator('tr').filter({ has: page.locator('.hd-pick') })

export const priceOf = async (place: Locator): Promise<string> =>
  /\$[\d,]+\.\d\d/.exec((await place.innerText()).replace(/\s/g, ''))?.[0] ?? ''

export const amount = (price: string): number => Number(price.replace(/[$,]/g, ''))

/** The first rate that can be cancelled, or one that cannot; answers its price. */
export async function chooseRate(visitor: Visitor, which: { free: boolean }): Promise<string> {
  const { page, hand, word } = visitor
  const never = page.getByText(word('stay.cancel.nonCancelable'), { exact: false })
  const rate = (which.free ? rates(page).filter({ hasNot: never }) : rates(page).filter({ has: never })).first()
  const price = await priceOf(rate.locator('.hd-cost'))
  await hand.press(rate.getByRole('button').filter({ hasText: word('hotelDetail.rate.choose') }))
  return price
}

/** The way on, beside the page or in the bar under it on a phone. */
export function wayOn({ page, word }: Visitor, id: string): Locator {
  const named = { name: word(id), exact: true }
  return page.getByRole('link', named).or(page.getByRole('button', named)).filter({ visible: true }).first()
}

const names = ['Nadia', 'Grace', 'Tim', 'Mary']

/** Everybody by name; the first one can be written to. */
export async function fillGuests(visitor: Visitor, count: number): Promise<void> {
  const { page, hand } = visitor
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
