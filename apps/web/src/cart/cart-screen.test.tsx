import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { cartState } from '../session/cart-state.ts'
import { arrive, card, expired, item, minute, names, open, openShop, press, sentTo } from '../testing/cart-shop.tsx'
import { employee, logInAs } from '../testing/people.ts'
import { ToastHost } from '../ui/Toast.tsx'

beforeEach(arrive)

test('[R2.6, R1.5] the cart shows each item with its dates, its price, the supplier’s amount and its hold', async () => {
  openShop(item('a'), item('b', { productType: 'hotel' }))
  open()
  const { textContent } = await screen.findByRole('article', { name: 'Paris – Zürich' })
  const text = textContent?.replaceAll(/[\u2066-\u2069]/g, '')
  for (const part of [
    'Rail ticket',
    'Fri 15 Jan 07:22 – Wed 20 Jan 15:34 local time',
    '2 adults',
    'HK$4,320.00',
    'EUR 476.90',
    'Held 12 min',
  ])
    expect(text).toContain(part)
  expect(screen.getByText(/2 items, 2 ready to book/)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Book 2 items' })[0]?.getAttribute('href')).toBe('/cart/book')
  expect(screen.getAllByRole('link', { name: 'Cart, 2 items' }).length).toBe(2)
  const timeline = screen.getByRole('region', { name: 'On the chart' })
  expect(timeline.textContent?.replace(/\s/g, ' ')).toContain('15 – 20 Jan Paris – Zürich')
})

test('an item that is not ticked stays and is not counted', async () => {
  openShop(item('a'), item('b'))
  open()
  fireEvent.click((await card('b')).getByRole('checkbox', { name: 'Include Casa do Cais' }))
  expect(screen.getAllByRole('link', { name: 'Book 1 item' }).length).toBeGreaterThan(0)
  expect(names()).toEqual(['Paris – Zürich', 'Casa do Cais'])
  expect(screen.getByRole('region', { name: 'Price' }).textContent).toContain('1 itemHK$4,320.00')
})

const closed = 'You do not have permission to book this.'
const whoGives = 'An owner or manager of your agency can give it to you.'

test('[R6.2] an employee reads which items may not be booked, and books the others', async () => {
  openShop(item('a'), item('b', { productType: 'hotel' }))
  open()
  await card('a')
  logInAs(employee('rail:view', 'rail:book', 'hotel:view'))
  expect(screen.getByText(/2 items, 1 ready to book/)).toBeTruthy()
  const [rail, hotel] = [await card('a'), await card('b')]
  expect([rail.queryByText(closed), hotel.queryByText(closed) !== null]).toEqual([null, true])
  expect([rail.queryByText(whoGives), hotel.queryByText(whoGives) !== null]).toEqual([null, true])
  const box = hotel.getByRole<HTMLInputElement>('checkbox')
  expect([box.checked, box.disabled]).toEqual([false, true])
  expect(screen.getAllByRole('link', { name: 'Book 1 item' }).length).toBeGreaterThan(0)
  const price = screen.getByRole('region', { name: 'Price' }).textContent
  expect(price).toContain('Hotel, no permissionnot counted')
  expect(price).toContain('1 itemHK$4,320.00')
})

test('[R6.2] who may book nothing of the cart is not called ready, and reads who can give the right', async () => {
  openShop(item('a'), item('b', { productType: 'hotel' }), expired('c'))
  open()
  await card('a')
  logInAs(employee('rail:view', 'hotel:view'))
  expect(screen.getByText('3 items. You do not have permission to book them.')).toBeTruthy()
  expect(screen.queryByText(/ready to book|shortest hold/)).toBeNull()
  expect(screen.queryAllByRole('link', { name: /^Book \d/ })).toEqual([])
  expect(screen.queryAllByRole('button', { name: /^Book$|Check the price/ })).toEqual([])
  const price = within(screen.getByRole('region', { name: 'Price' }))
  expect(price.getByText(closed)).toBeTruthy()
  expect(price.queryByText(/booked one by one/)).toBeNull()
  expect(price.getByText(whoGives)).toBeTruthy()
  for (const id of ['a', 'b', 'c']) expect((await card(id)).getByText(closed)).toBeTruthy()
})

test('[R6.2] what may be booked and has expired is priced again, whatever else is in the cart', async () => {
  openShop(expired('a'), item('b', { productType: 'hotel' }))
  open()
  await card('a')
  logInAs(employee('rail:view', 'rail:book', 'hotel:view'))
  expect(screen.getByText(/1 item, its price has expired\./)).toBeTruthy()
  expect((await card('a')).getByRole('button', { name: 'Check the price' })).toBeTruthy()
})

test('[R4.4] an item whose time runs out while it is looked at turns to ‘Check the price’ and is never removed', async () => {
  openShop(item('a', { expiredDateTime: new Date(Date.now() + 2500).toISOString() }), item('b'))
  open()
  expect((await card('a')).queryByRole('button', { name: 'Check the price' })).toBeNull()
  await screen.findByRole('button', { name: 'Check the price' })
  const shown = await card('a')
  expect(shown.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
  expect(names()).toEqual(['Paris – Zürich', 'Casa do Cais'])
  expect(screen.getByRole('region', { name: 'Price' }).textContent).toContain('Rail ticket, expirednot counted')
  expect(screen.getAllByRole('link', { name: 'Book 1 item' }).length).toBeGreaterThan(0)
})

test('[R4.4] a browser an hour slow goes by the server’s clock', async () => {
  const shop = openShop(item('a', { expiredDateTime: new Date(Date.now() + 30 * minute).toISOString() }))
  shop.clockAhead = 60 * minute
  open()
  expect((await card('a')).getByRole('button', { name: 'Check the price' })).toBeTruthy()
})

test('[F14] a node whose clock is a day wrong makes nothing expire', async () => {
  const shop = openShop(item('a'))
  shop.nodeAhead = 24 * 60 * minute
  open()
  expect(await (await card('a')).findByText('Held 12 min')).toBeTruthy()
})

test('in its last minute a hold is not called 0 min', async () => {
  openShop(item('a', { expiredDateTime: new Date(Date.now() + minute / 2).toISOString() }))
  open()
  await card('a')
  expect(screen.getByText(/the shortest hold is less than a minute\./)).toBeTruthy()
  expect(screen.getByText('1 item, shortest hold less than a minute')).toBeTruthy()
})

test('[R4.5] a failure empties the cart in the client and says so; the next load brings it back', async () => {
  const shop = openShop(item('a'))
  shop.failing = true
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('The cart is away.')
  expect([cartState.read().goods, names()]).toEqual([[], []])
  expect(screen.getAllByRole('link', { name: 'Cart' }).length).toBeGreaterThan(0)
  shop.failing = false
  press('Try again')
  await card('a')
})

test('[R4.5, R7.38] a removal names position and version, and its answer replaces the whole cart; Undo adds it again', async () => {
  const shop = openShop(item('a'), item('b'))
  open()
  render(<ToastHost />)
  await card('b')
  // What another device added comes along with the answer.
  shop.meanwhile = () => shop.items.push(item('c'))
  press('Remove Paris – Zürich')
  await card('c')
  expect(names()).toEqual(['Casa do Cais', 'Benelux Pass'])
  expect(sentTo(shop, 'shopping-cart').at(-1)).toMatchObject({ body: { indexes: [0] }, ifMatch: '"1"' })
  // A title of another direction stays together in the plain text of a toast.
  expect(screen.getAllByText('\u2068Paris – Zürich\u2069 removed.').length).toBeGreaterThan(0)
  fireEvent.click((await screen.findAllByRole('button', { name: 'Undo' }))[0] as HTMLElement)
  await card('a')
  expect(sentTo(shop, 'shopping-cart').at(-1)?.body).toEqual({ goods: { productType: 'rail', rphs: ['rph-a'] } })
})

test('[R4.5] a removal that fails empties the cart here, and loading it again shows that nothing is lost', async () => {
  const shop = openShop(item('a'))
  open()
  await card('a')
  shop.failing = true
  press('Remove Paris – Zürich')
  await screen.findByRole('alert')
  expect(names()).toEqual([])
  shop.failing = false
  press('Try again')
  await card('a')
})

test('[R7.38] a cart that changed in another tab is read again, and nothing is removed', async () => {
  const shop = openShop(item('a'), item('b'))
  open()
  await card('b')
  shop.items = [item('b')]
  shop.version = 9
  press('Remove Paris – Zürich')
  await screen.findByText(/Your cart changed in another tab/)
  expect(names()).toEqual(['Casa do Cais'])
})

test('[R4.5] an item that is being paid for stays with all others, and the cart says why', async () => {
  const shop = openShop(item('a'), item('b'))
  shop.conflict = 'This is being paid for. Wait until the payment has ended, then remove it.'
  open()
  await card('a')
  press('Remove Paris – Zürich')
  expect(await screen.findByText(/This is being paid for/)).toBeTruthy()
  expect(names()).toEqual(['Paris – Zürich', 'Casa do Cais'])
})

test('pressing Remove twice removes one item only', async () => {
  const shop = openShop(item('a'), item('b'))
  open()
  await card('b')
  press('Remove Paris – Zürich')
  press('Remove Paris – Zürich')
  await waitFor(() => expect(names()).toEqual(['Casa do Cais']))
  expect(shop.sent.filter(({ call }) => call.startsWith('DELETE')).length).toBe(1)
})

test('an empty cart says so and offers one way on', async () => {
  openShop()
  open()
  expect(await screen.findByText('Your cart is empty.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a trip' }).getAttribute('href')).toBe('/explore')
})
