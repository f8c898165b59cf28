import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { arrive, details, openDesk, refusal, reservation, sentTo, visit } from '../testing/booking-shop.tsx'
import { bookingState } from './state.ts'

beforeEach(arrive)

const address = '/booking/rail/view?id=PTL-7F3K2Q'
const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('[R7.35, R2.6] details show every train with its seats, who travels, what it cost and what may be done', async () => {
  const sent = openDesk()
  visit(address)
  const journey = (await screen.findByRole('region', { name: 'Journey' })).textContent ?? ''
  for (const part of [
    'Fri 15 Jan',
    '07:22',
    'Paris Gare de Lyon',
    'TGV Lyria 9203',
    '11:26',
    'Zürich HB',
    '4 h 04 min',
  ])
    expect(journey).toContain(part)
  expect(journey).toContain('Coach 14')
  expect(journey).toContain('Seats 61, 62')
  expect(journey).toContain('TGV Lyria 9226')
  expect(journey).toContain('Semi Flex')
  const people = (await screen.findByRole('region', { name: 'Travellers' })).textContent ?? ''
  for (const part of ['Ms Mei Yee LAM', 'Lead', 'Adult, 36', 'Ms Hei Tung LAM', 'Youth, 19', 'mei@example.com'])
    expect(people).toContain(part)
  const price = screen.getByRole('region', { name: 'Price' }).textContent ?? ''
  for (const part of ['1 adult', 'HK$3,044.00', '1 youth', 'HK$1,276.00', 'Paid by card', '4,320.00', 'EUR 476.90'])
    expect(price).toContain(part)
  const rules = screen.getByRole('region', { name: 'Refunds and changes' }).textContent ?? ''
  expect(rules).toContain('Fee \u2068HK$1,358.78\u2069')
  expect(rules).toContain('After thatNo refund')
  expect(rules).toContain('Bring your passport.')
  const history = screen.getByRole('region', { name: 'History' }).textContent ?? ''
  expect(history).toContain('Held by the operator')
  expect(history).toContain('Confirmed by the operator')
  expect(sentTo(sent, 'resretrieve-details')[0]?.body).toEqual({ uniqueID: { type: '14', id: 'PTL-7F3K2Q' } })
  expect(bookingState.read()).toMatchObject({
    selectedBooking: { bookingId: 'b1' },
    bookingDetails: { status: 'Ticketed' },
  })
})

test('numbers of documents are shown masked, as they came', async () => {
  visit(address)
  expect(await (await region('Travellers')).findByText('•••••678')).toBeTruthy()
})

test('the way a price came about is shown to those alone whom the server tells it', async () => {
  visit(address)
  await region('Price')
  expect(screen.queryByRole('region', { name: 'How the price came about' })).toBeNull()
  cleanup()
  await arrive()
  const euro = (amount: number) => ({ currencyCode: 'EUR', amount })
  const trace = {
    price: euro(476.9),
    taxes: euro(10),
    selling: { currencyCode: 'HKD', amount: 4320 },
    rate: '9.0585',
    rateDate: '2026-11-15',
  }
  openDesk({ details: () => details({ priceTrace: [trace] }) })
  visit(address)
  const text = (await screen.findByRole('region', { name: 'How the price came about' })).textContent
  for (const part of ['What the agency paysEUR 476.90', 'TaxesEUR 10.00', '9.0585', '4,320.00'])
    expect(text).toContain(part)
})

test('tickets are had with and without price, and the journey as a calendar file', async () => {
  visit(address)
  const links = (await region('Documents')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api/v1/booking/b1/documents/ticket?price=with',
    '/api/v1/booking/b1/documents/ticket?price=without',
    '/api/v1/booking/b1/documents/calendar',
  ])
})

const keepsOnTheSpot = 'Without your price. What is paid on the spot stays on it.'

test('[F6] the copy of a voucher without price says that it keeps what is paid on the spot', async () => {
  openDesk({ details: () => details({ documents: ['voucher', 'calendar'] }) })
  visit(address)
  expect((await region('Documents')).getAllByText(keepsOnTheSpot)).toHaveLength(1)
})

test('[F6] the copy of a ticket says nothing of it: a train asks for nothing on the spot', async () => {
  visit(address)
  expect((await region('Documents')).queryByText(keepsOnTheSpot)).toBeNull()
})

test.each([
  [
    'label and details',
    404,
    JSON.stringify({ label: 'No such train', details: 'The operator dropped it.' }),
    'No such trainThe operator dropped it.',
  ],
  ['a refusal without them', 404, 'We could not find that.', 'Sorry!Booking not found with given identifier.'],
  ['a reply that says nothing', 502, undefined, 'Sorry!Some reponse errors'],
  ['a server in trouble', 500, undefined, 'Sorry!Some server errors.'],
])('[R8.6] %s of a failed details call', async (_, status, text, said) => {
  const sent = openDesk({ details: () => refusal(status, text) })
  visit(address)
  expect((await screen.findByRole('alert')).textContent).toContain(said)
  // What it says of its trains must not be older than whether anything is under way: it is asked afterwards.
  expect(sentTo(sent, 'resretrieve-details')).toEqual([])
})

test('[R8.6, R4.9] an answer with errors is a failure, whatever else it carries', async () => {
  const labelled = JSON.stringify({ label: 'Closed', details: 'The operator sleeps.' })
  openDesk({
    'resretrieve-details': () => ({ railReservation: reservation(), errors: { errors: [{ stringValue: labelled }] } }),
  })
  visit(address)
  expect((await screen.findByRole('alert')).textContent).toContain('ClosedThe operator sleeps.')
})

test('[F11] [R8.6] an answer that says no and not why is a booking not found', async () => {
  openDesk({
    'resretrieve-details': () => ({ success: false, railReservation: reservation(), errors: { errors: [] } }),
  })
  visit(address)
  expect((await screen.findByRole('alert')).textContent).toContain('Booking not found with given identifier.')
})

test('[R8.6] an address without a reference says that there is no such booking', async () => {
  visit('/booking/rail/view')
  expect((await screen.findByRole('alert')).textContent).toContain('Booking not found with given identifier.')
})
