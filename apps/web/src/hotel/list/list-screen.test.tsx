import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { switchLanguage } from '../../i18n/store.ts'
import { hotelState } from '../../stay/state.ts'
import { hotelStay } from '../../testing/hotel-list-offer.ts'
import { arriveAtHotels, lisbonList, openPage } from '../../testing/hotel-list-shop.tsx'

let desk: Awaited<ReturnType<typeof arriveAtHotels>>
/** Answers are kept for a while: each test searches for another child. */
let age = 0

beforeEach(async () => {
  age += 1
  desk = await arriveAtHotels()
})

const clara = hotelStay(
  {
    ...{ id: '10001', name: 'Hotel Avenida Clara', total: 6930, star: 5, rating: 9.2, at: [-9.145, 38.718] },
    info: { propertyName: '光之大道酒店', quarter: 'Liberdade', amenityCodes: ['66', '84'] },
  },
  {
    ...{
      mealPlanCodes: ['14', '3', '12'],
      freeCancelUntil: '2026-12-10T18:00:00+00:00',
      freeCancelClock: 'Lisbon time',
    },
    payAtProperty: [{ code: 'CITY_TAX', description: 'City tax', currencyCode: 'HKD', amount: 120.5, payAt: 'there' }],
  },
)
const cais = hotelStay({ id: '10002', name: 'Casa do Cais', total: 4740, star: 4, rating: 8.8, at: [-9.135, 38.707] })
const graca = hotelStay({ id: '10003', name: 'Graça Suites', total: 4360, star: 3, rating: 7.1, at: [-9.13, 38.717] })
const lapa = hotelStay({ id: '10004', name: 'Lapa House', total: 9000, rating: 8.1, at: [-9.16, 38.709] })
const belem = hotelStay({ id: '10005', name: 'Belém House', total: 9500, rating: 8, at: [-9.2, 38.697] })

const cards = () => screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent)
const card = (name: RegExp) => screen.findByRole('article', { name })
const searched = () => desk.asked('/hotel/avail')
const criterion = (at: number) =>
  (searched()[at] as never as ReturnType<typeof import('../../stay/search.ts').listRequest>).availRequestSegments
    .availRequestSegmentList[0]?.hotelSearchCriteria.criterionList[0]
const map = () => screen.findByRole('group', { name: 'Map of the hotels in Lisbon' })
const pin = (name: RegExp) => screen.getByRole('link', { name })

async function find(...stays: (typeof clara)[]) {
  desk.stays = stays
  const page = openPage(lisbonList(age))
  await screen.findAllByRole('article')
  return page
}

test('[R2.6, R7.22] the list has its own address: all of the city, each house with the price of the whole stay', async () => {
  await find(clara, cais)
  expect(screen.getByRole('heading', { level: 1, name: 'Hotels in Lisbon' })).toBeTruthy()
  expect(screen.getByText('Prices are for 1 room and 5 nights, taxes and fees included.')).toBeTruthy()
  expect(criterion(0)).toEqual({ hotelRefs: [{ hotelCityCode: 'LISBOA' }] })
  const first = await card(/Avenida Clara/)
  await within(first).findByText('1 km from centre')
  for (const words of [
    ...['光之大道酒店', 'Liberdade', 'Superb', 'Guest rating 9.2 of 10', 'Meals to choose: Breakfast, Half board'],
    ...['Rates with free cancellation until 10 Dec 2026, 18:00 Lisbon time', 'HK$1,386.00 a night'],
    ...['HK$6,930.00 for 5 nights, 1 room, taxes and fees included', 'HK$120.50 of it is paid at the hotel: City tax'],
  ])
    expect(first.textContent).toContain(words)
  expect(within(first).getByRole('img', { name: '5 stars' })).toBeTruthy()
  const second = await card(/Casa do Cais/)
  expect(second.textContent).toContain('Room only')
  expect(second.textContent).toContain('Non-Cancelable')
  expect(second.textContent).not.toContain('paid at the hotel')
  expect(
    within(first)
      .getByRole('link', { name: /See rooms/ })
      .getAttribute('href'),
  ).toBe(`/hotel/detail?city=LISBOA&cityName=Lisbon&checkIn=2026-12-15&checkOut=2026-12-20&rooms=2-${age}&hotel=10001`)
})

test('[R3.7] what was found stands in the hotel state', async () => {
  await find(clara, cais)
  expect(hotelState.read().hotelList.map(({ hotelName, star }) => [hotelName, star])).toEqual([
    ['Hotel Avenida Clara', 5],
    ['Casa do Cais', 4],
  ])
})

test('each order says its rule in words', async () => {
  await find(cais, clara, graca)
  expect(cards()).toEqual(['Casa do Cais', 'Hotel Avenida Clara', 'Graça Suites'])
  expect(screen.getByText(/^Recommended has the most points: ten for each point of the guest rating/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Price' }))
  await waitFor(() => expect(cards()).toEqual(['Graça Suites', 'Casa do Cais', 'Hotel Avenida Clara']))
  expect(screen.getByText('The lowest price of the whole stay first.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Rating' }))
  await waitFor(() => expect(cards()).toEqual(['Hotel Avenida Clara', 'Casa do Cais', 'Graça Suites']))
  expect(screen.getByText(/^The highest guest rating first/)).toBeTruthy()
})

test('filters with counts narrow the list and the map; nothing left says how much there was', async () => {
  await find(clara, cais, graca)
  const panel = within(screen.getByRole('complementary', { name: 'Filters' }))
  expect(panel.getByRole('checkbox', { name: 'Free cancellation 1' })).toBeTruthy()
  fireEvent.click(panel.getByRole('checkbox', { name: /^8 and over/ }))
  await waitFor(() => expect(cards()).toEqual(['Casa do Cais', 'Hotel Avenida Clara']))
  expect(screen.getByRole('heading', { level: 2, name: '2 of 3 hotels' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Graça Suites, HK\$/ })).toBeNull()
  expect(panel.getByRole<HTMLInputElement>('checkbox', { name: '3 stars 0' }).disabled).toBe(true)
  fireEvent.click(panel.getByRole('checkbox', { name: /^Half board/ }))
  fireEvent.change(panel.getByLabelText('Highest price'), { target: { value: '1000' } })
  await screen.findByText('No hotel fits these filters.')
  expect(screen.getByText('3 hotels were found without them.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(cards()).toHaveLength(3))
})

test('a card and its pin point at each other, by hand and by keyboard', async () => {
  await find(clara, cais)
  const house = await card(/Casa do Cais/)
  await map()
  const [own, other] = [() => pin(/^Casa do Cais, HK\$948$/), () => pin(/^Hotel Avenida Clara, HK\$1,386$/)]
  fireEvent.pointerEnter(house)
  expect(own().classList.contains('on')).toBe(true)
  expect(other().classList.contains('on')).toBe(false)
  fireEvent.pointerLeave(house)
  expect(own().classList.contains('on')).toBe(false)
  act(() => own().focus())
  await waitFor(() => expect(house.classList.contains('on')).toBe(true))
  expect(own().tabIndex).toBe(0)
  expect(own().getAttribute('href')).toContain('/hotel/detail?')
})

test('[R7.22] the map searches where it is moved to, by keyboard too; the way back is all of the city', async () => {
  const { router } = await find(clara, cais)
  desk.stays = [belem]
  const sheet = await map()
  fireEvent.keyDown(sheet, { key: 'ArrowLeft' })
  fireEvent.keyDown(sheet, { key: '+' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Hotels on this part of the map' })).toBeTruthy()
  await waitFor(() => expect(cards()).toEqual(['Belém House']))
  expect(searched()).toHaveLength(2)
  const { hotelRefs, box } = criterion(1) ?? { hotelRefs: [] }
  expect(hotelRefs).toEqual([])
  if (!box) throw new Error('No part of the map was searched.')
  expect(box.south).toBeLessThan(38.71)
  expect(box.north).toBeGreaterThan(38.71)
  expect((box.west + box.east) / 2).toBeLessThan(-9.14)
  expect(router.state.location.search).toMatchObject({ box: expect.stringMatching(/^38\.\d+_-9\.\d+_/) })
  desk.stays = [clara, cais]
  fireEvent.click(screen.getByRole('button', { name: 'All of Lisbon' }))
  await waitFor(() => expect(cards()).toHaveLength(2))
  expect(router.state.location.search).not.toHaveProperty('box')
})

test('a map that is not to search waits for its button', async () => {
  await find(clara)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Search as I move the map' }))
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Search here' }))
  await waitFor(() => expect(searched()).toHaveLength(2))
  expect(criterion(1)?.box).toBeDefined()
})

test('[R4.7] no rooms: the list of before is cleared, and it is said what to do next', async () => {
  const { router } = await find(clara)
  desk.stays = []
  await act(() =>
    router.navigate({ to: '/hotel/list', search: (before) => ({ ...before, checkOut: '2026-12-22' }) as never }),
  )
  expect(await screen.findByText('No rooms in Lisbon for these dates.', { selector: 'h2' })).toBeTruthy()
  expect(cards()).toEqual([])
  expect(hotelState.read()).toEqual({ hotelAvailRS: null, hotelList: [] })
  expect(screen.getByRole('link', { name: 'See a week later' }).getAttribute('href')).toContain(
    'checkIn=2026-12-22&checkOut=2026-12-29',
  )
  expect(screen.getByRole('link', { name: 'Change the search' }).getAttribute('href')).toContain('/hotel?city=LISBOA')
})

test('no rooms on this part of the map lead back to the city', async () => {
  desk.stays = []
  openPage(`${lisbonList(age)}&box=38.6_-9.3_38.65_-9.2`)
  expect(await screen.findByText('No rooms on this part of the map.', { selector: 'h2' })).toBeTruthy()
  desk.stays = [clara]
  fireEvent.click(screen.getAllByRole('button', { name: 'All of Lisbon' })[0] as HTMLElement)
  await waitFor(() => expect(cards()).toEqual(['Hotel Avenida Clara']))
})

test('[F11] [R8.4] a search that fails without a word is a failure, and nothing is stored', async () => {
  desk.refusal = { status: 200, body: { success: false, errors: { errors: [] } } }
  openPage(lisbonList(age))
  expect((await screen.findByRole('alert')).textContent).toContain('Supplier response errors.')
  expect(hotelState.read().hotelList).toEqual([])
})

test('a wait is shown and told; a failure keeps the search and can be tried again', async () => {
  let letGo = () => {}
  desk.gate = new Promise((resolve) => {
    letGo = resolve
  })
  desk.refusal = {
    status: 503,
    body: { success: false, errors: { errors: [{ stringValue: 'The hotels are silent.' }] } },
  }
  openPage(lisbonList(age))
  expect(await screen.findByRole('progressbar', { name: 'Asking the hotels for their rooms.' })).toBeTruthy()
  letGo()
  const panel = await screen.findByRole('alert')
  expect(panel.textContent).toContain('The hotels are silent.')
  expect(panel.textContent).toContain('Your search is kept.')
  expect(hotelState.read().hotelList).toEqual([])
  desk.refusal = undefined
  desk.stays = [clara]
  fireEvent.click(within(panel).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(cards()).toEqual(['Hotel Avenida Clara']))
})

test('up to four are compared side by side', async () => {
  await find(clara, cais, graca, lapa, belem)
  const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare ${name}` })
  fireEvent.click(tick('Hotel Avenida Clara'))
  const bar = within(screen.getByRole('region', { name: 'Hotels to compare' }))
  expect(bar.getByText('Choose another hotel to compare with.')).toBeTruthy()
  for (const name of ['Casa do Cais', 'Graça Suites', 'Lapa House']) fireEvent.click(tick(name))
  expect(tick('Belém House').disabled).toBe(true)
  expect(bar.getByText('Four hotels are the most. Take one out to add another.')).toBeTruthy()
  fireEvent.click(bar.getByRole('button', { name: 'Take out Lapa House' }))
  expect(tick('Belém House').disabled).toBe(false)
  fireEvent.click(bar.getByRole('button', { name: 'Compare 3 hotels' }))
  const table = within(await screen.findByRole('dialog', { name: 'Compare hotels' }))
  const row = (name: string) =>
    within(table.getByRole('rowheader', { name }).parentElement as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(row('Whole stay')).toEqual(['HK$6,930.00', 'HK$4,740.00', 'HK$4,360.00'])
  expect(row('Guest rating')[0]).toContain('9.2')
  expect(row('Meals')).toEqual(['Meals to choose: Breakfast, Half board', 'Room only', 'Room only'])
  expect(row('Cancellation').slice(1)).toEqual(['Non-Cancelable', 'Non-Cancelable'])
  expect(row('Amenities')[0]).toBe('Outdoor poolSpa')
  expect(row('Distance from centre')[0]).toBe('1 km')
  expect(table.getAllByRole('img', { name: /stars$/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    ...['5 stars', '4 stars', '3 stars'],
  ])
  expect(table.getAllByRole('link', { name: /^See rooms/ })).toHaveLength(3)
})

test('an address without a whole stay says what is wrong with it and keeps the rest', async () => {
  openPage('/hotel/list?city=LISBOA&cityName=Lisbon&checkIn=2026-12-15&checkOut=2026-12-10&rooms=2')
  expect(await screen.findByText(/The check-out is not after the check-in/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search hotels' }).getAttribute('href')).toContain('checkOut=2026-12-10')
  expect(searched()).toEqual([])
})

test('on a phone the map is a sheet: a tap tells of the house, its button opens it', async () => {
  desk = await arriveAtHotels({ isWide: false })
  await find(clara, cais)
  expect(screen.queryByRole('group', { name: /^Map of/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Map' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Map' }))
  const tapped = sheet.getByRole('link', { name: /^Casa do Cais/ })
  fireEvent.click(tapped)
  expect(window.location.pathname).toBe('/hotel/list')
  expect(sheet.getByRole('status').textContent).toContain('Casa do CaisHK$948.00 a night')
  expect(sheet.getByRole('link', { name: 'See rooms' }).getAttribute('href')).toContain('hotel=10002')
  fireEvent.click(sheet.getByRole('button', { name: 'Show the list' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('in Arabic the list is told in Arabic, and what the search was made of stays', async () => {
  await switchLanguage('ar')
  await find(clara)
  expect(screen.getByRole('heading', { level: 1, name: 'فنادق Lisbon' })).toBeTruthy()
  expect((await card(/Avenida Clara/)).textContent).toContain('شاملًا الضرائب والرسوم')
})
