import type { RoomStay } from '@portolan/contract/hotel-stay'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { idle } from '../../testing/idle.ts'
import { employee } from '../../testing/people.ts'
import { freeThenNight, hkd, never, proposal, roomStay } from '../../testing/room-offer.ts'
import { arriveAtHouse, guestsPage, type House, openPage, refusal, sentTo } from '../../testing/room-shop.tsx'

const agent = employee('hotel:view', 'hotel:book', 'credit:spend')

let desk: House

beforeEach(async () => {
  desk = await arriveAtHouse()
})

const room = async (name: string) => within(await screen.findByRole('group', { name }))

function type(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

async function fillIn(guests: readonly [string, string][]): Promise<void> {
  await screen.findAllByLabelText('First name')
  guests.forEach(([first, last], index) => {
    type(screen.getAllByLabelText('First name')[index] as HTMLElement, first)
    type(screen.getAllByLabelText('Last name')[index] as HTMLElement, last)
  })
  type(screen.getByLabelText('Email'), 'mei@example.com')
}

/** The same button stands under the form and in the bar of narrow screens. */
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
const family: [string, string][] = [
  ['Mei', 'Lam'],
  ['Hei', 'Lam'],
  ['Kit', 'Lam'],
]

test('[R4.7, R7.24] the rooms are confirmed by their handles; guests are asked for room by room', async () => {
  desk.stays = [roomStay({ handle: 'h1' }), roomStay({ handle: 'h2', place: '2', kind: 'TWN', total: 2430 })]
  openPage(guestsPage('2-6_1', '&rph1=h1&rph2=h2&was=HKD-5460'))
  const [first, second] = [await room('Room 1: 2 adults, 1 child'), await room('Room 2: 1 adult')]
  expect(first.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...['Adult 1', 'Adult 2', 'Child 1'],
  ])
  expect(second.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Adult 3'])
  expect(screen.getAllByLabelText('Email'), 'of the lead alone').toHaveLength(1)
  expect(sentTo(desk, 'hotel/confirm')[0]?.body).toMatchObject({
    resStatus: 'Initiate',
    hotelReservationList: [
      {
        roomStays: {
          roomStayList: [
            {
              reference: { type: '16', id: 'h1' },
              guestCounts: {
                guestCountList: [
                  { ageQualifyingCode: '10', count: 2 },
                  { ageQualifyingCode: '8', age: 6 },
                ],
              },
            },
            { reference: { type: '16', id: 'h2' } },
          ],
        },
      },
    ],
  })
  const aside = screen.getByRole('complementary', { name: 'Your stay' }).textContent
  expect(aside).toContain('Superior DoubleBreakfast includedHK$3,030.00Garden TwinBreakfast includedHK$2,430.00')
  expect(aside).toContain('TotalHK$5,460.00')
})

test('terms of each room: cancellation in the order of time, or Non-Cancelable', async () => {
  desk.stays = [
    roomStay({ handle: 'h1', penalties: freeThenNight }),
    roomStay({ handle: 'h2', place: '2', kind: 'TWN', penalties: never }),
  ]
  openPage(guestsPage('2-6_1', '&rph1=h1&rph2=h2&was=HKD-6060'))
  const terms = await screen.findByRole('region', { name: 'Rooms and conditions' })
  const [first, second] = within(terms).getAllByRole('article')
  const steps = within(first as HTMLElement).getAllByRole('listitem')
  expect(steps[0]?.textContent).toMatch(/^Free cancellationUntil .*12 Dec/)
  expect(steps[1]?.textContent).toBe('Fee of 1 nightAfter that')
  expect(second?.textContent).toContain('Room 2: Garden TwinNon-Cancelable')
})

test('[R4.7] a consumer’s rooms become an order, held with the guests of each room and what is wished for', async () => {
  desk.stays = [roomStay({ handle: 'h1' }), roomStay({ handle: 'h2', place: '2', kind: 'TWN' })]
  const { router } = openPage(guestsPage('2-6_1', '&rph1=h1&rph2=h2&was=HKD-6060'))
  await fillIn([...family, ['Ann', 'Ho']])
  type(screen.getByLabelText(/^Special requests/, { selector: 'textarea' }), 'A quiet room.')
  fireEvent.change(screen.getByLabelText(/^Arrival time/), { target: { value: '18:00' } })
  press('Continue to pay')
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart/book'))
  expect(router.state.location.search).toMatchObject({ order: 'order-1', step: 'pay' })
  expect(desk.cart).toMatchObject([
    {
      ...{ productType: 'hotel', rphs: ['h1', 'h2'], correlationID: 'c-9' },
      travelers: [{ ref: '1', firstName: 'Mei', lead: true }, {}, { ref: '3', type: 'child', age: 6 }, { ref: '4' }],
    },
  ])
  expect(sentTo(desk, 'checkout/quote')[0]?.body).toMatchObject({
    orderId: 'order-1',
    contact: { email: 'mei@example.com' },
    assign: [
      {
        ...{ cartItemId: 'item-1', travelerRefs: ['1', '2', '3', '4'] },
        groups: [
          { rph: 'h1', travelerRefs: ['1', '2', '3'] },
          { rph: 'h2', travelerRefs: ['4'] },
        ],
        answers: [
          { code: 'SPECIAL_REQUEST', value: 'A quiet room.' },
          { code: 'COMMENT', value: 'Arrival about 18:00' },
        ],
      },
    ],
  })
})

test('a hold that failed still leads to the order, which says why; nothing is put into the cart twice', async () => {
  desk.quote = refusal(503, 'The house is away.')
  const { router } = openPage(guestsPage())
  await fillIn(family)
  press('Continue to pay')
  await waitFor(() => expect(router.state.location.search).toEqual({ order: 'order-1' }))
  expect(desk.cart).toHaveLength(1)
})

test('what is missing is said beside the field and in one list, and nothing is sent', async () => {
  openPage(guestsPage())
  await screen.findAllByLabelText('First name')
  press('Continue to pay')
  const list = await screen.findByRole('alert')
  const links = within(list).getAllByRole('link')
  expect(links[0]?.textContent).toBe('Adult 1, First name: Fill in this field.')
  expect(links).toHaveLength(7)
  expect(desk.cart).toEqual([])
})

test('what is typed is kept by the stay, not by its handles: a search that had to be made anew finds it again', async () => {
  openPage(guestsPage())
  await fillIn([['Mei', 'Lam']])
  type(screen.getByLabelText(/^Special requests/, { selector: 'textarea' }), 'A quiet room.')
  await waitFor(() => expect(desk.draft).toMatchObject([{ firstName: 'Mei', lastName: 'Lam' }, {}, {}]))
  expect(sentTo(desk, 'PUT /api/v1/traveler-draft')[0]?.call).toContain('hotel-1002003-2026-12-15-2026-12-18-2-6')
  cleanup()
  desk.stays = [roomStay({ handle: 'n1' })]
  openPage(guestsPage('2-6', '&rph1=n1&was=HKD-3030'))
  expect((await screen.findAllByLabelText<HTMLInputElement>('First name'))[0]?.value).toBe('Mei')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Special requests/, { selector: 'textarea' }).value).toBe(
    'A quiet room.',
  )
})

test('[R4.7] a price that has moved is old, new and difference, and asks for consent once', async () => {
  desk.confirm = proposal([roomStay({ handle: 'h1', total: 3330 })], {
    success: false,
    errors: { errors: [{ code: 'priceChanged', stringValue: 'The price has changed.' }] },
  })
  const { router } = openPage(guestsPage())
  const dialog = await screen.findByRole('alertdialog', { name: 'The rooms cost more now' })
  for (const part of ['HK$3,030.00', 'HK$3,330.00', '+HK$300.00']) expect(dialog.textContent).toContain(part)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Agree to HK$3,330.00' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(router.state.location.search).toMatchObject({ was: 'HKD-3330', rph1: 'h1' })
})

test('who does not agree goes back to the rooms; a link without a price still asks when the server says so', async () => {
  desk.confirm = proposal([roomStay({ handle: 'h1', total: 2430 })], {
    errors: { errors: [{ code: 'priceChanged', stringValue: 'The price has changed.' }] },
  })
  const { router } = openPage(guestsPage('2-6', '&rph1=h1'))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByRole('button', { name: 'Agree to HK$2,430.00' })).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Back to the rooms' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/hotel/detail'))
})

test('[F11] [R8.4] a price or a booking that fails without a word is neither moved nor booked', async () => {
  desk.confirm = proposal([roomStay({ handle: 'h1' })], { success: false, errors: { errors: [] } })
  openPage(guestsPage())
  expect((await screen.findByRole('alert')).textContent).toContain('Supplier response errors.')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  cleanup()
  desk = await arriveAtHouse(agent)
  desk.book = proposal([roomStay({ handle: 'h1' })], { success: false, errors: { errors: [] } })
  openPage(guestsPage())
  await fillIn(family)
  press('Book on account')
  await agree()
  expect(await screen.findByText('Supplier response errors.')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Booked on your account' })).toBeNull()
})

test('a reference that has expired leads back to the rooms with everything kept; trouble on the way is tried again', async () => {
  desk.confirm = refusal(409, 'This offer has expired.')
  openPage(guestsPage())
  const panel = await screen.findByRole('alert')
  expect(panel.textContent).toContain('This offer has expired.')
  expect(panel.textContent).toContain('Everything you typed is kept.')
  expect(within(panel).queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(within(panel).getByRole('link', { name: 'Back to the rooms' }).getAttribute('href')).toContain('hotel=1002003')
  cleanup()
  desk.confirm = refusal(504, 'Request timeout, please try again.')
  openPage(guestsPage())
  const other = await screen.findByRole('alert')
  desk.confirm = undefined
  fireEvent.click(within(other).getByRole('button', { name: 'Try again' }))
  await screen.findAllByLabelText('First name')
})

const booked = (room: Partial<RoomStay> = {}) =>
  proposal([roomStay({ handle: 'h1', change: { guestCounts: { guestCountList: [] } } })], {
    hotelReservationList: [
      {
        ...{ uniqueIDs: [{ type: '14', id: 'PTL-H7' }], resStatus: 'Committed' },
        roomStays: {
          roomStayList: [
            roomStay({
              handle: 'h1',
              change: {
                ...room,
                guestCounts: {
                  guestCountList: [
                    { ageQualifyingCode: '10', count: 1, resGuestRPH: '1' },
                    { ageQualifyingCode: '8', count: 1, resGuestRPH: '3', age: 6 },
                  ],
                },
              },
            }),
          ],
        },
        resGuests: [
          { resGuestRPH: '1', ageQualifyingCode: '10', firstName: 'Mei', lastName: 'Lam', primaryIndicator: true },
          { resGuestRPH: '3', ageQualifyingCode: '8', firstName: 'Kit', lastName: 'Lam', age: 6 },
        ],
        resGlobalInfo: {
          total: { currencyCode: 'HKD', amountAfterTax: 3030 },
          hotelReservationIDs: [{ type: '14', id: 'CDC-881' }],
        },
      },
    ],
  })

/** The last question before the account is charged. */
async function agree(price = 'HK$3,030.00'): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Book on your agency’s account?' }))
  fireEvent.click(dialog.getByRole('checkbox', { name: /^I have read the conditions/ }))
  fireEvent.click(dialog.getByRole('button', { name: `Book for ${price}` }))
}

const stepNow = () => screen.getByRole('list', { name: 'Steps to the booking' }).querySelector('[aria-current=step]')

test('[R7.26] on account: the conditions, the charge and the credit left are confirmed first, and then it is done', async () => {
  desk = await arriveAtHouse(agent)
  desk.accounts = [{ left: hkd(50_000), limit: hkd(80_000) }]
  desk.book = booked()
  openPage(guestsPage())
  await fillIn(family)
  expect(document.title).toBe('Who is staying? · Casa do Cais · Portolan')
  expect(stepNow()?.textContent).toBe('Guests')
  press('Book on account')
  const shown = await screen.findByRole('dialog', { name: 'Book on your agency’s account?' })
  const dialog = within(shown)
  // The city tax is paid at the hotel.
  await waitFor(() =>
    expect(shown.textContent).toContain(
      'Charged to the accountHK$2,970.00Credit left now, of HK$80,000.00HK$50,000.00Credit left after this bookingHK$47,030.00',
    ),
  )
  expect(shown.textContent).toContain('Casa do Cais')
  // Without the tick nothing is booked, and what is missing is said.
  fireEvent.click(dialog.getByRole('button', { name: 'Book for HK$3,030.00' }))
  expect(dialog.getByRole('alert').textContent).toBe('Tick the box to go on.')
  fireEvent.click(dialog.getByRole('button', { name: 'Not yet' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(desk, 'hotel/b2b-book')).toEqual([])
  fireEvent.click(await idle('Book on account'))
  await agree()
  expect(await screen.findByRole('heading', { level: 1, name: 'Booked on your account' })).toBeTruthy()
  expect(screen.queryByText('Who is staying?')).toBeNull()
  expect(stepNow()?.textContent).toBe('Done')
  expect(document.title).toBe('Booked on your account · Casa do Cais · Portolan')
})

test('[R7.26] what is paid at the hotel alone is not said to go on the account: in the question, on the button and when it is done', async () => {
  desk = await arriveAtHouse(agent)
  desk.accounts = [{ left: hkd(50_000), limit: hkd(80_000) }]
  const change = { payAtProperty: hkd(3030) }
  desk.stays = [roomStay({ handle: 'h1', change })]
  desk.book = booked(change)
  openPage(guestsPage())
  await fillIn(family)
  press('Book now, pay at the hotel')
  const shown = await screen.findByRole('dialog', { name: 'Book now and pay at the hotel?' })
  expect(shown.textContent).toContain('Nothing is charged to your agency’s account. The guests pay at the hotel.')
  expect(shown.textContent).not.toMatch(/Charged to the account|Credit left|Book for/)
  const dialog = within(shown)
  fireEvent.click(dialog.getByRole('checkbox', { name: /^I have read the conditions/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Book now, pay at the hotel' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Booked, to be paid at the hotel' })).toBeTruthy()
  const done = screen.getByRole('region', { name: 'Booked, to be paid at the hotel' }).textContent
  expect(done).toMatch(/TotalHK\$3,030\.00.*HK\$0\.00.*HK\$3,030\.00/)
  expect(screen.queryByText(/on your account/)).toBeNull()
})

test('[R7.26] an account that is short says by how much before anything is booked', async () => {
  desk = await arriveAtHouse(agent)
  desk.accounts = [{ left: hkd(2940), limit: hkd(80_000) }]
  openPage(guestsPage())
  await fillIn(family)
  press('Book on account')
  const shown = await screen.findByRole('dialog', { name: 'Book on your agency’s account?' })
  await waitFor(() => expect(shown.textContent).toContain('The account lacks HK$30.00 for this booking.'))
})

test('[R7.26, R3.10] an agency books on its account: guests, agreed total and file number; then the reference leads to the booking', async () => {
  desk = await arriveAtHouse(agent)
  desk.book = booked()
  openPage(guestsPage())
  await fillIn(family)
  type(screen.getByLabelText(/^Your file number/), 'HT-77')
  press('Book on account')
  await agree()
  const title = await screen.findByRole('heading', { level: 1, name: 'Booked on your account' }, { timeout: 10_000 })
  expect(title).toBe(document.activeElement)
  const [sent] = sentTo(desk, 'hotel/b2b-book')
  expect(sent?.body).toMatchObject({
    resStatus: 'Commit',
    acceptedTotal: hkd(3030),
    hotelReservationList: [
      {
        roomStays: { roomStayList: [{ reference: { type: '16', id: 'h1' }, resGuestRPHs: ['1', '2', '3'] }] },
        resGuests: [
          {
            ...{ resGuestRPH: '1', ageQualifyingCode: '10', firstName: 'Mei', lastName: 'Lam' },
            ...{ emailAddress: 'mei@example.com', primaryIndicator: true },
          },
          { resGuestRPH: '2', ageQualifyingCode: '10' },
          { resGuestRPH: '3', ageQualifyingCode: '8', age: 6 },
        ],
        resGlobalInfo: { paymentForm: { kind: 'account' }, agencyReference: 'HT-77' },
      },
    ],
  })
  expect(desk.cart, 'no cart on the way').toEqual([])
  const done = screen.getByRole('region', { name: 'Booked on your account' }).textContent
  for (const part of ['Your reference is PTL-H7.', '1 adult, 1 child', 'Mei LamKit Lam', 'Confirmation number CDC-881'])
    expect(done).toContain(part)
  expect(screen.getByRole('link', { name: 'Open the booking' }).getAttribute('href')).toBe(
    '/booking/hotel/view?id=PTL-H7',
  )
})

test('[R7.25] an agency may hold first: the same rooms and guests, nothing charged, until when is said', async () => {
  desk = await arriveAtHouse(agent)
  const [reservation] = booked().hotelReservationList
  desk.hold = {
    success: true,
    hotelReservationList: [
      {
        ...reservation,
        ...{ uniqueIDs: [{ type: '23', id: 'PTL-H8' }], resStatus: 'OnHold' },
        resGlobalInfo: { total: { currencyCode: 'HKD', amountAfterTax: 3030 }, holdExpires: '2026-11-21T08:00:00Z' },
      },
    ],
  }
  openPage(guestsPage())
  await fillIn(family)
  press('Hold')
  expect(await screen.findByRole('heading', { name: 'Held for you' })).toBeTruthy()
  expect(screen.getByText(/^Pay before it ends: 21 Nov/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the booking' }).getAttribute('href')).toContain('id=PTL-H8')
  const [sent] = sentTo(desk, 'hotel/prebook')
  expect(sent?.body).toMatchObject({ resStatus: 'Hold', acceptedTotal: hkd(3030) })
  expect(JSON.stringify(sent?.body)).not.toContain('paymentForm')
  expect(sentTo(desk, 'b2b-book')).toEqual([])
})

test('an answer that never came is asked for under the same key; one that refused is another attempt', async () => {
  desk = await arriveAtHouse(agent)
  desk.book = refusal(504, 'Request timeout, please try again.')
  openPage(guestsPage())
  await fillIn(family)
  press('Book on account')
  await agree()
  await screen.findByText('Request timeout, please try again.')
  desk.book = refusal(400, 'The guests do not match the room.')
  fireEvent.click(await idle('Book on account'))
  await agree()
  await screen.findByText('The guests do not match the room.')
  desk.book = booked()
  fireEvent.click(await idle('Book on account'))
  await agree()
  await screen.findByRole('heading', { name: 'Booked on your account' })
  const [first, second, third] = sentTo(desk, 'hotel/b2b-book').map(({ key }) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('dearer when it is booked: nothing is bought, and the new price is asked about', async () => {
  desk = await arriveAtHouse(agent)
  openPage(guestsPage())
  await fillIn(family)
  const dearer = proposal([roomStay({ handle: 'h1', total: 3330 })], {
    success: false,
    errors: { errors: [{ code: 'priceChanged', stringValue: 'The price has changed.' }] },
  })
  desk.book = dearer
  desk.confirm = dearer
  press('Book on account')
  await agree()
  const dialog = await screen.findByRole('alertdialog', { name: 'The rooms cost more now' })
  desk.book = booked()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Agree to HK$3,330.00' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getAllByLabelText<HTMLInputElement>('First name')[0]?.value).toBe('Mei')
  fireEvent.click(await idle('Book on account'))
  await agree('HK$3,330.00')
  await screen.findByRole('heading', { name: 'Booked on your account' })
  expect(sentTo(desk, 'hotel/b2b-book').at(-1)?.body.acceptedTotal).toEqual(hkd(3330))
})

test('[R6.2] an employee who may not spend goes on to the checkout, and may hold all the same', async () => {
  desk = await arriveAtHouse(employee('hotel:view', 'hotel:book'))
  openPage(guestsPage())
  await fillIn(family)
  expect(screen.queryByRole('button', { name: 'Book on account' })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Hold' }).length).toBeGreaterThan(0)
  press('Continue to pay')
  await waitFor(() => expect(desk.cart).toHaveLength(1))
  expect(sentTo(desk, 'hotel/b2b-book')).toEqual([])
})

test('[R6.2] whoever may not book reads so in place of the guests, and nobody is asked for the price', async () => {
  desk = await arriveAtHouse(employee('hotel:view'))
  openPage(guestsPage())
  expect(await screen.findByText('You do not have permission to book this.')).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Explore' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(sentTo(desk, 'hotel/confirm')).toEqual([])
})

test('[R2.6] an address without all its rooms leads to the search', async () => {
  openPage(guestsPage('2-6_1', '&rph1=h1'))
  expect(await screen.findByRole('heading', { name: 'No rooms chosen yet' })).toBeTruthy()
  expect(sentTo(desk, 'hotel/confirm')).toEqual([])
})
