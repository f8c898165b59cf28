import type { CarDetail, CarModel } from '@portolan/supplier/car'
import type { ExtraChoice, Offer, Price } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { FleetCar } from '../catalogue/fleet.ts'
import { freeUntil, penaltiesOf } from '../price/cancel.ts'
import type { Chosen } from '../price/extra.ts'
import { depositOf, excessLeft, excessOf, mileageOf } from '../price/liability.ts'
import { type Charge, chargesOf, type Priced, sumOf } from '../price/rental.ts'
import { besideOf, cents, chargeTold, coversIncluded, coversTold, extrasTold, fuelRule, notCovered } from './telling.ts'
import type { Tokens } from './token.ts'
import type { TripTold } from './trip-told.ts'
import type { CompanyTrip } from './trips.ts'

const life = 20 * 60_000

/** More than these are many. */
const few = 3

export interface OfferParts {
  readonly tokens: Tokens
  readonly now: Instant
  /** With all that can be had beside it: a list does without. */
  readonly isWhole: boolean
  /** Of the car's trip. */
  readonly told: TripTold
}

const thereOf = (charges: readonly Charge[]): number => sumOf(charges.filter(({ isPaidThere }) => isPaidThere))

/** All of it is in what is paid now. */
const vatOf = (charges: readonly Charge[]) =>
  charges.flatMap(({ code, percent, amount }) =>
    code === 'VAT' && percent !== undefined ? [{ percent: String(percent), amount: cents(amount) }] : [],
  )

export function priceOf(charges: readonly Charge[]): Price {
  const there = thereOf(charges)
  const vat = vatOf(charges)
  return {
    total: cents(sumOf(charges)),
    taxes: cents(sumOf(charges.filter(({ code }) => code === 'VAT'))),
    ...(vat.length > 0 && { vat }),
    ...(there > 0 && { there: cents(there) }),
    lines: charges.map(({ code, quantity, amount }) => ({ code, quantity, amount: cents(amount) })),
  }
}

const choicesOf = ({ extras, covers }: Chosen): ExtraChoice[] => [
  ...extras.map(({ terms, quantity }) => ({ code: terms.code, quantity })),
  ...covers.map(({ code }) => ({ code, quantity: 1 })),
]

const models = new WeakMap<FleetCar, CarModel>()

/** Of each car once: a search tells it on every rate of every company. */
function modelTold(car: FleetCar): CarModel {
  const known = models.get(car)
  if (known) return known
  const { regions, factor, ...model } = car
  models.set(car, model)
  return model
}

/** Young drivers pay more: theirs is another offer. */
function identityOf(trip: CompanyTrip, { car, rate, chosen }: Priced, { driverAges }: TripTold): string {
  const { company, pickUp, dropOff, pickUpAt, dropOffAt } = trip
  const beside = choicesOf(chosen).map(({ code, quantity }) => `${code}${quantity}`)
  return [
    company.code,
    car.id,
    rate,
    pickUp.code,
    dropOff.code,
    pickUpAt,
    dropOffAt,
    driverAges.from,
    beside.join('+'),
  ].join('/')
}

function detailOf(trip: CompanyTrip, priced: Priced, charges: readonly Charge[], { isWhole, now, told }: OfferParts) {
  const { company, pickUp, days, times, driverAge } = trip
  const { car, rate, chosen } = priced
  const { market } = pickUp
  const setting = { market, car, rate, days }
  const excess = excessOf(market, car, rate)
  const [mileage, free] = [mileageOf(market, car, company), freeUntil(rate, times.starts)]
  const left = Math.min(...priced.left)
  const detail: CarDetail = {
    kind: 'rental',
    ...told,
    ...{ car: modelTold(car), rateCode: rate, days, driverAge },
    charges: charges.map(chargeTold),
    extras: isWhole ? extrasTold(setting) : [],
    covers: isWhole ? coversTold(setting, excess, true) : coversIncluded(setting, excess),
    chosen: choicesOf(chosen),
    deposit: cents(depositOf(market, car, company, rate)),
    excess: cents(excessLeft(chosen, excess)),
    notCovered: notCovered(chosen),
    ...(mileage && { mileage: { kmADay: mileage.kmADay, eachFurtherKm: cents(mileage.eachFurther) } }),
    fuelRule: fuelRule(car),
    ...(free !== undefined && free > now && { freeUntil: free }),
    ...(left <= few && { left }),
  }
  return detail
}

/** A car at the price of now. */
export function makeOffer(trip: CompanyTrip, priced: Priced, parts: OfferParts): Offer<CarDetail> {
  const { company, pickUp, dropOff, pickUpAt, dropOffAt, times, driverAge, days } = trip
  const { car, rate, chosen } = priced
  const charges = chargesOf(trip, priced)
  const price = priceOf(charges)
  const detail = detailOf(trip, priced, charges, parts)
  const expiresAt = Math.min(parts.now + life, times.starts)
  return {
    ref: parts.tokens.write({
      ...{ company: company.code, car: car.id, rate, pickUp: pickUp.code, dropOff: dropOff.code },
      ...{ pickUpAt, dropOffAt, driverAge, extras: choicesOf(chosen), total: price.total.minor, expiresAt },
    }),
    product: 'car',
    identity: identityOf(trip, priced, parts.told),
    ...{ price, expiresAt, hold: 'supported', detail },
    penalties: penaltiesOf(rate, times.starts, parts.now, { now: price.total.minor - (price.there?.minor ?? 0), days }),
    ...(parts.isWhole && { extras: besideOf(detail) }),
  }
}
