import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MailSent } from '../account/MailSent.tsx'
import { LastSignIn } from '../agency/LastSignIn.tsx'
import { Agree } from '../booking/exchange/Agree.tsx'
import { Done } from '../hotel/guests/Done.tsx'
import { needTexts } from '../i18n/store.ts'
import * as bookings from '../testing/booking-shop.tsx'
import * as carts from '../testing/cart-shop.tsx'
import * as checkout from '../testing/checkout-desk.tsx'
import { expectTimes, pageText, paris, renderWithLinks, setNow, setReader } from '../testing/clocks.tsx'
import { proposal, roomStay } from '../testing/room-offer.ts'

const { penalties, said, there, written, sentence } = paris
const [first, second] = written

const hold = '2027-03-28T02:23:00Z'
const expiry = '27 Mar, 22:23 your time'
const happened = '2027-03-14T05:41:00Z'

beforeEach(() => {
  setReader(paris.reader)
})

describe('[R9.1] [F4] [B4] [B11] a moment has one writing, which names its clock:', () => {
  test('at /cart', async () => {
    setNow()
    const display = { title: 'Casa do Cais', lines: ['2 adults', sentence], deadlines: said }
    await carts.arrive()
    carts.openShop(
      carts.item('b', { productType: 'hotel', display }),
      carts.item('c', { expired: true, expireIn: 0, expiredDateTime: '2027-03-20T11:23:00Z' }),
    )
    carts.open()
    await expectTimes('07', { [first]: 1 })
    await expectTimes('23', { 'The price expired at 07:23 your time': 1 })
  })

  test('at /cart/book', async () => {
    setNow()
    const display = { title: 'Casa do Cais', lines: [sentence], deadlines: said }
    const more = { penalties, holdExpires: hold, payLaterUntil: hold, lines: [sentence], deadlines: said }
    await carts.arrive()
    carts.openShop(carts.item('b', { productType: 'hotel', display }))
    checkout.openDesk(checkout.held('b', more))
    checkout.visit(checkout.payPage)
    // On the card, and under the bar.
    await expectTimes('07', { [first]: 2, [second]: 1 })
    // Until when it can be paid for, on the card and where paying later is offered.
    await expectTimes('23', { [expiry]: 2 })
    cleanup()
    checkout.openDesk(checkout.booking('b', { ...more, status: 'Ticketed', travelStart: '2027-03-30T07:33' }))
    checkout.visit(checkout.donePage)
    // On the card, and among what comes next.
    await expectTimes('07', { [first]: 2 })
    await expectTimes('33', { 'Tue, 30 Mar 2027, 07:33 local time': 2 })
    cleanup()
    checkout.openDesk(checkout.held('b', more))
    checkout.visit(checkout.donePage)
    await expectTimes('23', { [expiry]: 2 })
  })

  test('at /booking, /booking/rail, /booking/$product, where days are the shop’s and the heading says so', async () => {
    setNow()
    await bookings.arrive()
    const row = bookings.summary({ status: 'OnHold', holdExpires: hold, createDateTime: '2027-03-14T16:41:00Z' })
    bookings.openDesk({ history: () => ({ success: true, content: [row], totalElements: 1, totalPages: 1 }) })
    bookings.visit('/booking')
    await expectTimes('23', { [expiry]: 1 })
    expect(screen.getByRole('columnheader', { name: 'Booked (Shanghai)' })).toBeTruthy()
    expect(pageText()).toContain('15 Mar 2027')
    expect(pageText()).not.toContain('00:41')
  })

  test('at /booking/rail/view: its terms, its history, its hold and the quote of its end', async () => {
    setNow()
    await bookings.arrive()
    const until = { code: 'REFUND_FREE', stringValue: `Full refund until ${there[0]}`, deadline: said[0] }
    const reservation = { ...bookings.reservation(), conditions: [until] }
    const booking = bookings.summary({ status: 'OnHold', holdExpires: hold, createDateTime: happened })
    const timeline = [{ kind: 'holdOk', at: '2027-03-14T05:42:00Z' }]
    bookings.openDesk({
      details: () => bookings.details({ booking, reservation, penalties, timeline }),
      'resretrieve-details': () => ({ success: true, railReservation: reservation }),
      cancel: () => bookings.cancelQuote({ validUntil: '2027-03-20T12:51:00Z' }),
    })
    bookings.visit('/booking/rail/view?id=PTL-7F3K2Q')
    // Among what it costs to give it back, and in the history.
    await expectTimes('07', { [first]: 2, [second]: 2 })
    await expectTimes('23', { [expiry]: 2 })
    await expectTimes('41', { '14 Mar, 00:41 your time': 1 })
    expect(pageText()).toContain('14 Mar 2027 (Shanghai)')
    fireEvent.click(screen.getByRole('button', { name: 'Release the hold' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Go on' }))
    await expectTimes('51', { 'Today, 08:51 your time': 1 })
  })

  test('at /booking/work, and in notices', async () => {
    setNow()
    await bookings.arrive()
    bookings.openDesk({
      'own-info': bookings.owner,
      'work-items': () => ({
        success: true,
        items: [{ id: 'w1', kind: 'refund', bookingId: 'b1', at: happened }],
      }),
      notices: () => ({
        success: true,
        notices: [{ id: 'n1', kind: 'confirmed', at: '2027-03-20T11:23:00Z', read: false, bookingId: 'b1' }],
      }),
    })
    bookings.visit('/booking/work')
    await expectTimes('41', { '14 Mar, 00:41 your time': 1 })
    fireEvent.click(await screen.findByLabelText('Notices, 1 new'))
    await expectTimes('23', { 'Today, 07:23 your time': 1 })
  })

  test('at /account/accounts, /register, /confirm-email, /forgot-password, /reset-password, and in parts of others', async () => {
    setNow()
    await bookings.arrive()
    await Promise.all([needTexts('booking'), needTexts('agency'), needTexts('hotelGuests'), needTexts('account')])
    const none = { method: 'card', onMethod: () => {}, maySpend: false, takesCards: true, frame: null } as const
    render(<Agree answer={{ success: true, validUntil: '2027-03-20T12:51:00Z' }} {...none} />)
    await expectTimes('51', { 'Today, 08:51 your time': 1 })
    cleanup()
    render(<LastSignIn at={happened} />)
    await expectTimes('41', { '14 Mar, 00:41 your time': 1 })
    cleanup()
    const [reservation] = proposal([roomStay({ handle: 'h1' })]).hotelReservationList ?? []
    if (!reservation) throw new Error('Nothing is held.')
    const held = { ...reservation.resGlobalInfo, holdExpires: hold }
    const stay = {
      city: 'LISBOA',
      cityName: 'Lisbon',
      checkIn: '2027-05-01',
      checkOut: '2027-05-03',
      rooms: [{ adults: 2, childAges: [] }],
    }
    renderWithLinks(
      <Done
        reservation={{ ...reservation, resStatus: 'OnHold', resGlobalInfo: held }}
        stay={stay}
        hotel="1"
        name="Casa do Cais"
      />,
    )
    await expectTimes('23', { [expiry]: 1 })
    cleanup()
    renderWithLinks(<MailSent text="" onAgain={async () => {}} onAnother={() => {}} />)
    await expectTimes('00', { 'Sent at 08:00 your time.': 1 })
  })
})

test('[R9.1] a reader’s zone that does not exist is the shop’s, by its name, and nothing is lost', async () => {
  setNow()
  await bookings.arrive()
  const real = Intl.DateTimeFormat.prototype.resolvedOptions
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...real.call(this), timeZone: 'Etc/Unknown' }
  })
  const row = bookings.summary({ status: 'OnHold', holdExpires: hold })
  bookings.openDesk({ history: () => ({ success: true, content: [row], totalElements: 1, totalPages: 1 }) })
  bookings.visit('/booking')
  await expectTimes('23', { '28 Mar, 10:23 Shanghai': 1 })
})

test('[R9.1] what is bought carries the zone of the buyer’s clock', async () => {
  setNow()
  await carts.arrive()
  const zones: (string | null)[] = []
  carts.openShop(carts.item('a'))
  checkout.openDesk(checkout.booking('a'))
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, request: RequestInit = {}) => {
    if (address.endsWith('/checkout/initiate')) zones.push(new Headers(request.headers).get('portolan-time-zone'))
    return answering(address, request)
  })
  checkout.visit('/cart/book')
  await waitFor(() => expect(zones).toEqual(['America/New_York']))
})
