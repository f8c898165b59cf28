import type { TransferDetail } from '@portolan/supplier/transfer'
import * as z from 'zod/mini'
import { compileFits } from '../platform/fits.ts'

/** What an adapter sends is believed only where it can be a ride: these are the port's shapes, checked. */
const name = z.string().check(z.minLength(1), z.maxLength(200))
const text = z.string().check(z.maxLength(1000))
const said = z.optional(text)
const words = z.object({ en: text, zh: said, zhHK: said, es: said, fr: said, ar: said })
const count = z.int().check(z.gte(0), z.lte(1000))
const minutes = z.int().check(z.gte(0), z.lte(10_000))
const local = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))
const money = z.object({ minor: z.int().check(z.gte(0)), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) })

const place = z.object({
  kind: z.enum(['airport', 'station', 'port', 'hotel', 'address']),
  place: z.object({ code: name, context: name, lat: z.optional(z.number()), lon: z.optional(z.number()) }),
  name,
})

const way = z.object({
  ...{ from: place, to: place, pickUpAt: local, timeZone: name, km: z.number().check(z.gte(0)), minutes },
  flight: z.optional(z.object({ airline: name, number: name, at: z.optional(local) })),
  meetingPoint: words,
})

const ride = z.object({
  ...{ kind: z.literal('ride'), level: z.enum(['shared', 'private', 'premium']), count },
  vehicle: z.object({
    kind: z.enum(['sedan', 'suv', 'van', 'premium', 'shuttle']),
    ...{ name: words, seats: count, bags: count, picture: name },
  }),
  ways: z.array(way).check(z.minLength(1), z.maxLength(2)),
  ...{ isMetByName: z.boolean(), waitMinutes: minutes, adults: count, children: count, bags: count, childSeats: count },
  fees: z.array(z.object({ code: name, name: words, amount: money })).check(z.maxLength(20)),
  ...{ eachPays: z.optional(money), freeUntil: z.optional(z.int()) },
  rail: z.optional(z.object({ name: words, minutes, each: money })),
  phone: name,
})

const isRide = compileFits(ride)

/** Undefined for what is no ride, such as a simulated one. */
export const rideOf = (detail: unknown): TransferDetail | undefined =>
  isRide(detail) ? (detail as TransferDetail) : undefined

/** What a supplier of rides sells says of itself what it is. */
export const isRideDetail = (detail: unknown): boolean =>
  typeof detail === 'object' && detail !== null && 'kind' in detail && detail.kind === 'ride'
