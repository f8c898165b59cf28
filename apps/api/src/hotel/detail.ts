import type { HotelContent, HotelDetail } from '@portolan/supplier/hotel'
import * as z from 'zod/mini'
import { compileFits } from '../platform/fits.ts'

/** What an adapter sends is believed only where it can be a room: these are the port's shapes, checked. */
const name = z.string().check(z.minLength(1), z.maxLength(200))
const text = z.string().check(z.maxLength(5000))
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const clock = z.string().check(z.regex(/^\d\d:\d\d$/))
const count = z.int().check(z.gte(0), z.lte(10_000))
const years = z.int().check(z.gte(0), z.lte(150))
const instant = z.int().check(z.gte(0), z.lte(8_640_000_000_000_000))
const money = z.object({ minor: z.int().check(z.gte(0)), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) })
const said = z.optional(text)
const words = z.object({ en: text, zh: said, zhHK: said, es: said, fr: said, ar: said })
const codes = z.array(name).check(z.maxLength(200))

const house = z.object({
  ...{ id: name, name, nameZhHK: z.optional(name), city: name, country: z.string().check(z.regex(/^[A-Z]{2}$/)) },
  kind: z.enum(['hotel', 'guesthouse', 'aparthotel', 'resort']),
  star: z.number().check(z.gte(0), z.lte(5)),
  rating: z.optional(z.number().check(z.gte(0), z.lte(10))),
  reviews: z.optional(z.int().check(z.gte(0))),
  quarter: z.optional(words),
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
  address: z.object({ line: text, postalCode: text, city: text }),
  ...{ amenities: codes, picture: name, timeZone: name, checkIn: clock, checkOut: clock },
})

const roomKind = {
  ...{ code: name, name: words, areaM2: z.optional(z.number()), picture: name },
  beds: z
    .array(z.object({ kind: z.enum(['single', 'double', 'queen', 'king', 'sofa']), count }))
    .check(z.maxLength(10)),
  ...{ maxAdults: count, maxChildren: count, childAges: z.object({ from: years, to: years }) },
}

const plan = z.object({
  ...{ code: name, mealCode: name, payment: z.enum(['now', 'deposit', 'there']) },
  meals: z.object({ breakfast: z.boolean(), lunch: z.boolean(), dinner: z.boolean() }),
  rules: z.array(words).check(z.maxLength(20)),
  paymentRule: z.optional(count),
})

const room = z.object({
  ...{ kind: z.literal('room'), house, room: z.object(roomKind), plan, place: count },
  guests: z.object({ adults: count, childAges: z.array(years).check(z.maxLength(20)) }),
  ...{ checkIn: day, checkOut: day },
  nights: z.array(z.object({ date: day, amount: money })).check(z.minLength(1), z.maxLength(100)),
  taxes: z.array(z.object({ code: name, amount: money, isPaidThere: z.boolean() })).check(z.maxLength(20)),
  ...{ discount: z.optional(money), vat: z.optional(money), restOn: z.optional(day), freeUntil: z.optional(instant) },
  ...{ left: z.optional(count), isAlternative: z.optional(z.boolean()) },
  withFlight: z.optional(z.object({ apart: money })),
  range: z.optional(
    z.object({ least: money, most: money, mealCodes: codes, freeUntil: z.optional(instant), rooms: count }),
  ),
})

const content = z.object({
  ...{ house, overview: text },
  sections: z.optional(z.array(z.object({ title: text, text })).check(z.maxLength(50))),
  amenities: z.array(z.object({ code: name, list: name, name, icon: text })).check(z.maxLength(200)),
  rooms: z.array(z.object({ ...roomKind, description: text, units: count })).check(z.maxLength(100)),
  gallery: z.array(z.object({ picture: name, room: z.optional(name) })).check(z.maxLength(100)),
  policies: z.array(z.object({ name: text, text })).check(z.maxLength(50)),
})

const [isRoom, isContent] = [compileFits(room), compileFits(content)]

/** Undefined for what is no room. */
export const roomOf = (detail: unknown): HotelDetail | undefined =>
  isRoom(detail) ? (detail as HotelDetail) : undefined

/** Undefined for what tells of no house. */
export const contentOf = (told: unknown): HotelContent | undefined =>
  isContent(told) ? (told as HotelContent) : undefined

/** What a supplier of rooms sells says of itself what it is. */
export const isRoomDetail = (detail: unknown): boolean =>
  typeof detail === 'object' && detail !== null && 'kind' in detail && detail.kind === 'room'
