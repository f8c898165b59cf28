import type { CallName } from '../table.ts'
import { searchExamples } from './search-example.ts'

const total = { currencyCode: 'USD', amount: 62.4 }
const station = (locationCode: string, name: string) => ({ locationCode, codeContext: 'UIC', name })
const [paris, lyon] = [station('8768600', 'Paris Gare de Lyon'), station('8772319', 'Lyon Part-Dieu')]
const departureDateTime = '2027-01-05T08:00:00'
const arrivalDateTime = '2027-01-05T10:04:00'
const pricePair = {
  currencyCode: 'EUR',
  totalAmount: 57.5,
  sellingCurrencyCode: 'USD',
  sellingTotalAmount: total.amount,
}

const ticket = {
  rph: 't1',
  trainIdentity: 'TGV-6607-2027-01-05',
  journeyDuration: 'PT2H4M',
  originStation: paris,
  destinationStation: lyon,
  trainSegments: [
    { trainNumber: '6607', departureStation: paris, arrivalStation: lyon, departureDateTime, arrivalDateTime },
  ],
  providers: ['house'],
  comfortType: 'STANDARD',
  flexibilityType: 'SEMI_FLEX',
  seatClass: '2',
  pricing: {
    ...pricePair,
    priceBreakdown: [
      {
        code: 'ADULT',
        quantity: 1,
        amount: 57.5,
        sellingAmount: total.amount,
        conditions: [{ code: 'REFUND_FEE', stringValue: 'Refund for a fee until departure.' }],
      },
    ],
  },
  expiredDateTime: '2026-11-18T12:30:00Z',
}

const found = {
  success: true,
  correlationID: 'c1',
  originDestinationInformations: [
    { rph: '1', originLocation: paris, destinationLocation: lyon, originDestinationOptions: [ticket] },
  ],
}

/** The cart answers the JSON text of each item. */
const cart = [
  JSON.stringify({
    id: 'i1',
    productType: 'rail',
    rphs: ['t1'],
    display: { title: 'Paris Gare de Lyon – Lyon Part-Dieu', lines: ['5 Jan 2027, 08:00–10:04'] },
    addedAt: '2026-11-18T12:00:00Z',
    price: pricePair,
    expiredDateTime: '2026-11-18T12:30:00Z',
    expired: false,
    expireIn: 30,
  }),
]

const order = (status: string, paymentStatus: string, settlement: string) => ({
  success: true,
  orderId: 'o1',
  correlationID: 'c1',
  quoteId: 'q1',
  total,
  items: [
    {
      cartItemId: 'i1',
      quoteId: 'q1',
      productType: 'rail',
      title: 'Paris Gare de Lyon – Lyon Part-Dieu',
      status,
      paymentStatus,
      settlement,
      price: total,
      party: [{ ref: '1', type: 'adult', name: 'Ada Lovelace', age: 31 }],
    },
  ],
})

/** What the calls of a purchase are answered with, from logging in to the paid ticket. */
export const answerExamples: Readonly<Partial<Record<CallName, object>>> = {
  authenticate: { success: true, id: 'u1', username: 'ada', displayName: 'Ada Lovelace', userType: 'B2C' },
  ...searchExamples,
  searchTrains: found,
  addToCart: cart,
  readCart: cart,
  startCheckout: order('Pending', 'None', 'none'),
  quoteCheckout: order('OnHold', 'None', 'none'),
  confirmCheckout: { ...order('Ticketed', 'Captured', 'card'), state: 'Done' },
  bookRail: {
    success: true,
    correlationID: 'c1',
    status: 'OnHold',
    uniqueID: { type: '14', id: 'PTL-1' },
    pricing: ticket.pricing,
    holdExpires: '2026-11-18T12:30:00Z',
  },
  cancelBooking: {
    success: true,
    status: 'Ticketed',
    uniqueIDs: [{ type: '14', id: 'PTL-1' }],
    cancelInfoRS: {
      cancelQuoteID: 'q1',
      validUntil: '2026-11-18T12:30:00Z',
      refundTo: 'original',
      cancelRules: [{ type: 'Refund', currencyCode: 'USD', amount: 52.4 }],
    },
  },
  readOrder: order('Ticketed', 'Captured', 'card'),
  readPaymentConfig: {
    success: true,
    provider: 'test',
    testCards: [{ number: '4242 4242 4242 4242', outcome: 'paid' }],
  },
}
