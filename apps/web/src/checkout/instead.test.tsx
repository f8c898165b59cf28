import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { arrive, openShop } from '../testing/cart-shop.tsx'
import { booking, donePage, hkd, openDesk, visit } from '../testing/checkout-desk.tsx'
import { employee, logInAs } from '../testing/people.ts'

beforeEach(arrive)

test('[R4.3, R6.2] in place of what failed something like it is named, and goes into the cart at a press of those who may book', async () => {
  const errors = { errors: [{ code: 'noAvailability', stringValue: 'This train is full.' }] }
  const shop = openShop()
  const desk = openDesk(
    booking('a', { status: 'Ticketed', paymentStatus: 'Captured' }),
    booking('b', { status: 'Unsuccessful', errors }),
  )
  const goods = { productType: 'rail' as const, rphs: ['later-train'] }
  const lines = ['Fri 15 Jan 09:22–13:26', 'Standard · 2 adults']
  desk.alternatives = [{ cartItemId: 'b', ...goods, title: 'Paris – Zürich', lines, price: hkd(4500) }]
  visit(donePage)
  const lost = within(await screen.findByRole('region', { name: 'Not booked' }))
  const heading = await lost.findByRole('heading', { name: 'Available instead' }, { timeout: 10_000 })
  expect(heading.parentElement?.textContent).toContain('Fri 15 Jan 09:22–13:26')
  expect(heading.parentElement?.textContent).toContain('4,500.00')
  logInAs(employee('rail:view'))
  expect(lost.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  logInAs(employee('rail:view', 'rail:book'))
  fireEvent.click(lost.getByRole('button', { name: 'Add to cart' }))
  expect((await lost.findByRole('link', { name: 'In the cart' })).getAttribute('href')).toBe('/cart')
  const sent = shop.sent.findLast(({ call }) => call.startsWith('POST') && call.endsWith('shopping-cart'))
  expect(sent?.body).toEqual({ goods })
})
