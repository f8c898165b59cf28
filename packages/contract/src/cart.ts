import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { envelope, instant, rph, text } from './envelope.ts'
import { pricePair, railPassOption, railTrainResult } from './rail-journey.ts'
import { amount, dateOrDateTime, id, list, product, saidDeadline, takenLater, whole } from './shared.ts'
import { extrasChosen, extrasInput, travelerDraft, travelersInput } from './traveler-form.ts'

const plainValue = z.union([text(256, 0), z.number().check(z.gte(-1e12), z.lte(1e12)), z.boolean()])

/** Names that mean something to every object: no field of a form is called so. */
const reserved: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** The form as it was searched with, so that it can be searched again: flat, since it mirrors the page's address. */
const searchInputValues = z
  .record(text(64).check(z.refine((name) => !reserved.has(name))), z.union([plainValue, list(plainValue, 20)]))
  .check(z.refine((values) => Object.keys(values).length <= 40))

/** How many items a cart holds at most. */
export const cartLimit = 50

export const cartGoods = z.strictObject({
  productType: product,
  correlationID: z.optional(text(128)),
  /** Outbound and inbound, or the pass, or the room stays. */
  rphs: list(rph, 20, 1),
  /** A pass's first day, an activity's departure; local to the place. */
  startDate: z.optional(dateOrDateTime),
  /** What is not wanted is left out: none of something is no choice. */
  extras: z.optional(extrasInput.check(z.refine((extras) => extras.every(({ quantity }) => quantity > 0)))),
  /** Documents are not kept in a cart: the server drops them. */
  travelers: z.optional(travelersInput),
  searchInputValues: z.optional(searchInputValues),
})

export type CartGoods = z.output<typeof cartGoods>

/** Where whoever goes has to be, and when: both ends of each way, a hotel's check-in and check-out. */
const cartStop = z.object({
  kind: z.enum(['airport', 'station', 'port', 'hotel', 'address']),
  /** IATA, or the station's own. */
  code: z.optional(z.string()),
  name: z.string(),
  /** Degrees, WGS 84. */
  lat: z.optional(z.number()),
  lon: z.optional(z.number()),
  /** YYYY-MM-DDTHH:mm, local to the place. */
  at: z.string(),
  role: z.enum(['arrive', 'depart']),
  flight: z.optional(z.object({ airline: z.string(), number: z.string() })),
})

export type CartStop = z.output<typeof cartStop>

/** One item of the cart, as the JSON text of the answer is read. Price and expiry come from the server's offers. */
export const cartItem = z.object({
  id: z.string(),
  productType: product,
  correlationID: z.optional(z.string()),
  rphs: z.array(z.string()),
  startDate: z.optional(dateOrDateTime),
  extras: z.optional(extrasChosen),
  travelers: z.optional(z.array(z.omit(travelerDraft, { document: true }))),
  searchInputValues: z.optional(z.record(z.string(), z.unknown())),
  display: z.object({
    title: z.string(),
    lines: z.array(z.string()),
    /** Those that the lines name. */
    deadlines: z.optional(z.array(saidDeadline)),
    /** A moment on the clock of its place; a day alone of what is used by days, as a pass is. */
    start: z.optional(dateOrDateTime),
    end: z.optional(dateOrDateTime),
    imageUrl: z.optional(z.string()),
    outbound: z.optional(railTrainResult),
    inbound: z.optional(railTrainResult),
    pass: z.optional(z.object({ ...railPassOption.shape, label: z.string() })),
    /** In the order in which one is there. */
    stops: z.optional(z.array(cartStop)),
    party: z.optional(z.object({ adults: z.number(), children: z.number() })),
  }),
  addedAt: instant,
  /** Offers of suppliers in several currencies are told in the selling one in both places. */
  price: z.object({
    ...pricePair,
    /** In the selling currency, part of the price: paid at the hotel or the desk, not to us. */
    payThere: z.optional(z.number()),
    /** Of `payThere`, what is taken on a day before the stay, one a day; the rest is paid on the spot. */
    takenLater: z.optional(z.array(takenLater)),
  }),
  /** Of the pass, else of the outbound ticket. */
  expiredDateTime: instant,
  /** At or before now, by the database's clock. */
  expired: z.boolean(),
  /** Whole minutes that are surely left (rounded down), 0 once expired; counted again by the client as time goes by. */
  expireIn: z.number(),
})

export type CartItem = z.output<typeof cartItem>

/** The whole cart, whatever was asked: the JSON text of one item each. ETag is its version. */
const shoppingCartRS = z.array(z.string())

export const readCart = defineCall({
  method: 'GET',
  path: '/api/v1/bookings/shopping-cart',
  auth: 'public',
  effect: 'read',
  summary: 'The cart of the session',
  version: 'answers',
  response: shoppingCartRS,
  texts: cartItem,
})

/** Goods may come as an object or as its JSON text, which the server reads by the same schema. */
const oneGoods = z.union([text(65_536), cartGoods])

export const addToCart = defineCall({
  method: 'POST',
  path: '/api/v1/bookings/shopping-cart',
  auth: 'public',
  effect: 'write',
  summary: 'Put one or several offers into the cart',
  version: 'answers',
  body: z.strictObject({ goods: z.union([oneGoods, list(oneGoods, 20, 1)]) }),
  response: shoppingCartRS,
  texts: cartItem,
})

export const removeFromCart = defineCall({
  method: 'DELETE',
  path: '/api/v1/bookings/shopping-cart',
  auth: 'public',
  effect: 'write',
  summary: 'Take items out of the cart; with a stale If-Match nothing is removed',
  version: 'checks',
  body: z.strictObject({
    /** Positions in the list last answered, from 0. */
    indexes: list(whole(0, 199), 200, 1),
  }),
  response: shoppingCartRS,
  texts: cartItem,
})

export const cartRefreshRS = z.object({
  ...envelope,
  items: z.array(z.object({ id: z.string(), old: amount, new: amount })),
  /** The new prices are the cart's now. False: they are shown and wait for consent. */
  accepted: z.boolean(),
  /** Stands for these prices: sent back with the consent, it is given to them and no others. */
  shown: z.string(),
})

export type CartRefreshRS = z.output<typeof cartRefreshRS>

export const refreshCart = defineCall({
  method: 'POST',
  path: '/api/v1/bookings/shopping-cart/refresh',
  auth: 'public',
  effect: 'write',
  summary: 'Price items again: after expiry, or all of them in the currency of the session',
  version: 'checks',
  body: z.strictObject({
    ids: list(id, 200, 1),
    /** Keep the new prices; without it they are only shown. */
    accept: z.optional(z.boolean()),
    /** From the answer that showed the prices; absent: whatever was shown last to anybody with this cart. */
    shown: z.optional(text(64)),
  }),
  response: cartRefreshRS,
})

export const calls = { readCart, addToCart, removeFromCart, refreshCart }
