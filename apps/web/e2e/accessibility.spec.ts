import type { Page } from '@playwright/test'
import { languages } from '@portolan/domain/language'
import {
  bookingList,
  bookingView,
  bookTravellers,
  donePage,
  payPage,
  tripPage,
} from '../../../scripts/screens-bought.mjs'
import { arriveAs, expect, findings, prefer, test } from './journey.ts'

interface Screen {
  path: string
  as?: string
  /** What was done there first; the page looked at is the one it ends on. */
  state?: (page: Page) => Promise<void>
}

const start = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const pass = `region=EUROPE&start=${start}&adults=2&seniors=0&youths=19`
const chosenPass = `${pass}&type=FLEXIBLE&class=2&validity=P5D&within=P1M`
const journeys = [
  `UIC-8768600~Paris Gare de Lyon~UIC-8503000~Zürich HB~${start}`,
  `UIC-8503000~Zürich HB~UIC-8768600~Paris Gare de Lyon~${start}`,
]

const airTrip = new URLSearchParams({
  ...{ from: 'IATA-HKG', fromName: 'Hong Kong', to: 'CITY-TYO', toName: 'Tokyo', adults: '1' },
  ...{ depart: start, back: new Date(Date.parse(start) + 7 * 86_400_000).toISOString().slice(0, 10) },
})

/** The fares of a flight side by side, beside what is chosen. */
const flightsBack = async (page: Page) => {
  await page.locator('.fl-p .btn').first().click()
  await page.locator('.kept').waitFor()
  await page.locator('.fl-p .btn').first().click()
  await page.locator('.fam .btn').first().click()
}

/** The seats of the first flight, one of them chosen. */
const flightExtras = async (page: Page) => {
  await flightsBack(page)
  await page.locator('.go-two .btn.primary:visible').click()
  await page.locator('.hull [aria-pressed="false"]').first().click()
}

const dayOf = (days: number) => new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)
const stay = new URLSearchParams({
  ...{ city: 'LISBOA', cityName: 'Lisbon', checkIn: start, checkOut: dayOf(4), rooms: '2-7' },
})
const packageTrip = new URLSearchParams({
  ...{ from: 'IATA-HKG', fromName: 'Hong Kong', to: 'CITY-LISBOA', toName: 'Lisbon' },
  ...{ depart: dayOf(14), back: dayOf(21), rooms: '2-7' },
})

/** A house with a rate chosen. */
const hotelRooms = async (page: Page) => {
  await page.locator('.hact a').first().click({ timeout: 30_000 })
  await page.locator('.hd-pick .btn').first().click({ timeout: 30_000 })
  // What lies half under the bar at the top would be measured too small.
  await page.evaluate(() => window.scrollTo(0, 0))
}

const wayOn = (page: Page) => page.locator('.go .btn.primary:visible, .action-bar .btn.primary:visible').first()

const hotelGuests = async (page: Page) => {
  await hotelRooms(page)
  await wayOn(page).click()
  await page.locator('[name="travelers.0.firstName"]').waitFor({ timeout: 30_000 })
}

const transferWay = new URLSearchParams({
  ...{ from: 'airport-LIS', fromName: 'Lisbon Airport', to: 'station-9431039', toName: 'Lisbon Oriente' },
  ...{ at: `${start}T11:30`, flight: 'TP-1187', adults: '2', bags: '2' },
})

const transferList = (page: Page) => page.locator('label.tf').first().waitFor({ timeout: 30_000 })

const packageHotels = (page: Page) => page.locator('.pk-hotel').first().waitFor({ timeout: 30_000 })
const packageFlights = (page: Page) => page.locator('.pk-flight').first().waitFor({ timeout: 30_000 })

const packageReview = async (page: Page) => {
  await packageHotels(page)
  await page.locator('.pk-side .btn.primary:visible, .action-bar .btn.primary:visible').first().click()
  await page.locator('.pk-roomline').first().waitFor({ timeout: 30_000 })
}

const activitySearch = new URLSearchParams({
  ...{ city: 'LISBOA', cityName: 'Lisbon', from: start, to: dayOf(6), people: '2-14' },
})

const activityList = (page: Page) => page.locator('.ac').first().waitFor({ timeout: 30_000 })

/** A tour with its days and groups. */
const activityDetail = async (page: Page) => {
  await page.locator('.ac-f a').first().click({ timeout: 30_000 })
  await page.locator('.ad-group').first().waitFor({ timeout: 30_000 })
  await page.evaluate(() => window.scrollTo(0, 0))
}

const rental = new URLSearchParams({
  ...{ from: 'IATA-LIS', fromName: 'Lisbon', pickUp: `${start}T10:00`, return: `${dayOf(3)}T10:00`, age: '36' },
})

const carList = (page: Page) => page.locator('.vc').first().waitFor({ timeout: 30_000 })

/** A car with one extra. */
const carRate = async (page: Page) => {
  await page.locator('.vc-p .btn').first().click({ timeout: 30_000 })
  await page.locator('.cd-extras .stepnum button').nth(1).click({ timeout: 30_000 })
  await page.locator('.summary .lines > div').nth(2).waitFor({ state: 'attached' })
  await page.evaluate(() => window.scrollTo(0, 0))
}

const screens: Screen[] = [
  { path: '/login' },
  { path: '/register' },
  { path: '/forgot-password' },
  { path: '/reset-password?token=aaaaaaaaaaaaaaaaaaaaaaaa' },
  { path: '/confirm-email?token=aaaaaaaaaaaaaaaaaaaaaaaa' },
  { path: '/sso?error=1' },
  { path: '/terms' },
  { path: '/privacy' },
  { path: '/rail' },
  { path: '/rail?tab=passes' },
  { path: '/rail/ticket' },
  { path: '/rail/promotion' },
  { path: '/rail/promotion?id=swiss-panorama' },
  { path: '/cart' },
  { path: '/cart', state: bookTravellers },
  { path: '/cart', state: payPage },
  { path: '/cart', state: donePage },
  { path: '/booking/guest' },
  { path: '/no-such-page' },
  { path: '/account/accounts' },
  { path: `/rail/passes?${pass}`, as: 'traveller' },
  { path: `/rail/passOptions?${chosenPass}`, as: 'traveller' },
  { path: `/rail/passDetails?${chosenPass}`, as: 'traveller' },
  {
    path: `/rail/passOrTickets?adults=1&seniors=0&legs=${encodeURIComponent(JSON.stringify(journeys))}`,
    as: 'traveller',
  },
  { path: '/rail/travellers', as: 'traveller' },
  { path: '/air', as: 'traveller' },
  { path: `/air/roundtrip?${airTrip}`, as: 'traveller' },
  { path: `/air/roundtrip?${airTrip}`, as: 'traveller', state: flightsBack },
  { path: `/air/roundtrip?${airTrip}`, as: 'traveller', state: flightExtras },
  { path: '/activity', as: 'traveller' },
  { path: `/activity/list?${activitySearch}`, as: 'traveller', state: activityList },
  { path: `/activity/list?${activitySearch}`, as: 'traveller', state: activityDetail },
  { path: '/hotel', as: 'traveller' },
  { path: '/cartransfer', as: 'traveller' },
  { path: `/cartransfer/list?${transferWay}`, as: 'traveller', state: transferList },
  { path: `/hotel/list?${stay}`, as: 'traveller' },
  { path: `/hotel/list?${stay}`, as: 'traveller', state: hotelRooms },
  { path: `/hotel/list?${stay}`, as: 'traveller', state: hotelGuests },
  { path: '/package', as: 'traveller' },
  { path: `/package/hotels?${packageTrip}`, as: 'traveller', state: packageHotels },
  { path: `/package/flights?${packageTrip}`, as: 'traveller', state: packageFlights },
  { path: `/package/hotels?${packageTrip}`, as: 'traveller', state: packageReview },
  { path: '/carrental', as: 'traveller' },
  { path: `/carrental/list?${rental}`, as: 'traveller', state: carList },
  { path: `/carrental/list?${rental}`, as: 'traveller', state: carRate },
  { path: '/air/extras', as: 'traveller' },
  { path: '/cart/book', as: 'traveller' },
  { path: '/booking', as: 'traveller', state: bookingList },
  { path: '/booking/rail', as: 'traveller', state: bookingList },
  { path: '/booking/rail/view', as: 'traveller', state: bookingView },
  { path: '/trip', as: 'traveller', state: tripPage },
  { path: '/profile', as: 'traveller' },
  { path: '/profile/password', as: 'traveller' },
  { path: '/explore', as: 'traveller' },
  { path: '/booking/work', as: 'owner' },
  { path: '/account/accounts', as: 'owner' },
  { path: '/account/accounts?user=agent', as: 'owner' },
  { path: '/account/accounts?add=true', as: 'owner' },
  { path: '/account/accounts?tab=roles', as: 'owner' },
]

const tongues = process.env.FULL ? languages : (['en', 'ar'] as const)

for (const language of tongues) {
  for (const theme of ['light', 'dark'] as const) {
    test(`no finding on any screen, ${language}, ${theme}`, async ({ page }) => {
      test.setTimeout(600_000)
      for (const as of [undefined, 'traveller', 'owner']) {
        await page.context().clearCookies()
        if (as) await arriveAs(page, as)
        await prefer(page, { language, theme })
        for (const { path, state } of screens.filter((screen) => screen.as === as)) {
          await page.goto(path)
          await state?.(page)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
          const at = page.url()
          expect({ path, at, found: await findings(page) }).toEqual({ path, at, found: [] })
        }
        if (as) await prefer(page, { language: 'en', theme: 'light' })
      }
    })
  }
}

test('no page scrolls sideways from 320 to 1920', async ({ page }) => {
  test.setTimeout(600_000)
  for (const as of [undefined, 'traveller', 'owner']) {
    await page.context().clearCookies()
    if (as) await arriveAs(page, as)
    // What a traveller sees elsewhere has the same parts; what was bought has its own.
    const own = screens.filter((screen) => screen.as === as && (as !== 'traveller' || screen.state))
    for (const { path, state } of own) {
      await page.goto(path)
      await state?.(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of [320, 390, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect({ path, width, over }).toEqual({ path, width, over: 0 })
      }
    }
  }
})

for (const language of tongues) {
  test(`no finding on the traveller form, empty and with everything missing, ${language}`, async ({ page }) => {
    test.setTimeout(150_000)
    await arriveAs(page, 'traveller')
    await prefer(page, { language, theme: 'light' })
    await page.goto(`/rail/passDetails?${chosenPass}`)
    await page.locator('.pass-side .btn.primary').click()
    await expect(page.locator('.tv-form')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.locator('.tb-go .btn.primary').click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await prefer(page, { language: 'en', theme: 'light' })
  })
}
