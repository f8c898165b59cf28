import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  arrive,
  cancelQuote,
  details,
  openDesk,
  owner,
  press,
  refusal,
  reservation,
  sentTo,
  summary,
  visit,
} from '../testing/booking-shop.tsx'
import { ToastHost } from '../ui/Toast.tsx'
import { bookingState } from './state.ts'

beforeEach(arrive)

const address = '/booking/rail/view?id=PTL-7F3K2Q'
const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('[R7.34] cancelling: first the quote, then exactly that quote, once though pressed twice', async () => {
  let state = details()
  const sent = openDesk({
    details: () => state,
    cancel: ({ cancelType }) => {
      if (cancelType === 'Quote') return cancelQuote()
      state = details({ booking: summary({ status: 'Cancelled', cancellable: false, paymentStatus: 'Refunding' }) })
      return { success: true, status: 'Cancelled', uniqueIDs: [] }
    },
  })
  visit(address)
  render(<ToastHost />)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  press('Show the refund')
  const box = within(await screen.findByRole('region', { name: 'Cancel booking' }))
  expect(await box.findByText('You get back')).toBeTruthy()
  const text = screen.getByRole('region', { name: 'Cancel booking' }).textContent ?? ''
  for (const part of ['You paid', '4,320.00', 'Cancellation fee', '1,358.78', '2,961.22', 'the way you paid', '25:'])
    expect(text).toContain(part)
  const commit = box.getByRole<HTMLButtonElement>('button', { name: /Cancel and refund HK\$2,961\.22/ })
  expect(commit.disabled).toBe(true)
  fireEvent.click(box.getByRole('checkbox', { name: 'I want to cancel this' }))
  fireEvent.click(commit)
  fireEvent.click(commit)
  expect((await screen.findAllByText('Refund on its way')).length).toBeGreaterThan(0)
  const asked = sentTo(sent, 'cancel')
  expect(asked.map(({ body }) => body.cancelType)).toEqual(['Quote', 'Commit'])
  expect(asked[0]?.body).toEqual({
    cancelType: 'Quote',
    uniqueIDs: [{ type: '14', id: 'PTL-7F3K2Q' }],
    productType: 'rail',
  })
  expect(asked[1]).toMatchObject({ body: { cancelQuoteID: 'q1' }, key: 'cancel-q1' })
  expect(bookingState.read().cancelRS?.status).toBe('Cancelled')
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
})

test('[R7.34] money on its way back is looked after until it is there', async () => {
  const paying = (paymentStatus: 'Refunding' | 'PartiallyRefunded', refunded: number) =>
    details({ booking: summary({ paymentStatus }), refunded: { currencyCode: 'HKD', amount: refunded } })
  let state = paying('Refunding', 0)
  openDesk({ details: () => state })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    visit(address)
    expect((await screen.findAllByText('Refund on its way')).length).toBeGreaterThan(0)
    state = paying('PartiallyRefunded', 1_358.78)
    await vi.advanceTimersByTimeAsync(5_000)
    await waitFor(() => expect(screen.getByRole('region', { name: 'Price' }).textContent).toContain('1,358.78'))
    expect(screen.queryByText('Refund on its way')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('[R7.34] one way of two and one traveller of two are quoted and cancelled alone', async () => {
  const sent = openDesk({ details: () => details({ cancellableInPart: true }), cancel: () => cancelQuote() })
  visit(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Zürich HB to Paris Gare de Lyon' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ms Hei Tung LAM' }))
  press('Show the refund')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'I want to cancel this' }))
  press(/Cancel and refund/)
  await waitFor(() => expect(sentTo(sent, 'cancel').length).toBe(2))
  const part = [
    {
      originLocation: { locationCode: '8503000', codeContext: 'UIC' },
      destinationLocation: { locationCode: '8768600', codeContext: 'UIC' },
      travelerRPHs: ['2'],
    },
  ]
  for (const { body } of sentTo(sent, 'cancel')) expect(body.originAndDestinationSegments).toEqual(part)
})

test('[R7.34] where only all of it can be cancelled nothing is offered to tick, and it is said', async () => {
  openDesk({ cancel: () => cancelQuote() })
  visit(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  const card = within(await screen.findByRole('region', { name: 'Cancel booking' }))
  expect(card.getByText('This booking can only be cancelled as a whole.')).toBeTruthy()
  expect(card.queryAllByRole('checkbox')).toEqual([])
})

test('a quote that is over cannot be carried out; a new one is asked for', async () => {
  const sent = openDesk({ cancel: () => cancelQuote({ validUntil: new Date(Date.now() - 1000).toISOString() }) })
  visit(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  press('Show the refund')
  expect(await screen.findByText('This quote has ended. Nothing was cancelled.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Cancel and refund/ })).toBeNull()
  press('Ask for a new quote')
  await waitFor(() => expect(sentTo(sent, 'cancel').length).toBe(2))
})

test('a refused cancellation says why and drops its quote; the booking stays as it was', async () => {
  openDesk({
    cancel: ({ cancelType }) =>
      cancelType === 'Quote' ? cancelQuote() : refusal(409, 'This refund quote is no longer valid.'),
  })
  visit(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  press('Show the refund')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'I want to cancel this' }))
  press(/Cancel and refund/)
  expect((await screen.findByRole('alert')).textContent).toContain('This refund quote is no longer valid.')
  expect(screen.getByRole('button', { name: 'Show the refund' })).toBeTruthy()
  expect(screen.getByText('Ticketed', { selector: '.badge' })).toBeTruthy()
})

test('[F20] where another tab was quicker, the refused one reads the booking again and shows what came of it', async () => {
  let isCancelled = false
  openDesk({
    details: () => ({ ...details(), booking: { ...details().booking, ...(isCancelled && { status: 'Cancelled' }) } }),
    cancel: ({ cancelType }) => {
      if (cancelType === 'Quote') return cancelQuote()
      isCancelled = true
      return refusal(409, 'This refund quote is no longer valid and was not carried out.')
    },
  })
  visit(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  press('Show the refund')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'I want to cancel this' }))
  press(/Cancel and refund/)
  expect(await screen.findByText('Cancelled', { selector: '.badge' })).toBeTruthy()
})

test('an operator that would not is an answer with errors: nothing is said to be cancelled', async () => {
  const would = {
    success: false,
    status: 'Ticketed',
    uniqueIDs: [],
    errors: { errors: [{ stringValue: 'Too late.' }] },
  }
  openDesk({ cancel: ({ cancelType }) => (cancelType === 'Quote' ? cancelQuote() : would) })
  visit(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  press('Show the refund')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'I want to cancel this' }))
  press(/Cancel and refund/)
  expect((await screen.findByRole('alert')).textContent).toContain('Too late.')
})

test('[F11] [R8.4] a cancellation that fails without a word is none', async () => {
  const silent = { success: false, status: 'Ticketed', uniqueIDs: [], errors: { errors: [] } }
  openDesk({ cancel: ({ cancelType }) => (cancelType === 'Quote' ? cancelQuote() : silent) })
  visit(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  press('Show the refund')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'I want to cancel this' }))
  press(/Cancel and refund/)
  expect((await screen.findByRole('alert')).textContent).toContain('Supplier response errors.')
})

test('[R8.10] missing cancel data is told to the console alone, word by word', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const bare = reservation({ originAndDestinations: [], vendorMessages: { vendorMessageList: [] } })
  openDesk({ 'resretrieve-details': () => ({ success: true, railReservation: bare }) })
  visit(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  await waitFor(() => expect(said.mock.calls.length).toBeGreaterThan(0))
  expect(said.mock.calls.map(([text]) => text)).toEqual([
    'Origin And Destination data errors.',
    'Vendor Messages data errors.',
  ])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Show the refund' })).toBeTruthy()
})

test('[R6.2] an employee without the product’s permission is not offered to cancel', async () => {
  openDesk({ 'own-info': () => ({ ...owner(), permissions: ['rail:view'] }) })
  visit(address)
  await region('Journey')
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
})
