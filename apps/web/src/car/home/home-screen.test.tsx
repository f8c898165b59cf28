// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arriveAtDesks, openPage, rental } from '../../testing/car-shop.tsx'
import { keepRental } from '../form/recent.ts'

beforeEach(async () => {
  await arriveAtDesks()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
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
