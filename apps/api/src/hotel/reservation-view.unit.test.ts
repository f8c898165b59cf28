import { bookingDetailsRS } from '@portolan/contract/booking'
import { hotelReservation } from '@portolan/contract/hotel-stay'
import { describe, expect, test } from 'vitest'
import { penaltyView, uniqueIDOf } from '../checkout/view.ts'
import { trainBooking } from '../document/testing/sample-booking.ts'
import { stayBooking, stayGuests, stayOffers } from '../testing/sample-stay.ts'
import { makeHotelReservationView } from './reservation-view.ts'

const view = makeHotelReservationView({ penaltyOf: penaltyView, uniqueIDOf })

describe('[R7.25] [R7.26] a reservation of rooms', () => {
  test('rooms with those who sleep in them, under the supplier’s names, and the numbers of the house', () => {
    const told = view.reservationOf(stayBooking(), stayGuests, 'en')
    expect(told).toMatchObject({
      uniqueIDs: [
        { type: '14', id: 'K7F3B2QX' },
        { type: '14', id: 'H7', idContext: 'rooms' },
      ],
      resStatus: 'Ticketed',
      roomStays: {
        roomStayList: [
          {
            ...{ reference: { type: '16', id: 'a' }, availabilityStatus: 'AvailableForSale' },
            guestCounts: { guestCountList: [{ resGuestRPH: '1' }, { resGuestRPH: '2' }, { resGuestRPH: '3', age: 7 }] },
          },
          { reference: { id: 'b' }, guestCounts: { guestCountList: [{ resGuestRPH: '4' }] } },
        ],
      },
      resGuests: [
        { resGuestRPH: '1', firstName: 'Mei', nameTitle: 'Ms', primaryIndicator: true, ageQualifyingCode: '10' },
        { resGuestRPH: '2', firstName: '志明' },
        { resGuestRPH: '3', firstName: 'Ben', ageQualifyingCode: '8', age: 7 },
        { resGuestRPH: '4', firstName: 'ليلى' },
      ],
      resGlobalInfo: {
        total: { currencyCode: 'HKD', amountBeforeTax: 3780, amountAfterTax: 3852, taxes: { amount: 72 } },
        hotelReservationIDs: [{ id: 'RC1' }, { id: 'RC2' }],
      },
    })
    const shown = bookingDetailsRS.parse({ reservation: told })
    expect(shown.reservation, 'is taken for no other product').toEqual(hotelReservation.parse(told))
  })

  test('a cancelled room stands there and counts no more; where all are, all are told', () => {
    const half = view.reservationOf(stayBooking({ isCancelled: true }), stayGuests, 'en')
    expect(half.roomStays.roomStayList.map(({ availabilityStatus }) => availabilityStatus)).toEqual([
      ...['AvailableForSale', 'NoAvailability'],
    ])
    expect(half.resGlobalInfo.total.amountAfterTax).toBe(1926)
    const booking = stayBooking()
    const detail = booking.reservation?.detail as { rooms: object[] }
    const none = { ...detail, rooms: detail.rooms.map((room) => ({ ...room, isCancelled: true })) }
    const off = { ...booking, reservation: booking.reservation && { ...booking.reservation, detail: none } }
    expect(view.reservationOf(off, stayGuests, 'en').resGlobalInfo.total.amountAfterTax).toBe(3852)
  })

  test('while it is held it says until when; a room alone says what cancelling costs', () => {
    const [offer] = stayOffers()
    const held = { status: 'OnHold', holdUntil: Date.parse('2026-12-01T10:00:00Z'), locator: null } as const
    const alone = stayBooking({}, { ...held, reservation: null }, offer ? [offer] : [])
    const { resGlobalInfo, uniqueIDs } = view.reservationOf(alone, stayGuests, 'en')
    expect(uniqueIDs).toMatchObject([{ type: '23' }])
    expect(resGlobalInfo).toMatchObject({
      holdExpires: '2026-12-01T10:00:00.000Z',
      cancelPenalties: [{ amountPercent: { amount: 0 } }, { nonRefundable: true }],
    })
    expect(resGlobalInfo).not.toHaveProperty('hotelReservationIDs')
  })

  test('what is no room is not for this view', () => {
    expect(view.suits(stayBooking())).toBe(true)
    expect(view.suits(trainBooking)).toBe(false)
  })
})
