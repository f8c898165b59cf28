import type { BookingDetailsRS } from '@portolan/contract/booking'
import type { VehReservation } from '@portolan/contract/car'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import { arrive, details, openDesk, summary, visit } from '../testing/booking-shop.tsx'
import { carRate } from '../testing/car-offer.ts'
import { expectTimes, newYork, pageText, paris, setNow, setReader } from '../testing/clocks.tsx'
import { roomStay } from '../testing/room-offer.ts'

beforeEach(async () => {
  setReader(paris.reader)
  setNow()
  await arrive()
})

const nobody = () => ({ success: false })

const stay = {
  ...{ uniqueIDs: [{ type: '14', id: 'PTL-7F3K2Q' }], resStatus: 'Committed', resGuests: [] },
  roomStays: { roomStayList: [roomStay({ handle: 'h1' })] },
  resGlobalInfo: { total: { currencyCode: 'HKD', amountAfterTax: 4320 } },
} as unknown as BookingDetailsRS['reservation']

const rental: VehReservation = {
  confID: { type: '14', id: 'PTL-7F3K2Q' },
  status: 'Committed',
  vehSegmentCore: carRate(),
}

const reservations = { hotel: stay, car: rental, air: undefined, activity: undefined, transfer: undefined } as const

type Product = keyof typeof reservations

function openBooking(productType: Product, { penalties }: Pick<typeof paris, 'penalties'>): void {
  const { reservation: _, ...facts } = details({
    booking: summary({ productType, status: 'Committed', title: 'Casa do Cais' }),
    penalties,
    timeline: [],
  })
  const reservation = reservations[productType]
  openDesk({ details: () => ({ ...facts, ...(reservation && { reservation }) }) })
  visit(`/booking/${productType}/view?id=PTL-7F3K2Q`)
}

/** Among what it costs to give it back, and in the history beside what has happened. */
const twice = ([first, second]: readonly [string, string]) => ({ [first]: 2, [second]: 2 })

describe('[R9.1] [F4] [B4] each deadline of a booking has one writing', () => {
  test.each(Object.keys(reservations) as Product[])('at /booking/$product/view, /booking/view: %s', async (product) => {
    openBooking(product, paris)
    await expectTimes('07|37', twice(paris.written))
  })

  test('at /booking/$product/view, for a reader to whom it is the next day', async () => {
    setReader(newYork.reader)
    openBooking('hotel', newYork)
    await expectTimes('07|37', twice(newYork.written))
  })

  test('at /booking/$product/view, in Arabic', async () => {
    await switchLanguage('ar')
    openBooking('hotel', paris)
    await expectTimes('07', {
      '27 مارس 2027، 18:07 Paris time (13:07 بتوقيتك)': 2,
      '28 مارس 2027، 18:07 Paris time (12:07 بتوقيتك)': 2,
    })
  })

  test('at /booking/guest, for whom it was sent to', async () => {
    openDesk({
      'guest-access': () => ({ success: true, bookingId: 'b1' }),
      'own-info': nobody,
      details: () => details({ standing: 'look', penalties: paris.penalties, timeline: [] }),
    })
    visit('/booking/guest?code=abc123')
    await expectTimes('07', twice(paris.written))
  })

  test('and until when a train may be exchanged for nothing stands beside a refund that ends at the same moment', async () => {
    const deadline = paris.said[0]
    const until = (what: string) => `${what} until ${paris.there[0]}`
    const { reservation: train, ...facts } = details({ penalties: paris.penalties, timeline: [] })
    const conditions = [
      { code: 'REFUND_FEE', stringValue: until('Refund, fee EUR 25.00'), deadline },
      { code: 'EXCHANGE_FREE', stringValue: until('Free exchange'), deadline },
    ]
    openDesk({
      details: () => facts,
      'resretrieve-details': () => ({ success: true, railReservation: { ...train, conditions } }),
    })
    visit('/booking/rail/view?id=PTL-7F3K2Q')
    await waitFor(() => expect(pageText()).toContain(`Free exchange until ${paris.written[0]}`))
    expect(pageText()).not.toContain('Refund, fee')
  })

  test('and its invoices the day of the seller, whose calendar is named', async () => {
    const { reservation: _, ...facts } = details({ penalties: [], timeline: [] })
    const invoice = {
      ...{ documentId: 'd1', number: '2027-000001', kind: 'invoice', issuedOn: '2027-03-15' },
      total: { currencyCode: 'HKD', amount: 4320 },
    }
    openDesk({ details: () => ({ ...facts, invoices: [invoice] }) })
    visit('/booking/rail/view?id=PTL-7F3K2Q')
    await waitFor(() => expect(pageText()).toContain('Mon 15 Mar (Shanghai)'))
    expect(screen.getAllByText(/Mon 15 Mar/)).toHaveLength(1)
  })
})
