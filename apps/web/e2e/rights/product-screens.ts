import type { Page } from '@playwright/test'
import { day } from '../air-journey.ts'
import { cars } from '../car-journey.ts'
import { night } from '../hotel-journey.ts'
import { expect } from '../journey.ts'
import { rides } from '../transfer-journey.ts'
import { addToCart, beginOrder, leadsOn, seen } from './buying.ts'
import { dialog, pressLast, refusal, type Screen, sellers } from './deed.ts'
import { fillTravellers, firstName } from './form.ts'
import { goTo } from './go.ts'
import { findFlight, findRoom, type Room } from './offers.ts'
import { daysToLookAt, findPackage, reviewAddress } from './package.ts'

const flight = new URLSearchParams({
  from: 'IATA-MAD',
  fromName: 'Madrid',
  to: 'IATA-BCN',
  toName: 'Barcelona',
  depart: day(),
  adults: '1',
})

const flights: Screen = {
  name: 'flights',
  async open(page) {
    await goTo(page, `/air/oneway?${flight}`)
    await seen(page.locator('.fl-p .btn'))
    await page.locator('.fl-p .btn').first().click()
    await page.locator('.fam .btn').first().click()
    await expect(page.locator('.fl-main')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })
  },
  deeds: [addToCart, leadsOn('Continue', /\/air\/extras\?/, '[role="tab"]')],
  says: true,
}

const extras = (rph: string): Screen => ({
  name: 'seats and bags',
  async open(page) {
    await goTo(page, `/air/extras?${flight}&rph1=${encodeURIComponent(rph)}`)
    await seen(page.getByRole('tab'))
  },
  deeds: [
    { ...addToCart, stays: true },
    { ...addToCart, name: 'Skip seats and bags', stays: true },
  ],
  says: true,
})

const stay = new URLSearchParams({
  city: 'LISBOA',
  cityName: 'Lisbon',
  checkIn: night(),
  checkOut: night(2),
  rooms: '2',
})

const hotelRooms = (hotel: string): Screen => ({
  name: 'rooms of a hotel',
  async open(page) {
    await goTo(page, `/hotel/detail?${stay}&hotel=${hotel}`)
    await seen(page.locator('.hd-pick .btn'))
    await page.locator('.hd-pick .btn').first().click()
  },
  deeds: [{ ...addToCart, stays: true }, leadsOn('Reserve', /\/hotel\/guests\?/, firstName)],
  says: true,
})

/** Held or booked without a checkout, on the agency's account. */
const hotelGuests = ({ hotel, rph }: Room): Screen => ({
  name: 'guests of a hotel',
  async open(page) {
    await goTo(page, `/hotel/guests?${stay}&hotel=${hotel}&rph1=${encodeURIComponent(rph)}`)
    await seen(page.locator(firstName).or(refusal(page)))
    await fillTravellers(page, 2)
  },
  deeds: [
    { name: 'Hold', offered: sellers, sends: 'POST /api/v1/hotel/prebook', stays: true },
    {
      name: 'Book on account',
      offered: sellers,
      async press(page) {
        await dialog(page).getByRole('checkbox').check()
        await pressLast(page, /^Book for /)
      },
      sends: 'POST /api/v1/hotel/b2b-book',
      stays: true,
    },
  ],
  says: true,
  looks: [/^Saved travellers$/],
})

const packageReview = (address: string): Screen => ({
  name: 'a package',
  async open(page) {
    await goTo(page, address)
    await seen(page.locator('.pk-roomline'))
  },
  deeds: [beginOrder('Continue to travellers')],
  says: true,
  looks: [],
})

const tour = new URLSearchParams({ city: 'LISBOA', cityName: 'Lisbon', from: night(), to: night(5), people: '2' })

const activity: Screen = {
  name: 'an activity',
  async open(page) {
    await goTo(page, `/activity/list?${tour}`)
    await page.locator('.ac-f a').first().click({ timeout: 30_000 })
    await seen(page.locator('.ad-group'))
  },
  deeds: [addToCart, beginOrder('Reserve 2 places')],
  says: true,
}

const rental = new URLSearchParams({
  from: 'IATA-LIS',
  fromName: 'Lisbon',
  pickUp: `${night()}T10:00`,
  return: `${night(3)}T10:00`,
  age: '36',
})

const car: Screen = {
  name: 'a car',
  async open(page) {
    await goTo(page, `/carrental/list?${rental}`)
    await seen(cars(page))
    await cars(page).first().locator('.vc-p a').click()
    await seen(page.locator('.cd-extras'))
  },
  deeds: [addToCart, beginOrder('Continue to driver')],
  says: true,
}

const way = new URLSearchParams({
  from: 'airport-LIS',
  fromName: 'Lisbon Airport',
  to: 'station-9431039',
  toName: 'Lisbon Oriente',
  at: `${night()}T11:30`,
  adults: '2',
  bags: '2',
})

const transfer: Screen = {
  name: 'transfers',
  async open(page) {
    await goTo(page, `/cartransfer/list?${way}`)
    await seen(rides(page))
    await rides(page).first().click()
  },
  deeds: [addToCart, beginOrder('Continue to travellers')],
  says: true,
  looks: [/^Edit search/],
}

/** Every product that is sold, but for those of the railways, on the page where it is bought. */
export async function productScreens(page: Page): Promise<Screen[]> {
  const room = await findRoom(page)
  return [
    flights,
    transfer,
    extras(await findFlight(page)),
    hotelRooms(room.hotel),
    hotelGuests(room),
    packageReview(reviewAddress(await findPackage(page, daysToLookAt))),
    activity,
    car,
  ]
}
