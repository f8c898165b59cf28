import type error from '@portolan/contract/error-text/en.json'
import type account from './locales/en/account.json'
import type activity from './locales/en/activity.json'
import type agency from './locales/en/agency.json'
import type air from './locales/en/air.json'
import type booking from './locales/en/booking.json'
import type car from './locales/en/car.json'
import type carRate from './locales/en/carRate.json'
import type cart from './locales/en/cart.json'
import type checkout from './locales/en/checkout.json'
import type compare from './locales/en/compare.json'
import type expiry from './locales/en/expiry.json'
import type extras from './locales/en/extras.json'
import type flights from './locales/en/flights.json'
import type hotel from './locales/en/hotel.json'
import type hotelDetail from './locales/en/hotelDetail.json'
import type hotelGuests from './locales/en/hotelGuests.json'
import type hotels from './locales/en/hotels.json'
import type invoice from './locales/en/invoice.json'
import type map from './locales/en/map.json'
import type packageTexts from './locales/en/package.json'
import type pass from './locales/en/pass.json'
import type place from './locales/en/place.json'
import type price from './locales/en/price.json'
import type rail from './locales/en/rail.json'
import type result from './locales/en/result.json'
import type shell from './locales/en/shell.json'
import type stay from './locales/en/stay.json'
import type trains from './locales/en/trains.json'
import type transfer from './locales/en/transfer.json'
import type traveler from './locales/en/traveler.json'
import type ui from './locales/en/ui.json'

/** One catalogue a feature, so that a page loads only the texts it shows. `ui`, `error` and `shell` come with every page. */
export const features = [
  'ui',
  'error',
  'shell',
  'account',
  'activity',
  'agency',
  'booking',
  'cart',
  'checkout',
  'invoice',
  'price',
  'expiry',
  'place',
  'rail',
  'trains',
  'result',
  'map',
  'traveler',
  'pass',
  'compare',
  'air',
  'flights',
  'extras',
  'hotel',
  'hotels',
  'hotelDetail',
  'hotelGuests',
  'stay',
  'package',
  'car',
  'carRate',
  'transfer',
] as const

export type MessageFeature = (typeof features)[number]

export type MessageId = keyof (typeof ui &
  typeof error &
  typeof shell &
  typeof account &
  typeof activity &
  typeof agency &
  typeof booking &
  typeof cart &
  typeof checkout &
  typeof invoice &
  typeof price &
  typeof expiry &
  typeof place &
  typeof rail &
  typeof trains &
  typeof result &
  typeof map &
  typeof traveler &
  typeof pass &
  typeof compare &
  typeof air &
  typeof flights &
  typeof extras &
  typeof hotel &
  typeof hotels &
  typeof hotelDetail &
  typeof hotelGuests &
  typeof stay &
  typeof car &
  typeof carRate &
  typeof transfer &
  typeof packageTexts)
