import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { takeLoginResult } from '../session/account-state.ts'
import { arrive, expired, item, openShop } from '../testing/cart-shop.tsx'
import {
  booking,
  fillCard,
  fillTraveller,
  held,
  hkd,
  openDesk,
  payPage,
  press,
  sentTo,
  visit,
} from '../testing/checkout-desk.tsx'
import { employee } from '../testing/people.ts'

beforeEach(arrive)

test('[R4.3, R5.4] from the cart to the ticket: one form, one hold, one total, one payment', async () => {
  openShop(item('a'), item('b', { productType: 'hotel' }))
  const desk = openDesk(booking('a'), booking('b', { productType: 'hotel', price: hkd(100.5) }))
  visit()
  await fillTraveller()
  expect(sentTo(desk, 'initiate')[0]?.body).toEqual({ cartItemIds: ['a', 'b'] })
  expect(window.location.search).toBe('?order=order-1')
  expect(screen.getByRole('complementary', { name: 'One total' }).textContent).toContain('HK$4,420.50')
  expect(screen.getAllByText('Free cancellation').length).toBeGreaterThan(0)

  press('Continue to pay')
  expect((await screen.findByRole('heading', { level: 1, name: 'Pay for 2 items' })).textContent).toBeTruthy()
  expect(sentTo(desk, 'quote')[0]?.body).toMatchObject({
    orderId: 'order-1',
    contact: { email: 'mei@example.com' },
    assign: [
      { cartItemId: 'a', travelerRefs: ['p1'] },
      { cartItemId: 'b', travelerRefs: ['p1'] },
    ],
  })
  expect(window.location.search).toBe('?order=order-1&step=pay')
  await fillCard()
  press('Pay HK$4,420.50')
  expect(await screen.findByRole('heading', { level: 1, name: '2 items are booked' })).toBeTruthy()
  expect(window.location.search).toBe('?order=order-1&step=done')
  expect(sentTo(desk, 'confirm')[0]?.body).toEqual({
    orderId: 'order-1',
    quoteId: 'quote-1',
    paymentForm: { kind: 'token', provider: 'test', token: 'tok_ok' },
    acceptedTotal: { currencyCode: 'HKD', amount: 4420.5 },
  })
  // The number was typed on the page and never left it.
  expect(JSON.stringify(desk.sent)).not.toContain('4242')
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/4242|MEI|mei@/)
  expect(screen.getByText('PTL-A')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Charged' }).textContent).toContain('HK$4,420.50')
})

test('[R2.6] what the server refuses stands beside its field, and nothing typed is lost', async () => {
  openShop(item('a'))
  const desk = openDesk(booking('a'))
  const nodeList = '/travelers/0/lastName'
  desk.says.quote = [[400, { errors: { errors: [{ nodeList, stringValue: 'Fill in this field.' }] } }]]
  visit()
  await fillTraveller()
  press('Continue to pay')
  const list = await screen.findByRole('alert')
  expect(within(list).getByRole('link').textContent).toBe('Adult 1, Last name: Fill in this field.')
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('MEI')
  expect(window.location.search).toBe('?order=order-1')
})

test('[R2.6, B1] what was typed a moment before the button was pressed is kept for the order that may follow', async () => {
  openShop(item('a'))
  const desk = openDesk(booking('a'))
  visit()
  await fillTraveller()
  press('Continue to pay')
  await screen.findByRole('heading', { level: 1, name: 'Pay for 1 item' })
  await waitFor(() => expect(desk.draft).toMatchObject([{ ref: 'p1', firstName: 'MEI', email: 'mei@example.com' }]))
})

test('[R5.4] a country on the way that asks more of a passport is named, and one that ends too early is warned of', async () => {
  const passport = ['firstName', 'lastName', 'passportNumber', 'passportExpiry', 'nationality'] as const
  const passportValidity = [
    { countryCode: 'TH', validUntil: '2027-07-16' },
    { countryCode: 'TH', validUntil: '2027-08-01' },
  ]
  const travelerRequirements = { leadTraveler: [], everyPassenger: [...passport], passportValidity }
  openShop(item('a'))
  openDesk(booking('a', { productType: 'air', travelerRequirements }))
  visit()
  const told = await screen.findByText(/^Thailand asks for a passport/)
  expect(told.textContent).toContain('1 August 2027')
  const expiry = screen.getByLabelText('Expiry date')
  fireEvent.change(expiry, { target: { value: '20270731' } })
  expect((await screen.findByText(/^This passport ends too early for Thailand/)).textContent).toContain('1 August 2027')
  fireEvent.change(expiry, { target: { value: '2027-08-01' } })
  expect(await screen.findByText(/^Thailand asks for a passport/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Nationality'), { target: { value: 'TH' } })
  await waitFor(() => expect(screen.queryByText(/Thailand asks/)).toBeNull())
})

test('[R1.5, F13] a price that moved is asked about before anything goes on, also after a reload', async () => {
  const moved = held('a', { price: hkd(4500), changed: { old: hkd(4320), new: hkd(4500), reason: 'supplier' } })
  openShop(item('a'))
  openDesk(moved)
  visit(payPage)
  const question = await screen.findByRole('alertdialog', { name: 'Paris – Zürich costs more now' })
  expect(question.textContent).toContain('HK$4,320.00')
  expect(question.textContent).toContain('The supplier has changed its price')
  fireEvent.click(within(question).getByRole('button', { name: 'Not now' }))
  expect(await screen.findByLabelText('First name')).toBeTruthy()
  expect(window.location.search).toBe('?order=order-1')

  cleanup()
  visit(payPage)
  const again = await screen.findByRole('alertdialog')
  fireEvent.click(within(again).getByRole('button', { name: 'Agree to HK$4,500.00' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  cleanup()
  visit(payPage)
  expect((await screen.findAllByRole('button', { name: 'Pay HK$4,500.00' })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('[R8.7] what cannot be had is named with its reason and a way to search again; the rest goes on', async () => {
  const errors = { errors: [{ code: 'noAvailability', stringValue: 'It has just been sold.' }] }
  openShop(item('a'), item('b'))
  openDesk(held('a'), booking('b', { status: 'Unsuccessful', errors }))
  visit(payPage)
  const lost = await screen.findByRole('region', { name: 'Not booked' })
  expect(lost.textContent).toContain('Casa do Cais')
  expect(lost.textContent).toContain('It has just been sold.')
  expect(within(lost).getByRole('link', { name: 'Search again' }).getAttribute('href')).toBe('/rail')
  expect(screen.getAllByRole('button', { name: 'Pay HK$4,320.00' }).length).toBeGreaterThan(0)
})

test('[A17] somebody else’s order is none, and the cart is one step away', async () => {
  openShop(item('a'))
  openDesk(booking('a'))
  visit('/cart/book?order=another&step=pay')
  expect((await screen.findByRole('link', { name: 'Back to the cart' })).getAttribute('href')).toBe('/cart')
})

test('a cart with nothing to book leads back to the cart, and begins nothing', async () => {
  openShop(expired('a'))
  const desk = openDesk()
  visit()
  expect((await screen.findByRole('link', { name: 'Back to the cart' })).getAttribute('href')).toBe('/cart')
  expect(sentTo(desk, 'initiate')).toEqual([])
})

test('[R6.2] whoever may not book what is in the cart reads so, with the way back, and no order is begun', async () => {
  openShop(item('a'), item('b', { productType: 'hotel' }))
  const desk = openDesk(booking('a'))
  takeLoginResult(employee('rail:view', 'hotel:view'))
  visit()
  expect(await screen.findByText('You do not have permission to book this.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the cart' }).getAttribute('href')).toBe('/cart')
  expect([screen.queryByRole('button', { name: 'Try again' }), sentTo(desk, 'initiate')]).toEqual([null, []])
})

test('[R6.2] an order is begun with what one may book, and what one may not is not promised for later', async () => {
  openShop(item('a'), item('b', { productType: 'hotel' }))
  const desk = openDesk(booking('a'))
  takeLoginResult(employee('rail:view', 'rail:book', 'hotel:view'))
  visit()
  await waitFor(() => expect(sentTo(desk, 'initiate').length).toBe(1))
  expect(JSON.stringify(sentTo(desk, 'initiate')[0]?.body)).toContain('"a"')
  expect(JSON.stringify(sentTo(desk, 'initiate')[0]?.body)).not.toContain('"b"')
  await waitFor(() => expect(window.location.search).toContain('order='))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/not in this order/)).toBeNull()
})

test('[R6.2] an order that one may not book any more is neither filled in nor paid, and what was bought stays', async () => {
  openShop()
  const desk = openDesk(held('a'))
  takeLoginResult(employee('rail:view'))
  visit(payPage)
  expect(await screen.findByText('You do not have permission to book this.')).toBeTruthy()
  expect(screen.queryByLabelText('Card number')).toBeNull()
  cleanup()
  desk.items = [booking('a', { status: 'Ticketed', paymentStatus: 'Captured' })]
  visit('/cart/book?order=order-1&step=done')
  expect(await screen.findByRole('heading', { level: 1, name: '1 item is booked' })).toBeTruthy()
})

test('[R6.2] the flight and the hotel of a package are bought with the right to book packages', async () => {
  openShop()
  openDesk(held('a', { productType: 'air' }), held('a', { productType: 'hotel' }))
  takeLoginResult(employee('package:view', 'package:book'))
  visit(payPage)
  expect(await screen.findByLabelText('Card number')).toBeTruthy()
})

test('what came into the cart after the order was begun stays there, and that is said', async () => {
  openShop(item('a'), item('b'))
  openDesk(booking('a'))
  visit('/cart/book?order=order-1')
  expect(await screen.findByText(/^1 item of your cart is not in this order\./)).toBeTruthy()
})
