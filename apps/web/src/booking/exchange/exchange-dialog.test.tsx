import type { BookingExchangeRS } from '@portolan/contract/booking-exchange'
import type { RailOption } from '@portolan/contract/rail-journey'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  arrive,
  details,
  openDesk,
  owner,
  press,
  refusal,
  reservation,
  sentTo,
  train,
  visit,
} from '../../testing/booking-shop.tsx'

beforeEach(arrive)

const address = '/booking/rail/view?id=PTL-7F3K2Q'
const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })

const option = (rph: string, start: string, change: Partial<RailOption> = {}) => ({
  ...{ rph, trainIdentity: rph, journeyDuration: 'PT4H4M', providers: ['TGV Lyria'], seatClass: '2' },
  ...{ comfortType: 'STANDARD', flexibilityType: 'SEMI_FLEX', expiredDateTime: '2099-01-01T00:00:00Z' },
  originStation: { locationCode: '8768600' },
  destinationStation: { locationCode: '8503000' },
  trainSegments: [train('9211', `2027-01-18T${start}:00`, '2027-01-18T16:26:00')],
  pricing: {
    ...{ currencyCode: 'EUR', totalAmount: 400, sellingCurrencyCode: 'HKD', sellingTotalAmount: 3600 },
    priceBreakdown: [],
  },
  ...change,
})

const [there] = reservation().itinerary.originAndDestinations
const oneWay = reservation({ originAndDestinations: there ? [there] : [] })

const shop = () => ({
  success: true,
  correlationID: 'c',
  originDestinationInformations: [
    {
      rph: '1',
      originLocation: { locationCode: '8768600' },
      destinationLocation: { locationCode: '8503000' },
      originDestinationOptions: [
        option('late', '12:22'),
        option('early', '06:22'),
        option('flex', '08:22', { flexibilityType: 'FULL_FLEX' }),
      ],
    },
  ],
})

const quote = (due: number): BookingExchangeRS => ({
  success: true,
  ...{ status: 'Ticketed', exchangeQuoteID: 'x1', price: hkd(3600), difference: hkd(due - 100), fee: hkd(100) },
  ...{ due: hkd(due), validUntil: '2099-01-01T00:10:00Z' },
})

/** A desk where one exchange costs so much, and what it answers when it is agreed to. */
function openExchange(
  due: number,
  commit: () => unknown = () => ({ ...quote(due), status: 'Ticketed' }),
  more: Parameters<typeof openDesk>[0] = {},
) {
  return openDesk({
    shop,
    details: () => ({ ...details(), reservation: oneWay }),
    'resretrieve-details': () => ({ success: true, railReservation: oneWay }),
    config: () => ({
      success: true,
      provider: 'test',
      testCards: [{ number: '4242 4242 4242 4242', outcome: 'tok_ok' }],
    }),
    challenge: () => ({ success: true }),
    exchange: ({ mode }) => (mode === 'Quote' ? quote(due) : commit()),
    ...more,
  })
}

async function choose(): Promise<void> {
  visit(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Exchange' }))
  fireEvent.click(await screen.findByRole('radio', { name: /06:22/ }))
  press('Ask for the difference')
}

async function typeCard(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: '4242 4242 4242 4242' }))
  fireEvent.change(screen.getByLabelText('Expiry (MM/YY)'), { target: { value: '08 / 39' } })
  fireEvent.change(screen.getByLabelText('Security code'), { target: { value: '123' } })
  fireEvent.change(screen.getByLabelText('Name on card'), { target: { value: 'Mei Lam' } })
}

test('[R7.44] the same way on another day is looked for, for the same travellers, as it was bought', async () => {
  const sent = openExchange(-720)
  visit(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Exchange' }))
  const dialog = within(await screen.findByRole('dialog'))
  const trains = await dialog.findAllByRole('radio')
  expect(trains.map((radio) => radio.closest('label')?.textContent?.slice(0, 5))).toEqual(['06:22', '12:22'])
  expect(sentTo(sent, 'shop')[0]?.body).toMatchObject({
    originDestinations: [
      {
        departureDateTime: '2027-01-15T00:00:00',
        originLocation: { locationCode: '8768600' },
        destinationLocation: { locationCode: '8503000' },
      },
    ],
    passengerTypes: [
      { code: 'ADULT', passengerDetails: [{ age: 36 }] },
      { code: 'YOUTH', passengerDetails: [{ age: 19 }] },
    ],
  })
  fireEvent.change(dialog.getByLabelText('Flexibility'), { target: { value: 'FULL_FLEX' } })
  expect(await dialog.findAllByRole('radio')).toHaveLength(1)
  fireEvent.change(dialog.getByLabelText('Day of travel'), { target: { value: '2027-01-18' } })
  await waitFor(() =>
    expect(sentTo(sent, 'shop').at(-1)?.body).toMatchObject({
      originDestinations: [{ departureDateTime: '2027-01-18T00:00:00' }],
    }),
  )
})

test('[R7.44] what is cheaper is quoted, then exactly that is carried out, without a card', async () => {
  const sent = openExchange(-720)
  await choose()
  expect(await screen.findByText('You get back')).toBeTruthy()
  expect((await screen.findByRole('dialog')).textContent).toContain('720.00')
  expect(screen.queryByText('How to pay')).toBeNull()
  press('Exchange now')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [asked, done] = sentTo(sent, 'exchange')
  expect(asked?.body).toEqual({ mode: 'Quote', uniqueID: { type: '14', id: 'PTL-7F3K2Q' }, rphs: ['early'] })
  expect(done?.body).toEqual({
    ...{ mode: 'Commit', uniqueID: { type: '14', id: 'PTL-7F3K2Q' }, rphs: ['early'], exchangeQuoteID: 'x1' },
  })
  expect(done?.key).toBe('exchange-x1-0')
})

test('[R7.44] what is dearer is paid by card: the number stays in the frame', async () => {
  const sent = openExchange(540)
  await choose()
  fireEvent.click(await screen.findByRole('button', { name: /Pay .*540.* and exchange/ }))
  expect(sentTo(sent, 'exchange')).toHaveLength(1)
  await typeCard()
  fireEvent.click(screen.getByRole('button', { name: /Pay .*540.* and exchange/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { body } = sentTo(sent, 'exchange').at(-1) ?? {}
  expect(body).toMatchObject({ mode: 'Commit', paymentForm: { kind: 'token', provider: 'test', token: 'tok_ok' } })
  expect(JSON.stringify(sent)).not.toContain('4242')
})

test('[R6.2] the agency’s account is a way to pay for who may spend it', async () => {
  const askAs = async (...permissions: string[]) => {
    cleanup()
    await arrive()
    const sent = openExchange(540, undefined, { 'own-info': () => ({ ...owner(), permissions }) })
    await choose()
    await screen.findByRole('button', { name: /Pay .*540.* and exchange/ })
    return sent
  }
  await askAs('rail:view', 'rail:book', 'reports:view')
  expect(screen.queryByRole('radio', { name: 'Agency account' })).toBeNull()
  const sent = await askAs('rail:view', 'rail:book', 'credit:spend')
  fireEvent.click(screen.getByRole('radio', { name: 'Agency account' }))
  press(/Pay .*540.* and exchange/)
  await waitFor(() => expect(sentTo(sent, 'exchange').at(-1)?.body.paymentForm).toEqual({ kind: 'account' }))
})

test('[A44] where no card is taken, what is dearer goes on the account, and nobody else is left with a dead button', async () => {
  const askAs = async (...permissions: string[]) => {
    cleanup()
    await arrive()
    const config = () => ({ success: true, provider: 'none' })
    const sent = openExchange(540, undefined, { config, 'own-info': () => ({ ...owner(), permissions }) })
    await choose()
    return sent
  }
  await askAs('rail:view', 'rail:book')
  expect(await screen.findByText(/^No cards are taken here\. .+ ask your travel agency/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /and exchange/ }).disabled).toBe(true)
  const sent = await askAs('rail:view', 'rail:book', 'credit:spend')
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Agency account' })).checked).toBe(true)
  expect(screen.queryByRole('radio', { name: 'Card' })).toBeNull()
  press(/Pay .*540.* and exchange/)
  await waitFor(() => expect(sentTo(sent, 'exchange').at(-1)?.body.paymentForm).toEqual({ kind: 'account' }))
})

test('what the bank asks is answered, and asked for again under another key', async () => {
  let isAnswered = false
  const asks = () => ({
    ...quote(540),
    status: 'PendingExchange',
    nextAction: { kind: 'challenge', clientSecret: 'ch.secret' },
  })
  const sent = openExchange(540, () => (isAnswered ? quote(540) : asks()))
  await choose()
  await typeCard()
  fireEvent.click(screen.getByRole('button', { name: /and exchange/ }))
  await screen.findByText('Your bank asks you to confirm')
  isAnswered = true
  press('Confirm the payment')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(sent, 'challenge')[0]?.body).toEqual({ clientSecret: 'ch.secret' })
  expect(
    sentTo(sent, 'exchange')
      .map(({ key }) => key)
      .slice(1),
  ).toEqual(['exchange-x1-0', 'exchange-x1-1'])
})

test('a refusal is said in its own words, the booking is read again, and what was chosen is still chosen', async () => {
  const sent = openExchange(-720, () => ({
    ...quote(-720),
    success: false,
    errors: { errors: [{ stringValue: 'This exchange quote is no longer valid.' }] },
  }))
  await choose()
  const searches = sentTo(sent, 'shop').length
  fireEvent.click(await screen.findByRole('button', { name: 'Exchange now' }))
  expect((await screen.findByRole('alert')).textContent).toContain('no longer valid')
  await waitFor(() => expect(sentTo(sent, 'details').length).toBe(2))
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
  // Asked again, the trains would come under other names, and the one that was chosen would be none of them.
  expect(sentTo(sent, 'shop')).toHaveLength(searches)
})

test('[F11] [R8.4] an exchange that fails without a word is none', async () => {
  openExchange(-720, () => ({ ...quote(-720), success: false, errors: { errors: [] } }))
  await choose()
  fireEvent.click(await screen.findByRole('button', { name: 'Exchange now' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Supplier response errors.')
})

test('a day without such tickets, and a search that fails, are said', async () => {
  openDesk({
    shop: () => refusal(503, 'This service is not available right now.'),
    'resretrieve-details': () => ({ success: true, railReservation: oneWay }),
  })
  visit(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Exchange' }))
  expect((await screen.findByRole('alert')).textContent).toContain('not available right now')
  cleanup()
  await arrive()
  openDesk({
    shop: () => ({ ...shop(), originDestinationInformations: [] }),
    'resretrieve-details': () => ({ success: true, railReservation: oneWay }),
  })
  visit(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Exchange' }))
  expect(await screen.findByText(/No such ticket on this day/)).toBeTruthy()
})

test('an exchange is offered only where the server says that the fare allows it', async () => {
  openDesk({ details: () => ({ ...details(), exchangeable: undefined }) })
  visit(address)
  await screen.findByRole('region', { name: 'Journey' })
  expect(screen.queryByRole('button', { name: 'Exchange' })).toBeNull()
})

test('[R7.44] what the old ticket leaves not refundable is said before anybody agrees', async () => {
  openExchange(100, undefined, {
    exchange: ({ mode }) => (mode === 'Quote' ? { ...quote(100), bound: hkd(900) } : quote(100)),
  })
  await choose()
  const sentence = await screen.findByText(/If you cancel the new ticket/)
  expect(sentence.textContent).toContain('HK$900.00 is not refunded')
})
