import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { arrive, item, openShop } from '../testing/cart-shop.tsx'
import {
  fill,
  fillCard,
  held,
  hkd,
  inMinutes,
  openDesk,
  orderOf,
  payPage,
  press,
  sentTo,
  visit,
} from '../testing/checkout-desk.tsx'
import { idle } from '../testing/idle.ts'
import { consumer, employee, logInAs } from '../testing/people.ts'

beforeEach(arrive)

test('the page claims no frame and no encryption that it cannot vouch for', async () => {
  openShop(item('a'))
  openDesk(held('a'))
  visit(payPage)
  expect(await screen.findByText('Demo payment: no money moves, and the number does not leave this page.')).toBeTruthy()
  expect(screen.queryByText(/encrypted|secure frame/i)).toBeNull()
})

test('[F11] [R8.4] a payment that fails without a word is not a purchase', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a'))
  desk.says.confirm = [[200, { ...orderOf(desk.items), success: false, state: 'Done', errors: { errors: [] } }]]
  visit(payPage)
  await fillCard()
  press('Pay HK$4,320.00')
  expect(await screen.findByText('Supplier response errors.')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: '1 item is booked' })).toBeNull()
})

test('[F6, R2.6] to whom the invoice is written goes along with the payment, and outlives a reload', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a'))
  visit(payPage)
  fireEvent.change(await screen.findByLabelText(/^Company/), { target: { value: 'Harbour Ltd' } })
  fireEvent.change(screen.getByLabelText(/^Tax number/), { target: { value: ' GB 123 ' } })
  cleanup()
  visit(payPage)
  expect(await screen.findByDisplayValue('Harbour Ltd')).toBeTruthy()
  await fillCard()
  press('Pay HK$4,320.00')
  await screen.findByRole('heading', { name: '1 item is booked' })
  expect(sentTo(desk, 'confirm')[0]?.body).toMatchObject({ invoiceTo: { company: 'Harbour Ltd', taxNumber: 'GB 123' } })
})

test('[F20] what another tab has changed is shown before it is paid for: who travels, by name', async () => {
  const named = (name: string) => held('a', { party: [{ ref: 'p1', type: 'adult', age: 31, name }] })
  openShop(item('a'))
  const desk = openDesk(named('Ada Lovelace'))
  const moved = 'This order has changed since you looked at it.'
  desk.says.confirm = [[409, { success: false, errors: { errors: [{ code: '409', stringValue: moved }] } }]]
  visit(payPage)
  const terms = await screen.findByRole('region', { name: 'What you agree to, item by item' })
  expect(terms.textContent).toContain('TravellersAda Lovelace')
  await fillCard()
  desk.items = [named('Bob Noyce')]
  desk.quoteId = 'quote-2'
  press('Pay HK$4,320.00')
  expect(await screen.findByText(moved)).toBeTruthy()
  await waitFor(() => expect(terms.textContent).toContain('TravellersBob Noyce'))
  expect(terms.textContent).not.toContain('Ada')
  expect(screen.getByDisplayValue('4242 4242 4242 4242')).toBeTruthy()
  // Nobody has agreed to these names yet, and pressing again is not the way out.
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(false)
  expect(screen.queryByText(/Everything is kept/)).toBeNull()
  press('Pay HK$4,320.00')
  expect(sentTo(desk, 'confirm')).toHaveLength(1)
})

test('a card that is declined keeps everything, and another one is another attempt', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a'))
  const errors = { errors: [{ code: 'card_declined', stringValue: 'The payment was declined.' }] }
  desk.says.confirm = [[200, { ...orderOf(desk.items), success: false, state: 'Done', errors }]]
  visit(payPage)
  await fillCard('4000 0000 0000 0002')
  press('Pay HK$4,320.00')
  expect((await screen.findByText('The payment was declined.')).textContent).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name on card').value).toBe('MEI LAM')
  await fill('Card number', '4242 4242 4242 4242')
  fireEvent.click(await idle('Pay HK$4,320.00'))
  expect(await screen.findByRole('heading', { level: 1, name: '1 item is booked' })).toBeTruthy()
  const [first, second] = sentTo(desk, 'confirm')
  expect([first?.body.paymentForm, second?.body.paymentForm]).toMatchObject([
    { token: 'tok_declined' },
    { token: 'tok_ok' },
  ])
  expect(first?.key).not.toBe(second?.key)
})

test('[F2] two clicks are one payment, and an answer that was lost is asked for under the same key', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a'))
  desk.says.confirm = [() => Promise.reject(new TypeError('the network is gone'))]
  visit(payPage)
  await fillCard()
  // Before the page has had time to show that it is busy.
  act(() => {
    for (const button of screen.getAllByRole('button', { name: 'Pay HK$4,320.00' })) button.click()
  })
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
  await waitFor(() => expect(sentTo(desk, 'confirm')).toHaveLength(1))
  await screen.findByText('Everything is kept. Try again or choose another way to pay.')
  fireEvent.click(await idle('Pay HK$4,320.00'))
  expect(await screen.findByRole('heading', { level: 1, name: '1 item is booked' })).toBeTruthy()
  const keys = sentTo(desk, 'confirm').map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('nothing is paid before both boxes are ticked and the card is whole', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a'))
  visit(payPage)
  await screen.findByLabelText('Card number')
  press('Pay HK$4,320.00')
  expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
  await fillCard()
  const [terms] = screen.getAllByRole('checkbox')
  if (terms) fireEvent.click(terms)
  press('Pay HK$4,320.00')
  expect(await screen.findByText('Tick both boxes to go on.')).toBeTruthy()
  expect(document.activeElement).toBe(terms)
  expect(sentTo(desk, 'confirm')).toEqual([])
})

test('what the hotel takes itself is told beside the total, and the button says what is paid now', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a', { productType: 'hotel', payThere: hkd(320) }))
  visit(payPage)
  await screen.findAllByRole('button', { name: 'Pay HK$4,000.00' })
  expect(screen.getByText('To pay today').closest('div')?.textContent).toContain('HK$4,000.00')
  expect(screen.getByText('To pay at the hotel').closest('div')?.textContent).toContain('HK$320.00')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay for 1 item')
  await fillCard()
  press('Pay HK$4,000.00')
  expect(await screen.findByRole('heading', { level: 1, name: '1 item is booked' })).toBeTruthy()
  // Agreed to is all of it, wherever it is paid.
  expect(sentTo(desk, 'confirm')[0]?.body.acceptedTotal).toEqual(hkd(4320))
})

test('[B12] the pay page says on which day the hotel takes the rest; where that is all of it, nothing is left for its desk', async () => {
  openShop(item('a'))
  openDesk(
    held('a', { productType: 'hotel', payThere: hkd(3024), takenLater: [{ on: '2027-01-13', price: hkd(3024) }] }),
  )
  visit(payPage)
  await screen.findAllByRole('button', { name: 'Pay HK$1,296.00' })
  const row = screen.getByText('Taken by the hotel on Wed 13 Jan').closest('div')
  expect(row?.textContent).toContain('HK$3,024.00')
  expect(screen.queryByText('To pay at the hotel')).toBeNull()
})

test.each([
  ['hotel', 'Book now, pay at the hotel', 'To pay at the hotel'],
  ['car', 'Book now, pay at pick-up', 'To pay at pick-up'],
  ['activity', 'Book now, pay on arrival', 'To pay on arrival'],
] as const)(
  '[B12] where all of a %s is paid there, heading and button say so, and nothing is due today',
  async (productType, words, due) => {
    openShop(item('a'))
    openDesk(held('a', { productType, payThere: hkd(4320) }))
    visit(payPage)
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: words }).length).toBeGreaterThan(0)
    expect(screen.getByText('Nothing is charged today.')).toBeTruthy()
    expect(screen.queryByText(/^Pay for/)).toBeNull()
    expect(screen.getByText('To pay today').closest('div')?.textContent).toContain('HK$0.00')
    expect(screen.getByText(due).closest('div')?.textContent).toContain('HK$4,320.00')
    expect(screen.queryByText('Paid on the spot')).toBeNull()
    expect(screen.queryByRole('radio', { name: /Hold and pay later/ })).toBeNull()
  },
)

test('[B12] what is paid at a hotel and to a rental company is paid on arrival', async () => {
  openShop(item('a'), item('b'))
  openDesk(
    held('a', { productType: 'hotel', payThere: hkd(4320) }),
    held('b', { productType: 'car', payThere: hkd(4320) }),
  )
  visit(payPage)
  expect(await screen.findByRole('heading', { level: 1, name: 'Book now, pay on arrival' })).toBeTruthy()
})

test('what is held may be paid later: until when is said, and the way to pay stays', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a'))
  desk.says.confirm = [[200, { ...orderOf(desk.items), state: 'Done' }]]
  visit(payPage)
  await fillCard()
  fireEvent.click(screen.getByRole('radio', { name: /Hold and pay later/ }))
  press('Hold now, pay later')
  expect(await screen.findByRole('heading', { level: 1, name: '1 item is held for you' })).toBeTruthy()
  expect(sentTo(desk, 'confirm')[0]?.body).toMatchObject({ payLater: true })
  expect(screen.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(payPage)
  // Nothing is charged yet, so nothing is headed so.
  expect(screen.getByRole('region', { name: 'Payment' }).textContent).toContain('HK$0.00')
  expect(screen.queryByRole('region', { name: 'Charged' })).toBeNull()
})

test('what its supplier keeps longer for whoever pays later is offered until then', async () => {
  openShop(item('a'))
  openDesk(held('a', { payLaterUntil: '2027-05-15T09:30:00Z' }))
  visit(payPage)
  await screen.findByLabelText('Card number')
  const choice = screen.getByRole('radio', { name: /Hold and pay later/ })
  expect(choice.closest('label')?.textContent).toContain('15 May')
})

const asEmployee = () => logInAs(employee('rail:view', 'rail:book', 'credit:spend'))

test('[R6.2] an employee may pay from the agency’s account, and is told when its limit is reached', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a'))
  const errors = { errors: [{ code: 'credit_limit', stringValue: 'The agency’s credit does not cover this.' }] }
  desk.says.confirm = [[200, { ...orderOf(desk.items), success: false, state: 'Done', errors }]]
  visit(payPage)
  await screen.findByLabelText('Card number')
  expect(screen.queryByRole('radio', { name: /Agency account/ })).toBeNull()
  asEmployee()
  fireEvent.click(await screen.findByRole('radio', { name: /Agency account/ }))
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  press('Pay HK$4,320.00')
  expect(await screen.findByText('The agency’s credit does not cover this.')).toBeTruthy()
  expect(sentTo(desk, 'confirm')[0]?.body.paymentForm).toEqual({ kind: 'account' })
})

test('[R6.2] who may spend the agency’s account pays from it unless another way is chosen, and no bank is named', async () => {
  openShop(item('a'))
  openDesk(held('a'))
  visit(payPage)
  const bank = 'Your bank may ask you to confirm in its app.'
  await screen.findByLabelText('Card number')
  expect(screen.getByText(bank)).toBeTruthy()
  asEmployee()
  const account = await screen.findByRole<HTMLInputElement>('radio', { name: /Agency account/ })
  expect(account.checked).toBe(true)
  expect(screen.queryByLabelText('Card number')).toBeNull()
  expect(screen.queryByText(bank)).toBeNull()
  expect(screen.getByText('Charged to your agency’s account. No card is needed.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /^Card/ }))
  expect(screen.getByText(bank)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /Hold and pay later/ }))
  expect(screen.queryByText(/Your bank|No card is needed/)).toBeNull()
})

test('[R6.2] the agency’s account is offered to who may spend it, not to everybody who is told what is left', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a'), held('b', { productType: 'hotel' }))
  desk.accounts = [{ limit: hkd(150_000), left: hkd(150_000) }]
  visit(payPage)
  await screen.findByLabelText('Card number')
  const isOffered = () => screen.queryByRole('radio', { name: /Agency account/ }) !== null
  const selling = ['rail:view', 'rail:book', 'hotel:view', 'hotel:book']
  logInAs(employee(...selling, 'reports:view'))
  await waitFor(() => expect(screen.getByLabelText('Card number')).toBeTruthy())
  expect(isOffered()).toBe(false)
  logInAs(employee(...selling, 'credit:spend'))
  expect(isOffered()).toBe(true)
  logInAs(consumer)
  expect(isOffered()).toBe(false)
})

test('an employee sees what the account has left in the order’s currency, and is warned before it is not enough', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a'))
  desk.accounts = [
    { limit: { currencyCode: 'USD', amount: 9 }, left: { currencyCode: 'USD', amount: 9 } },
    { limit: hkd(150_000), left: hkd(4320) },
  ]
  visit(payPage)
  await screen.findByLabelText('Card number')
  asEmployee()
  // The way to pay is there at once, what the account has left when the server has told it.
  const option = () => screen.getByRole('radio', { name: /Agency account/ }).closest('label')
  await waitFor(() => expect(option()?.textContent).toContain('HK$4,320.00 left of HK$150,000.00'))
  expect(screen.queryByText(/The account lacks/)).toBeNull()
  cleanup()
  desk.accounts = [{ limit: hkd(150_000), left: hkd(4319.5) }]
  visit(payPage)
  expect((await screen.findByText(/The account lacks/)).textContent).toContain('HK$0.50')
  // The server decides: another purchase may have been cancelled meanwhile.
  fireEvent.click(screen.getByRole('radio', { name: /Agency account/ }))
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  press('Pay HK$4,320.00')
  expect(await screen.findByRole('heading', { level: 1, name: '1 item is booked' })).toBeTruthy()
})

test('[R4.4] a hold that has ended cannot be paid: the supplier is asked again with what was typed', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a', { holdExpires: inMinutes(-1) }))
  desk.draft = [{ ref: 'p1', type: 'adult', firstName: 'MEI', lastName: 'LAM', email: 'mei@example.com' }]
  visit(payPage)
  const again = await screen.findByRole('link', { name: 'Check the price again' })
  expect(screen.getAllByRole<HTMLButtonElement>('button', { name: /^Pay/ }).every(({ disabled }) => disabled)).toBe(
    true,
  )
  fireEvent.click(again)
  expect((await screen.findByLabelText<HTMLInputElement>('Last name')).value).toBe('LAM')
  press('Continue to pay')
  await waitFor(() => expect(sentTo(desk, 'quote')).toHaveLength(1))
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay for 1 item' })).toBeTruthy()
})

test('the clock of the hold stands before the form where the summary stands under it', async () => {
  openShop(item('a'))
  openDesk(held('a'))
  const isBefore = async () => {
    const clock = (await screen.findByText(/Shortest hold/)).closest('.co-hold') as Element
    const form = screen.getByRole('region', { name: 'How to pay' })
    return (clock.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  }
  for (const isNarrow of [false, true]) {
    const list = { matches: isNarrow, addEventListener: () => {}, removeEventListener: () => {} }
    vi.stubGlobal('matchMedia', () => list)
    visit(payPage)
    expect(await isBefore()).toBe(isNarrow)
    cleanup()
  }
})

const noCards = /^No cards are taken here\. Choose what is paid on arrival, or ask your travel agency to book it/

test('[A44] where no card is taken, a guest reads what to do instead, and cannot press a button in vain', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a'))
  desk.takesCards = false
  visit(payPage)
  expect(await screen.findByText(noCards)).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /^Card/ })).toBeNull()
  // Nobody could pay for it later either.
  expect(screen.queryByRole('radio', { name: /Hold and pay later/ })).toBeNull()
  expect(screen.getAllByRole<HTMLButtonElement>('button', { name: /^Pay/ }).every(({ disabled }) => disabled)).toBe(
    true,
  )
  expect(screen.queryByText('Your bank may ask you to confirm in its app.')).toBeNull()
})

test('[A44] where no card is taken, what is paid on arrival is booked without one', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a', { productType: 'hotel', payThere: hkd(4320) }))
  desk.takesCards = false
  visit(payPage)
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /To pay at the hotel/ })).checked).toBe(true)
  expect(screen.queryByText(noCards)).toBeNull()
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  press('Book now, pay at the hotel')
  expect(await screen.findByRole('heading', { level: 1, name: '1 item is booked' })).toBeTruthy()
  expect(sentTo(desk, 'confirm')[0]?.body.paymentForm).toEqual({ kind: 'there' })
})

test('[A44] where no card is taken, an employee buys on account; who may not spend may leave it to a colleague', async () => {
  openShop(item('a'))
  const desk = openDesk(held('a'))
  desk.takesCards = false
  logInAs(employee('rail:view', 'rail:book'))
  visit(payPage)
  expect(await screen.findByText(noCards)).toBeTruthy()
  expect(screen.getByRole('radio', { name: /Hold and pay later/ })).toBeTruthy()
  asEmployee()
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Agency account/ })).checked).toBe(true)
  expect(screen.queryByText(noCards)).toBeNull()
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  press('Pay HK$4,320.00')
  expect(await screen.findByRole('heading', { level: 1, name: '1 item is booked' })).toBeTruthy()
  expect(sentTo(desk, 'confirm')[0]?.body.paymentForm).toEqual({ kind: 'account' })
})
