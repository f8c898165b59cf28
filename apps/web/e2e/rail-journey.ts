import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { type Hand, handOf, type Means } from './hand.ts'
import { expect, password, prefer } from './journey.ts'

export type Tongue = 'en' | 'ar'

export interface Way {
  means: Means
  tongue: Tongue
  width: 1440 | 390
}

/** Somebody on the page: how he works it, and what its words are for him. */
export interface Visitor extends Way {
  page: Page
  hand: Hand
  word(id: string, values?: Record<string, string>): string
}

function wordsOf(tongue: Tongue): Map<string, string> {
  const folder = join(import.meta.dirname, '../src/i18n/locales', tongue)
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  return new Map(files.flatMap((text) => Object.entries(JSON.parse(text) as Record<string, string>)))
}

/** Somebody comes to the page in this language, on a screen of this width. */
export async function visit(page: Page, way: Way): Promise<Visitor> {
  const words = wordsOf(way.tongue)
  await prefer(page, { language: way.tongue, currency: 'USD', theme: 'light' })
  await page.setViewportSize({ width: way.width, height: 900 })
  return {
    ...way,
    page,
    hand: handOf(way.means, page),
    word(id, values = {}) {
      const text = words.get(id)
      if (text === undefined) throw new Error(`There is no text ${id}.`)
      return Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, value), text)
    },
  }
}

const dayMs = 86_400_000

/** Trains keep weekday patterns: a Tuesday about a month from now, and some days after it. */
export function tuesday(daysLater = 0): string {
  const soon = new Date(Date.now() + 30 * dayMs)
  const wait = (2 - soon.getUTCDay() + 7) % 7
  return new Date(soon.getTime() + (wait + daysLater) * dayMs).toISOString().slice(0, 10)
}

/** The search itself, as a link carries it. */
export const searchAddress = (more: Record<string, string> = {}): string =>
  `/rail/trains?${new URLSearchParams({
    from: 'CITY-PAR',
    fromName: 'Paris',
    to: 'UIC-8503000',
    toName: 'Zürich HB',
    depart: tuesday(),
    adults: '1',
    seniors: '0',
    ...more,
  })}`

const ends = {
  en: { from: 'Paris', to: 'Zürich HB' },
  ar: { from: 'باريس', to: 'محطة زيورخ المركزية' },
} as const

const starting = (text: string) => new RegExp(`^\\s*${text}`)

export const form = ({ page, word }: Visitor, kind: 'tickets' | 'passes'): Locator =>
  page.getByRole('form', { name: word(`rail.form.${kind}`) })

/** On a phone the field is a button that opens a sheet with the real field in it; `hint` stands in it while it is empty. */
export async function choosePlace(
  { page, hand, width }: Visitor,
  fields: Locator,
  field: { label: string; hint: string },
  name: string,
): Promise<void> {
  const { label, hint } = field
  if (width === 390) await hand.press(fields.getByRole('button', { name: `${label}, ${hint}`, exact: true }))
  await hand.write(fields.getByRole('combobox', { name: label, exact: true }), name)
  const place = page.getByRole('option').filter({ has: page.getByText(name, { exact: true }) })
  await hand.take(place.first())
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

/** From the home page to the list of trains. */
export async function searchTrains(visitor: Visitor, trip: 'oneWay' | 'roundTrip'): Promise<void> {
  const { page, hand, word, tongue } = visitor
  await page.goto('/rail')
  const fields = form(visitor, 'tickets')
  await hand.choose(fields.getByRole('radio', { name: word(`rail.form.${trip}`) }))
  const hint = word('rail.form.placeHint')
  await choosePlace(visitor, fields, { label: word('rail.form.from'), hint }, ends[tongue].from)
  await choosePlace(visitor, fields, { label: word('rail.form.to'), hint }, ends[tongue].to)
  const day = (id: string) => fields.getByRole('textbox', { name: word(id), exact: true })
  await hand.write(day('rail.form.depart'), tuesday())
  if (trip === 'roundTrip') await hand.write(day('rail.form.return'), tuesday(2))
  await hand.press(fields.getByRole('button', { name: word('rail.form.search'), exact: true }))
  await expect(page).toHaveURL(/\/rail\/trains\?/)
  await expectTrains(visitor)
}

/** From the home page to the wall in front of the passes. */
export async function searchPasses(visitor: Visitor): Promise<void> {
  const { page, hand, word } = visitor
  await page.goto('/rail')
  await hand.openLast(page.getByRole('tab', { name: word('rail.tab.passes') }))
  const fields = form(visitor, 'passes')
  await hand.choose(fields.getByRole('radio', { name: word('rail.region.BENELUX') }))
  await hand.write(fields.getByRole('textbox', { name: word('rail.form.firstDay'), exact: true }), tuesday())
  await hand.press(fields.getByRole('button', { name: word('rail.form.search'), exact: true }))
}

/** Paris to Zürich; those of other brands need a change. */
const direct = /TGV Lyria/

export const trains = (page: Page, brand = direct): Locator => page.getByRole('article', { name: brand })

/** Everybody has answered, and there are trains. */
export async function expectTrains({ page }: Visitor, brand = direct): Promise<void> {
  await expect(trains(page, brand).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.trains-main')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })
}

type Comfort = 'standard' | 'comfort' | 'premier'
type Flexibility = 'non' | 'semi' | 'full'

export const ticketsOf = (train: Locator): Locator => train.getByRole('radiogroup').getByRole('radio')

export async function chooseTicket(
  { page, hand, word }: Visitor,
  comfort: Comfort,
  flexibility: Flexibility,
  brand = direct,
): Promise<void> {
  const train = trains(page, brand).first()
  const tab = train.getByRole('button', { name: starting(word(`trains.${comfort}`)) })
  if ((await tab.getAttribute('aria-expanded')) !== 'true') await hand.press(tab)
  await expect(tab).toHaveAttribute('aria-expanded', 'true')
  await hand.choose(ticketsOf(train).and(page.getByLabel(starting(word(`trains.flex.${flexibility}`)))))
}

/** The button stands beside the list or in the bar under it, and is seen in one of them. */
export const button = ({ page, word }: Visitor, id: string): Locator =>
  page.getByRole('button', { name: word(id), exact: true }).filter({ visible: true })

/** On from the train there to the one back, once its list has taken the other's place. */
export async function goOnToWayBack(visitor: Visitor): Promise<void> {
  const { page, hand, word } = visitor
  await hand.press(button(visitor, 'trains.continue'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('trains.choose.back'))
}

export async function goOnToTravellers(visitor: Visitor, id: 'trains.book' | 'pass.toTravellers'): Promise<void> {
  const { page, hand, word } = visitor
  await hand.press(button(visitor, id))
  await expect(page).toHaveURL(/\/rail\/travellers\?/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('traveler.screen.title'))
  await expect(lead(visitor)).toBeVisible({ timeout: 30_000 })
}

/** What is being bought stands beside the form; where there is no room, behind the bar under it. */
export async function expectChosen(visitor: Visitor, train: string, times: number): Promise<void> {
  const { page, hand, word, width } = visitor
  const onPhone = width === 390
  if (onPhone) await hand.press(page.getByRole('button', { name: starting(word('traveler.screen.open')) }))
  const summary = page.getByRole(onPhone ? 'dialog' : 'complementary', { name: word('traveler.screen.journey') })
  await expect(summary.getByText(train)).toHaveCount(times)
  if (onPhone) await hand.press(summary.getByRole('button', { name: word('ui.close') }))
}

export const lead = ({ page, word }: Visitor): Locator =>
  page.getByRole('region', { name: word('traveler.kind.adult', { number: '1' }) })

export const field = (visitor: Visitor, id: string): Locator =>
  lead(visitor).getByLabel(visitor.word(`traveler.${id}`), { exact: true })

const typed = { firstName: 'Nadia', lastName: 'Harbour', email: 'nadia@example.com', phone: '612345678' } as const

/** Who travels, and where the tickets go. */
export async function fillLead(visitor: Visitor): Promise<void> {
  const { hand } = visitor
  await hand.takeFirst(field(visitor, 'personTitle'))
  await hand.write(field(visitor, 'firstName'), typed.firstName)
  await hand.write(field(visitor, 'lastName'), typed.lastName)
}

export async function fillContact(visitor: Visitor): Promise<void> {
  const { hand } = visitor
  await hand.takeFirst(field(visitor, 'phoneCode'))
  await hand.write(field(visitor, 'phone'), typed.phone)
  await hand.write(field(visitor, 'email'), typed.email)
}

/** For what is looked at with a document in hand; the birth date was worked out and only wants a nod. */
export async function confirmBirth(visitor: Visitor): Promise<void> {
  await visitor.hand.press(lead(visitor).getByRole('button', { name: visitor.word('traveler.birthConfirm') }))
}

export const fillResidence = (visitor: Visitor): Promise<void> => visitor.hand.takeFirst(field(visitor, 'residence'))

export async function fillPassport(visitor: Visitor): Promise<void> {
  const { hand } = visitor
  await hand.write(field(visitor, 'passportNumber'), 'K12345678')
  await hand.write(field(visitor, 'expiry'), '2035-06-30')
  await hand.takeFirst(field(visitor, 'nationality'))
}

/** Into the cart, which then holds one thing of this kind. */
export async function addToCart(visitor: Visitor, product: 'rail' | 'railPass'): Promise<void> {
  const { page, hand, word } = visitor
  await hand.press(button(visitor, 'traveler.screen.toCart'))
  await expect(page).toHaveURL(/\/cart$/, { timeout: 30_000 })
  const item = page.getByRole('article').filter({ hasText: word(`cart.product.${product}`) })
  await expect(item.first()).toBeVisible()
}

/** As somebody whose cart no other journey counts. */
export async function logInThere({ page, hand, word }: Visitor): Promise<void> {
  await expect(page).toHaveURL(/\/login\?/)
  await hand.write(page.getByLabel(word('account.username'), { exact: true }), 'owner')
  await hand.write(page.getByLabel(word('account.password'), { exact: true }), password)
  await hand.press(page.getByRole('button', { name: word('account.login.submit'), exact: true }))
}
