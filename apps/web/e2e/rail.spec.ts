import type { Page } from '@playwright/test'
import { expect, logIn, test } from './journey.ts'
import { behave } from './market.ts'
import {
  addToCart,
  button,
  chooseTicket,
  confirmBirth,
  expectChosen,
  expectTrains,
  field,
  fillContact,
  fillLead,
  fillPassport,
  fillResidence,
  form,
  goOnToTravellers,
  goOnToWayBack,
  lead,
  logInThere,
  searchAddress,
  searchPasses,
  searchTrains,
  ticketsOf,
  trains,
  tuesday,
  visit,
  type Way,
} from './rail-journey.ts'

// Each journey is made in all eight ways. One of them is part of the ordinary run; with the other products' journeys,
// which go by mouse in English on a wide screen, in Arabic on a phone by mouse (packages) and by keyboard (checkout),
// and by keyboard in English (cart), every way is there.
const ways: Way[] = (['mouse', 'keyboard'] as const).flatMap((means) =>
  (['en', 'ar'] as const).flatMap((tongue) => ([1440, 390] as const).map((width) => ({ means, tongue, width }))),
)
const plain: Way = { means: 'mouse', tongue: 'en', width: 1440 }

const wayWords = ({ means, tongue, width }: Way) =>
  `${means === 'keyboard' ? 'by keyboard alone' : 'by mouse'}, ${tongue}, ${width}`

/** All ways but the one that is always gone are for the rest. */
const tagOf = (way: Way, usual: string) => (wayWords(way) === usual ? {} : { tag: '@rest' })

// A journey is many pages long, and the machine may have other work.
test.beforeEach(() => test.setTimeout(150_000))

for (const way of ways) {
  test(
    `[R2.6, R5.4] one way, from the search over the travellers into the cart, ${wayWords(way)}`,
    tagOf(way, 'by keyboard alone, en, 390'),
    async ({ page }) => {
      const visitor = await visit(page, way)
      await searchTrains(visitor, 'oneWay')
      await chooseTicket(visitor, 'standard', 'non')
      await goOnToTravellers(visitor, 'trains.book')
      await fillLead(visitor)
      await fillContact(visitor)
      await addToCart(visitor, 'rail')
    },
  )
}

for (const way of ways) {
  test(
    `[R2.6, R5.7] round trip, from the search over the travellers into the cart, ${wayWords(way)}`,
    tagOf(way, 'by mouse, ar, 1440'),
    async ({ page }) => {
      const visitor = await visit(page, way)
      const { word } = visitor
      await searchTrains(visitor, 'roundTrip')
      await chooseTicket(visitor, 'premier', 'semi')
      await goOnToWayBack(visitor)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

      // A return fare goes home in its own comfort and flexibility.
      const shown = await page.getByRole('article').count()
      expect(shown).toBeGreaterThan(0)
      await expect(page.getByText(word('trains.notAllowed'), { exact: true })).toHaveCount(2 * shown)
      await chooseTicket(visitor, 'premier', 'semi')
      await expect(ticketsOf(trains(page).first())).toHaveCount(1)
      await goOnToTravellers(visitor, 'trains.book')
      await expectChosen(visitor, 'TGV Lyria', 2)
      await fillLead(visitor)
      await fillContact(visitor)
      await addToCart(visitor, 'rail')
    },
  )
}

for (const way of ways) {
  test(
    `[R2.6, R5.4] pass, from the search over login and travellers into the cart, ${wayWords(way)}`,
    tagOf(way, 'by keyboard alone, ar, 1440'),
    async ({ page }) => {
      const visitor = await visit(page, way)
      const { hand, word } = visitor
      await searchPasses(visitor)
      await logInThere(visitor)
      await expect(page).toHaveURL(/\/rail\/passes\?region=BENELUX/)
      await hand.press(page.getByRole('article').first().getByRole('link'))
      await expect(page).toHaveURL(/\/rail\/passOptions\?/)
      const fares = page.getByRole('table').first().getByRole('radio')
      await expect(fares.first()).toBeVisible()
      await hand.choose(fares.last())
      await hand.press(page.getByRole('link', { name: word('pass.toFirstDay') }).filter({ visible: true }))
      await expect(page).toHaveURL(/\/rail\/passDetails\?/)
      await goOnToTravellers(visitor, 'pass.toTravellers')
      await fillLead(visitor)
      await confirmBirth(visitor)
      await fillResidence(visitor)
      await fillContact(visitor)
      await fillPassport(visitor)
      await addToCart(visitor, 'railPass')
    },
  )
}

/** The lines of the answer to a search, as the page was given them. */
interface Option {
  rph: string
  trainIdentity: string
  comfortType: string
  flexibilityType: string
  inboundRphs?: string[]
}
interface Line {
  originDestinationInformations?: { originDestinationOptions: Option[] }[]
}

const shop = '**/api/v1/rail/shop'

/** A body that came in pieces is not kept by the browser: it is read on its way there. */
async function answerTo(page: Page, search: () => Promise<unknown>): Promise<[out: Option[], back: Option[]]> {
  let text = ''
  await page.route(shop, async (route) => {
    const response = await route.fetch()
    text = await response.text()
    await route.fulfill({ response, body: text })
  })
  await search()
  await expect.poll(() => text, { timeout: 30_000 }).not.toBe('')
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
  const leg = (at: number) =>
    lines.flatMap(
      ({ originDestinationInformations }) => originDestinationInformations?.[at]?.originDestinationOptions ?? [],
    )
  return [leg(0), leg(1)]
}

const identities = (options: readonly Option[]): number =>
  new Set(options.map(({ trainIdentity }) => trainIdentity)).size

test('[R5.7] the way back shows what the outbound ticket allows, and changing the outbound keeps the choice', async ({
  page,
}) => {
  const visitor = await visit(page, plain)
  const [out, back] = await answerTo(page, () => page.goto(searchAddress({ back: tuesday(2) })))
  await expectTrains(visitor)
  const tied = out.find(
    ({ comfortType, flexibilityType }) => comfortType === 'PREMIER' && flexibilityType === 'SEMI_FLEX',
  )
  const allowed = back.filter(({ rph }) => tied?.inboundRphs?.includes(rph))
  expect(identities(allowed)).toBeGreaterThan(0)
  expect(identities(back)).toBeGreaterThan(identities(allowed))

  await chooseTicket(visitor, 'standard', 'non')
  await goOnToWayBack(visitor)
  await expect(page.getByRole('article')).toHaveCount(identities(back))
  await chooseTicket(visitor, 'standard', 'full')
  await expect(page.getByText(/more than the cheapest/).first()).toBeAttached()

  await page.getByRole('link', { name: 'Change the outbound train' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your outbound train')
  await expect(ticketsOf(trains(page).first()).first()).toBeChecked()
  await chooseTicket(visitor, 'premier', 'semi')
  await goOnToWayBack(visitor)
  await expect(page.getByRole('article')).toHaveCount(identities(allowed))
  await expect(page.getByText('Not with this outbound ticket')).toHaveCount(2 * identities(allowed))
  // The return that was chosen before does not go with this ticket.
  await expect(button(visitor, 'trains.book')).toBeDisabled()
})

test('[R4.6, R2.6] a reload shows the stored results, and a link opens the same search elsewhere', async ({
  page,
  browser,
}) => {
  const visitor = await visit(page, plain)
  await searchTrains(visitor, 'oneWay')
  await chooseTicket(visitor, 'standard', 'full')
  const found = await page.getByRole('article').allInnerTexts()
  await page.route(shop, (route) => route.abort())
  await page.reload()
  await expectTrains(visitor)
  expect(await page.getByRole('article').count()).toBe(found.length)
  await expect(ticketsOf(trains(page).first()).last()).toBeChecked()
  await expect(button(visitor, 'trains.book')).toBeEnabled()

  const elsewhere = await browser.newPage({ baseURL: process.env.BASE_URL ?? '' })
  const other = await visit(elsewhere, plain)
  await elsewhere.goto(page.url())
  await expectTrains(other)
  expect(await elsewhere.getByRole('article').count()).toBe(found.length)
  await expect(elsewhere.getByRole('region', { name: 'Your search' })).toContainText('Zürich HB')
  await elsewhere.close()
})

test('[R8.8, R4.6] a failed search clears what was stored; the form and the address keep what was typed', async ({
  page,
  expecting,
}) => {
  expecting('503 POST /api/v1/rail/shop')
  const visitor = await visit(page, plain)
  const stored = () =>
    page.evaluate(() => {
      const { searchInputValues, tickets } = JSON.parse(sessionStorage.getItem('rail') ?? '{}')
      return { input: searchInputValues, results: tickets?.outbound?.length ?? 0 }
    })
  await page.goto(searchAddress())
  await expectTrains(visitor)
  expect((await stored()).results).toBeGreaterThan(0)

  await page.route(shop, (route) => route.fulfill({ status: 503, json: { success: false } }))
  const address = searchAddress({ depart: tuesday(1) })
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByText('Your search is kept. Try again, or change it.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  expect(await stored()).toEqual({ input: null, results: 0 })
  expect(new URL(page.url()).searchParams.get('depart')).toBe(tuesday(1))

  await page.getByRole('button', { name: 'Edit search' }).click()
  const fields = form(visitor, 'tickets')
  await expect(fields.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('Paris')
  await expect(fields.getByRole('textbox', { name: 'Depart', exact: true })).toHaveValue(tuesday(1))
  await page.unroute(shop)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectTrains(visitor)
})

test('first trains are there before a slow supplier answers; the wait names it and can be stopped', {
  tag: '@rest',
}, async ({ page }) => {
  const visitor = await visit(page, plain)
  await behave(page, 'rail', { hang: true })
  try {
    await page.goto(searchAddress())
    await expect(trains(page).first()).toBeVisible({ timeout: 30_000 })
    const list = page.locator('.trains-main')
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('progressbar', { name: /\d+ of \d+ operators have answered/ })).toBeVisible()
    await page.getByText('Still being asked').click()
    await expect(page.locator('.asking li')).toHaveText([/simulated/i])
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByText(/^Stopped\. \d+ of \d+ operators were heard/)).toBeVisible()
    await expect(list).toHaveAttribute('aria-busy', 'false')
    await chooseTicket(visitor, 'standard', 'non')
    await expect(button(visitor, 'trains.book')).toBeEnabled()
  } finally {
    await behave(page, 'rail', {})
  }
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expectTrains(visitor)
  await expect(page.getByText(/^Stopped/)).toBeHidden()
})

test('[R5.4, R5.6] what was typed about travellers survives reload and login, and is nowhere in the browser', async ({
  page,
}) => {
  const visitor = await visit(page, plain)
  // A border with passport control: everything is asked.
  await page.goto(searchAddress({ from: 'CITY-LON', fromName: 'London', to: 'CITY-PAR', toName: 'Paris' }))
  await expectTrains(visitor, /Eurostar/)
  await chooseTicket(visitor, 'standard', 'full', /Eurostar/)
  await goOnToTravellers(visitor, 'trains.book')
  await expect(lead(visitor).getByText('Worked out from the age you gave. Correct it or confirm it.')).toBeVisible()
  await fillLead(visitor)
  await field(visitor, 'birthDate').fill('1985-04-20')
  await fillResidence(visitor)
  await fillContact(visitor)
  await fillPassport(visitor)
  await expect(page.getByText('What you typed is kept.')).toBeVisible()

  const stillThere = async () => {
    await expect(field(visitor, 'firstName')).toHaveValue('Nadia')
    await expect(field(visitor, 'birthDate')).toHaveValue('1985-04-20')
    await expect(field(visitor, 'email')).toHaveValue('nadia@example.com')
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toMatch(/Nadia|1985-04-20|K12345678/)
  }
  await stillThere()
  await page.reload()
  await stillThere()
  const passport = field(visitor, 'passportNumber')
  await expect(passport).toHaveValue(/^•+678$/)
  const address = page.url()
  await logIn(page, 'owner')
  await page.goto(address)
  await stillThere()
  await expect(passport).toHaveValue(/^•+678$/)
  await expect(page.getByRole('button', { name: 'Saved travellers' })).toBeVisible()
  // Nobody has to type a number again that is only hidden.
  await addToCart(visitor, 'rail')
})
