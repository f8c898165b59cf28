import { randomUUID } from 'node:crypto'
import type { readCarRate } from '@portolan/contract/car'
import { add, compare } from '@portolan/domain/money'
import { amountView } from '../platform/amount.ts'
import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { buyerOf } from '../platform/supplier-call.ts'
import { withHandlesAt } from '../platform/wrong-handles.ts'
import { makeChoose } from './choose.ts'
import { makeFind } from './find.ts'
import type { CarParts } from './parts.ts'
import { rateView } from './rate-view.ts'
import { type Rental, rentalOf } from './rental.ts'
import { makeReading, type RateBody, ratePointers } from './request.ts'
import { nowOf, thereOf } from './share.ts'

/** Of a driver whose age nobody says: neither young nor old. */
const usualAge = 30

/** One of the offices only, where it is named. */
const officeIn = (office: string | undefined): { office?: string } => (office === undefined ? {} : { office })

const isAsked = ({ car, rateCode, vendor }: Rental['detail'], info: RateBody['rentalInfo']): boolean =>
  rateCode === info.rateCode &&
  [car.id, car.acriss].includes(info.vehClassCode) &&
  (info.vendor?.code === undefined || info.vendor.code === vendor.code)

const byPrice = (one: Rental, other: Rental): number => compare(one.offer.price.selling, other.offer.price.selling)

/** What the company asks for the car itself: what is beside it is paid at the desk, and rounding changes no price. */
const askedFor = ({ offer: { supplierPrice } }: Rental): number =>
  supplierPrice.total.minor - (supplierPrice.there?.minor ?? 0)

/** What it would have come to at the price of before; undefined where that is the price of now, or of other money. */
function priceBefore(before: Rental, now: Rental) {
  const was = nowOf(before)
  return was.currency === nowOf(now).currency && askedFor(before) !== askedFor(now)
    ? { priceWas: amountView(add(was, thereOf(now))) }
    : {}
}

/** What one car costs, now and at the desk: the one of the handle, else the cheapest of those that are named. */
export function makeCarRate(parts: CarParts): Handler<typeof readCarRate> {
  const { places, clock, offers, penaltyOf } = parts
  const read = makeReading({ places, now: () => clock.now() })
  const find = makeFind(parts)
  const choose = makeChoose(parts)

  async function searched({ rentalInfo: info }: RateBody, context: Context): Promise<Rental> {
    const { query, party } = read(info.vehRentalCore, info.driverAge ?? usualAge, ratePointers)
    const exact = {
      ...query,
      pickUp: { ...query.pickUp, ...officeIn(info.pickUpDesk) },
      dropOff: { ...query.dropOff, ...officeIn(info.returnDesk) },
    }
    const where = { correlationId: randomUUID(), pointers: ratePointers }
    const { rentals, hasFailed } = await find({ query: exact, party }, where, context)
    if (hasFailed) throw new Refusal(503)
    const [cheapest] = rentals.filter(({ detail }) => isAsked(detail, info)).sort(byPrice)
    if (!cheapest) throw new Refusal(409, { text: 'error.cart.gone' })
    return cheapest
  }

  return withHandlesAt<typeof readCarRate>(
    () => '/rph',
    async ({ body }, context) => {
      const { rph, specialEquipPrefs, coveragePrefs } = body
      const found = rph === undefined ? await searched(body, context) : rentalOf(await offers.find([rph], 'car'))
      const wish = { specialEquipPrefs, coveragePrefs }
      const rental = await choose(found, wish, buyerOf(context), context)
      return {
        ...{ success: true, correlationID: rental.offer.correlationId },
        ...rateView(rental, penaltyOf, context.language),
        ...priceBefore(found, rental),
      }
    },
  )
}
