import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { switchLanguage } from '../../i18n/store.ts'
import { arriveAtHotels, openPage } from '../../testing/hotel-list-shop.tsx'
import { keepStay } from '../form/recent.ts'

let desk: Awaited<ReturnType<typeof arriveAtHotels>>

beforeEach(async () => {
  desk = await arriveAtHotels()
})

const cities = async () => within(await screen.findByRole('region', { name: 'Popular cities' }))

test('[R7.21] popular cities stand with their pictures and lead to their hotels a month ahead, for two', async () => {
  openPage('/hotel')
  expect(await screen.findByRole('heading', { level: 1, name: 'A room in every port' })).toBeTruthy()
  const found = await cities()
  const [lisbon, london] = await found.findAllByRole('link')
  expect(lisbon?.textContent).toBe('LisbonPortugal57 hotels')
  expect(lisbon?.querySelector('img')?.getAttribute('src')).toBe('/api/v1/picture/oldtown~any~LISBOA.svg')
  expect(lisbon?.getAttribute('href')).toBe(
    '/hotel/list?city=LISBOA&cityName=Lisbon&checkIn=2026-12-20&checkOut=2026-12-22&rooms=2',
  )
  expect(london?.textContent).toContain('1 hotel')
  expect(screen.getByRole('region', { name: 'Popular cities' }).textContent).toContain('1 room, 2 adults, 20')
})

test('[R2.6] what was searched before is one press away, and its days and rooms go for the other cities', async () => {
  keepStay({
    ...{ city: 'LON', cityName: 'London', checkIn: '2026-12-01', checkOut: '2026-12-04' },
    rooms: [{ adults: 1, childAges: [4] }],
  })
  openPage('/hotel')
  const recent = within(await screen.findByRole('region', { name: 'Recent searches' }))
  expect(recent.getByRole('link').getAttribute('href')).toBe(
    '/hotel/list?city=LON&cityName=London&checkIn=2026-12-01&checkOut=2026-12-04&rooms=1-4',
  )
  expect(recent.getByRole('link').textContent).toContain('1 room, 1 adult, 1 child')
  const [lisbon] = await (await cities()).findAllByRole('link')
  expect(lisbon?.getAttribute('href')).toContain('checkIn=2026-12-01&checkOut=2026-12-04&rooms=1-4')
})

test('a page without popular cities is only shorter', async () => {
  desk.popular = []
  // named in the language spoken, and so asked for once in each
  await switchLanguage('fr')
  openPage('/hotel')
  await screen.findByRole('form', { name: 'Rechercher un hôtel' })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Villes populaires' })).toBeNull())
  expect(desk.sent.some(({ call }) => call.endsWith('/popular-cities'))).toBe(true)
})

test('an address fills in the form', async () => {
  openPage('/hotel?city=LISBOA&cityName=Lisbon&checkIn=2026-12-15&rooms=2-7_1')
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Destination' })).value).toBe('Lisbon')
  expect((screen.getByLabelText('Check-in') as HTMLInputElement).value).toBe('2026-12-15')
  expect(screen.getByRole('button', { name: /^Rooms and guests/ }).textContent).toBe('3 adults, 1 child')
})
