import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { needTexts, switchLanguage } from '../../i18n/store.ts'
import type { HotelValues } from '../../stay/form/values.ts'
import type { StayAsked } from '../../stay/search.ts'
import { arriveAtHotels } from '../../testing/hotel-list-shop.tsx'
import { choosePlace, write } from '../../testing/rail-shop.tsx'
import { HotelForm } from './HotelForm.tsx'
import { recentStays } from './recent.ts'

const onSearch = vi.fn<(stay: StayAsked) => void>()
let desk: Awaited<ReturnType<typeof arriveAtHotels>>

beforeEach(async () => {
  onSearch.mockClear()
  desk = await arriveAtHotels()
  await needTexts('hotel', 'place')
})

const open = (initial?: HotelValues) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <HotelForm initial={initial} onSearch={onSearch} />
    </QueryClientProvider>,
  )
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const room = (n: number) => within(screen.getByRole('group', { name: `Room ${n}` }))
const more = (n: number, who: string) => fireEvent.click(room(n).getByRole('button', { name: `${who}: one more` }))
const search = async () => {
  fireEvent.click(button('Search'))
  await act(async () => {})
}
const problems = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('[R7.27] a stay of two rooms with a child is searched as it was filled in, and kept as a recent one', async () => {
  open()
  await choosePlace('Destination', 'lis', /^Lisbon/)
  expect(desk.sent.some(({ call }) => call === 'GET /api/v1/autocomplete/hotel-destination')).toBe(true)
  write('Check-in', '2026-12-15')
  write('Check-out', '2026-12-20')
  fireEvent.click(button(/^Rooms and guests/))
  more(1, 'Children')
  fireEvent.change(room(1).getByLabelText('Age of child 1'), { target: { value: '0' } })
  fireEvent.click(button('Add a room'))
  expect(document.activeElement).toBe(room(2).getByRole('button', { name: 'Adults: one fewer' }))
  fireEvent.click(room(2).getByRole('button', { name: 'Adults: one fewer' }))
  await search()
  const stay = {
    ...{ city: 'LISBOA', cityName: 'Lisbon', checkIn: '2026-12-15', checkOut: '2026-12-20' },
    rooms: [
      { adults: 2, childAges: [0] },
      { adults: 1, childAges: [] },
    ],
  }
  expect(onSearch).toHaveBeenCalledExactlyOnceWith(stay)
  expect(recentStays()).toEqual([stay])
})

test('[R5.1] what is missing is said beside its field and summed up; nothing is searched or lost', async () => {
  open()
  await search()
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(problems()).toEqual([
    'Destination: Choose a city from the list.',
    'Check-in and check-out: Please enter check date.',
  ])
  write('Check-in', '2026-12-15')
  write('Check-out', '2026-12-10')
  fireEvent.click(button(/^Rooms and guests/))
  more(1, 'Children')
  await search()
  expect(problems()).toEqual([
    'Destination: Choose a city from the list.',
    'Check-in and check-out: The check-out is not after the check-in. Choose a later day.',
    'Rooms and guests: Choose the age of each child, 0 to 17.',
  ])
  fireEvent.click(button(/^Rooms and guests/))
  expect(room(1).getByText('Fill in this field.')).toBeTruthy()
  expect((screen.getByLabelText('Check-out') as HTMLInputElement).value).toBe('2026-12-10')
  write('Check-out', '2027-01-15')
  await search()
  expect(problems()[1]).toBe('Check-in and check-out: A stay takes 1 to 30 nights. Choose an earlier check-out.')
  expect(onSearch).not.toHaveBeenCalled()
})

test('a room without an adult is not to be had by the stepper, and is told when an address brings it', async () => {
  open({
    ...{ city: { code: 'LON', name: 'London' }, dates: { start: '2026-12-15', end: '2026-12-16' } },
    rooms: [{ adults: 0, childAges: [9] }],
  })
  await search()
  expect(problems()).toEqual(['Rooms and guests: Each room needs an adult. Add one.'])
  fireEvent.click(button(/^Rooms and guests/))
  more(1, 'Adults')
  const fewer = room(1).getByRole('button', { name: 'Adults: one fewer' })
  expect(fewer.getAttribute('aria-disabled')).toBe('true')
  await search()
  expect(onSearch.mock.lastCall?.[0].rooms).toEqual([{ adults: 1, childAges: [9] }])
})

test('there are eight rooms at most; a room in the middle goes and the others stay as they are', () => {
  open()
  fireEvent.click(button(/^Rooms and guests/))
  for (let n = 2; n <= 8; n += 1) fireEvent.click(button('Add a room'))
  expect((button('Add a room') as HTMLButtonElement).disabled).toBe(true)
  more(3, 'Adults')
  fireEvent.click(button('Remove room 2'))
  expect(screen.getAllByRole('group', { name: /^Room \d$/ })).toHaveLength(7)
  expect(screen.getByRole('group', { name: 'Room 2' }).querySelector('output')?.textContent).toBe('3')
  expect(button(/^Rooms and guests/).textContent).toBe('15 adults')
  expect(screen.getByText('Room 2 was removed.')).toBeTruthy()
})

test('[R9.14] the box offers popular cities before anything is typed, and recent ones in the language spoken', async () => {
  open()
  act(() => screen.getByRole('combobox', { name: 'Destination' }).focus())
  const offered = await screen.findByRole('group', { name: 'Popular' })
  expect(offered.textContent).toBe('PopularLisbonPortugalLondonUnited KingdomLON')
  fireEvent.click(within(offered).getByRole('option', { name: /^London/ }))
  cleanup()
  await switchLanguage('fr')
  open()
  act(() => screen.getByRole('combobox', { name: 'Destination' }).focus())
  expect((await screen.findByRole('group', { name: 'Choix récents' })).textContent).toContain('London')
})

test('the days carry the lowest price of as long a stay, asked for once somebody comes near them', async () => {
  desk.days = [{ date: '2026-12-15', from: { currencyCode: 'HKD', amount: 4740 } }]
  open({
    ...{ city: { code: 'LON', name: 'London' }, dates: { start: '2026-12-15', end: '2026-12-20' } },
    rooms: [{ adults: 2, childAges: [] }],
  })
  expect(desk.asked('/hotel/calendar')).toEqual([])
  act(() => screen.getByLabelText('Check-in').focus())
  fireEvent.click(screen.getByLabelText('Check-in'))
  await waitFor(() => expect(desk.asked('/hotel/calendar')).toHaveLength(1))
  expect(desk.asked('/hotel/calendar')[0]).toMatchObject({
    availRequestSegments: {
      availRequestSegmentList: [{ stayDateRange: { start: '2026-12-15', end: '2026-12-20' } }],
    },
  })
  expect(await screen.findByText(/^Lowest price of 5 nights by day of check-in, in Hong Kong Dollar/)).toBeTruthy()
  expect(await screen.findByText('4.7k')).toBeTruthy()
})
