import type { OrderItem } from '@portolan/contract/checkout'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { accountState } from '../session/account-state.ts'
import { cartState, emptyCart } from '../session/cart-state.ts'
import { arrive, item, openShop } from '../testing/cart-shop.tsx'
import { booking, donePage, held, hkd, openDesk, payPage, visit } from '../testing/checkout-desk.tsx'
import { employee, logInAs } from '../testing/people.ts'

beforeEach(arrive)

test('[R4.3] a mixed order says what was bought, what failed and why, and what was charged', async () => {
  const errors = { errors: [{ code: 'noAvailability', stringValue: 'The group is full.' }] }
  openShop()
  openDesk(
    booking('a', { status: 'Ticketed', paymentStatus: 'Captured' }),
    booking('b', { status: 'Unsuccessful', productType: 'activity', price: hkd(99), errors }),
  )
  visit(donePage)
  expect(await screen.findByRole('heading', { level: 1, name: '1 of 2 items are booked' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Not booked' }).textContent).toContain('The group is full.')
  const charged = screen.getByRole('region', { name: 'Charged' })
  expect(charged.textContent).toContain('Total paidHK$4,320.00')
  expect(charged.textContent).toContain('not charged')
  // Whoever has no account is told how to come back.
  expect(screen.getByRole('heading', { name: 'You booked without an account' })).toBeTruthy()
})

test('[R4.3] what was taken out of the order is not told as something that could not be booked', async () => {
  openShop()
  openDesk(
    booking('a', { status: 'Ticketed', paymentStatus: 'Captured' }),
    booking('b', { status: 'Ignored', ended: 'released' }),
    booking('c', { status: 'Ignored', ended: 'expired', title: 'Kayak tour' }),
  )
  visit(donePage)
  expect(await screen.findByRole('heading', { level: 1, name: '1 of 2 items are booked' })).toBeTruthy()
  const lost = within(screen.getByRole('region', { name: 'Not booked' }))
  expect(lost.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Kayak tour'])
})

test('[R4.3] an order of which all was taken out says so, and leads to the cart', async () => {
  openShop()
  openDesk(booking('a', { status: 'Ignored', ended: 'released' }))
  visit(payPage)
  expect(await screen.findByText('This order is no longer open')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the cart' }).getAttribute('href')).toBe('/cart')
  expect(screen.queryByText('Expired')).toBeNull()
})

const bought = (id: string, change: Partial<OrderItem> = {}) =>
  booking(id, { status: 'Ticketed', paymentStatus: 'Captured', locator: 'QXWZ7M', ...change })

test.each([
  [undefined, 'The documents go to you by email. You can send them to the traveller from the booking.'],
  [true, 'The documents go by email to you and, without prices, to the traveller.'],
])('[B9] an agent reads whom the documents go to by themselves', async (mailsTraveler, sentence) => {
  openShop()
  logInAs(employee('rail:view', 'rail:book'))
  const desk = openDesk(bought('a'))
  desk.mailsTraveler = mailsTraveler
  visit(donePage)
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test.each([
  ['hotel', 'To pay at the hotel'],
  ['car', 'To pay at pick-up'],
] as const)('[B12] of a %s that is paid there nothing is called charged', async (productType, due) => {
  openShop()
  openDesk(bought('a', { productType, paymentStatus: 'None', payThere: hkd(4320) }))
  visit(donePage)
  await screen.findByRole('heading', { level: 1, name: '1 item is booked' })
  expect(screen.getByRole('region', { name: 'Payment' }).textContent).toBe(
    `Payment1 itemHK$4,320.00${due}HK$4,320.00Paid todayHK$0.00`,
  )
  expect(screen.queryByRole('region', { name: 'Charged' })).toBeNull()
  expect(document.body.textContent).not.toMatch(/on the spot|Total paid/)
})

test('[B12] what was paid of a deposit is told beside what the hotel still takes', async () => {
  openShop()
  openDesk(bought('a', { productType: 'hotel', payThere: hkd(3024) }))
  visit(donePage)
  const payment = await screen.findByRole('region', { name: 'Payment' })
  expect(payment.textContent).toContain('To pay at the hotelHK$3,024.00Paid todayHK$1,296.00')
  // The whole price stands in it, and was not charged.
  expect(screen.queryByRole('region', { name: 'Charged' })).toBeNull()
})

test('[B12] the day on which the hotel takes the rest of a deposit is told, and what is left for its desk', async () => {
  openShop()
  const takenLater = [{ on: '2027-01-13', price: hkd(3000) }]
  openDesk(bought('a', { productType: 'hotel', payThere: hkd(3024), takenLater }))
  visit(donePage)
  const payment = await screen.findByRole('region', { name: 'Payment' })
  expect(payment.textContent).toContain(
    'Taken by the hotel on Wed 13 JanHK$3,000.00To pay at the hotelHK$24.00Paid todayHK$1,296.00',
  )
})

test('[R6.2] of a deposit on account nothing is said to be paid today', async () => {
  openShop()
  const mixed: Partial<OrderItem> = { settlement: 'mixed', paymentWays: ['account', 'there'] }
  openDesk(bought('a', { productType: 'hotel', payThere: hkd(3024), ...mixed }))
  visit(donePage)
  const payment = await screen.findByRole('region', { name: 'Payment' })
  expect(payment.textContent).toContain('To pay at the hotelHK$3,024.00On accountHK$1,296.00')
})

test('each booking is named by what the order knows of it, with its day, both references and its papers', async () => {
  openShop()
  openDesk(
    bought('a', { travelEnd: '2027-01-20T15:34' }),
    bought('c', { productType: 'hotel', title: 'Casa do Cais', travelStart: '2027-01-20', status: 'Committed' }),
    bought('d', { productType: 'activity', title: 'Kayak', status: 'Requested' }),
  )
  visit(donePage)
  const card = (await screen.findByRole('heading', { level: 3, name: 'Paris – Zürich' })).closest('article')
  for (const part of [
    'Ticketed',
    'Fri, 15 Jan 2027, 07:22 local time',
    '07:22',
    'Wed, 20 Jan 2027',
    '1 traveller',
    'PTL-A',
    'QXWZ7M',
  ])
    expect(card?.textContent).toContain(part)
  const papers = within(screen.getByRole('region', { name: 'Documents' })).getAllByRole('link')
  expect(papers.map((paper) => `${paper.textContent} ${paper.getAttribute('href')}`)).toEqual([
    'All documents in one PDF 2 items /api/v1/checkout/order-1/documents/all',
    'All dates in one calendar file 2 items /api/v1/checkout/order-1/documents/calendar',
    'E-ticket (PDF) Paris – Zürich /api/v1/booking/PTL-A/documents/ticket',
    'Calendar file Paris – Zürich /api/v1/booking/PTL-A/documents/calendar',
    'Voucher (PDF) Casa do Cais /api/v1/booking/PTL-C/documents/voucher',
    'Calendar file Casa do Cais /api/v1/booking/PTL-C/documents/calendar',
  ])
})

test('[R4.3] who travels is named on what was bought', async () => {
  openShop()
  openDesk(bought('a', { party: [{ ref: 'p1', type: 'adult', name: 'Ada Lovelace' }] }))
  visit(donePage)
  const card = (await screen.findByRole('heading', { level: 3, name: 'Paris – Zürich' })).closest('article')
  expect(card?.textContent).toContain('Ada Lovelace')
})

test('one thing has its own papers and no others', async () => {
  openShop()
  openDesk(bought('a'))
  visit(donePage)
  const papers = within(await screen.findByRole('region', { name: 'Documents' })).getAllByRole('link')
  expect(papers.map(({ textContent }) => textContent)).toEqual([
    'E-ticket (PDF) Paris – Zürich',
    'Calendar file Paris – Zürich',
  ])
})

test('[R2.6] what it looked like in the cart is shown still, also after a reload', async () => {
  const display = { ...item('a').display, imageUrl: '/picture/a.svg' }
  openShop(item('a', { display }))
  openDesk(held('a'))
  visit(payPage)
  await screen.findByLabelText('Card number')
  cleanup()
  cartState.write(emptyCart)
  openShop()
  openDesk(bought('a'))
  visit(donePage)
  const card = (await screen.findByRole('heading', { level: 3, name: 'Paris – Zürich' })).closest('article')
  expect(card?.querySelector('img')?.getAttribute('src')).toBe('/picture/a.svg')
  expect(card?.textContent).toContain('2 adults')
})

test('[R1.2] an hour that an answer has moved stands as the order has it, and no longer as the cart had it', async () => {
  const display = { ...item('a').display, lines: ['Fri 15 Jan, 14:00'] }
  openShop(item('a', { display }))
  openDesk(held('a', { lines: ['Fri 15 Jan, 15:55 · Flight LH 250'] }))
  visit(payPage)
  const terms = await screen.findByRole('region', { name: 'What you agree to, item by item' })
  expect(terms.textContent).toContain('15:55 · Flight LH 250')
  expect(terms.textContent).not.toContain('14:00')
  cleanup()
  openDesk(bought('a', { lines: ['Fri 15 Jan, 15:55 · Flight LH 250'] }))
  visit(donePage)
  const card = (await screen.findByRole('heading', { level: 3, name: 'Paris – Zürich' })).closest('article')
  expect(card?.textContent).toContain('Flight LH 250')
  expect(card?.textContent).not.toContain('14:00')
})

test('what comes next stands in the order of time, the mail first', async () => {
  openShop()
  openDesk(bought('a'), held('b', { travelStart: '2027-02-01T10:00' }))
  visit(donePage)
  const next = within(await screen.findByRole('region', { name: 'What next' })).getAllByRole('listitem')
  expect(next.map(({ textContent }) => textContent?.replace(/^.*(?=The|Last|Free|Begins)/, ''))).toEqual([
    'The documents arrive by email',
    'Last moment to pay: Casa do Cais',
    'Free cancellation ends: Paris – Zürich',
    'Begins: Paris – Zürich',
    'Begins: Casa do Cais',
  ])
})

test('whoever booked without an account is told how to come back, and may take it into one', async () => {
  openShop()
  openDesk(bought('a'))
  visit(donePage)
  const guest = within(await screen.findByRole('region', { name: 'You booked without an account' }))
  expect(guest.getByText(/until 30 days after travel/)).toBeTruthy()
  const next = new URLSearchParams(guest.getByRole('link', { name: 'Log in' }).getAttribute('href')?.split('?')[1])
  expect(next.get('next')).toBe(donePage)
  expect(screen.queryByRole('link', { name: /^View booking/ })).toBeNull()
})

test('whoever is logged in is led to the booking and to the trip', async () => {
  openShop()
  openDesk(bought('a'))
  visit(donePage)
  await screen.findByRole('heading', { level: 1 })
  accountState.write({ logedIn: true, accountInfo: { success: true, id: 'x', userType: 'B2C' } as never })
  const view = await screen.findByRole('link', { name: 'View booking: Paris – Zürich' })
  expect(view.getAttribute('href')).toBe('/booking/rail/view?id=PTL-A')
  expect(screen.getByRole('link', { name: 'Open the trip' }).getAttribute('href')).toBe('/trip')
  expect(screen.queryByText('You booked without an account')).toBeNull()
})

test('[R9.1] until when something is held is said with the zone of the clock', async () => {
  openShop()
  openDesk(held('a'))
  visit(donePage)
  expect((await screen.findByRole('region', { name: 'Still to pay' })).textContent).toMatch(/Pay by: .+ your time\./)
})
