import type { PricedItinerary } from '@portolan/contract/air-itinerary'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  answer,
  asked,
  byDubai,
  flight,
  homeByDubai,
  itinerary,
  type LegChange,
  silence,
} from '../../testing/flight-offer.ts'
import { arriveAtAirport, multiCity, oneWay, openPage, roundTrip } from '../../testing/flight-shop.tsx'
import { buyers, employee, logInAs, watchBuyers } from '../../testing/people.ts'
import { airState } from '../state.ts'

let desk: Awaited<ReturnType<typeof arriveAtAirport>>

beforeEach(async () => {
  desk = await arriveAtAirport()
})

const direct = {
  flights: [flight({ by: 'CL', flightNumber: '271', at: ['2026-12-15T12:40', '2026-12-15T18:40'], minutes: 840 })],
}
const overnight = {
  flights: [
    flight({ by: 'NA', to: 'FRA', flightNumber: '9', at: ['2026-12-15T20:00', '2026-12-16T01:00'], minutes: 720 }),
    flight({
      ...{ by: 'IM', from: 'FRA', flightNumber: '44', at: ['2026-12-16T07:00', '2026-12-16T09:10'], minutes: 190 },
      equipments: [{ airEquipType: '32N', name: 'Airbus A320neo' }],
    }),
  ],
  connections: [{ locationCode: 'FRA', minutes: 360, warnings: ['overnight' as const, 'selfTransfer' as const] }],
}
const makeOneWay = () => [
  itinerary({ rph: 'a', total: 10_964, legs: [byDubai] }),
  itinerary({ rph: 'b', total: 14_820, legs: [direct], seatsLeft: 3 }),
  itinerary({ rph: 'c', total: 9800, legs: [overnight] }),
]

const card = (name: string) => screen.findByRole('article', { name: new RegExp(name) })
const numbers = () =>
  screen.queryAllByRole('article').map((one) => within(one).getByRole('heading', { level: 3 }).textContent)
const button = (name: string | RegExp) => screen.getAllByRole('button', { name })[0] as HTMLElement
const moment = () => new Promise((resolve) => setTimeout(resolve))
const searched = () => desk.sent.filter(({ call }) => call.endsWith('/air/low-fare-search'))

async function reached() {
  await waitFor(() => expect(searched()).toHaveLength(1))
  await moment()
}

async function find(address: string, found: PricedItinerary[]) {
  const page = openPage(address)
  await reached()
  desk.tell(asked('House'))
  desk.tell(answer('house', found))
  desk.finish()
  await screen.findAllByRole('article')
  return page
}

test('[R2.6, R7.16] one way has its own address: the first flights stand before slow suppliers have answered', async () => {
  openPage(oneWay)
  expect(await screen.findByRole('heading', { level: 1, name: 'Flights from Hong Kong to Lisbon' })).toBeTruthy()
  await reached()
  expect(searched()[0]?.body).toMatchObject({ directionInd: 'OneWay' })
  desk.tell(asked('House', 'Duffel', 'Other'))
  desk.tell(answer('house', makeOneWay().slice(0, 1)))
  await card('LV 383, LV 191')
  expect(screen.getByText(/1 of 3 suppliers have answered\. New flights join in place/)).toBeTruthy()
  desk.tell(answer('duffel', makeOneWay().slice(1)))
  desk.tell(silence('other'))
  desk.finish()
  expect(await screen.findByText('No answer from Other. Their flights are missing here.')).toBeTruthy()
  expect(screen.getByText('3 of 3 flights', { selector: 'h2' })).toBeTruthy()
})

test('who answers in several lines counts once, and the row that counts them stays when all have answered', async () => {
  openPage(oneWay)
  await reached()
  desk.tell(asked('House', 'Duffel'))
  desk.tell(answer('house', makeOneWay().slice(0, 1)))
  desk.tell(answer('house', makeOneWay().slice(1, 2)))
  expect(await screen.findByText(/^1 of 2 suppliers have answered\. New flights join in place/)).toBeTruthy()
  desk.tell(answer('duffel', makeOneWay().slice(2)))
  desk.finish()
  expect(await screen.findByText('2 of 2 suppliers have answered.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeTruthy()
})

test('[R3.2, R3.6] what was found stands in the air state as one-way items', async () => {
  await find(oneWay, makeOneWay())
  expect(airState.read().oneWayFlightList.map(({ flightNumber, stop }) => [flightNumber, stop])).toEqual([
    ['LV 383, LV 191', 1],
    ['CL 271', 0],
    ['NA 9, IM 44', 1],
  ])
})

test('a card says who flies, when, with what warnings, what it emits and what it costs', async () => {
  await find(oneWay, makeOneWay())
  const warned = await card('NA 9, IM 44')
  expect(warned.textContent).toContain('Tue 15 Dec')
  expect(warned.textContent).toContain('20:00HKG')
  expect(warned.textContent).toContain('1 stop, FRA 6 h 00 min')
  expect(warned.textContent).toContain('09:10(+1)1 day later')
  expect(within(warned).getByText('Overnight stop')).toBeTruthy()
  expect(within(warned).getByText('Self-transfer')).toBeTruthy()
  expect(warned.textContent).toContain('HK$9,800.00for 2 adults')
  expect(warned.textContent).toContain('612 kg CO₂ each')
  expect((await card('CL 271')).textContent).toContain('3 left')
  fireEvent.click(within(warned).getByRole('button', { name: 'Flight details: NA 9, IM 44' }))
  const drawer = await screen.findByRole('dialog', { name: 'Hong Kong to Lisbon' })
  expect(drawer.textContent).toContain('6 h 00 min in Frankfurt (FRA)')
  expect(drawer.textContent).toContain('You wait through the night.')
  expect(drawer.textContent).toContain('Economy Q · 77W')
  expect(drawer.textContent).toContain('Economy Q · Airbus A320neo')
  expect(drawer.textContent).toContain('An estimate for one traveller')
  expect(within(drawer).getByRole('img', { name: 'Map: Hong Kong to Lisbon' })).toBeTruthy()
})

test('best says its rule in words; the other orders are one press away', async () => {
  await find(oneWay, makeOneWay())
  expect(screen.getByText(/Best has the fewest points/)).toBeTruthy()
  expect(numbers()[0]).toContain('LV 383')
  fireEvent.click(screen.getByRole('button', { name: /^Cheapest/ }))
  expect(numbers()[0]).toContain('NA 9')
  fireEvent.click(screen.getByRole('button', { name: /^Fastest/ }))
  expect(numbers()[0]).toContain('CL 271')
  expect(screen.queryByText(/Best has the fewest points/)).toBeNull()
})

test('my price: bags, seat and flexibility said once price and sort every card anew', async () => {
  await find(oneWay, makeOneWay())
  const wishes = screen.getByRole('group', { name: 'My price' })
  fireEvent.change(within(wishes).getByLabelText('Checked bags each'), { target: { value: '1' } })
  expect((await card('LV 383')).textContent).toContain('HK$11,240.00')
  fireEvent.click(within(wishes).getByLabelText('Choose seats'))
  expect((await card('LV 383')).textContent).toContain('HK$11,420.00for 2 adultsHK$180.00 of it for extras')
  fireEvent.change(within(wishes).getByLabelText('Flexibility'), { target: { value: 'refund' } })
  expect((await card('LV 383')).textContent).toContain('HK$13,180.00')
})

test('fares stand side by side; the chosen one goes into the cart by its handle, with the search', async () => {
  await find(oneWay, makeOneWay())
  fireEvent.click(button('Choose a fare: LV 383, LV 191'))
  const shown = within(await card('LV 383'))
  const fares = shown.getAllByRole('button', { name: /^Select/ })
  expect(fares.map((one) => one.getAttribute('aria-label'))).toEqual(['Select Light', 'Select Classic', 'Select Flex'])
  const text = shown.getByRole('region', { name: 'Fares for these flights' }).textContent
  expect(text).toContain('Cabin bag 7 kgChecked bag HK$400.00 eachSeat choice HK$90.00Change HK$780.00No refund')
  expect(text).toContain('2 × 30 kg checkedSeat choiceFree changeFree refund before departure')
  expect(text).toContain('HK$276.00 more')
  expect(button('Add to cart').hasAttribute('disabled')).toBe(true)
  fireEvent.click(shown.getByRole('button', { name: 'Select Classic' }))
  await waitFor(() => expect(button('Add to cart').hasAttribute('disabled')).toBe(false))
  expect(window.location.search).toContain('classic')
  fireEvent.click(button('Add to cart'))
  await waitFor(() => expect(desk.cart).toHaveLength(1))
  expect(desk.cart[0]).toMatchObject({
    ...{ productType: 'air', rphs: ['a-classic'], correlationID: 'c-1' },
    searchInputValues: { trip: 'oneWay', from: 'IATA-HKG', depart: '2026-12-15', adults: 2 },
  })
})

test('[R6.2] whoever buys is offered the cart and the seats; an employee who may only look reads why not', async () => {
  await find(oneWay, makeOneWay())
  const isOffered = (name: string) => screen.queryAllByRole('button', { name }).length > 0
  expect(watchBuyers('air', () => isOffered('Add to cart'))).toEqual(buyers)
  logInAs(employee('air:view'))
  expect(screen.getAllByText('You do not have permission to book this.').length).toBeGreaterThan(0)
})

const other = {
  flights: [
    flight({
      by: 'NA',
      from: 'LIS',
      to: 'HKG',
      flightNumber: '8',
      at: ['2026-12-27T08:00', '2026-12-28T07:00'],
      minutes: 900,
    }),
  ],
}
const makePairs = () => [
  itinerary({ rph: 'p', total: 11_000, legs: [byDubai, homeByDubai] }),
  itinerary({ rph: 'q', total: 11_180, legs: [byDubai, other] }),
  itinerary({ rph: 'r', total: 15_000, legs: [direct, other] }),
]

test('[R2.6, R3.3] a return: first the way out at its cheapest pair, then the ways back with their difference', async () => {
  const { router } = await find(roundTrip, makePairs())
  expect(screen.getByRole('heading', { level: 1, name: 'Choose your outbound flight' })).toBeTruthy()
  expect(numbers()).toHaveLength(2)
  fireEvent.click(button('Choose LV 383, LV 191'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose your return flight' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Your outbound flight' }).textContent).toContain('LV 383, LV 191')
  expect((await card('LV 192')).textContent).toContain('Includedboth ways HK$11,000.00')
  const dearer = await card('NA 8')
  expect(dearer.textContent).toContain('+HK$180.00HK$180.00 moreboth ways HK$11,180.00')
  fireEvent.click(within(dearer).getByRole('button', { name: 'Choose a fare: NA 8' }))
  fireEvent.click(within(dearer).getByRole('button', { name: 'Select Flex' }))
  await waitFor(() => expect(button('Add to cart').hasAttribute('disabled')).toBe(false))
  fireEvent.click(button('Add to cart'))
  await waitFor(() => expect(desk.cart[0]).toMatchObject({ productType: 'air', rphs: ['q-flex'] }))
  expect(airState.read().roundTripFlightList).toHaveLength(3)
  expect(router.state.location.pathname).toBe('/air/roundtrip')
})

test('[R2.6] a reload asks again and finds what was chosen by its flights, whatever the new handles', async () => {
  const address = `${roundTrip}&step=2&pick1=LV383.20261215_LV191.20261215&pick2=NA8.20261227~light`
  openPage(address)
  await reached()
  desk.tell(
    answer(
      'house',
      makePairs().map((one) => ({
        ...one,
        fareFamilies: one.fareFamilies?.map((family) => ({ ...family, rph: `new-${family.rph}` })),
      })),
    ),
  )
  desk.finish()
  await screen.findAllByRole('article')
  fireEvent.click(button('Add to cart'))
  await waitFor(() => expect(desk.cart[0]).toMatchObject({ rphs: ['new-q-light'] }))
})

test('a chosen way out that is no longer sold is told, and chosen anew', async () => {
  openPage(`${roundTrip}&step=2&pick1=XX1.20261215`)
  await reached()
  desk.tell(answer('house', makePairs()))
  desk.finish()
  expect(await screen.findByText('A flight you had chosen is no longer on sale. Choose another.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Choose your outbound flight' })).toBeTruthy()
})

const leg = (rph: string, n: number, total: number, flights: LegChange) =>
  itinerary({
    ...{ rph, total },
    legs: [{ ...flights, voyageRph: String(n), ...(n < 3 && { nextVoyageRph: String(n + 1) }) }],
  })
const toRome = (number: string, hour: string) => ({
  flights: [
    flight({
      by: 'IM',
      from: 'LIS',
      to: 'FCO',
      flightNumber: number,
      at: [`2026-12-21T${hour}:20`, `2026-12-21T${hour}:55`],
      minutes: 185,
    }),
  ],
})
const home = {
  flights: [
    flight({
      by: 'CL',
      from: 'FCO',
      to: 'HKG',
      flightNumber: '70',
      at: ['2026-12-27T10:00', '2026-12-28T06:00'],
      minutes: 780,
    }),
  ],
}

test('[R2.6, R3.4] several cities: leg by leg, each with what it makes of the whole trip; one item in the cart', async () => {
  await find(multiCity, [
    leg('x', 1, 5000, byDubai),
    leg('y', 2, 900, toRome('712', '11')),
    leg('z', 2, 1080, toRome('720', '18')),
    leg('w', 3, 4000, home),
  ])
  expect(screen.getByRole('heading', { level: 1, name: 'Flight 1: Hong Kong to Lisbon' })).toBeTruthy()
  expect((await card('LV 383')).textContent).toContain('Includedwhole trip HK$9,900.00')
  fireEvent.click(button('Choose a fare: LV 383, LV 191'))
  fireEvent.click(button('Select Light'))
  await waitFor(() => expect(button('Continue to flight 2').hasAttribute('disabled')).toBe(false))
  fireEvent.click(button('Continue to flight 2'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Flight 2: Lisbon to Rome' })).toBeTruthy()
  expect((await card('IM 720')).textContent).toContain('+HK$180.00HK$180.00 morewhole trip HK$10,080.00')
  fireEvent.click(button('Choose a fare: IM 720'))
  fireEvent.click(button('Select Light'))
  await waitFor(() => expect(button('Continue to flight 3').hasAttribute('disabled')).toBe(false))
  fireEvent.click(button('Continue to flight 3'))
  await screen.findByRole('heading', { level: 1, name: 'Flight 3: Rome to Hong Kong' })
  fireEvent.click(button('Choose a fare: CL 70'))
  fireEvent.click(button('Select Classic'))
  await waitFor(() => expect(button('Add to cart').hasAttribute('disabled')).toBe(false))
  fireEvent.click(button('Add to cart'))
  await waitFor(() => expect(desk.cart).toHaveLength(1))
  expect(desk.cart[0]).toMatchObject({ productType: 'air', rphs: ['x-light', 'z-light', 'w-classic'] })
  expect(airState.read().multipleCityFlights).toHaveLength(4)
})

test('[B9] leg by leg a fare says that it is that of one flight, beside what the whole trip costs with it', async () => {
  await find(multiCity, [leg('x', 1, 5000, byDubai), leg('y', 2, 900, toRome('712', '11')), leg('w', 3, 4000, home)])
  const first = await card('LV 383')
  expect(first.textContent).toContain('whole trip HK$9,900.00, 2 adults')
  fireEvent.click(within(first).getByRole('button', { name: 'Choose a fare: LV 383, LV 191' }))
  expect(first.textContent).toContain('HK$5,000.00this flight')
})

test('[B9] the price of a return is said to be that of both ways, on the first flight as on the second', async () => {
  await find(roundTrip, makePairs())
  expect((await card('LV 383')).textContent).toContain('HK$11,000.00both waysfor 2 adults')
  fireEvent.click(button('Choose LV 383, LV 191'))
  const back = await card('LV 192')
  fireEvent.click(within(back).getByRole('button', { name: 'Choose a fare: LV 192, LV 384' }))
  expect(back.textContent).toContain('HK$11,000.00both ways')
})

test('[R2.6] the days around have their prices; out and back side by side; each is a link that keeps the stay', async () => {
  desk.days = [
    { date: '2026-12-14', returnDate: '2026-12-26', from: { currencyCode: 'HKD', amount: 12_000 } },
    { date: '2026-12-14', returnDate: '2026-12-27', from: { currencyCode: 'HKD', amount: 13_000 } },
    { date: '2026-12-16', returnDate: '2026-12-26', from: { currencyCode: 'HKD', amount: 10_380 } },
    { date: '2026-12-16', returnDate: '2026-12-27', from: { currencyCode: 'HKD', amount: 10_500 } },
  ]
  // the prices of days are kept for a while: another party asks for its own
  await find(`${roundTrip.replace('adults=2', 'adults=1')}&flexible=1`, makePairs())
  const strip = screen.getByRole('navigation', { name: 'Lowest price by day' })
  await waitFor(() => expect(strip.textContent).toContain('from HK$10,380'))
  const low = within(strip).getByText('lowest price of these days').closest('a')
  expect(low?.getAttribute('href')).toContain('depart=2026-12-16')
  expect(low?.getAttribute('href')).toContain('back=2026-12-26')
  const grid = screen.getByRole('table')
  expect(within(grid).getByRole('link', { name: 'HK$10,500' }).getAttribute('href')).toContain('back=2026-12-27')
  fireEvent.click(button('Whole month'))
  const month = await screen.findByRole('dialog', { name: 'Whole month' })
  await waitFor(() => expect(month.textContent).toContain('HK$10,380'))
  expect(desk.sent.filter(({ call }) => call.endsWith('/air/calendar')).map(({ body }) => body.window)).toEqual([
    'plusMinus3',
    'month',
  ])
})

test('[R8.11] a search that failed says why, names the fields, keeps the search and asks again', async () => {
  const errors = [
    { stringValue: 'Some request errors.' },
    {
      stringValue: 'We do not know this airport or city. Choose one from the list.',
      nodeList: '/originDestinationInformations/0/originLocation/locationCode',
      code: 'invalid_value',
    },
  ]
  desk.refusal = { status: 400, body: { success: false, errors: { errors } } }
  openPage(oneWay)
  expect(await screen.findByText('Some request errors.')).toBeTruthy()
  expect(screen.getByText('We do not know this airport or city. Choose one from the list.')).toBeTruthy()
  expect(screen.getByText('Your search is kept. Try again, or change it.')).toBeTruthy()
  desk.refusal = undefined
  fireEvent.click(button('Try again'))
  await waitFor(() => expect(searched()).toHaveLength(2))
})

test('[F11] [R8.4] a search that fails without a word is a failure, and no empty list', async () => {
  desk.refusal = { status: 200, body: { success: false, errors: { errors: [] } } }
  openPage(oneWay)
  expect(await screen.findByText('Supplier response errors.')).toBeTruthy()
  expect(screen.getByText('Your search is kept. Try again, or change it.')).toBeTruthy()
})

test('no flights: the nearest thing that exists; no flights through these filters: the filters go', async () => {
  openPage(oneWay)
  await reached()
  desk.tell(answer('house', []))
  desk.finish()
  expect(await screen.findByText('No flights from Hong Kong to Lisbon that day')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search nearby airports too' }).getAttribute('href')).toContain('nearby=1')
})

test('[R2.6] an address without a whole search says what is wrong with it and leads to the form', async () => {
  openPage('/air/roundtrip?from=IATA-HKG&to=IATA-HKG&depart=2026-12-15&back=2026-12-01&adults=1&infants=2')
  expect(await screen.findByText('Where would you like to go?')).toBeTruthy()
  expect(screen.getByText('From and to are in the same city. Choose another.')).toBeTruthy()
  expect(screen.getByText(/The return is before the outbound flight/)).toBeTruthy()
  expect(screen.getByText(/Each infant needs an adult/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search flights' }).getAttribute('href')).toContain('/air?')
  expect(searched()).toHaveLength(0)
})

test('a list of two thousand keeps few nodes, and the filters leave what they say', async () => {
  const many = Array.from({ length: 2000 }, (_, index) =>
    itinerary({
      ...{ rph: `m${index}`, total: 9000 + ((index * 37) % 4000) },
      legs: [
        {
          flights: [
            flight({
              by: 'CL',
              flightNumber: String(index),
              at: [`2026-12-15T${10 + (index % 10)}:00`, '2026-12-15T23:00'],
              minutes: 700 + (index % 300),
            }),
          ],
        },
      ],
    }),
  )
  await find(oneWay, many)
  expect(await screen.findByText('2,000 of 2,000 flights', { selector: 'h2' })).toBeTruthy()
  expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(1500)
  const [first] = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-setsize'))
  expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['1', '2000'])
  fireEvent.click(within(screen.getByRole('group', { name: 'Departure' })).getByLabelText(/^06:00 to 12:00/))
  expect(screen.getByText('400 of 2,000 flights', { selector: 'h2' })).toBeTruthy()
})
