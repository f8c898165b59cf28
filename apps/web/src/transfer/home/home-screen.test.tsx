import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { arriveAtDrivers, type Drivers, openPage } from '../../testing/transfer-shop.tsx'
import { keepTransfer } from '../form/recent.ts'

let desk: Drivers

beforeEach(async () => {
  desk = await arriveAtDrivers()
})

const airport = { kind: 'airport', code: 'LIS', name: 'Lisbon Airport', lat: 38.7742, lon: -9.1342 }
const hotel = { kind: 'hotel', code: '1002003', name: 'Casa do Cais', lat: 38.7075, lon: -9.1365 }

const flight = {
  ...{ id: 'f', productType: 'air', rphs: ['f'] },
  display: {
    ...{ title: 'Paris – Lisbon', lines: [], start: '2026-12-20T20:10:00', end: '2026-12-20T23:05:00' },
    stops: [{ ...airport, at: '2026-12-20T23:05', role: 'arrive', flight: { airline: 'TP', number: '1187' } }],
    party: { adults: 2, children: 1 },
  },
}
const stay = {
  ...{ id: 's', productType: 'hotel', rphs: ['s'] },
  display: {
    ...{ title: 'Casa do Cais', lines: [], start: '2026-12-20T15:00:00', end: '2026-12-27T11:00:00' },
    stops: [
      { ...hotel, at: '2026-12-20T15:00', role: 'arrive' },
      { ...hotel, at: '2026-12-27T11:00', role: 'depart' },
    ],
  },
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const bare = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u2068\u2069]/g, '')

test('[R1.2] the flight and the hotel of the cart make one press: from the airport to the house, at the hour, with the flight', async () => {
  desk.cart = [flight, stay]
  openPage('/cartransfer')
  const trip = await region('For your trip')
  const link = await trip.findByRole('link', { name: /Casa do Cais/ })
  expect(bare(link.textContent)).toBe('From Lisbon Airport to Casa do CaisSun 20 Dec, 23:05TP 1187')
  expect(link.getAttribute('href')).toBe(
    '/cartransfer/list?from=airport-LIS&fromName=Lisbon+Airport&fromAt=38.7742_-9.1342&to=hotel-1002003&toName=Casa+do+Cais&toAt=38.7075_-9.1365&at=2026-12-20T23%3A05&flight=TP-1187&adults=2&children=1&bags=3',
  )
})

test('[R1.2] with one end known the press fills in the rest of the form', async () => {
  desk.cart = [flight]
  openPage('/cartransfer')
  const link = await (await region('For your trip')).findByRole('link')
  expect(bare(link.textContent)).toBe('From Lisbon AirportSun 20 Dec, 23:05TP 1187choose where to')
  await act(async () => link.click())
  await waitFor(() =>
    expect((screen.getByRole('combobox', { name: 'From' }) as HTMLInputElement).value).toBe('Lisbon Airport'),
  )
  expect((screen.getByLabelText('Hour of the pick-up') as HTMLInputElement).value).toBe('23:05')
  expect((screen.getByLabelText(/^Flight number/) as HTMLInputElement).value).toBe('TP 1187')
  expect((screen.getByRole('combobox', { name: 'To' }) as HTMLInputElement).value).toBe('')
})

test('[R2.6] what was searched before is one press away; nothing planned, nothing said', async () => {
  keepTransfer({
    from: { kind: 'airport', code: 'LIS', name: 'Lisbon Airport' },
    to: { kind: 'address', code: 'LISBOA', name: 'Rua Augusta 24', city: 'Lisbon' },
    ...{ at: '2026-12-20T23:05', adults: 1, children: 0, bags: 1, childSeats: 0 },
  })
  openPage('/cartransfer')
  expect(await screen.findByRole('heading', { level: 1, name: 'Met at the gate' })).toBeTruthy()
  const recent = await region('Recent searches')
  expect(recent.getByRole('link').textContent).toContain('Rua Augusta 24')
  expect(recent.getByRole('link').textContent).toContain('1 adult, 1 bag')
  expect(screen.queryByRole('region', { name: 'For your trip' })).toBeNull()
})
