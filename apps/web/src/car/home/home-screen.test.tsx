import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { arriveAtDesks, type Desks, openPage, rental } from '../../testing/car-shop.tsx'
import { keepRental } from '../form/recent.ts'

let desk: Desks

beforeEach(async () => {
  desk = await arriveAtDesks()
})

const lisbon = { context: 'IATA', code: 'LIS', name: 'Lisbon Airport' }
const asked = {
  ...{ pickUp: lisbon, dropOff: { context: 'IATA', code: 'OPO', name: 'Porto Airport' } },
  ...{ pickUpAt: '2026-12-23T10:00', returnAt: '2026-12-26T10:00', age: 44, country: '' },
}

test('the page of cars begins with a search, and with airports that the server can name', async () => {
  openPage('/carrental')
  const section = within(await screen.findByRole('region', { name: 'Where people drive' }))
  const links = await section.findAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['LisbonLisbon AirportLIS'])
  const { searchParams } = new URL(links[0]?.getAttribute('href') ?? '', 'http://shop.example')
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ from: 'IATA-LIS', fromName: 'Lisbon Airport', age: '30' },
    ...{ pickUp: '2026-12-20T10:00', return: '2026-12-23T10:00' },
  })
})

test('[R2.6] the form is filled in from the address, and a search leads to the list with all of it', async () => {
  const { router } = openPage(`/carrental?${rental(41)}`)
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Pick-up and return' })
  expect(field.value).toBe('Lisbon Airport')
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/carrental/list'))
  expect(router.state.location.search).toMatchObject({ from: 'IATA-LIS', pickUp: '2026-12-23T10:00', age: 41 })
})

test('what was searched before is one press away', async () => {
  keepRental(asked)
  openPage('/carrental')
  const recent = within(await screen.findByRole('region', { name: 'Recent searches' }))
  const link = recent.getByRole('link')
  expect(link.textContent).toContain('Porto Airport')
  expect(link.textContent).toContain('Driver 44')
  expect(link.getAttribute('href')).toContain('to=IATA-OPO')
})

const airport = { kind: 'airport', code: 'LIS', name: 'Lisbon Airport', lat: 38.7742, lon: -9.1342 }
const hotel = { kind: 'hotel', code: '1002003', name: 'Casa do Cais', lat: 38.7075, lon: -9.1365 }
const goods = (id: string, productType: string, stops: { at: string }[]) => ({
  ...{ id, productType, rphs: [id] },
  display: { title: id, lines: [], start: stops[0]?.at, end: stops.at(-1)?.at, stops },
})
const landing = { ...airport, at: '2026-12-20T20:05', role: 'arrive', flight: { airline: 'TP', number: '1187' } }
const flightHome = { ...airport, at: '2026-12-27T13:40', role: 'depart', flight: { airline: 'TP', number: '1190' } }

const suggested = async () => within(await screen.findByRole('region', { name: 'For your trip' })).findByRole('link')
const bare = (text: string | null) => (text ?? '').replaceAll(/[\u2068\u2069]/g, '')
const shownIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

test('[R7.28] a flight of the cart fills in place, days and hours by one press; the driver of the last search stays', async () => {
  keepRental(asked)
  desk.cart = [goods('f', 'air', [landing, flightHome])]
  openPage('/carrental')
  const link = await suggested()
  expect(bare(link.textContent)).toMatch(/^Lisbon Airportfrom your flight TP 1187.*20.*27 Dec/)
  // What was begun before the press gives way to it.
  fireEvent.change(screen.getByLabelText('Time of pick-up'), { target: { value: '08:00' } })
  await act(async () => link.click())
  await waitFor(() => expect(shownIn('Pick-up and return')).toBe('Lisbon Airport'))
  expect([shownIn('Pick-up'), shownIn('Time of pick-up')]).toEqual(['2026-12-20', '21:30'])
  expect([shownIn('Return'), shownIn('Time of return')]).toEqual(['2026-12-27', '11:30'])
  expect(shownIn('Driver’s age')).toBe('44')
})

test('[R7.28] a stay is offered with its city and its days; a landing alone leaves the return to be chosen', async () => {
  const stay = [
    { ...hotel, at: '2026-12-20T15:00', role: 'arrive' },
    { ...hotel, at: '2026-12-26T11:00', role: 'depart' },
  ]
  desk.cart = [goods('s', 'hotel', stay)]
  const { unmount } = openPage('/carrental')
  const link = await suggested()
  expect(bare(link.textContent)).toContain('Lisbonfrom your stay at Casa do Cais')
  expect(link.getAttribute('href')).toContain('from=CITY-LISBOA')
  unmount()
  desk.cart = [goods('f', 'air', [landing])]
  openPage('/carrental')
  await waitFor(async () => expect(bare((await suggested()).textContent)).toMatch(/TP 1187.*choose the return$/))
  expect((await suggested()).getAttribute('href')).not.toContain('return=')
})

test('where nothing is planned nothing is offered', async () => {
  openPage('/carrental')
  await screen.findByRole('region', { name: 'Where people drive' })
  expect(screen.queryByRole('region', { name: 'For your trip' })).toBeNull()
})
