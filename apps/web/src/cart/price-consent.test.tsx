import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { chooseLook } from '../session/preferences.ts'
import {
  arrive,
  card,
  currencyChoice,
  expired,
  focused,
  item,
  names,
  open,
  openShop,
  type Priced,
  press,
  sentTo,
} from '../testing/cart-shop.tsx'
import { ToastHost } from '../ui/Toast.tsx'

beforeEach(arrive)

test('[R1.5] a new price is shown as old and new, and taken only with consent', async () => {
  const shop = openShop(expired('a'))
  shop.prices.set('a', { amount: 4476 })
  open()
  await card('a')
  press('Check the price')
  const dialog = await screen.findByRole('alertdialog', { name: 'Paris – Zürich costs more now' })
  for (const part of ['HK$4,320.00', 'HK$4,476.00', '+HK$156.00', 'New total, 1 item'])
    expect(dialog.textContent).toContain(part)
  expect(dialog.querySelector('h2 > bdi')?.textContent).toBe('Paris – Zürich')
  expect(sentTo(shop, 'refresh').map(({ body }) => body)).toEqual([{ ids: ['a'] }])
  press('Agree to HK$4,476.00')
  expect(await (await card('a')).findByText(/Held 19 min|Held 20 min/)).toBeTruthy()
  expect(sentTo(shop, 'refresh').at(-1)?.body).toEqual({ ids: ['a'], accept: true, shown: '[["a",4476]]' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await waitFor(() => expect(focused()).toBe('Paris – Zürich'))
})

test('[R1.5] consent is for the price that was shown: one that moved since is shown again', async () => {
  const shop = openShop(expired('a'))
  shop.prices.set('a', { amount: 4476 })
  open()
  await card('a')
  press('Check the price')
  await screen.findByRole('alertdialog')
  shop.prices.set('a', { amount: 5000 })
  press('Agree to HK$4,476.00')
  await screen.findByRole('button', { name: 'Agree to HK$5,000.00' })
  expect(shop.items[0]?.price.sellingTotalAmount).toBe(4320)
  press('Agree to HK$5,000.00')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sentTo(shop, 'refresh').at(-1)?.body.shown).toBe('[["a",5000]]')
  expect(shop.items[0]?.price.sellingTotalAmount).toBe(5000)
})

test('[R1.5] a new price is called more or less only where the two can be compared', async () => {
  const shop = openShop(expired('a'))
  open()
  await card('a')
  const prices: [Priced, string][] = [
    [{ amount: 4000 }, 'Paris – Zürich costs less now'],
    [{ amount: 4400 }, 'Paris – Zürich costs more now'],
    [{ amount: 555, currencyCode: 'USD' }, 'Paris – Zürich has a new price'],
  ]
  for (const [price, name] of prices) {
    shop.prices.set('a', price)
    press('Check the price')
    await screen.findByRole('alertdialog', { name })
    press('Not now')
  }
})

test('a new price that is not wanted is not taken', async () => {
  const shop = openShop(expired('a'))
  shop.prices.set('a', { amount: 4476 })
  open()
  await card('a')
  press('Check the price')
  await screen.findByRole('alertdialog')
  press('Not now')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(sentTo(shop, 'refresh').length).toBe(1)
  expect((await card('a')).getByRole('button', { name: 'Check the price' })).toBeTruthy()
})

test('the same price is taken at once', async () => {
  const shop = openShop(expired('a'))
  open()
  await card('a')
  press('Check the price')
  expect(await (await card('a')).findByText(/Held 19 min|Held 20 min/)).toBeTruthy()
  expect(sentTo(shop, 'refresh').map(({ body }) => body.accept)).toEqual([undefined, true])
  await waitFor(() => expect(focused()).toBe('Paris – Zürich'))
})

test('what is no longer sold says so at the item, which stays until it is removed', async () => {
  const shop = openShop(expired('a'))
  const [kept] = shop.items
  if (kept) kept.searchInputValues = { from: 'PAR' }
  shop.prices.set('a', null)
  open()
  await card('a')
  press('Check the price')
  const shown = await card('a')
  expect((await shown.findByRole('alert')).textContent).toContain('This is no longer on sale.')
  await waitFor(() => expect(focused()).toBe('Paris – Zürich'))
  expect(shown.getByRole('link', { name: 'Search again' }).getAttribute('href')).toBe('/rail?from=PAR')
  const remove = shown.getAllByRole('button', { name: 'Remove Paris – Zürich' }).at(-1) as HTMLElement
  expect(remove.textContent).toBe('Remove')
  remove.focus()
  fireEvent.click(remove)
  expect(await screen.findByText('Your cart is empty.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
})

test('each ‘Check the price’ says of which item, and a removal leaves the focus at the list', async () => {
  openShop(expired('a'), expired('b'))
  open()
  await card('b')
  const described = screen
    .getAllByRole('button', { name: 'Check the price' })
    .map((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent)
  expect(described).toEqual(['Paris – Zürich', 'Casa do Cais'])
  press('Remove Paris – Zürich')
  await waitFor(() => expect(names()).toEqual(['Casa do Cais']))
  await waitFor(() => expect(focused()).toBe('Items'))
})

test('[R1.5] another currency shows old and new prices of all items; keeping the old one switches back', async () => {
  const shop = openShop(item('a'), item('b'))
  open()
  await card('b')
  const choice = currencyChoice()
  for (const id of ['a', 'b']) shop.prices.set(id, { amount: 555, currencyCode: 'USD' })
  await act(async () => fireEvent.change(choice, { target: { value: 'HKD' } }))
  await act(async () => fireEvent.change(choice, { target: { value: 'USD' } }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Your cart in $' })
  expect(dialog.textContent).toContain('Paris – ZürichWas HK$4,320.00 Is now $555.00')
  expect([...dialog.querySelectorAll('dt > bdi')].map(({ textContent }) => textContent)).toEqual([
    'Paris – Zürich',
    'Casa do Cais',
  ])
  press('Keep HK$')
  await waitFor(() => expect(choice.value).toBe('HKD'))
  const saved = sentTo(shop, 'preferences').map(({ body }) => body.currency)
  expect(saved.slice(-2)).toEqual(['USD', 'HKD'])
  expect(sentTo(shop, 'refresh').some(({ body }) => body.accept)).toBe(false)
})

test('[R1.5] agreed to, the whole cart is in the new currency', async () => {
  const shop = openShop(item('a'), item('b'))
  open()
  await card('b')
  for (const id of ['a', 'b']) shop.prices.set(id, { amount: 555, currencyCode: 'USD' })
  await act(async () => fireEvent.change(currencyChoice(), { target: { value: 'USD' } }))
  await screen.findByRole('alertdialog')
  press('Agree to $1,110.00')
  await waitFor(() => expect(screen.getByRole('region', { name: 'Price' }).textContent).toContain('2 items$1,110.00'))
  expect(sentTo(shop, 'refresh').at(-1)?.body).toEqual({
    ids: ['a', 'b'],
    accept: true,
    shown: '[["a",555],["b",555]]',
  })
})

test('[R1.5] in another currency too, prices that moved since they were shown are shown again', async () => {
  const shop = openShop(item('a'), item('b'))
  open()
  await card('b')
  for (const id of ['a', 'b']) shop.prices.set(id, { amount: 555, currencyCode: 'USD' })
  await act(async () => fireEvent.change(currencyChoice(), { target: { value: 'USD' } }))
  await screen.findByRole('alertdialog')
  shop.prices.set('b', { amount: 600, currencyCode: 'USD' })
  press('Agree to $1,110.00')
  await screen.findByRole('button', { name: 'Agree to $1,155.00' })
  expect(shop.items.map(({ price }) => price.sellingCurrencyCode)).toEqual(['HKD', 'HKD'])
  press('Agree to $1,155.00')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(shop.items.map(({ price }) => price.sellingTotalAmount)).toEqual([555, 600])
})

test('[R1.5] a currency that the server did not take is not shown as chosen', async () => {
  const shop = openShop(item('a'))
  open()
  render(<ToastHost />)
  await card('a')
  shop.keepsNothing = true
  await act(async () => fireEvent.change(currencyChoice(), { target: { value: 'USD' } }))
  expect((await screen.findAllByText('The currency could not be changed. Try again.')).length).toBeGreaterThan(0)
  expect(currencyChoice().value).toBe('HKD')
  expect(sentTo(shop, 'refresh')).toEqual([])
})

test('[R1.5] a cart in another currency than the one chosen says so, and asks for consent when it is wanted', async () => {
  await chooseLook({ currency: 'USD' })
  const shop = openShop(item('a'), expired('b'))
  shop.prices.set('a', { amount: 555, currencyCode: 'USD' })
  open()
  await card('a')
  expect(screen.getByText(/Some prices are in another currency than the one you chose\./)).toBeTruthy()
  press('Show the prices in $')
  await screen.findByRole('alertdialog', { name: 'Your cart in $' })
  press('Agree to $555.00')
  await waitFor(() => expect(screen.queryByText(/Some prices are in another currency/)).toBeNull())
  expect(await (await card('a')).findByText('555.00')).toBeTruthy()
  await waitFor(() => expect(focused()).toBe('Items'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('[R1.5] keeping the cart’s own currency brings the two together as well', async () => {
  await chooseLook({ currency: 'USD' })
  const shop = openShop(item('a'))
  shop.prices.set('a', { amount: 555, currencyCode: 'USD' })
  open()
  await card('a')
  press('Show the prices in $')
  await screen.findByRole('alertdialog')
  press('Keep HK$')
  await waitFor(() => expect(screen.queryByText(/Some prices are in another currency/)).toBeNull())
  expect([currencyChoice().value, sentTo(shop, 'preferences').at(-1)?.body]).toEqual(['HKD', { currency: 'HKD' }])
})
