import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { levant, nordwind } from '../../testing/package-offer.ts'
import { arriveAtCounter, openPage, refusal, tripAddress } from '../../testing/package-shop.tsx'
import { packageState } from '../state.ts'

let desk: Awaited<ReturnType<typeof arriveAtCounter>>
/** Answers are kept for a while: each test searches for another child. */
let age = 0

beforeEach(async () => {
  age += 1
  desk = await arriveAtCounter()
})

const hotels = (more = '', adults = 2) => `/package/hotels?${tripAddress(`${adults}-${age}`)}${more}`
const radios = () => screen.findAllByRole<HTMLInputElement>('radio', { name: /trip/ })
const names = async () => (await radios()).map(({ labels }) => labels?.[0]?.querySelector('.pk-name')?.textContent)
const searched = () => desk.asked('/dynamicpkg/avail')
const summary = () => screen.findByRole('complementary', { name: 'Your package' })
const kept = () => screen.findByRole('region', { name: 'Your flight, kept' })

test('[R2.6, R7.30] package hotel selection: the flight is kept, each hotel says + or − and what the trip costs', async () => {
  const { router } = openPage(hotels())
  expect(await screen.findByRole('heading', { level: 1, name: 'Flight and hotel in Lisbon' })).toBeTruthy()
  expect((await kept()).textContent).toContain('Levant Airways')
  const [first, second, third] = await radios()
  expect(first?.labels?.[0]?.textContent).toContain('Includedwhole trip HK$15,670.00')
  expect(second?.labels?.[0]?.textContent).toContain('+HK$380.00')
  expect(second?.labels?.[0]?.textContent).toContain('trip HK$16,050.00')
  expect(third?.labels?.[0]?.textContent).toContain('Non-Cancelable')
  expect([first?.checked, second?.checked]).toEqual([true, false])
  expect(screen.getByRole('heading', { level: 2, name: '3 hotels fit your flight' })).toBeTruthy()
  // From now on the flight stands in the address, and nobody was asked a second time for it.
  await waitFor(() => expect(router.state.location.search).toMatchObject({ flight: 'f1' }))
  expect(searched()).toHaveLength(1)
  expect(packageState.read().dynamicpkgRS?.searchResults?.hotelResults).toHaveLength(3)
})

test('the package as it stands: flight, hotel, what both save together, the total, and each share', async () => {
  openPage(hotels())
  await radios()
  const sum = await summary()
  for (const words of [
    'Flight, 2 adults, 1 childHK$12,310.00',
    'Miradouro da Graça, 5 nightsHK$4,360.00',
    'Package saving−HK$1,000.00',
    'TotalHK$15,670.00',
    'For 3 travellersHK$5,223.33 each',
    'Bought apart, the same costs HK$16,670.00.',
  ])
    expect(sum.textContent).toContain(words)
})

test('another hotel keeps the flight: the address, the sum and the way on follow', async () => {
  const { router } = openPage(hotels())
  fireEvent.click(await screen.findByRole('radio', { name: /Casa do Cais/ }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ flight: 'f1', hotel: 2 }))
  const sum = within(await summary())
  expect(sum.getByText(/Casa do Cais/).closest('div')?.textContent).toContain('HK$4,740.00')
  const search = new URL(sum.getByRole('link', { name: 'Continue' }).getAttribute('href') ?? '', 'http://shop.example')
  expect([search.pathname, search.searchParams.get('rph1'), search.searchParams.get('was')]).toEqual([
    ...['/package/review', '2-room', 'HKD-16050'],
  ])
  expect(sum.getByRole('link', { name: 'See all rooms' }).getAttribute('href')).toContain('/package/rooms?')
  expect(searched()).toHaveLength(1)
})

test('a link with flight and hotel opens just these', async () => {
  openPage(hotels('&flight=f2&hotel=3'))
  expect((await kept()).textContent).toContain('Nordwind Atlas')
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Tejo Grand/ })).checked).toBe(true)
  expect(searched()).toEqual([expect.objectContaining({ requestType: 'AvailPrice', airQuoteID: 'f2' })])
})

test('hotels are sorted by difference or by rating, with the rule in words, and filtered with counts', async () => {
  openPage(hotels())
  expect(await names()).toEqual(['Miradouro da Graça', 'Casa do Cais', 'Tejo Grand'])
  expect(screen.getByText(/The lowest price of the trip first/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Rating' }))
  await waitFor(async () => expect(await names()).toEqual(['Tejo Grand', 'Miradouro da Graça', 'Casa do Cais']))
  expect(screen.getByText(/The highest guest rating first/)).toBeTruthy()
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }))
  for (const name of ['Difference', 'Policies', 'Stars', 'Area', 'Guest rating'])
    expect(filters.getByRole('group', { name })).toBeTruthy()
  fireEvent.click(filters.getByRole('checkbox', { name: /To .HK\$1,000. more/ }))
  await waitFor(async () => expect(await names()).toEqual(['Miradouro da Graça', 'Casa do Cais']))
  fireEvent.click(filters.getByRole('checkbox', { name: /^Graça/ }))
  await waitFor(async () => expect(await names()).toEqual(['Miradouro da Graça']))
})

test('a flight whose price has run out is found again by its numbers, and that is said', async () => {
  const { router } = openPage(hotels())
  await waitFor(() => expect(router.state.location.search).toHaveProperty('pick'))
  const { pick } = router.state.location.search
  cleanup()
  desk.flights = [nordwind('n2', 0), levant('n1', 500)]
  desk.avail = ({ airQuoteID }) =>
    airQuoteID === 'old' ? refusal(409, 'This price has expired. Check the price again.') : undefined
  const late = openPage(hotels(`&flight=old&hotel=2&pick=${encodeURIComponent(String(pick))}`, 1))
  expect(await screen.findByText(/The flight is the same, at the price of now/)).toBeTruthy()
  expect((await kept()).textContent).toContain('Levant Airways')
  expect(late.router.state.location.search).toMatchObject({ flight: 'n1', pick, hotel: 2 })
  expect(searched().at(-1)).toMatchObject({ airQuoteID: 'n1' })
})

test('a price that runs out on the page is not bought at: asking again keeps flight and hotel', async () => {
  openPage(hotels('&hotel=2'))
  await radios()
  const sum = within(await summary())
  expect(sum.getByRole('link', { name: 'Continue' })).toBeTruthy()
  vi.setSystemTime(Date.parse('2026-11-20T08:30:00Z'))
  expect(await sum.findByText('The price has expired.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
  desk.flights = [nordwind('n2', 0), levant('n1', 500)]
  const [again] = screen.getAllByRole('button', { name: 'Search again' })
  if (again) fireEvent.click(again)
  expect(await screen.findByText(/The flight is the same, at the price of now/)).toBeTruthy()
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Casa do Cais/ })).checked).toBe(true)
  expect(searched().map(({ airQuoteID }) => airQuoteID)).toEqual([undefined, undefined, 'n1'])
})

test('a flight that is no longer sold is replaced by the cheapest, and that is said', async () => {
  openPage(hotels('&pick=XX1.20261215~XX2.20261227'))
  expect(await screen.findByText(/Your flight is no longer on sale/)).toBeTruthy()
  expect((await kept()).textContent).toContain('Levant Airways')
})

test('nothing goes together: the nearest thing that may, and the way back to the form', async () => {
  desk.houses = []
  openPage(hotels())
  expect(await screen.findByRole('heading', { name: 'No flight and hotel to Lisbon on these days' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /a week later/i }).getAttribute('href')).toContain('depart=2026-12-22')
})

test('suppliers that fail are told of, the search is kept, and asking again helps', async () => {
  desk.avail = () => refusal(503, 'The supplier does not answer.')
  openPage(hotels())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The supplier does not answer.')
  expect(alert.textContent).toContain('Your search is kept.')
  desk.avail = () => undefined
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await radios()).toHaveLength(3)
})

test('while everybody is asked, that is said', async () => {
  openPage(hotels())
  expect(await screen.findByRole('progressbar', { name: 'Asking airlines and hotels' })).toBeTruthy()
  await radios()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('an address without a whole search says what is wrong with it', async () => {
  openPage('/package/hotels?from=IATA-HKG&depart=2026-12-15')
  expect(await screen.findByRole('heading', { name: 'Where would you like to go?' })).toBeTruthy()
  expect(screen.getByText('Choose a city or airport with hotels from the list.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search flight and hotel' }).getAttribute('href')).toContain('from=IATA-HKG')
})
