import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { needTexts } from '../../i18n/store.ts'
import { arriveAtDesks, type Desks, refusal } from '../../testing/car-shop.tsx'
import { choosePlace, write } from '../../testing/rail-shop.tsx'
import type { CarAsked } from '../search.ts'
import { CarForm } from './CarForm.tsx'
import { recentRentals } from './recent.ts'
import type { CarValues } from './values.ts'

const onSearch = vi.fn<(asked: CarAsked) => void>()
let desk: Desks

beforeEach(async () => {
  onSearch.mockClear()
  desk = await arriveAtDesks()
  await needTexts('car', 'place')
})

const open = (initial?: CarValues) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CarForm initial={initial} onSearch={onSearch} />
    </QueryClientProvider>,
  )
const search = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await act(async () => {})
}
const problems = async () =>
  within(await screen.findByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const lisbon = { context: 'IATA', code: 'LIS', name: 'Lisbon Airport' }
const filled: CarValues = {
  ...{ from: lisbon, isElsewhere: false, to: null, age: '36', country: '' },
  dates: { start: '2026-12-23', end: '2026-12-26', startTime: '10:00', endTime: '10:00' },
}

test('[R7.28] a rental that is brought back elsewhere is searched as it was filled in, and kept as a recent one', async () => {
  open()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Return it elsewhere' }))
  await choosePlace('Pick-up place', 'lis', /^Lisbon Airport/)
  await choosePlace('Return place', 'porto', /^Porto Airport/)
  write('Pick-up', '2026-12-23')
  write('Return', '2026-12-26')
  fireEvent.change(screen.getByLabelText('Time of return'), { target: { value: '18:30' } })
  write('Driver’s age', '24')
  fireEvent.change(screen.getByLabelText('Driver lives in'), { target: { value: 'HK' } })
  await search()
  const asked: CarAsked = {
    ...{ pickUp: lisbon, dropOff: { context: 'IATA', code: 'OPO', name: 'Porto Airport' } },
    ...{ pickUpAt: '2026-12-23T10:00', returnAt: '2026-12-26T18:30', age: 24, country: 'HK' },
  }
  await waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith(asked))
  expect(recentRentals()).toEqual([asked])
  expect(desk.asked('/car/vehicles')).toEqual([
    {
      vehAvailRQCore: {
        vehRentalCore: {
          ...{ pickUpDateTime: '2026-12-23T10:00:00', returnDateTime: '2026-12-26T18:30:00' },
          pickUpLocation: { locationCode: 'LIS', codeContext: 'IATA', name: 'Lisbon Airport' },
          returnLocation: { locationCode: 'OPO', codeContext: 'IATA', name: 'Porto Airport' },
        },
        driverType: { age: 24, residenceCountry: 'HK' },
      },
    },
  ])
})

test('[R7.28] a station and an office in town are chosen like an airport, and sent by their own codes', async () => {
  open({ ...filled, from: null, isElsewhere: true })
  await choosePlace('Pick-up place', 'oriente', /^Lisboa Oriente/)
  await choosePlace('Return place', 'porto', /^Porto City Centre/)
  await search()
  await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(1))
  expect(desk.asked('/car/vehicles')).toMatchObject([
    {
      vehAvailRQCore: {
        vehRentalCore: {
          pickUpLocation: { locationCode: '9431039', codeContext: 'UIC', name: 'Lisboa Oriente' },
          returnLocation: { locationCode: 'OPO-C', codeContext: 'OFFICE', name: 'Porto City Centre' },
        },
      },
    },
  ])
  const [kept] = recentRentals()
  expect([kept?.pickUp.context, kept?.dropOff.code]).toEqual(['UIC', 'OPO-C'])
})

test('[R7.28] a station without cars is told beside its field', async () => {
  const words = 'No car rental office is here. Choose another airport, station or city.'
  desk.cars = () => refusal(400, words, '/vehAvailRQCore/vehRentalCore/pickUpLocation')
  open({ ...filled, from: null })
  await choosePlace('Pick-up and return', 'oriente', /^Lisboa Oriente/)
  await search()
  expect(await problems()).toEqual([`Pick-up place: ${words}`])
  expect(onSearch).not.toHaveBeenCalled()
})

test('[R5.1] what is missing is said beside its field and summed up; nothing is asked or lost', async () => {
  open()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Return it elsewhere' }))
  write('Driver’s age', 'old')
  await search()
  expect(await problems()).toEqual([
    'Pick-up place: Choose a place from the list.',
    'Return place: Choose a place from the list.',
    'Pick-up and return days: Please enter check date.',
    'Driver’s age: Enter the driver’s age in years, 18 to 99.',
  ])
  expect(screen.getByLabelText<HTMLInputElement>('Driver’s age').value).toBe('old')
  expect(desk.asked('/car/vehicles')).toEqual([])
  expect(onSearch).not.toHaveBeenCalled()
})

const said = (label: string): string => {
  const field = screen.getByLabelText(label)
  return document.getElementById((field.getAttribute('aria-describedby') ?? '').split(' ')[0] ?? '')?.textContent ?? ''
}

test.each([
  ['brought back before it is fetched', { end: '2026-12-23', endTime: '09:30' }, 'Pick-up', /return|later|after/i],
  ['for 91 days', { end: '2027-03-24', endTime: '10:00' }, 'Pick-up', /90/],
  ['for 90 days and an hour', { end: '2027-03-23', endTime: '11:00' }, 'Pick-up', /90/],
])('a car %s is refused beside the days', async (_, dates, label, words) => {
  open({ ...filled, dates: { ...filled.dates, ...dates } })
  await search()
  await screen.findByRole('alert')
  expect(said(label)).toMatch(words)
  expect(onSearch).not.toHaveBeenCalled()
})

test('90 days to the hour can be searched', async () => {
  open({ ...filled, dates: { ...filled.dates, end: '2027-03-23' } })
  await search()
  await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(1))
})

test('a driver of 17 is refused beside the age', async () => {
  open({ ...filled, age: '17' })
  await search()
  await screen.findByRole('alert')
  expect(said('Driver’s age')).toBe('No company rents a car to a driver of this age here. Name an older driver.')
  write('Driver’s age', '18')
  await search()
  await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(1))
})

test('[R7.28] what the desks refuse stands beside its field in their words; what was typed stays', async () => {
  desk.cars = () =>
    refusal(400, 'This office is closed then. Choose another hour.', '/vehAvailRQCore/vehRentalCore/returnDateTime')
  open(filled)
  await search()
  expect(await problems()).toEqual(['Pick-up and return days: This office is closed then. Choose another hour.'])
  expect(said('Return')).toBe('This office is closed then. Choose another hour.')
  expect(onSearch).not.toHaveBeenCalled()
  desk.cars = () => Response.json({ success: true, vehAvailRSCore: { vehRentalCore: {}, vehVendorAvails: [] } })
  fireEvent.change(screen.getByLabelText('Time of return'), { target: { value: '12:00' } })
  await search()
  await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(1))
  expect(onSearch.mock.calls[0]?.[0].returnAt).toBe('2026-12-26T12:00')
})

test('companies that do not answer are waited for on the page of results', async () => {
  desk.cars = () => refusal(503, 'The supplier does not answer.')
  open(filled)
  await search()
  await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(1))
})
