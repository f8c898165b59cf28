import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { arriveAtCounter, openPage, tripAddress } from '../../testing/package-shop.tsx'
import { packageState } from '../state.ts'

let desk: Awaited<ReturnType<typeof arriveAtCounter>>

beforeEach(async () => {
  desk = await arriveAtCounter()
})

const field = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name })
const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Search' }))
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })

async function choose(name: string, typed: string, option: RegExp) {
  const box = await field(name)
  fireEvent.focus(box)
  type(box, typed)
  fireEvent.click(await screen.findByRole('option', { name: option }))
}

test('[R7.30] cities with packages and their airports are offered; where there are no hotels, nothing is', async () => {
  openPage('/package')
  const box = await field('To')
  fireEvent.focus(box)
  expect(await screen.findByRole('option', { name: /Lisbon/ })).toBeTruthy()
  expect(packageState.read().packageCityRS?.areas?.areaList).toHaveLength(2)
  type(box, 'Lis')
  await screen.findByRole('option', { name: /Humberto Delgado/ })
  // A match is marked inside the name: what is offered is read as it stands there.
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent ?? '')
  expect(offered.filter((words) => words.includes('Lisburn'))).toEqual([])
  expect(offered.filter((words) => words.includes('Lisbon')).length).toBeGreaterThan(1)
})

test('[R2.6] what is filled in becomes the address of the hotels', async () => {
  const { router } = openPage('/package')
  await choose('From', 'Hong', /Hong Kong/)
  await choose('To', 'Lis', /Humberto Delgado/)
  type(screen.getByLabelText('Depart'), '2026-12-15')
  type(screen.getByLabelText('Return'), '2026-12-18')
  await press()
  await waitFor(() => expect(router.state.location.pathname).toBe('/package/hotels'))
  expect(router.state.location.search).toMatchObject({
    ...{ from: 'IATA-HKG', to: 'IATA-LIS', city: 'LISBOA', cityName: 'Lisbon' },
    ...{ depart: '2026-12-15', back: '2026-12-18', rooms: 2 },
  })
})

test('what is missing is told beside its field, and nothing typed is lost', async () => {
  openPage('/package')
  await choose('From', 'Hong', /Hong Kong/)
  type(screen.getByLabelText('Depart'), '2026-12-15')
  await press()
  const to = await field('To')
  await waitFor(() => expect(to.getAttribute('aria-invalid')).toBe('true'))
  const form = screen.getByRole('form', { name: 'Search flight and hotel' })
  expect(form.textContent).toContain('Choose a city or airport with hotels from the list.')
  expect(form.textContent).toContain('Choose the day of the flight back.')
  expect([(await field('From')).value, (screen.getByLabelText('Depart') as HTMLInputElement).value]).toEqual([
    'Hong Kong',
    '2026-12-15',
  ])
  expect(desk.asked('/dynamicpkg/avail').some(({ requestType }) => requestType === 'AvailPrice')).toBe(false)
})

test('a hotel for some of the nights has days of its own', async () => {
  openPage(`/package?${tripAddress()}`)
  expect((await field('To')).value).toBe('Lisbon')
  const nights = within(await screen.findByRole('group', { name: 'Nights in the hotel' }))
  expect((nights.getByLabelText('Check-out') as HTMLInputElement).value).toBe('2026-12-20')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hotel for some of the nights only' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Nights in the hotel' })).toBeNull())
})

test('[R2.6] places with pictures lead to their packages; what was searched is one press away', async () => {
  openPage('/package')
  const popular = within(await screen.findByRole('region', { name: 'Popular from Hong Kong' }))
  const [lisbon] = await popular.findAllByRole('link')
  expect(lisbon?.querySelector('img')?.getAttribute('src')).toBe('/api/v1/picture/LISBOA.svg')
  expect(lisbon?.getAttribute('href')).toBe(
    '/package/hotels?from=IATA-HKG&fromName=Hong+Kong&to=CITY-LISBOA&toName=Lisbon&depart=2026-12-20&back=2026-12-25&rooms=2',
  )
  cleanup()
  openPage(`/package?${tripAddress('2-5')}`)
  await press()
  await screen.findByRole('heading', { level: 1, name: 'Flight and hotel in Lisbon' })
  cleanup()
  openPage('/package')
  const recent = within(await screen.findByRole('region', { name: 'Recent searches' }))
  expect(recent.getByRole('link').textContent).toContain('1 room, 2 adults, 1 child')
})
