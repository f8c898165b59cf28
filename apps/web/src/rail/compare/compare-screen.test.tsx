import type { PassOrTicketsRS, TravelPlan } from '@portolan/contract/rail'
import { RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeRouter } from '../../app/router.tsx'
import { switchLanguage } from '../../i18n/store.ts'
import { buyers, watchBuyers } from '../../testing/people.ts'
import { choosePlace } from '../../testing/rail-shop.tsx'

const price = (amount: number) => ({ currencyCode: 'HKD', amount })

const tickets: TravelPlan = {
  kind: 'tickets',
  coveredLegs: [],
  tickets: [
    { leg: 0, rph: 'ticket-1', total: price(5000) },
    { leg: 1, rph: 'ticket-2', total: price(876) },
  ],
  ...{ ticketTotal: price(5876), reservations: price(0), reservationCount: 0 },
  ...{ total: price(5876), saving: price(0) },
}
const mixed: TravelPlan = {
  kind: 'mixed',
  pass: {
    ...{ rph: 'pass', label: 'Global Pass', region: 'EUROPE', class: '2', validity: 'P4D', within: 'P1M' },
    total: price(4000),
    lines: [
      { code: 'ADULT', quantity: 1, total: price(2500) },
      { code: 'YOUTH', quantity: 1, total: price(1500) },
    ],
    ...{ startDate: '2026-12-15', daysUsed: 1, daysSpare: 3 },
  },
  coveredLegs: [0],
  tickets: [{ leg: 1, rph: 'ticket-2', total: price(876) }],
  ...{ ticketTotal: price(876), reservations: price(200), reservationCount: 2 },
  ...{ total: price(5076), saving: price(800) },
}

const station = (code: string, name: string) => ({ locationCode: code, codeContext: 'UIC', name })
const places = [
  ['8768600', 'Paris Gare de Lyon'],
  ['8503000', 'Zürich HB'],
  ['8500010', 'Basel SBB'],
].map(([code, name]) => ({ code, codeContext: 'UIC', name, cityName: name, countryCode: 'FR', countryName: 'France' }))

const answerWith = (plans: TravelPlan[]): PassOrTicketsRS => ({
  success: true,
  correlationID: 'comparison',
  legs: [
    ['8768600', 'Paris Gare de Lyon', '8503000', 'Zürich HB', 100],
    ['8503000', 'Zürich HB', '8500010', 'Basel SBB', 100],
  ].map(([from, fromName, to, toName, seats], leg) => ({
    leg,
    originLocation: station(String(from), String(fromName)),
    destinationLocation: station(String(to), String(toName)),
    departureDateTime: `2026-12-1${5 + leg}T00:00:00`,
    reservations: price(Number(seats)),
  })),
  plans,
  ticketTotals: [
    { flexibilityType: 'NON_FLEX', total: price(4100) },
    { flexibilityType: 'SEMI_FLEX', total: price(5876) },
  ],
})

/** Whenever this is run: no journey may lie in the past. */
const summer = `${new Date().getFullYear() + 1}-06`

const sent: { call: string; body: Record<string, unknown> }[] = []
let plans: TravelPlan[] = []
/** The cart refuses from this item on. */
let cartTakes = 10

beforeEach(async () => {
  sent.length = 0
  plans = [mixed, tickets]
  cartTakes = 10
  sessionStorage.clear()
  localStorage.clear()
  await switchLanguage('en')
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://shop.example')
    sent.push({ call: `${method} ${pathname}`, body: JSON.parse(String(body ?? '{}')) })
    const reply = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })
    if (pathname.endsWith('own-info'))
      return reply({
        success: true,
        id: 'u',
        username: 'traveller',
        permissions: [],
        displayName: 'T',
        userType: 'B2C',
      })
    if (pathname.endsWith('pass-or-tickets')) return reply(answerWith(plans))
    if (pathname.endsWith('rail-station')) {
      const keyword = (searchParams.get('keyword') ?? '').toLowerCase()
      return reply(places.filter(({ name }) => name?.toLowerCase().startsWith(keyword)))
    }
    if (method === 'POST' && pathname.endsWith('shopping-cart')) {
      cartTakes -= 1
      if (cartTakes < 0) return reply({ success: false, errors: { errors: [{ stringValue: 'Sold out.' }] } }, 409)
    }
    return reply(pathname.includes('shopping-cart') ? [] : { success: true })
  })
})

function open(address: string): void {
  window.history.replaceState(null, '', address)
  render(<RouterProvider router={makeRouter()} />)
}
const leg = (from: number, to: number, day: string) => {
  const [one, other] = [places[from], places[to]]
  return `UIC-${one?.code}~${one?.name}~UIC-${other?.code}~${other?.name}~${day}`
}
const listed = (adults: number) =>
  `/rail/passOrTickets?adults=${adults}&seniors=0&flex=SEMI_FLEX&legs=${encodeURIComponent(
    JSON.stringify([leg(0, 1, '2026-12-15'), leg(1, 2, '2026-12-16')]),
  )}`
const questions = () => sent.filter(({ call }) => call.endsWith('pass-or-tickets'))
const posts = () => sent.filter(({ call }) => call === 'POST /api/v1/bookings/shopping-cart')

async function addJourney(from: [string, RegExp] | undefined, to: [string, RegExp], day: string): Promise<void> {
  if (from) await choosePlace('From', ...from)
  await choosePlace('To', ...to)
  fireEvent.change(await screen.findByRole('textbox', { name: 'Day' }), { target: { value: day } })
  fireEvent.click(screen.getByRole('button', { name: 'Add a journey' }))
}

test('[R2.6] two journeys that were added are compared, and stand in the address', async () => {
  open('/rail/passOrTickets?adults=2&seniors=0')
  expect(await screen.findByText('Add at least 2 journeys to see which way is cheapest.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Add a journey' }))
  expect(screen.getAllByText('We do not know this station. Choose one from the list.').length).toBeGreaterThan(1)

  await addJourney(['par', /Paris/], ['zür', /Zürich/], `${summer}-15`)
  expect(await screen.findByText('1 of 10')).toBeTruthy()
  expect(questions(), 'one journey is not compared').toEqual([])
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'From' }).value, 'goes on from there').toBe('Zürich HB')
  await addJourney(undefined, ['bas', /Basel/], `${summer}-16`)

  await screen.findByRole('heading', { name: /^Take Global Pass/ })
  expect(questions()[0]?.body).toMatchObject({
    legs: [
      { originLocation: { locationCode: '8768600' }, departureDateTime: `${summer}-15T00:00:00` },
      { originLocation: { locationCode: '8503000' }, destinationLocation: { locationCode: '8500010' } },
    ],
    passengerTypes: [{ code: 'ADULT', passengerDetails: [{ age: 31 }, { age: 31 }] }],
    flexibilityType: 'SEMI_FLEX',
  })
  expect(new URLSearchParams(window.location.search).get('legs')).toContain('8503000')
})

test('the verdict says what is cheapest and why, with its sum; every other way can be looked at', async () => {
  open(listed(3))
  const verdict = await screen.findByRole('region', { name: 'Take Global Pass, 4 Days within 1 Month(s)' })
  expect(verdict.textContent).toContain(
    'PassHK$4,000.00+Seat reservationsHK$200.00+TicketsHK$876.00=You payHK$5,076.00',
  )
  expect(verdict.textContent).toContain('You save HK$800.00 against tickets')

  const sum = screen.getByRole('complementary', { name: 'The arithmetic' })
  const [lines] = within(sum).getAllByRole('table')
  const rows = lines ? within(lines).getAllByRole('row') : []
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Pass, 1 adultHK$2,500.00',
    'Pass, 1 youthHK$1,500.00',
    '2 seat reservationsHK$200.00',
    'Ticket Zürich HB – Basel SBBHK$876.00',
    'TotalHK$5,076.00',
    'Tickets onlyHK$5,876.00',
    'Difference−HK$800.00',
  ])
  fireEvent.click(screen.getByRole('radio', { name: /^Tickets only/ }))
  await waitFor(() => expect(within(sum).queryByText('Difference')).toBeNull())
  expect(within(sum).getByRole('button', { name: 'Put 2 tickets in the cart' })).toBeTruthy()
})

test('where no pass pays, the verdict says how much dearer the cheapest one is', async () => {
  plans = [tickets, { ...mixed, total: price(6000), saving: price(-124) }]
  open(listed(4))
  const verdict = await screen.findByRole('region', { name: 'Buy tickets only' })
  expect(verdict.textContent).toContain('HK$124.00 less than the cheapest way with a pass')
})

const put = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Put this way in the cart' })
  if (button) fireEvent.click(button)
}

test('the winner goes into the cart as its pass and its tickets', async () => {
  open(listed(5))
  await put()
  await waitFor(() => expect(window.location.pathname).toBe('/cart'))
  expect(posts().map(({ body }) => body.goods)).toEqual([
    { productType: 'railPass', correlationID: 'comparison', rphs: ['pass'], startDate: '2026-12-15' },
    { productType: 'rail', correlationID: 'comparison', rphs: ['ticket-2'] },
  ])
})

test('[R6.2] the plan is put into the cart by those who may book, and by nobody else', async () => {
  open(listed(5))
  await screen.findAllByRole('button', { name: 'Put this way in the cart' })
  const isOffered = () => screen.queryAllByRole('button', { name: 'Put this way in the cart' }).length > 0
  expect(watchBuyers('rail', isOffered)).toEqual(buyers)
})

test('what could not be put into the cart is said, and the page stays', async () => {
  cartTakes = 1
  open(listed(6))
  await put()
  expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain('Sold out.')
  expect(window.location.pathname).toBe('/rail/passOrTickets')
})
