import type { Market, Star } from '../suppliers/house/hotel/catalogue/market.ts'
import { ageBands, mealTerms, ratePlans } from '../suppliers/house/hotel/catalogue/rate-plan.ts'
import { roomTypeOf } from '../suppliers/house/hotel/catalogue/room-type.ts'
import { type Guests, seatGuests } from '../suppliers/house/hotel/price/fit.ts'
import { makeNights } from '../suppliers/house/hotel/price/night.ts'
import { type PlanPrice, readPlan } from '../suppliers/house/hotel/price/plan.ts'
import { makeStay, type Stay } from '../suppliers/house/hotel/price/stay.ts'
import { weigh } from '../suppliers/house/hotel/price/weight.ts'

const level = { low: 10_000, usual: 10_000, high: 10_000 }

/** A city without seasons, weekends and taxes: a test adds what it is about. */
export const plainMarket: Market = {
  ...{ city: 'XXX', country: 'FR', type: 'balanced', highMonths: [], lowMonths: [] },
  levels: { 2: level, 3: level, 4: level, 5: level },
  ...{ friday: 1, saturday: 1, sunday: 1 },
  ...{ tax: { basis: 'none' }, taxCapNights: undefined, taxFreeUnder: undefined },
  ...{ vatPercent: 0, servicePercent: 0, checkIn: '15:00', checkOut: '11:00', freeCancelShare: 0.6 },
}

export const pricedPlans: readonly PlanPrice[] = ratePlans.map((plan) => {
  const meal = mealTerms.find(({ code }) => code === plan.meal)
  if (!meal) throw new Error('A plan without a meal, not even room only.')
  return readPlan(plan, meal)
})

export function pricedPlan(code: string): PlanPrice {
  const priced = pricedPlans.find(({ plan }) => plan.code === code)
  if (!priced) throw new Error(`There is no plan ${code}.`)
  return priced
}

export interface SampleStay {
  readonly market: Market
  readonly star: Star
  /** Code of the room type. */
  readonly type: string
  readonly guests: Guests
  readonly arrival: string
  readonly nights: number
  readonly today: string
  readonly house: string
}

const usual: SampleStay = {
  ...{ market: plainMarket, star: 3, type: 'DBL', guests: { adults: 2, children: [] }, house: '1010001' },
  ...{ arrival: '2027-05-10', nights: 3, today: '2027-04-25' },
}

/** Two in a double for three nights of May, but for what the test says. */
export function sampleStay(own: Partial<SampleStay> = {}): Stay {
  const { market, star, type: code, guests, arrival, nights, today, house } = { ...usual, ...own }
  const type = roomTypeOf(code)
  if (!type) throw new Error(`There is no room type ${code}.`)
  const seating = seatGuests(type, guests)
  if (!seating) throw new Error(`They do not fit into ${code}.`)
  return makeStay(
    makeNights(market, { arrival, nights, today }),
    { id: house, star, level: 1 },
    type,
    weigh(guests, seating, ageBands, market.taxFreeUnder),
  )
}
