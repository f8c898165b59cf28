import type { HotelDetail } from '@portolan/supplier/hotel'
import type { Offer } from '@portolan/supplier/offer'
import type { Party } from '@portolan/supplier/traveler'
import type { BookingRecord, PurchaseRecord } from '../booking/booking.ts'
import { purchaseIn, trainBooking } from '../document/testing/sample-booking.ts'
import { cityTax, keptRoom, type RoomWish, roomOffer, sampleKind } from './sample-room.ts'

/** Three of the first room, one of the second. */
export const stayParty: Party = [
  { ref: '1', type: 'adult' },
  { ref: '2', type: 'adult' },
  { ref: '3', type: 'child', age: 7 },
  { ref: '4', type: 'adult' },
]

const checkIn = '2027-05-14'

/** Two nights with a tax that is paid there, and a little off. */
export const stayOffers = (more: Partial<RoomWish> = {}): Offer<HotelDetail>[] => {
  const stay = { checkIn, nights: [10_000, 12_000], taxes: [cityTax(400)], there: 400, discount: 1000, ...more }
  return [
    roomOffer({ ...stay, token: 'a', guests: { adults: 2, childAges: [7] } }),
    roomOffer({
      ...{ ...stay, token: 'b', place: 1, room: sampleKind('SGL'), guests: { adults: 1, childAges: [] } },
    }),
  ]
}

/** Bought in Hong Kong dollars, with the numbers of the house; the second room as the test says. */
export function stayBooking(
  second: { isCancelled?: boolean } = {},
  more: Partial<BookingRecord> = {},
  offers = stayOffers(),
): BookingRecord {
  const kept = offers.map((offer) => keptRoom(offer, stayParty, { query: { rooms: offers } }))
  const price = { minor: kept.reduce((all, one) => all + one.price.selling.minor, 0), currency: 'HKD' }
  const rooms = offers.map(({ detail, ref }, index) => ({
    ...{ detail, token: ref.token, travelerRefs: index === 0 ? ['1', '2', '3'] : ['4'], isCancelled: false },
    confirmation: `RC${index + 1}`,
    ...(index === 1 && second),
  }))
  return {
    ...{ ...trainBooking, product: 'hotel', supplier: 'rooms', offers: kept, price, paid: price, locator: 'H7' },
    wanted: { travelerRefs: ['mei', 'ming', 'ben', 'lila'] },
    reservation: {
      ref: { supplier: 'rooms', locator: 'H7', provisional: false },
      ...{ state: 'confirmed', total: { total: { minor: 1, currency: 'EUR' } } },
      documents: rooms.map(({ confirmation, travelerRefs }) => ({ kind: 'voucher', id: confirmation, travelerRefs })),
      detail: { ...offers[0]?.detail, rooms },
    },
    ...more,
  }
}

/** Under the purchase's own names, in an order of their own. */
export const stayGuests: PurchaseRecord = {
  ...purchaseIn('en'),
  travelers: [
    { ref: 'ben', type: 'child', lead: false, given: 'Ben', surname: 'Lam', age: 7 },
    { ref: 'lila', type: 'adult', lead: false, given: 'ليلى', surname: 'الحداد' },
    { ref: 'mei', type: 'adult', lead: true, title: 'Ms', given: 'Mei', surname: 'Lam', email: 'mei@lam.example' },
    { ref: 'ming', type: 'adult', lead: false, given: '志明', surname: '陳' },
  ],
}
