// @vitest-environment happy-dom
import { RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeRouter } from '../app/router.tsx'
import { arrive, expired, item, openShop, press } from '../testing/cart-shop.tsx'

beforeEach(arrive)
afterEach(cleanup)

function visit(): void {
  window.history.replaceState(null, '', '/cart/book')
  render(<RouterProvider router={makeRouter()} />)
}

const named = { ref: 'p1', type: 'adult' as const, age: 31, firstName: 'MEI', lastName: 'LAM', birthDate: '1990-04-12' }
const fill = async (label: string, value: string) => {
  const field = await screen.findByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

test('[R5.4] the whole cart has one form: what is known stands in it, the lead is asked how to be reached', async () => {
  const shop = openShop(item('a', { travelers: [named] }), item('b', { productType: 'hotel' }))
  visit()
  expect((await screen.findByLabelText<HTMLInputElement>('Last name')).value).toBe('LAM')
  const price = screen.getByRole('complementary', { name: 'Your cart' })
  expect(price.textContent).toContain('2 itemsHK$8,640.00')
  expect(price.textContent).toContain('Paying for the cart is not open here yet.')

  press('Check the travellers')
  const list = await screen.findByRole('alert')
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Adult 1, Title: Fill in this field.',
    'Adult 1, Country code: Fill in this field.',
    'Adult 1, Phone number: Fill in this field.',
    'Adult 1, Email: Fill in this field.',
  ])
  await fill('Title', 'Ms')
  await fill('Country code', '852')
  await fill('Phone number', '9123 4567')
  await fill('Email', 'mei@example.com')
  await waitFor(() => expect(shop.sent.some(({ call }) => call === 'PUT /api/v1/traveler-draft/cart')).toBe(true))
  press('Check the travellers')
  expect(await screen.findByText('Every traveller is complete and kept.')).toBeTruthy()
})

test('[R5.4] what one of the suppliers asks is asked of everybody it asks it of, once', async () => {
  const shop = openShop(item('a', { travelers: [named] }), item('b', { productType: 'hotel' }))
  shop.asks = {
    leadTraveler: ['title', 'firstName', 'lastName', 'email', 'passportNumber'],
    everyPassenger: ['title', 'firstName', 'lastName', 'passportNumber'],
  }
  visit()
  expect(await screen.findByLabelText('Passport number')).toBeTruthy()
  expect(shop.sent.filter(({ call }) => call === 'POST /api/v1/rail/book')).toHaveLength(1)
})

test('a cart with nothing to book leads back to the cart', async () => {
  openShop(expired('a'))
  visit()
  expect((await screen.findByRole('link', { name: 'Back to the cart' })).getAttribute('href')).toBe('/cart')
  expect(screen.queryByLabelText('Last name')).toBeNull()
})
