import type { Language } from '@portolan/domain/language'
import type { Money } from '@portolan/domain/money'
import type { Question } from '@portolan/supplier/offer'
import type { RailPassDetail, RailSegment, RailStation, RailTicketDetail } from '@portolan/supplier/rail'
import type { BookingRecord, PurchaseRecord } from '../../booking/booking.ts'
import type { KeptOffer } from '../../offer/offer.ts'

/** Bookings as they stand after a purchase, for tests: there and back by train, and a pass. */

const station = (code: string, name: string): RailStation => ({ code, name, lat: 48, lon: 8 })
const paris = station('8768600', 'Paris Gare de Lyon')
const zurich = station('8503000', 'Zürich HB')
const munich = station('8000261', 'München Hbf')

export const hkd = (minor: number): Money => ({ minor, currency: 'HKD' })

const segment = (
  [brand, train, operator]: readonly [brand: string, train: string, operator: string],
  [from, departs]: readonly [RailStation, string],
  [to, arrives]: readonly [RailStation, string],
  minutes: number,
  place: RailSegment['place'] = 'seat',
): RailSegment => ({
  ...{ train, brand, operator: { code: operator, name: operator }, minutes, km: 500, reservation: 'required', place },
  calls: [
    { station: from, departs },
    { station: to, arrives },
  ],
})

const ticket = (leg: number, segments: readonly RailSegment[], until: string): RailTicketDetail => ({
  ...{ kind: 'ticket', leg, trainIdentity: `train ${leg}`, segments, minutes: 244, bands: [] },
  ...{ comfort: 'COMFORT', flexibility: 'SEMI_FLEX', seatClass: '1', comfortName: 'Business', fareName: 'Sparpreis' },
  conditions: [
    { code: 'REFUND_FEE', fee: { minor: 2500, currency: 'EUR' }, until: Date.parse(until) },
    { code: 'SEAT_INCLUDED' },
  ],
})

export const outward = ticket(
  0,
  [segment(['TGV Lyria', '9203', 'TGV Lyria'], [paris, '2026-12-15T07:22'], [zurich, '2026-12-15T11:26'], 244)],
  '2026-12-14T06:22:00Z',
)
export const homeward = ticket(
  1,
  [
    segment(['Nightjet', '40420', 'ÖBB'], [zurich, '2026-12-20T19:40'], [munich, '2026-12-20T23:58'], 258, 'couchette'),
    segment(['TGV', '9574', 'SNCF'], [munich, '2026-12-21T06:48'], [paris, '2026-12-21T12:36'], 348),
  ],
  '2026-12-19T18:40:00Z',
)

const party = [
  { ref: '1', type: 'adult' } as const,
  { ref: '2', type: 'adult' } as const,
  { ref: '3', type: 'youth' } as const,
]

export const offerOf = (detail: unknown, selling: Money, more: Partial<KeptOffer> = {}): KeptOffer => ({
  ...{ rph: 'rph', product: 'rail', supplier: 'house-rail-fr', token: 'token', identity: 'identity' },
  ...{ query: {}, party, correlationId: 'correlation', agencyId: undefined, expiresAt: 0, hold: 'supported' },
  price: {
    ...{ selling, supplier: { minor: 9000, currency: 'EUR' } },
    trace: {
      ...{ net: { minor: 9000, currency: 'EUR' }, taxes: { minor: 0, currency: 'EUR' } },
      ...{ markup: { minor: 0, currency: 'EUR' }, rule: undefined },
      rate: { from: 'EUR', to: 'HKD', value: '9', day: '2026-11-15' },
    },
  },
  supplierPrice: { total: { minor: 9000, currency: 'EUR' } },
  detail,
  ...more,
})

const seat = (ticket: number, segment: number, travelerRef: string, coach: string, seat: string) => ({
  ...{ ticket, segment, travelerRef, coach, seat },
})

export const trainBooking: BookingRecord = {
  ...{ id: '0b3c6a52-4d7c-4f0e-9b53-7d7bb5f6d1aa', reference: 'K7F3B2QX', purchaseId: 'purchase' },
  ...{ position: 0, bundle: 0, cartItemId: null, product: 'rail', supplier: 'house-rail-fr' },
  ...{ status: 'Ticketed', cameFrom: null, wanted: {}, requires: null, changed: null, round: 1 },
  offers: [offerOf(outward, hkd(216_000)), offerOf(homeward, hkd(216_000))],
  ...{ price: hkd(432_000), paid: hkd(432_000), refunded: hkd(0), locator: 'QXWZ7M', holdUntil: null },
  reservation: {
    ref: { supplier: 'house-rail-fr', locator: 'QXWZ7M', provisional: false },
    state: 'confirmed',
    total: { total: { minor: 18_000, currency: 'EUR' } },
    documents: [{ kind: 'ticket', id: 'QXWZ7M-1', travelerRefs: ['1', '2', '3'] }],
    detail: {
      ...outward,
      tickets: [outward, homeward],
      seats: [seat(0, 0, '1', '7', '61'), seat(0, 0, '2', '7', '62'), seat(1, 0, '1', '302', '21')],
    },
  },
  ...{
    refusal: null,
    paymentId: 'payment',
    paymentStatus: 'Captured',
    settlement: 'card',
    paymentWays: ['card'],
    refund: null,
    cancellation: null,
    exchange: null,
  },
  ...{ title: 'Paris – Zürich', leadName: 'Mei Lam' },
  ...{ travelStart: '2026-12-15T07:22', travelEnd: '2026-12-21T12:36' },
  createdAt: Date.parse('2026-11-15T16:12:00Z'),
  ended: null,
  claimedBy: null,
  contact: null,
}

export const pass: RailPassDetail = {
  ...{ kind: 'pass', region: 'BENELUX', label: 'Benelux Pass', passType: 'FLEXIBLE', class: '2' },
  ...{ countries: ['BE', 'NL', 'LU'], validity: 'P5D', within: 'P1M', bands: [] },
  ...{ earliest: '2026-11-15', latest: '2027-10-15' },
  conditions: ['TRAVEL_DAY', 'CHILD_FREE', 'REFUND_85_BEFORE_FIRST_DAY'],
}

export const passBooking: BookingRecord = {
  ...trainBooking,
  ...{ id: '1c4d7b63-5e8d-4a1f-8c64-8e8cc6a7e2bb', reference: 'P4SSB3NX', product: 'railPass' },
  ...{ supplier: 'house-rail-pass', wanted: { startDate: '2026-12-15' }, locator: 'PASS42', title: 'Benelux Pass' },
  offers: [offerOf(pass, hkd(200_000), { product: 'railPass' })],
  ...{ price: hkd(200_000), paid: hkd(200_000) },
  reservation: {
    ref: { supplier: 'house-rail-pass', locator: 'PASS42', provisional: false },
    ...{ state: 'confirmed', total: { total: { minor: 18_000, currency: 'EUR' } }, detail: pass },
  },
  ...{ travelStart: '2026-12-15', travelEnd: null },
}

const question = (code: string, en: string, ar: string, more: Partial<Question> = {}): Question => ({
  ...{ code, text: { en, ar }, per: 'order', required: false },
  ...more,
})

/** Of whom a supplier asked where to fetch them, what each eats, and what else it should know. */
export const askedBooking = (answers: NonNullable<BookingRecord['wanted']['answers']>): BookingRecord => ({
  ...{ ...trainBooking, product: 'activity', title: 'Old town on foot', wanted: { answers } },
  requires: {
    ...{ lead: [], each: [] },
    questions: [
      question('PICK_UP_HOTEL', 'Hotel where you are picked up', 'الفندق الذي تُصطحب منه'),
      question('MEAL', 'Meal', 'الوجبة', {
        per: 'traveler',
        options: [{ value: 'vegan', text: { en: 'Vegan', ar: 'نباتية' } }],
      }),
      question('NOTE', 'Note', 'ملاحظة', { maxLength: 1000 }),
    ],
  },
})

export const purchaseIn = (language: Language): PurchaseRecord => ({
  ...{ id: 'purchase', correlationId: 'correlation', accountId: null, sessionHash: null, agencyId: null },
  ...{ currency: 'HKD', language, timeZone: null, contact: { name: 'Mei Lam', email: 'mei@lam.example' } },
  travelers: [
    { ref: '1', type: 'adult', lead: true, given: 'Mei', surname: 'Lam' },
    { ref: '2', type: 'adult', lead: false, given: '志明', surname: '陳' },
    { ref: '3', type: 'youth', lead: false, given: 'ليلى', surname: 'الحداد' },
  ],
  ...{ createdAt: trainBooking.createdAt, expiresAt: 0, bookings: [trainBooking] },
})
