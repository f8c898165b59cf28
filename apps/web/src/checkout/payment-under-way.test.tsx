import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { arrive, item, openShop } from '../testing/cart-shop.tsx'
import { fillCard, held, hkd, openDesk, orderOf, payPage, press, sentTo, visit } from '../testing/checkout-desk.tsx'

beforeEach(arrive)

test('[F8] while the bank or the supplier has not answered the page asks on, and ends with the ticket', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a'))
  desk.says.confirm = [
    async () => {
      desk.items = [held('a', { status: 'PendingPurchase' })]
      return [200, { ...orderOf(desk.items), state: 'Pending' }]
    },
  ]
  visit(payPage)
  await fillCard()
  press('Pay HK$4,320.00')
  expect(await screen.findByRole('heading', { name: 'We are still asking' })).toBeTruthy()
  desk.items = [held('a', { status: 'Ticketed' })]
  expect(await screen.findByRole('heading', { level: 1, name: '1 item is booked' })).toBeTruthy()
  expect(sentTo(desk, 'confirm')).toHaveLength(1)
})

const asked = {
  status: 'ActionRequired' as const,
  nextAction: { kind: 'challenge' as const, clientSecret: 'ch_1.secret' },
}

test('what the bank asks is answered in its own window, also by a page that is opened again: how it stands is read, and no payment is begun', async () => {
  const paying = held('a', { status: 'PendingPurchase' })
  openShop(item('a'))
  const desk = openDesk(paying)
  desk.payment = asked
  visit(payPage)
  const bank = await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' })
  expect(sentTo(desk, 'confirm')).toEqual([])
  fireEvent.click(within(bank).getByRole('button', { name: 'Confirm the payment' }))
  expect(await screen.findByRole('heading', { level: 1, name: '1 item is booked' })).toBeTruthy()
  expect(sentTo(desk, 'challenge')[0]?.body).toEqual({ clientSecret: 'ch_1.secret' })
  expect(sentTo(desk, '/order-1/payment').map(({ call }) => call)).toEqual(['GET /api/v1/checkout/order-1/payment'])
  expect(sentTo(desk, 'confirm')).toEqual([])
})

test('[B12] the bank is told of what is charged now: nothing of a stay that is paid at the hotel, and not what the hotel takes', async () => {
  const hotel = { status: 'PendingPurchase' as const, productType: 'hotel' as const }
  openShop(item('a'))
  const desk = openDesk(held('a', { ...hotel, payThere: hkd(4320) }))
  desk.payment = asked
  visit(payPage)
  const bank = await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' })
  expect(bank.textContent).toContain('Nothing is charged.')
  expect(within(bank).getByRole('button', { name: 'Confirm the card' })).toBeTruthy()
  expect(bank.textContent).not.toContain('HK$')
  expect(screen.getByRole('heading', { level: 1, name: 'Book now, pay at the hotel', hidden: true })).toBeTruthy()
  cleanup()
  const partly = openDesk(held('a', { ...hotel, payThere: hkd(3024) }))
  partly.payment = asked
  visit(payPage)
  const again = await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' })
  expect(again.textContent).toContain('wants to charge HK$1,296.00')
})

test('[R4.3] a cart of which only a part is being paid for is told why the rest is not in the order', async () => {
  openShop(item('a'), item('b'))
  openDesk(held('a', { status: 'PendingPurchase' }))
  visit(payPage)
  expect(await screen.findByRole('heading', { name: 'We are still asking' })).toBeTruthy()
  const why = 'This order is finished first. 1 other item stays in the cart and can be booked afterwards.'
  expect(await screen.findByText(why)).toBeTruthy()
})

test('a payment that is refused while the page waits is told, and can be made again', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a', { status: 'PendingPurchase' }))
  visit(payPage)
  expect(await screen.findByRole('heading', { name: 'We are still asking' })).toBeTruthy()
  desk.items = [held('a')]
  desk.payment = { status: 'None', declined: 'The payment was declined.' }
  expect(await screen.findByText(/^The payment was declined\./)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Pay HK$4,320.00' }).length).toBeGreaterThan(0)
  expect(sentTo(desk, 'confirm')).toEqual([])
})

test('a bank that refuses what it was answered is told of, and nothing is sent but the answer', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a', { status: 'PendingPurchase' }))
  desk.payment = asked
  desk.says.challenge = [
    async () => {
      desk.items = [held('a')]
      desk.payment = { status: 'None', declined: 'The payment was declined.' }
      return [200, { success: true }]
    },
  ]
  visit(payPage)
  const bank = await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' })
  fireEvent.click(within(bank).getByRole('button', { name: 'Confirm the payment' }))
  expect(await screen.findByText(/^The payment was declined\./)).toBeTruthy()
  expect(sentTo(desk, 'confirm')).toEqual([])
})

test('the bank’s question may be put aside, is not asked again by itself, and can be asked for', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a', { status: 'PendingPurchase' }))
  desk.payment = asked
  visit(payPage)
  const bank = await screen.findByRole('dialog')
  fireEvent.click(within(bank).getByRole('button', { name: 'Not now' }))
  expect(await screen.findByRole('heading', { name: 'We are still asking' })).toBeTruthy()
  const read = sentTo(desk, '/order-1').length
  await waitFor(() => expect(sentTo(desk, '/order-1').length).toBeGreaterThan(read))
  expect(screen.queryByRole('dialog')).toBeNull()
  press('Ask the bank again')
  expect(await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' })).toBeTruthy()
})

test('a bank with a page of its own is not gone to by a reload, only by the button', async () => {
  const leaves = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const away = { kind: 'redirect' as const, url: 'https://bank.example/ask' }
  openShop(item('a'))
  const desk = openDesk(held('a', { status: 'PendingPurchase' }))
  desk.payment = { status: 'ActionRequired', nextAction: away }
  visit(payPage)
  await screen.findByRole('heading', { name: 'We are still asking' })
  const read = sentTo(desk, '/order-1').length
  await waitFor(() => expect(sentTo(desk, '/order-1').length).toBeGreaterThan(read))
  expect(leaves).not.toHaveBeenCalled()
  press('Ask the bank again')
  await waitFor(() => expect(leaves).toHaveBeenCalledWith('https://bank.example/ask'))
  expect(sentTo(desk, 'confirm')).toEqual([])
})

test('[R2.6] why no money moved is still there after a reload, until another try', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a'))
  desk.payment = { status: 'None', declined: 'The payment was declined.' }
  visit(payPage)
  expect(await screen.findByText('The payment was declined.')).toBeTruthy()
  expect(screen.getByText('Everything is kept. Try again or choose another way to pay.')).toBeTruthy()
  await fillCard()
  press('Pay HK$4,320.00')
  expect(await screen.findByRole('heading', { level: 1, name: '1 item is booked' })).toBeTruthy()
  expect(screen.queryByText('The payment was declined.')).toBeNull()
})
