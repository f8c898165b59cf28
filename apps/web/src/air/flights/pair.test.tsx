import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { switchLanguage } from '../../i18n/store.ts'
import { answer, asked, byDubai, flight, homeByDubai, itinerary, type LegChange } from '../../testing/flight-offer.ts'
import { arriveAtAirport, openPage, roundTrip } from '../../testing/flight-shop.tsx'

let desk: Awaited<ReturnType<typeof arriveAtAirport>>

beforeEach(async () => {
  desk = await arriveAtAirport()
})

const twoLegs = (from: string, name: string) =>
  '/air/multicity?from1=IATA-HKG&fromName1=Hong%20Kong&to1=IATA-LIS&toName1=Lisbon&depart1=2026-12-15' +
  `&from2=IATA-${from}&fromName2=${name}&to2=IATA-HKG&toName2=Hong%20Kong&depart2=2026-12-27&adults=2`

const fromRome = (flightNumber: string, hour: string) => ({
  flights: [
    flight({
      ...{ by: 'CL', from: 'FCO', to: 'HKG', flightNumber, minutes: 780 },
      at: [`2026-12-27T${hour}:00`, '2026-12-28T06:00'],
    }),
  ],
})

async function find(address: string, back: LegChange[] = [fromRome('70', '10'), fromRome('72', '14')]) {
  const page = openPage(address)
  await waitFor(() => expect(desk.sent.some(({ call }) => call.endsWith('/air/low-fare-search'))).toBe(true))
  await new Promise((resolve) => setTimeout(resolve))
  desk.tell(asked('House'))
  const pairs = back.map((leg, index) =>
    itinerary({ rph: `p${index}`, total: 11_000 + 180 * index, legs: [byDubai, leg] }),
  )
  desk.tell(answer('house', pairs))
  desk.finish()
  await screen.findAllByRole('article')
  return page
}

const heading = () => screen.getByRole('heading', { level: 1 })

test('[R2.6] out to one city and home from another: flights are counted, and nothing is called out or back', async () => {
  await find(twoLegs('FCO', 'Rome'))
  expect(heading().textContent).toBe('Flight 1: Hong Kong to Lisbon')
  expect(screen.getByText(/Prices are for both flights, taxes and fees included\.$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Choose LV 383, LV 191' }))
  await waitFor(() => expect(heading().textContent).toBe('Flight 2: Rome to Hong Kong'))
  expect(screen.getByText(/the cheapest second flight, and the price of both flights\.$/)).toBeTruthy()
  const kept = within(screen.getByRole('region', { name: 'Your first flight' }))
  expect(kept.getByText('Flight 1')).toBeTruthy()
  expect(kept.getByRole('link', { name: 'Change flight 1' })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/outbound|both ways|return flight/i)
  await switchLanguage('ar')
  await waitFor(() => expect(heading().textContent).toContain('الرحلة 2'))
  expect(document.body.textContent).not.toContain('رحلة الذهاب')
})

test('two legs that lead there and back are a return, and are called one', async () => {
  await find(twoLegs('LIS', 'Lisbon'))
  expect(heading().textContent).toBe('Choose your outbound flight')
})

test('[R2.6] a day of the strip has the price of two days, and its link opens both', async () => {
  desk.days = [
    { date: '2026-12-14', returnDate: '2026-12-26', from: { currencyCode: 'HKD', amount: 9800 } },
    { date: '2026-12-14', returnDate: '2026-12-27', from: { currencyCode: 'HKD', amount: 12_000 } },
  ]
  await find(twoLegs('FCO', 'Rome').replace('adults=2', 'adults=3'))
  const strip = screen.getByRole('navigation', { name: 'Lowest price by day' })
  await waitFor(() => expect(strip.textContent).toContain('from HK$9,800'))
  const link = within(strip).getByText('lowest price of these days').closest('a')
  expect(link?.getAttribute('href')).toContain('depart1=2026-12-14')
  expect(link?.getAttribute('href')).toContain('depart2=2026-12-26')
})

const dayPair = (date: string, returnDate: string, amount: number) => ({
  ...{ date, returnDate, from: { currencyCode: 'HKD', amount } },
})

test('[R2.6] the way back has other days too, at the price of both ways, and keeps the way out that was chosen', async () => {
  desk.days = [
    dayPair('2026-12-14', '2026-12-26', 8000),
    dayPair('2026-12-15', '2026-12-26', 10_380),
    dayPair('2026-12-15', '2026-12-27', 11_900),
    dayPair('2026-12-15', '2026-12-29', 12_000),
  ]
  const out = 'LV383.20261215_LV191.20261215'
  const { router } = await find(`${roundTrip.replace('adults=2', 'adults=4')}&step=2&pick1=${out}`, [homeByDubai])
  const strip = within(screen.getByRole('navigation', { name: 'Lowest price of the trip, by day of this flight' }))
  await waitFor(() => expect(strip.getAllByText(/^HK\$/)).toHaveLength(3))
  const days = strip.getAllByRole('link')
  expect(days).toHaveLength(7)
  expect(screen.getByText(/with any first flight\. With yours it may be higher\.$/)).toBeTruthy()
  // The list knows the chosen day better than the calendar; other days out have no part in it.
  expect(days.map(({ textContent }) => textContent).slice(2, 4)).toEqual([
    'from HK$10,380Sat 26 Declowest price of these days',
    'from HK$11,000Sun 27 Dec',
  ])
  expect(days.filter((day) => day.hasAttribute('aria-current'))).toEqual([days[3]])
  fireEvent.click(days[2] as HTMLElement)
  await waitFor(() => expect(router.state.location.search).toMatchObject({ back: '2026-12-26' }))
  expect(router.state.location.search).toMatchObject({ depart: '2026-12-15', step: 2, pick1: out })
  expect(desk.sent.filter(({ call }) => call.endsWith('/air/calendar'))[0]?.body.window).toBe('plusMinus3')
})

test('no day of the way back is before the way out', async () => {
  const short = roundTrip.replace('back=2026-12-27', 'back=2026-12-16').replace('adults=2', 'adults=5')
  await find(`${short}&step=2&pick1=LV383.20261215_LV191.20261215`, [homeByDubai])
  const strip = within(screen.getByRole('navigation', { name: 'Lowest price of the trip, by day of this flight' }))
  expect(strip.getAllByRole('link').map(({ dataset }) => dataset.day)).toEqual([
    ...['2026-12-15', '2026-12-16', '2026-12-17', '2026-12-18', '2026-12-19'],
  ])
})
