import { comforts, flexibilities } from '@portolan/domain/rail/fare'
import type { RailPassDetail, RailTicketDetail } from '@portolan/supplier/rail'
import * as z from 'zod/mini'
import { compileFits } from '../platform/fits.ts'

/** What an adapter sends is believed only where it can be a ticket: these are the port's shapes, checked. */
const name = z.string().check(z.minLength(1), z.maxLength(200))
const localTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))
const day = z.iso.date()
const whole = z.int().check(z.gte(0), z.lte(1_000_000))
const instant = z.int().check(z.gte(0), z.lte(8_640_000_000_000_000))
const money = z.object({ minor: z.int(), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) })
const years = z.int().check(z.gte(0), z.lte(150))

const call = z.object({
  station: z.object({
    code: name,
    name,
    lat: z.number().check(z.gte(-90), z.lte(90)),
    lon: z.number().check(z.gte(-180), z.lte(180)),
  }),
  arrives: z.optional(localTime),
  departs: z.optional(localTime),
})

const segment = z
  .object({
    train: name,
    brand: name,
    operator: z.object({ code: name, name }),
    calls: z.array(call).check(z.minLength(2), z.maxLength(200)),
    minutes: whole,
    km: z.number(),
    reservation: z.enum(['required', 'optional', 'none']),
    place: z.enum(['seat', 'couchette', 'sleeper']),
    passReservation: z.optional(money),
  })
  .check(z.refine(({ calls }) => calls[0]?.departs !== undefined && calls.at(-1)?.arrives !== undefined))

const condition = z.union([
  z.object({
    code: z.enum(['REFUND_NONE', 'EXCHANGE_NONE', 'REFUND_FREE', 'EXCHANGE_FREE']),
    until: z.optional(instant),
  }),
  z.object({ code: z.enum(['REFUND_FEE', 'EXCHANGE_FEE']), fee: money, until: z.optional(instant) }),
  z.object({
    code: z.enum(['RETURN_ONLY', 'NEGOTIATED', 'SEAT_INCLUDED', 'SEAT_EXTRA', 'TRAIN_BOUND', 'ANY_TRAIN']),
  }),
])

const bands = z.array(z.object({ travelerRef: name, fromAge: years, toAge: years }))

const ticket = z.object({
  kind: z.literal('ticket'),
  leg: z.int().check(z.gte(0), z.lte(9)),
  trainIdentity: name,
  segments: z.array(segment).check(z.minLength(1), z.maxLength(20)),
  minutes: whole,
  comfort: z.enum(comforts),
  flexibility: z.enum(flexibilities),
  seatClass: z.enum(['1', '2']),
  comfortName: name,
  fareName: name,
  conditions: z.array(condition).check(z.maxLength(20)),
  left: z.optional(whole),
  bands,
})

const pass = z.object({
  kind: z.literal('pass'),
  region: name,
  label: name,
  passType: z.enum(['FLEXIBLE', 'CONSECUTIVE']),
  countries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))),
  class: z.enum(['1', '2']),
  validity: z.string().check(z.regex(/^P\d+[DM]$/)),
  within: z.optional(z.string().check(z.regex(/^P\d+[DM]$/))),
  earliest: day,
  latest: day,
  conditions: z.array(name).check(z.maxLength(20)),
  bands,
})

const [isTicket, isPass] = [compileFits(ticket), compileFits(pass)]

type Plain<T> = { -readonly [Key in keyof T]: T[Key] }

/** Undefined for what is no ticket. */
export const ticketOf = (detail: unknown): Plain<RailTicketDetail> | undefined =>
  isTicket(detail) ? (detail as RailTicketDetail) : undefined

export const passOf = (detail: unknown): Plain<RailPassDetail> | undefined =>
  isPass(detail) ? (detail as RailPassDetail) : undefined

/** What the house's rail suppliers sell says of itself what it is. */
export const isRailDetail = (detail: unknown): boolean =>
  typeof detail === 'object' && detail !== null && 'kind' in detail && ['ticket', 'pass'].includes(String(detail.kind))
