import { type CarDetail, carClasses } from '@portolan/supplier/car'
import * as z from 'zod/mini'
import { compileFits } from '../platform/fits.ts'

/** What an adapter sends is believed only where it can be a rental: these are the port's shapes, checked. */
const name = z.string().check(z.minLength(1), z.maxLength(200))
const text = z.string().check(z.maxLength(2000))
const count = z.int().check(z.gte(0), z.lte(10_000))
const years = z.int().check(z.gte(0), z.lte(150))
const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))
const clock = z.string().check(z.regex(/^\d\d:\d\d$/))
const money = z.object({ minor: z.int().check(z.gte(0)), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) })
const said = z.optional(text)
const words = z.object({ en: text, zh: said, zhHK: said, es: said, fr: said, ar: said })
const wordList = z.array(words).check(z.maxLength(20))

const office = z.object({
  ...{ code: name, name, city: name, country: z.string().check(z.regex(/^[A-Z]{2}$/)), timeZone: name },
  kind: z.enum(['airport', 'station', 'port', 'city']),
  access: z.enum(['terminal', 'beside', 'shuttle', 'street']),
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
  hours: z.array(z.array(z.object({ from: clock, to: clock }))).check(z.minLength(7), z.maxLength(7)),
})

const car = z.object({
  ...{ id: name, acriss: z.string().check(z.regex(/^[A-Z]{4}$/)), make: name, model: name, orSimilar: z.boolean() },
  ...{ classKey: z.enum(carClasses), className: words, picture: name, hasAirConditioning: z.boolean() },
  ...{ doors: count, seats: count, largeBags: count, smallBags: count },
  transmission: z.enum(['automatic', 'manual']),
  fuel: z.enum(['petrol', 'diesel', 'hybrid', 'plugIn', 'electric']),
  consumption: z.optional(z.object({ value: z.number(), unit: z.enum(['l/100km', 'kWh/100km']) })),
})

const charge = z.object({
  ...{ code: name, amount: money, quantity: count, name: words },
  ...{ isPaidThere: z.boolean(), isTaxed: z.boolean(), percent: z.optional(z.number()) },
})

const cover = z.object({
  ...{ code: name, otaCode: said, name: words, covers: words, price: money, excess: z.optional(money) },
  ...{ isIncluded: z.boolean(), isPaidThere: z.boolean() },
})

const extra = z.object({ code: name, otaCode: said, name: words, price: money, isPaidThere: z.boolean(), most: count })
const place = z.object({ office, at: moment })

const rental = z.object({
  ...{ kind: z.literal('rental'), vendor: z.object({ code: name, name }), car, rateCode: name },
  ...{ pickUp: place, dropOff: place, days: count, driverAge: years, minAge: years, licenceYears: years },
  driverAges: z.object({ from: years, to: z.optional(years) }),
  charges: z.array(charge).check(z.minLength(1), z.maxLength(50)),
  extras: z.array(extra).check(z.maxLength(50)),
  covers: z.array(cover).check(z.maxLength(50)),
  chosen: z.array(z.object({ code: name, quantity: count })).check(z.maxLength(50)),
  ...{ deposit: money, excess: money, notCovered: wordList, fuelRule: words, borderRules: wordList, rules: wordList },
  mileage: z.optional(z.object({ kmADay: count, eachFurtherKm: money })),
  ...{ freeUntil: z.optional(z.int()), left: z.optional(count), arrivalFlight: said },
})

const isRental = compileFits(rental)

/** Undefined for what is no rental. */
export const rentalDetailOf = (detail: unknown): CarDetail | undefined =>
  isRental(detail) ? (detail as CarDetail) : undefined

/** What a supplier of rentals sells says of itself what it is. */
export const isRentalDetail = (detail: unknown): boolean =>
  typeof detail === 'object' && detail !== null && 'kind' in detail && detail.kind === 'rental'
