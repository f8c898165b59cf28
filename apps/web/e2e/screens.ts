import type { Page } from '@playwright/test'
import {
  bookingList,
  bookingView,
  bookTravellers,
  donePage,
  heldView,
  payPage,
  tripPage,
} from '../../../scripts/screens-bought.mjs'
import { claim, fill } from './market.ts'
import { searchAddress } from './rail-journey.ts'

export interface Screen {
  path: string
  /** Nobody's: a guest's. A traveller is a newcomer whose orders nobody else counts. */
  as?: 'traveller' | 'owner'
  /** What was done there first; the page looked at is the one it ends on. */
  state?: (page: Page) => Promise<void>
  /** What the page is refused there; see `Watch`. */
  refused?: string[]
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
}

/** Goods of two kinds, one of them over its time. */
const fillCart = async (page: Page) => {
  await claim('air', 'visa')
  await fill(page, 'visa', 1, 3)
  await fill(page, 'air', 2)
  await page.reload()
}

/** Whoever looks again finds the cart as it was filled. */
const filledCart = async (page: Page) => {
  const items = (await (await page.request.get('/api/v1/bookings/shopping-cart')).json()) as string[]
  if (items.length === 0) await fillCart(page)
  await page.locator('.expbox').waitFor({ timeout: 30_000 })
}

const trainList = (page: Page) =>
  page.locator('.trains-main[aria-busy="false"] .train').first().waitFor({ timeout: 30_000 })

/** The form of whoever uses the pass, and what it says when nothing is filled in. */
const passTravellers = async (page: Page) => {
  await page.locator('.pass-side .btn.primary:visible, .action-bar .btn.primary:visible').first().click()
  await page.locator('.tv-form').waitFor({ timeout: 30_000 })
}
const noTravellers = async (page: Page) => {
  await passTravellers(page)
  await page.locator('.tb-go .btn.primary:visible, .action-bar .btn.primary:visible').first().click()
  await page.getByRole('alert').first().waitFor()
}

const comparison = `/rail/passOrTickets?adults=1&seniors=0&legs=${encodeURIComponent(JSON.stringify(journeys))}`

/** Every screen, in parts of about the same length: two workers share them. */
export const screens: Record<string, Screen[]> = {
  'the ways in': [
    { path: '/login' },
    { path: '/register' },
    { path: '/forgot-password' },
    { path: '/reset-password?token=aaaaaaaaaaaaaaaaaaaaaaaa' },
    {
      path: '/confirm-email?token=aaaaaaaaaaaaaaaaaaaaaaaa',
      refused: ['400 POST /api/v1/account/registration/confirmation'],
    },
    { path: '/sso?error=1' },
    { path: '/terms' },
    { path: '/privacy' },
    { path: '/no-such-page' },
    { path: '/account/accounts', refused: ['401 GET /api/v1/b2b/user-manage/employeebasicinfos'] },
    { path: '/booking/guest' },
    { path: '/booking/guest?code=nothing', refused: ['404 POST /api/v1/booking/guest-access'] },
  ],
  'rail tickets': [
    { path: '/rail' },
    { path: '/rail?tab=passes' },
    { path: '/rail/ticket' },
    { path: '/rail/promotion' },
    { path: '/rail/promotion?id=swiss-panorama' },
    { path: searchAddress(), state: trainList },
  ],
  'rail passes': [
    { path: `/rail/passes?${pass}`, as: 'traveller' },
    { path: `/rail/passOptions?${chosenPass}`, as: 'traveller' },
    { path: `/rail/passDetails?${chosenPass}`, as: 'traveller' },
    { path: `/rail/passDetails?${chosenPass}`, as: 'traveller', state: passTravellers },
    { path: `/rail/passDetails?${chosenPass}`, as: 'traveller', state: noTravellers },
    { path: comparison, as: 'traveller' },
    { path: '/rail/travellers', as: 'traveller' },
  ],
  flights: [
    { path: '/air', as: 'traveller' },
    { path: `/air/roundtrip?${airTrip}`, as: 'traveller' },
    { path: `/air/roundtrip?${airTrip}`, as: 'traveller', state: flightsBack },
    { path: `/air/roundtrip?${airTrip}`, as: 'traveller', state: flightExtras },
    { path: '/air/extras', as: 'traveller' },
  ],
  hotels: [
    { path: '/hotel', as: 'traveller' },
    { path: `/hotel/list?${stay}`, as: 'traveller' },
    { path: `/hotel/list?${stay}`, as: 'traveller', state: hotelRooms },
    { path: `/hotel/list?${stay}`, as: 'traveller', state: hotelGuests },
  ],
  packages: [
    { path: '/package', as: 'traveller' },
    { path: `/package/hotels?${packageTrip}`, as: 'traveller', state: packageHotels },
    { path: `/package/flights?${packageTrip}`, as: 'traveller', state: packageFlights },
    { path: `/package/hotels?${packageTrip}`, as: 'traveller', state: packageReview },
  ],
  'activities and ways about': [
    { path: '/activity', as: 'traveller' },
    { path: `/activity/list?${activitySearch}`, as: 'traveller', state: activityList },
    { path: `/activity/list?${activitySearch}`, as: 'traveller', state: activityDetail },
    { path: '/carrental', as: 'traveller' },
    { path: `/carrental/list?${rental}`, as: 'traveller', state: carList },
    { path: `/carrental/list?${rental}`, as: 'traveller', state: carRate },
    { path: '/cartransfer', as: 'traveller' },
    { path: `/cartransfer/list?${transferWay}`, as: 'traveller', state: transferList },
  ],
  'cart and checkout': [
    { path: '/cart' },
    { path: '/cart/book' },
    { path: '/cart', state: bookTravellers },
    { path: '/cart', state: payPage },
    { path: '/cart', state: donePage },
  ],
  'a full cart': [{ path: '/cart', state: filledCart }],
  bookings: [
    { path: '/booking', as: 'traveller', state: bookingList },
    { path: '/booking/rail', as: 'traveller', state: bookingList },
    { path: '/booking?bookedFrom=2026-01-01', as: 'traveller' },
    { path: '/booking/rail/view', as: 'traveller', state: bookingView },
    { path: '/booking/rail/view', as: 'traveller', state: heldView },
    {
      path: '/booking/rail/view?id=nothing',
      as: 'traveller',
      refused: ['404 POST /api/v1/booking/details'],
    },
    { path: '/trip', as: 'traveller', state: tripPage },
  ],
  'accounts and agency': [
    { path: '/profile', as: 'traveller' },
    { path: '/profile/password', as: 'traveller' },
    { path: '/explore', as: 'traveller' },
    { path: '/booking/work', as: 'owner' },
    { path: '/account/accounts', as: 'owner' },
    { path: '/account/accounts?user=agent', as: 'owner' },
    { path: '/account/accounts?add=true', as: 'owner' },
    { path: '/account/accounts?tab=roles', as: 'owner' },
  ],
}
