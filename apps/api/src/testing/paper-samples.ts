import type { Language } from '@portolan/domain/language'
import type { Money } from '@portolan/domain/money'
import type { CarDetail } from '@portolan/supplier/car'
import { activityPaperView } from '../activity/paper-view.ts'
import { makeAirPaperView } from '../air/paper-view.ts'
import type { BookingRecord, PurchaseRecord } from '../booking/booking.ts'
import { carPaperView } from '../car/paper-view.ts'
import type { PaperView } from '../document/paper.ts'
import { passBooking, purchaseIn, trainBooking } from '../document/testing/sample-booking.ts'
import { hotelPaperView } from '../hotel/paper-view.ts'
import { makePackagePaperView } from '../package/paper-view.ts'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { makeRailPaperView } from '../rail/paper-view.ts'
import { makeTransferPaperView } from '../transfer/paper-view.ts'
import { departureBooking } from './sample-departure.ts'
import { keptFlight, oneLeg, thereAndBack } from './sample-flight.ts'
import { carBooking, carPurchase, sampleChosen } from './sample-rental-car.ts'
import { rideBooking } from './sample-ride.ts'
import { stayBooking, stayGuests } from './sample-stay.ts'

const places = makePlaces(loadCatalogue())
const flights = makeAirPaperView(places)

/** In the order of the wiring: the first that suits is asked. */
export const paperViews: readonly PaperView[] = [
  makeRailPaperView(places),
  flights,
  makePackagePaperView({ flights, rooms: hotelPaperView }),
  hotelPaperView,
  activityPaperView,
  makeTransferPaperView({ carriersOf: () => ['Lisbon Cars'] }),
  carPaperView,
]

/** A product as somebody has bought it. */
export interface PaperSample {
  readonly booking: BookingRecord
  /** Who travels, and what was bought beside. */
  readonly purchase: PurchaseRecord
}

const hkd = (minor: number): Money => ({ minor, currency: 'HKD' })
const fee = (minor: number) => ({ policy: 'charge' as const, charge: { minor, currency: 'EUR' } })

/** The reservation that its offers promised. */
function flightBooking(offers: BookingRecord['offers'], more: Partial<BookingRecord> = {}): BookingRecord {
  const price = hkd(offers.reduce((all, { price: { selling } }) => all + selling.minor, 0))
  return {
    ...trainBooking,
    ...{ product: 'air', supplier: 'tap', offers, price, paid: price, locator: 'AIRQ7M', title: 'Hong Kong – Lisbon' },
    reservation: {
      ref: { supplier: 'tap', locator: 'AIRQ7M', provisional: false },
      ...{ state: 'confirmed', total: { total: { minor: 1, currency: 'EUR' } } },
      documents: ['1', '2', '3'].map((ref) => ({ kind: 'ticket', id: `047-000000000${ref}`, travelerRefs: [ref] })),
      detail: { ...(offers[0]?.detail as object), fares: offers.map(({ detail }) => detail) },
    },
    ...more,
  }
}

/** Two legs of which the second is cheaper to give back, so that each has its own terms. */
function severalCities(): BookingRecord {
  const three = { query: { legs: [1, 2] } }
  const first = oneLeg(0, 'CX 1 HKG 09:00 LIS 16:00')
  const { terms } = first.detail
  const kinder = { ...terms, change: fee(4500), refund: fee(6000) }
  return flightBooking([
    keptFlight(first, 540_000, three),
    keptFlight(oneLeg(1, 'TP 2 LIS 18:00 MAD 20:00', { terms: kinder }), 540_000, three),
  ])
}

/** A flight and the rooms of those who fly. */
function packageSample(): PaperSample {
  const isWithFlight = (offer: BookingRecord['offers'][number]) => ({
    ...offer,
    detail: { ...(offer.detail as object), withFlight: { apart: { minor: 1, currency: 'EUR' } } },
  })
  const stay = stayBooking()
  const booking = { ...stay, bundle: 1, offers: stay.offers.map(isWithFlight) }
  const id = '4f7fae96-8fb0-4d4b-8f97-bfbff9dad5ee'
  const flown = flightBooking([keptFlight(thereAndBack(), 427_500)], { id, bundle: 1 })
  return { booking, purchase: { ...stayGuests, bookings: [booking, flown] } }
}

/** With so many kilometres a day and a deposit, as some offices have it. */
async function rentedCar(): Promise<BookingRecord> {
  const offer = await sampleChosen('ATL', 'FLEX', [])
  const detail = offer.detail as CarDetail
  const limited = { ...detail, mileage: { kmADay: 250, eachFurtherKm: { minor: 35, currency: 'EUR' } } }
  return carBooking({ ...offer, detail: limited })
}

/** The train of the sample after it was exchanged for a dearer one. */
const exchangedTrain: BookingRecord = {
  ...trainBooking,
  price: hkd(452_050),
  paid: hkd(454_050),
  exchange: {
    ...{ round: 1, paymentId: 'more', before: [], end: 'done', price: hkd(452_050) },
    ...{ difference: hkd(20_050), fee: hkd(2000) },
  } as unknown as NonNullable<BookingRecord['exchange']>,
}

export const productsOnPaper = [
  'train',
  'exchanged train',
  'pass',
  'flight',
  'flights of several cities',
  'hotel',
  'package',
  'car',
  'tour',
  'transfer',
] as const

export type ProductOnPaper = (typeof productsOnPaper)[number]

const inLanguage = ({ booking, purchase }: PaperSample, language: Language): PaperSample => ({
  booking,
  purchase: { ...purchase, language },
})

export async function sampleOf(product: ProductOnPaper, language: Language): Promise<PaperSample> {
  const alone = (booking: BookingRecord, purchase = purchaseIn('en')): PaperSample => ({
    booking,
    purchase: { ...purchase, bookings: [booking] },
  })
  const samples: Record<ProductOnPaper, () => PaperSample | Promise<PaperSample>> = {
    train: () => alone(trainBooking),
    'exchanged train': () => alone(exchangedTrain),
    pass: () => alone(passBooking),
    flight: () => alone(flightBooking([keptFlight(thereAndBack(), 427_500)])),
    'flights of several cities': () => alone(severalCities()),
    hotel: () => alone(stayBooking(), stayGuests),
    package: packageSample,
    car: async () => alone(await rentedCar(), carPurchase),
    tour: () => alone(departureBooking()),
    transfer: () => alone(rideBooking({ wanted: {} })),
  }
  return inLanguage(await samples[product](), language)
}
