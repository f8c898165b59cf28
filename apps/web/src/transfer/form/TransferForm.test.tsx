import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { choosePlace, write } from '../../testing/rail-shop.tsx'
import { arriveAtDrivers, type Drivers, openPage, refusal } from '../../testing/transfer-shop.tsx'
import { recentTransfers } from './recent.ts'

let desk: Drivers

beforeEach(async () => {
  desk = await arriveAtDrivers()
})

async function open(address = '/cartransfer') {
  const page = openPage(address)
  await screen.findByRole('form', { name: 'Search transfers' })
  return page
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const search = () => fireEvent.click(button('Search'))
const alert = async () => within(await screen.findByRole('alert'))
const problems = async () => (await alert()).getAllByRole('link').map(({ textContent }) => textContent)
const more = (what: string) => fireEvent.click(screen.getByRole('button', { name: `${what}: one more` }))

test('[R1.2] a flight to a hotel for three is searched as it was filled in, and kept as a recent one', async () => {
  const { router } = await open()
  await choosePlace('From', 'lis', /^Lisbon Airport/)
  await choosePlace('To', 'casa', /^Casa do Cais/)
  write('Day', '2026-12-20')
  write('Hour of the pick-up', '23:05')
  fireEvent.change(screen.getByLabelText(/^Flight number/), { target: { value: 'tp1187' } })
  fireEvent.click(button(/^Travellers and bags/))
  more('Children')
  more('Child seats')
  more('Bags')
  search()
  await waitFor(() => expect(router.state.location.pathname).toBe('/cartransfer/list'))
  expect(router.state.location.search).toMatchObject({
    ...{ from: 'airport-LIS', to: 'hotel-1002003', at: '2026-12-20T23:05', flight: 'TP-1187' },
    ...{ adults: 2, children: 1, bags: 3, seats: 1 },
  })
  expect(desk.asked('/transfer/avail'), 'what the form asked goes for the list').toHaveLength(1)
  expect(desk.asked('/transfer/avail')[0]).toMatchObject({
    service: { pickup: { flight: { airline: 'TP', flightNumber: '1187' } }, dropoff: { locationType: 'Hotel' } },
    ...{ passengers: { adults: 2, children: 1, childSeats: 1 }, baggage: 3 },
  })
  expect(recentTransfers().map(({ to }) => to.name)).toEqual(['Casa do Cais'])
})

test('[R1.2] an address is street and number in a city of the list; there and back has two hours and two flights', async () => {
  const { router } = await open()
  fireEvent.click(screen.getByText('There and back'))
  fireEvent.click(button('Pick up at an address'))
  write('From: street and number', 'Rua Augusta 24')
  await choosePlace('City of the pick-up address', 'lis', /^Lisbon/)
  await choosePlace('To', 'lis', /^Lisbon Airport/)
  write('Day', '2026-12-20')
  write('Hour of the pick-up', '06:30')
  write('Day of the way back', '2026-12-27')
  write('Hour of the way back', '21:15')
  const field = screen.getByLabelText(/^Flight number of the way back/)
  fireEvent.change(field, { target: { value: 'TP 1187' } })
  search()
  await waitFor(() => expect(router.state.location.pathname).toBe('/cartransfer/list'))
  expect(router.state.location.search).toMatchObject({
    ...{ from: 'address-LISBOA', fromName: 'Rua Augusta 24', fromCity: 'Lisbon', to: 'airport-LIS' },
    ...{ at: '2026-12-20T06:30', back: '2026-12-27T21:15', backFlight: 'TP-1187' },
  })
})

test('[R5.1] what is wrong is said beside its field and summed up; nothing is asked or lost', async () => {
  await open()
  search()
  expect(await problems()).toEqual([
    'From: Choose a place from the list, or give an address.',
    'To: Choose a place from the list, or give an address.',
    'Pick-up: Please enter check date.',
  ])
  await choosePlace('From', 'lis', /^Lisbon Airport/)
  await choosePlace('To', 'lis', /^Lisbon Airport/)
  fireEvent.click(screen.getByText('There and back'))
  write('Day', '2026-12-20')
  write('Hour of the pick-up', '23:05')
  write('Day of the way back', '2026-12-19')
  write('Hour of the way back', '10:00')
  fireEvent.change(screen.getAllByLabelText(/^Flight number/)[0] as HTMLElement, { target: { value: '1187' } })
  search()
  await waitFor(async () =>
    expect((await problems()).map((text) => text?.split(':')[0])).toEqual(['To', 'Pick-up', 'Flight number']),
  )
  expect(screen.getByLabelText('Hour of the pick-up').getAttribute('aria-invalid')).toBe('true')
  expect(desk.asked('/transfer/avail')).toEqual([])
  expect((screen.getByLabelText('Hour of the way back') as HTMLInputElement).value).toBe('10:00')
})

test('[R5.1] nobody, and too many for any car, are told beside the travellers', async () => {
  const way = 'from=airport-LIS&fromName=Lisbon&to=hotel-1&toName=Casa&at=2026-12-20T23:05'
  await open(`/cartransfer?${way}&adults=0`)
  search()
  expect((await problems())[0]).toMatch(/^Travellers and bags: /)
  cleanup()
  await open(`/cartransfer?${way}&adults=12&children=3`)
  search()
  const [first] = await problems()
  expect(first).toMatch(/^Travellers and bags: .*14/)
  expect(desk.asked('/transfer/avail')).toEqual([])
})

test('[R5.1] what the server refuses stands beside the field that it points to, and the form stays', async () => {
  desk.refusal = refusal(400, 'This hour has passed in Lisbon.', '/service/pickup/dateTime')
  const { router } = await open(
    '/cartransfer?from=airport-LIS&fromName=Lisbon&to=hotel-1&toName=Casa&at=2026-11-21T01:00',
  )
  search()
  expect(await problems()).toEqual(['Pick-up: This hour has passed in Lisbon.'])
  expect(screen.getByLabelText('Day').getAttribute('aria-invalid')).toBe('true')
  expect(router.state.location.pathname).toBe('/cartransfer')
  expect(recentTransfers()).toEqual([])
})

test('a server that is away holds nobody up: the list says so', async () => {
  desk.refusal = refusal(503, 'Away.')
  const { router } = await open(
    '/cartransfer?from=airport-LIS&fromName=Lisbon&to=hotel-1&toName=Casa&at=2026-12-21T01:00',
  )
  search()
  await waitFor(() => expect(router.state.location.pathname).toBe('/cartransfer/list'))
  expect(await screen.findByText('Away.')).toBeTruthy()
})

test('the hour of a flight is forgotten with its number and with its day', async () => {
  const way =
    'from=hotel-1&fromName=Casa&to=airport-LIS&toName=Lisbon&at=2026-12-27T06:40&flight=TP-1186&flightAt=2026-12-27T09:40'
  const { router } = await open(`/cartransfer?${way}`)
  write('Hour of the pick-up', '05:40')
  search()
  await waitFor(() => expect(router.state.location.pathname).toBe('/cartransfer/list'))
  expect(router.state.location.search).not.toHaveProperty('flightAt')
})
