import { type ActivityContent, type ActivityDetail, activityKinds } from '@portolan/supplier/activity'
import * as z from 'zod/mini'
import { compileFits } from '../platform/fits.ts'

/** What an adapter sends is believed only where it can be an activity: these are the port's shapes, checked. */
const name = z.string().check(z.minLength(1), z.maxLength(200))
const text = z.string().check(z.maxLength(5000))
const texts = z.array(text).check(z.maxLength(50))
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const clock = z.string().check(z.regex(/^\d\d:\d\d$/))
const local = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))
const count = z.int().check(z.gte(0), z.lte(10_000))
const years = z.int().check(z.gte(0), z.lte(150))
const instant = z.int().check(z.gte(0), z.lte(8_640_000_000_000_000))
const money = z.object({ minor: z.int().check(z.gte(0)), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) })
const said = z.optional(text)
const words = z.object({ en: text, zh: said, zhHK: said, es: said, fr: said, ar: said })
const type = z.enum(['adult', 'child', 'infant', 'youth', 'senior'])

const point = z.object({
  name: text,
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
})

const tour = z.object({
  ...{ id: name, name: words, kind: z.enum(activityKinds), city: name },
  ...{ country: z.string().check(z.regex(/^[A-Z]{2}$/)), timeZone: name, minutes: count, minAge: years },
  ...{ setting: z.enum(['indoor', 'outdoor', 'mixed']), start: point, end: point, hasPickUp: z.boolean() },
  rating: z.optional(z.number().check(z.gte(0), z.lte(10))),
  ...{ reviews: z.optional(z.int().check(z.gte(0))), picture: name },
})

const group = z.object({
  ...{ code: name, name: words, pricing: z.enum(['person', 'group']), minSize: count, maxSize: count },
  languages: z.array(name).check(z.maxLength(50)),
})

const departure = z.object({
  ...{ kind: z.literal('departure'), tour, group, startsAt: local, endsAt: local },
  categories: z
    .array(z.object({ type, minAge: years, maxAge: years, price: money, count }))
    .check(z.minLength(1), z.maxLength(10)),
  ...{ left: count, freeUntil: z.optional(instant) },
  bands: z.array(z.object({ travelerRef: name, fromAge: years, toAge: years })).check(z.maxLength(100)),
  days: z.optional(
    z
      .array(
        z.object({ date: day, least: money, each: money, left: count, times: z.array(clock).check(z.maxLength(100)) }),
      )
      .check(z.maxLength(100)),
  ),
})

const question = z.object({
  ...{ code: name, text: words, per: z.enum(['traveler', 'order']), required: z.boolean() },
  options: z.optional(z.array(z.object({ value: name, text: words })).check(z.maxLength(100))),
  maxLength: z.optional(z.int()),
})

const content = z.object({
  ...{ tour, groups: z.array(group).check(z.maxLength(50)), overview: text },
  ...{ included: texts, notIncluded: texts, goodToKnow: texts, rules: texts },
  gallery: z.array(name).check(z.maxLength(100)),
  seasons: z.optional(z.array(z.object({ from: name, to: name })).check(z.maxLength(12))),
  weekdays: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)),
  times: z.array(clock).check(z.maxLength(100)),
  ages: z.array(z.object({ type, minAge: years, maxAge: years })).check(z.maxLength(10)),
  questions: z.array(question).check(z.maxLength(20)),
})

const [isDeparture, isContent] = [compileFits(departure), compileFits(content)]

/** Undefined for what is no departure. */
export const departureOf = (detail: unknown): ActivityDetail | undefined =>
  isDeparture(detail) ? (detail as ActivityDetail) : undefined

/** Undefined for what tells of no activity. */
export const contentOf = (told: unknown): ActivityContent | undefined =>
  isContent(told) ? (told as ActivityContent) : undefined

/** What a supplier of activities sells says of itself what it is. */
export const isDepartureDetail = (detail: unknown): boolean =>
  typeof detail === 'object' && detail !== null && 'kind' in detail && detail.kind === 'departure'
