import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { cartState } from '../../session/cart-state.ts'
import { runs, tourInfo } from '../../testing/activity-offer.ts'
import { type ActivityDesk, arriveAtActivities, listPage, openPage, refused } from '../../testing/activity-shop.tsx'
import { item } from '../../testing/cart-shop.tsx'
import { activityState } from '../state.ts'

let desk: ActivityDesk
let people = ''
/** Answers are kept for a while: each test is of another party. */
let age = 0

beforeEach(async () => {
  people = `1-${age}`
  age += 1
  desk = await arriveAtActivities()
})

const kayak = tourInfo({ days: [runs(21, 346, 9, 600), runs(22, 382.5, 5, 636.5), runs(23, 382, 1)] })
const wine = tourInfo(
  {
    ...{ id: 'LIS-02', name: 'Alentejo wines', kind: 'food', minutes: 420, at: [-7.9, 38.57] },
    ...{ days: [runs(22, 684, 9, 1026)], description: { rating: 9.1, reviewCount: 1, hasPickUp: true } },
  },
  { languagesSpoken: ['fr'], policies: { cancel: [{ nonRefundable: true }] } },
)
const fado = tourInfo(
  {
    ...{ id: 'LIS-03', name: 'Fado supper in Alfama', kind: 'show', minutes: 240, at: [-9.13, 38.71] },
    ...{ days: [runs(22, 468, 9, 700)], description: { rating: 8.9, minAge: 7 } },
  },
  { languagesSpoken: ['en'] },
)

const cards = () => screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent)
const card = (name: RegExp) => screen.findByRole('article', { name })

async function find(...tours: (typeof kayak)[]) {
  desk.tours = tours
  const page = openPage(listPage(people, '&day=2026-12-22'))
  await screen.findAllByRole('article')
  return page
}

test('[R2.6, R7.19] the list has its own address: the tours of a day, each with the price of the whole party', async () => {
  await find(kayak, wine)
  expect(screen.getByRole('heading', { level: 1, name: 'Activities in Lisbon' })).toBeTruthy()
  expect(desk.to('/touractivity/search')[0]?.body).toMatchObject({
    searchCriteria: {
      locationPref: { cityCode: 'LIS' },
      dateTimePref: { start: '2026-12-20', end: '2026-12-26' },
      customerCounts: [
        { qualifierInfo: 'Adult', quantity: 1 },
        { qualifierInfo: 'Child', quantity: 1, ages: [age - 1] },
      ],
    },
  })
  const first = await card(/Sea caves/)
  for (const words of [
    ...['On the water', 'Rated 9.3 of 10', '412 reviews', '3 h 00 min', 'English, Portuguese', 'Praia do Ouro'],
    ...['Free cancellation', 'HK$382.50 an adult', 'HK$636.50 in all for 2 participants', '5 places left'],
  ])
    expect(first.textContent).toContain(words)
  const second = await card(/Alentejo/)
  expect(second.textContent).toContain('Non-Cancelable')
  expect(second.textContent).toContain('Hotel pick-up')
  expect(
    within(first)
      .getByRole('link', { name: /See dates/ })
      .getAttribute('href'),
  ).toBe(
    `/activity/detail?city=LIS&cityName=Lisbon&from=2026-12-20&to=2026-12-26&people=${people}&tour=LIS-01&day=2026-12-22`,
  )
})

test('[R3.12] what was found stands in the activity state', async () => {
  await find(kayak)
  expect(activityState.read().activitySearchRS?.tourActivityInfos).toHaveLength(1)
})

test('each day is a tab with how much can be had on it; a day without room for all counts nothing', async () => {
  await find(kayak, wine, fado)
  const days = within(screen.getByRole('navigation', { name: 'Activities by day' }))
  expect(days.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Mon 211 activity',
    'Tue 223 activities',
  ])
  expect(days.getByText('Wed 23').parentElement?.textContent).toBe('Wed 230 activities')
  expect(days.getByRole('link', { current: 'page' }).textContent).toContain('Tue 22')
  fireEvent.click(days.getByRole('link', { name: /Mon 21/ }))
  await waitFor(() => expect(cards()).toEqual(['Sea caves by kayak']))
  expect(window.location.search).toContain('day=2026-12-21')
  expect((await card(/Sea caves/)).textContent).toContain('HK$600.00 in all')
})

test('without a day in the address the first that has something is shown', async () => {
  desk.tours = [kayak]
  openPage(listPage(people))
  expect(await screen.findByRole('heading', { level: 2, name: 'Monday, 21 December 2026' })).toBeTruthy()
})

test('filters with counts and words narrow the list and the map; nothing left says how much there was', async () => {
  await find(kayak, wine, fado)
  const panel = within(screen.getByRole('complementary', { name: 'Filters' }))
  expect(panel.getByRole('checkbox', { name: 'Up to 3 hours 1' })).toBeTruthy()
  fireEvent.click(panel.getByRole('checkbox', { name: /^English/ }))
  await waitFor(() => expect(cards()).toEqual(['Sea caves by kayak', 'Fado supper in Alfama']))
  expect(screen.getByText('2 of 3 activities', { selector: '.muted' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Alentejo wines, HK\$/ })).toBeNull()
  fireEvent.change(panel.getByRole('searchbox', { name: 'Search in these activities' }), {
    target: { value: 'ALFAMA fado' },
  })
  await waitFor(() => expect(cards()).toEqual(['Fado supper in Alfama']))
  expect(panel.getByRole<HTMLInputElement>('checkbox', { name: 'On the water 0' }).disabled).toBe(true)
  fireEvent.change(panel.getByRole('searchbox'), { target: { value: 'zoo' } })
  await screen.findByText('No activity fits these filters.')
  expect(screen.getByText('3 activities were found without them.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(cards()).toHaveLength(3))
})

/** A drive in the cart: somebody is on the way at these hours. */
const plan = (start: string, end: string) => {
  const display = { title: 'To the airport', lines: [], start: `2026-12-${start}:00`, end: `2026-12-${end}:00` }
  act(() =>
    cartState.write({ status: 'known', goods: [JSON.stringify(item('a', { productType: 'transfer', display }))] }),
  )
}

const hours = (...times: string[]) => [{ ...runs(22, 382), operationTimes: times.map((start) => ({ start })) }]
/** Three hours each. */
const inTheMorning = tourInfo({ id: 'T-1', name: 'Morning', days: hours('09:00') })
const allDay = tourInfo({ id: 'T-2', name: 'All day', kind: 'food', days: hours('09:30', '15:00') })
const whoKnows = tourInfo({ id: 'T-3', name: 'Who knows when', days: [runs(22, 382)] })

test('above the list stands how many fit around what is planned, and these alone can be shown', async () => {
  await find(inTheMorning, allDay, whoKnows)
  expect(screen.queryByText(/planned/), 'nothing is').toBeNull()
  expect(screen.queryAllByRole('button', { name: 'Only what fits' })).toEqual([])
  plan('22T11:00', '22T12:00')
  const line = await screen.findByText('1 of 3 fits around what you have planned.')
  const only = within(line.parentElement as HTMLElement).getByRole('button', { name: 'Only what fits' })
  fireEvent.click(only)
  await waitFor(() => expect(cards()).toEqual(['All day']))
  expect(only.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('1 of 3 activities', { selector: '.muted' })).toBeTruthy()
  expect(screen.getByText('1 of 3 fits around what you have planned.'), 'of all, not of those shown').toBeTruthy()
  fireEvent.click(only)
  await waitFor(() => expect(cards()).toHaveLength(3))
  plan('22T12:00', '22T12:30')
  expect(await screen.findByText('2 of 3 fit around what you have planned.')).toBeTruthy()
  const panel = within(screen.getByRole('complementary', { name: 'Filters' }))
  fireEvent.click(panel.getByRole('checkbox', { name: /^Food/ }))
  expect(await screen.findByText('1 of 1 fits around what you have planned.'), 'of what the filters leave').toBeTruthy()
})

test('what is planned for other days says nothing of this one', async () => {
  await find(inTheMorning, allDay)
  plan('23T09:00', '23T18:00')
  await waitFor(() => expect(cards()).toHaveLength(2))
  expect(screen.queryByText(/planned/)).toBeNull()
  plan('22T00:30', '22T08:00')
  expect(await screen.findByText('2 of 2 fit around what you have planned.')).toBeTruthy()
})

test('each order says its rule in words', async () => {
  await find(fado, wine, kayak)
  expect(cards()).toEqual(['Sea caves by kayak', 'Alentejo wines', 'Fado supper in Alfama'])
  expect(screen.getByText(/^Recommended has the most points/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Price' }))
  await waitFor(() => expect(cards()).toEqual(['Sea caves by kayak', 'Fado supper in Alfama', 'Alentejo wines']))
  expect(screen.getByText('The lowest price of your whole party first.')).toBeTruthy()
})

test('a card and its pin point at each other', async () => {
  await find(kayak, fado)
  const tour = await card(/Fado/)
  const pin = () => screen.getByRole('link', { name: 'Fado supper in Alfama, HK$700' })
  fireEvent.pointerEnter(tour)
  expect(pin().className).toContain('on')
  fireEvent.pointerLeave(tour)
  fireEvent.focus(pin())
  expect(tour.className).toContain('on')
})

test('on a phone the map opens from its button: a tap tells of a tour before it opens it', async () => {
  desk = await arriveAtActivities({ isWide: false })
  await find(kayak, fado)
  fireEvent.click(screen.getByRole('button', { name: 'Map' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Map' }))
  fireEvent.click(sheet.getByRole('link', { name: /^Fado supper in Alfama, HK\$/ }))
  expect(sheet.getByText('Fado supper in Alfama')).toBeTruthy()
  expect(sheet.getByText(/HK\$700\.00 in all|in all for 2 participants/)).toBeTruthy()
  expect(window.location.pathname).toBe('/activity/list')
})

test('[R8.11] what the server has against the search is told, and the search is kept', async () => {
  desk.search = refused('/searchCriteria/locationPref', 'We have no activities there.')
  openPage(listPage(people))
  expect((await screen.findByRole('alert')).textContent).toContain('We have no activities there.')
  expect(screen.getByText('Your search is kept. Try again, or change it.')).toBeTruthy()
  desk.search = undefined
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findAllByRole('article')
})

test('[F11] [R8.4] a search that fails without a word is a failure, and nothing is stored', async () => {
  desk.search = { status: 200, body: { success: false, errors: { errors: [] } } }
  openPage(listPage(people))
  expect((await screen.findByRole('alert')).textContent).toContain('Supplier response errors.')
  expect(activityState.read().activitySearchRS).toBeNull()
})

test('while it is asked for and where nothing is found, the page says so; a silent supplier is told', async () => {
  let open = () => {}
  desk.gate = new Promise((done) => {
    open = done
  })
  desk.tours = []
  openPage(listPage(people))
  await screen.findByText('Asking for activities and places.')
  await act(async () => open())
  expect(await screen.findByText('No activities in Lisbon on these days.')).toBeTruthy()
  cleanup()
  desk.warnings = { warnings: { warnings: [{ stringValue: 'late' }] } }
  people = `2-${age}`
  await find(kayak)
  expect(screen.getByText('Not everybody answered. There may be more.')).toBeTruthy()
})

test('[R2.6] an address without a whole search says what is wrong with it', async () => {
  openPage('/activity/list?city=LIS&cityName=Lisbon&from=2026-12-20&to=2026-12-22&people=0-7')
  expect(await screen.findByText('What would you like to do?')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search activities' }).getAttribute('href')).toContain('people=0-7')
})
