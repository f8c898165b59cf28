import type { RailBookRS } from '@portolan/contract/rail-booking'
import { RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeRouter } from '../../app/router.tsx'
import { switchLanguage } from '../../i18n/store.ts'
import { accountState, emptyAccountState, takeLoginResult } from '../../session/account-state.ts'
import { idle } from '../../testing/idle.ts'
import { employee } from '../../testing/people.ts'
import { emptyRailState, railState } from '../state.ts'

const pricing = (amount: number): RailBookRS['pricing'] => ({
  currencyCode: 'EUR',
  totalAmount: amount / 10,
  sellingCurrencyCode: 'HKD',
  sellingTotalAmount: amount,
  priceBreakdown: [{ code: 'ADULT', quantity: 1, amount: amount / 10, sellingAmount: amount, conditions: [] }],
})

const initiated: RailBookRS = {
  success: true,
  correlationID: 'purchase-1',
  status: 'Pending',
  passengers: [{ rph: 'p1', code: 'ADULT', age: 31, fromAge: 28, toAge: 59 }],
  journeyRPHs: ['out-2'],
  pricing: pricing(842),
  travelerRequirements: { leadTraveler: ['email'], everyPassenger: ['firstName', 'lastName', 'birthDate'] },
}

const order = {
  ...{ success: true, orderId: 'order-1', correlationID: 'purchase-1', total: { currencyCode: 'HKD', amount: 842 } },
  items: [
    {
      ...{ cartItemId: 'item-1', productType: 'rail', status: 'OnHold', paymentStatus: 'None' },
      price: { currencyCode: 'HKD', amount: 842 },
      party: [{ ref: 'p1', type: 'adult', age: 31 }],
    },
  ],
}

const sent: { call: string; body: Record<string, unknown> }[] = []
let draft: object[] = []
/** Answers of Initiate, one after the other; the last is repeated. */
let answers: ([number, object] | RailBookRS)[] = [initiated]
let cartTakes = true
/** What the order's calls answer, in turn; without one they succeed. */
let orderSays: [number, object][] = []
let cart: string[] = []

function serve(): void {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = String(address).split('?')[0] ?? ''
    const json = JSON.parse(String(body ?? '{}')) as Record<string, unknown>
    sent.push({ call: `${method} ${path}`, body: json })
    const reply = (status: number, value: unknown) => new Response(JSON.stringify(value), { status })
    if (path.endsWith('own-info')) return reply(200, { success: false })
    if (path.endsWith('/rail/book')) {
      const next = answers.length > 1 ? answers.shift() : answers[0]
      return Array.isArray(next) ? reply(...next) : reply(200, next)
    }
    if (path.includes('traveler-draft')) {
      if (method === 'PUT') draft = json.travelers as object[]
      return reply(200, { success: true, travelers: draft })
    }
    if (path.includes('shopping-cart') && method === 'POST' && !cartTakes)
      return reply(409, { success: false, errors: { errors: [{ stringValue: 'The cart is full.' }] } })
    if (path.includes('shopping-cart')) {
      if (method === 'POST')
        cart = [...cart, JSON.stringify({ ...(json.goods as object), id: `item-${cart.length + 1}` })]
      return reply(200, cart)
    }
    if (path.includes('/checkout/')) return reply(...(orderSays.shift() ?? [200, order]))
    return reply(200, { success: true })
  })
}

beforeEach(async () => {
  sent.length = 0
  draft = []
  answers = [initiated]
  cartTakes = true
  orderSays = []
  cart = []
  sessionStorage.clear()
  railState.write(emptyRailState)
  accountState.write(emptyAccountState)
  await switchLanguage('en')
  serve()
})

function open(address = '/rail/travellers?out=out-1'): void {
  window.history.replaceState(null, '', address)
  render(<RouterProvider router={makeRouter()} />)
}

const fill = async (label: string, value: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
/** The same button stands under the form and in the bar of narrow screens. */
const press = (name: string) => {
  const [button] = screen.getAllByRole('button', { name })
  if (button) fireEvent.click(button)
}
const sentTo = (part: string) => sent.filter(({ call }) => call.includes(part))

async function fillAll(birthDate: string): Promise<void> {
  await fill('First name', 'MEI')
  await fill('Last name', 'LAM')
  await fill('Date of birth', birthDate)
  await fill('Email', 'mei@example.com')
}

test('[R5.4, R2.6] asks for what the supplier asks, says what is missing beside the field and in one list, and loses nothing', async () => {
  open()
  await fill('First name', 'MEI')
  await fill('Email', 'mei@')
  expect(screen.queryByLabelText('Passport number')).toBeNull()
  press('Continue to pay')
  const list = await screen.findByRole('alert')
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Adult 1, Last name: Fill in this field.',
    'Adult 1, Date of birth: Correct or confirm the date of birth.',
    'Adult 1, Email: Enter an email address like name@example.com.',
  ])
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('MEI')
  expect(sentTo('POST /api/v1/bookings/shopping-cart')).toEqual([])
})

test('[R5.6] the date that follows from the age is offered, and counts once it is confirmed', async () => {
  open()
  const born = await screen.findByLabelText<HTMLInputElement>('Date of birth')
  expect(born.value).toMatch(/^\d{4}-\d\d-\d\d$/)
  press('This date is right')
  expect(await screen.findByText('Age on the day of travel: 31')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'This date is right' })).toBeNull()
})

test('what is typed is kept on the server as it is typed, and in no storage of the browser', async () => {
  open()
  await fill('Last name', 'LAM')
  await fill('Email', 'mei@')
  await waitFor(() =>
    expect(draft).toMatchObject([{ ref: 'p1', type: 'adult', lastName: 'LAM', email: 'mei@', lead: true }]),
  )
  expect(sentTo('traveler-draft').at(-1)?.call).toBe('PUT /api/v1/traveler-draft/purchase-1')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('LAM')
  cleanup()
  open()
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('mei@')
})

test('[R4.3] the travellers go into the cart with the handles of the answer, without their documents', async () => {
  open()
  await fillAll('1990-04-12')
  press('Add to cart')
  await waitFor(() => expect(sentTo('POST /api/v1/bookings/shopping-cart')).toHaveLength(1))
  expect(sentTo('POST /api/v1/bookings/shopping-cart')[0]?.body.goods).toMatchObject({
    productType: 'rail',
    correlationID: 'purchase-1',
    rphs: ['out-2'],
    travelers: [{ ref: 'p1', type: 'adult', firstName: 'MEI', lastName: 'LAM', birthDate: '1990-04-12', lead: true }],
  })
  await waitFor(() => expect(window.location.pathname).toBe('/cart'))
})

test('[R4.3, R2.6] continue to pay makes it an order of its own, with the travellers that were typed', async () => {
  open()
  await fillAll('1990-04-12')
  press('Continue to pay')
  await waitFor(() => expect(window.location.search).toBe('?order=order-1&step=pay'))
  expect(sentTo('checkout/initiate')[0]?.body).toEqual({ cartItemIds: ['item-1'] })
  expect(sentTo('checkout/quote')[0]?.body).toMatchObject({
    orderId: 'order-1',
    travelers: [{ ref: 'p1', firstName: 'MEI', email: 'mei@example.com' }],
    assign: [{ cartItemId: 'item-1', travelerRefs: ['p1'] }],
  })
})

test('an order that could not be begun is tried again without a second item, and a hold that failed leads to its form', async () => {
  const away: [number, object] = [503, { errors: { errors: [{ stringValue: 'The desk is away.' }] } }]
  orderSays = [away, [200, order], away]
  open()
  await fillAll('1990-04-12')
  press('Continue to pay')
  expect((await screen.findByRole('alert')).textContent).toContain('The desk is away.')
  fireEvent.click(await idle('Continue to pay'))
  await waitFor(() => expect(window.location.search).toBe('?order=order-1'))
  expect(sentTo('POST /api/v1/bookings/shopping-cart')).toHaveLength(1)
})

test('[R5.6] an age that leaves its band is priced again, and nothing goes on without consent', async () => {
  answers = [initiated, { ...initiated, pricing: pricing(758), journeyRPHs: ['out-3'] }]
  open()
  await fillAll('1960-01-01')
  expect(screen.getByText(/This fare is for ages 28 to 59/)).toBeTruthy()
  press('Continue to pay')
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('758.00')
  expect(sentTo('/rail/book').at(-1)?.body.railBookInfo).toMatchObject({
    requestedJourneyRPHs: ['out-2'],
    passengerInfos: [{ rph: 'p1', code: 'ADULT' }],
  })
  expect(sentTo('POST /api/v1/bookings/shopping-cart')).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: /758/ }))
  await waitFor(() => expect(sentTo('POST /api/v1/bookings/shopping-cart')).toHaveLength(1))
  expect(sentTo('POST /api/v1/bookings/shopping-cart')[0]?.body.goods).toMatchObject({ rphs: ['out-3'] })
})

test('[F5] a birth that makes a small child travel alone is told beside it, and nothing is sent', async () => {
  open()
  await fillAll(`${new Date().getFullYear() - 4}-01-01`)
  press('Continue to pay')
  const text = 'Children under 6 do not travel alone. Add a passenger aged 12 or over.'
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  expect(screen.getByLabelText('Date of birth').getAttribute('aria-invalid')).toBe('true')
  expect(sentTo('/rail/book')).toHaveLength(1)
  expect(sentTo('shopping-cart').filter(({ call }) => call.startsWith('POST'))).toEqual([])
})

test('[F15] a name without letters is told beside it before anything is sent', async () => {
  open()
  await fillAll('1990-04-12')
  await fill('Last name', '7')
  press('Continue to pay')
  expect((await screen.findAllByText('Enter the name with letters, as in the passport.')).length).toBeGreaterThan(0)
  expect(sentTo('/checkout/')).toEqual([])
})

test('[R5.6] what goes wrong after the consent is told, and the form stays', async () => {
  cartTakes = false
  answers = [initiated, { ...initiated, pricing: pricing(758), journeyRPHs: ['out-3'] }]
  open()
  await fillAll('1960-01-01')
  press('Continue to pay')
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: /758/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('The cart is full.')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('LAM')
})

const stepsOf = async () =>
  within(await screen.findByRole('list', { name: 'Booking steps' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('the steps are those of what was chosen: one way, both ways, or a pass', async () => {
  open()
  expect(await stepsOf()).toEqual(['Train', 'Travellers', 'Pay'])
  cleanup()
  open('/rail/travellers?out=out-1&back=back-1')
  expect(await stepsOf()).toEqual(['Outbound', 'Return', 'Travellers', 'Pay'])
  cleanup()
  railState.write({ passCriteria: { region: 'EUROPE', start: '2026-12-15', adults: 1, seniors: 0 } })
  open('/rail/travellers?pass=pass-1&start=2026-12-15')
  expect(await stepsOf()).toEqual(['Pass', 'Options', 'First day', 'Travellers', 'Pay'])
  const back = screen.getByRole('link', { name: 'Pass' })
  expect(back.getAttribute('href')).toBe('/rail/passes?region=EUROPE&start=2026-12-15&adults=1&seniors=0')
})

test('[R8.7] a refusal is told under the supplier’s own label, with a way to search again', async () => {
  const stringValue = JSON.stringify({ label: 'Sold out', details: 'Choose another train.' })
  answers = [[409, { success: false, errors: { errors: [{ stringValue }] } }]]
  open()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Sold out')
  expect(alert.textContent).toContain('Choose another train.')
  expect(within(alert).getByRole('link', { name: 'Search again' }).getAttribute('href')).toBe('/rail')
})

test('[R6.2] whoever may not book reads so in place of the form, and the price is not asked for', async () => {
  takeLoginResult(employee('rail:view'))
  sent.length = 0
  open()
  expect(await screen.findByText('You do not have permission to book this.')).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Explore' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(sent.filter(({ call }) => call.endsWith('/rail/book'))).toEqual([])
})

test('without a choice there is nothing to fill in', async () => {
  open('/rail/travellers')
  expect((await screen.findByRole('link', { name: 'Search trains' })).getAttribute('href')).toBe('/rail')
})
