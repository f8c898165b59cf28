import type { HotelHouse, HotelPlan, HotelRoomKind } from '@portolan/supplier/hotel'
import { amenities } from '../catalogue/amenity.ts'
import { marketOf } from '../catalogue/market.ts'
import { quarterOf } from '../catalogue/quarter.ts'
import { type Meal, type PaymentCode, rateTextsOf } from '../catalogue/rate-plan.ts'
import type { RoomType } from '../catalogue/room-type.ts'
import { adultAges } from '../price/fit.ts'
import { galleryOf, roomPictureOf } from '../property/gallery.ts'
import type { Property } from '../property/property.ts'
import type { PlanTerms } from './terms.ts'

/** Codes of what a house has, by our keys; what its rooms have stands with the rooms. */
const houseCodes: ReadonlyMap<string, string> = new Map(
  amenities.filter(({ otaList }) => otaList === 'HAC').map(({ key, otaCode }) => [key, otaCode]),
)

/** How houses, rooms and plans are told to whoever asks. Made once: a list tells of hundreds of houses. */
export interface Telling {
  houseOf(property: Property): HotelHouse
  roomOf(property: Property, type: RoomType): HotelRoomKind
  /** `payment`: how it is paid by who books it now. */
  planOf(terms: PlanTerms, payment: PaymentCode): HotelPlan
}

function makeHouse(property: Property, timeZone: string): HotelHouse {
  const { id, name, nameZhHK, kind, star, rating, reviews, city, country, lat, lon, address } = property
  const { name: en, zh, zhHK } = quarterOf(city, property.quarter)
  const { checkIn = '', checkOut = '' } = marketOf(city) ?? {}
  return {
    ...{ id, name, nameZhHK, kind, star, rating, reviews, city, country, lat, lon, address, timeZone },
    quarter: { en, zh, zhHK },
    amenities: [...new Set(property.amenities.flatMap((key) => houseCodes.get(key) ?? []))],
    picture: galleryOf(property)[0] ?? '',
    ...{ checkIn, checkOut },
  }
}

const makeRoom = (property: Property, type: RoomType): HotelRoomKind => ({
  code: type.code,
  name: type.names,
  beds: type.beds.map(({ kind, count }) => ({ kind, count })),
  areaM2: type.areaM2,
  maxAdults: type.maxAdults,
  maxChildren: type.maxChildren,
  childAges: { from: 0, to: adultAges.from - 1 },
  picture: roomPictureOf(property, type.code),
})

const mealsOf: Readonly<Record<Meal, HotelPlan['meals']>> = {
  RO: { breakfast: false, lunch: false, dinner: false },
  BB: { breakfast: true, lunch: false, dinner: false },
  HB: { breakfast: true, lunch: false, dinner: true },
  FB: { breakfast: true, lunch: true, dinner: true },
  AI: { breakfast: true, lunch: true, dinner: true },
}

const payments: Readonly<Record<PaymentCode, HotelPlan['payment']>> = { PN: 'now', DP: 'deposit', PH: 'there' }

const makePlan =
  (payment: PaymentCode) =>
  ({ price: { plan }, meal, cancel }: PlanTerms): HotelPlan => ({
    code: plan.code,
    meals: mealsOf[plan.meal],
    mealCode: meal.otaCode,
    payment: payments[payment],
    rules: [meal.policies, cancel.policies, rateTextsOf(payment).policies],
    paymentRule: 2,
  })

/** Remembers what it has made for as long as that which it was made of is there. */
function remember<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const known = new WeakMap<Thing, Made>()
  return (thing) => {
    const made = known.get(thing) ?? make(thing)
    known.set(thing, made)
    return made
  }
}

/** `zoneOf`: IANA, of a city. */
export function makeTelling(zoneOf: (city: string) => string): Telling {
  const roomsOf = remember((property: Property) => remember((type: RoomType) => makeRoom(property, type)))
  const plans = { PN: remember(makePlan('PN')), DP: remember(makePlan('DP')), PH: remember(makePlan('PH')) }
  return {
    houseOf: remember((property: Property) => makeHouse(property, zoneOf(property.city))),
    roomOf: (property, type) => roomsOf(property)(type),
    planOf: (terms, payment) => plans[payment](terms),
  }
}
