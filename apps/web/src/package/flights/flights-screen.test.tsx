import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { arriveAtCounter, openPage, refusal, tripAddress } from '../../testing/package-shop.tsx'
import { packageState } from '../state.ts'

let desk: Awaited<ReturnType<typeof arriveAtCounter>>
/** Answers are kept for a while: each test searches for another child. */
let age = 0

beforeEach(async () => {
  age += 1
  desk = await arriveAtCounter()
})

const flights = (more = '&hotel=2') => `/package/flights?${tripAddress(`2-${age}_1`)}${more}`
const cards = async () => (await screen.findAllByRole('article')).map((one) => one.querySelector('h3')?.textContent)

test('[R7.30] the other way round: the hotel is kept, each flight says + or − and what the trip costs', async () => {
  openPage(flights())
  expect(await screen.findByRole('heading', { level: 1, name: 'Flights to Lisbon for your hotel' })).toBeTruthy()
  const house = await screen.findByRole('region', { name: 'Your hotel, kept' })
  expect(house.textContent).toContain('Casa do Cais')
  expect(desk.asked('/dynamicpkg/avail')).toEqual([expect.objectContaining({ hotelQuoteID: '2' })])
  const [first, second] = await screen.findAllByRole('article')
  expect(first?.textContent).toContain('Includedwhole trip HK$15,670.00')
  expect(second?.textContent).toContain('+HK$1,800.00')
  expect(second?.textContent).toContain('trip HK$17,470.00')
})

test('choosing a flight goes back to the hotels, with the hotel still chosen', async () => {
  const { router } = openPage(flights())
  const card = await screen.findByRole('article', { name: /Nordwind/ })
  fireEvent.click(within(card).getByRole('link', { name: /^Choose/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/package/hotels'))
  expect(router.state.location.search).toMatchObject({ flight: 'f2', hotel: 2 })
  expect((await screen.findByRole('region', { name: 'Your flight, kept' })).textContent).toContain('Nordwind Atlas')
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Casa do Cais/ })).checked).toBe(true)
})

test('the flight that the package has is marked; order and filters leave the rest', async () => {
  openPage(flights('&hotel=2&pick=NA7.20261215_NA8.20261215~LV192.20261227_LV384.20261228'))
  const own = await screen.findByRole('article', { name: /Nordwind/ })
  expect(within(own).getByText('Your flight')).toBeTruthy()
  expect(await cards()).toEqual(['Levant Airways', 'Nordwind Atlas + Levant Airways'])
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }))
  fireEvent.click(filters.getByRole('checkbox', { name: /Nordwind Atlas/ }))
  await waitFor(async () => expect(await cards()).toEqual(['Nordwind Atlas + Levant Airways']))
})

test('[F11] [R8.4] a search that fails without a word is a failure, and nothing is stored', async () => {
  desk.avail = () => Response.json({ success: false, errors: { errors: [] } })
  openPage(flights())
  expect((await screen.findByRole('alert')).textContent).toContain('Supplier response errors.')
  expect(packageState.read().dynamicpkgRS).toBeNull()
})

test('a hotel that can no longer be had is told of, and the search is kept', async () => {
  desk.avail = () => refusal(409, 'This can no longer be bought. Search again.')
  openPage(flights())
  expect((await screen.findByRole('alert')).textContent).toContain('This can no longer be bought.')
  expect(screen.getByRole('link', { name: 'Change the search' }).getAttribute('href')).toContain('/package?from=')
})
