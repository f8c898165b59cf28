import type { IsoDate } from '../date.ts'
import { daysBetween, lastDayOf, travelDaysOf } from './pass-validity.ts'

/** All sums are minor units of one currency, for the whole party. */
export interface ComparedLeg {
  /** The days on which one of its trains is boarded: a night train belongs to the day it leaves. */
  readonly days: readonly IsoDate[]
  /** ISO codes of all it touches. */
  readonly countries: readonly string[]
  readonly ticket: number
  /** What seats cost those who travel with a pass. */
  readonly reservation: number
  readonly reservationCount: number
}

export interface ComparedPass {
  readonly id: string
  /** The same for every class and validity of one pass. */
  readonly product: string
  readonly price: number
  readonly countries: readonly string[]
  readonly passType: 'FLEXIBLE' | 'CONSECUTIVE'
  /** P5D or P1M: days of travel, or the span where they are consecutive. */
  readonly validity: string
  /** FLEXIBLE only. */
  readonly within?: string | undefined
  /** First and last day on which it may begin. */
  readonly earliest: IsoDate
  readonly latest: IsoDate
}

export interface ComparedPlan {
  readonly kind: 'tickets' | 'pass' | 'mixed'
  readonly pass?: {
    readonly id: string
    readonly price: number
    readonly start: IsoDate
    readonly daysUsed: number
    readonly daysSpare: number
  }
  /** Indices of legs, in their order. */
  readonly covered: readonly number[]
  readonly ticketed: readonly number[]
  readonly ticketTotal: number
  readonly reservations: number
  readonly reservationCount: number
  readonly total: number
  /** Against tickets only; below zero where it costs more. */
  readonly saving: number
}

/** So many legs are 1,024 choices of what a pass covers: every one of them is looked at. */
const mostLegs = 10
/** As many as a reader can compare. */
const mostPlans = 12

/** A choice of legs to travel with a pass; the bits of `mask` are the legs. */
interface Choice {
  readonly mask: number
  readonly days: number
  /** Places in the list of all days, as `last`: comparing numbers is what makes this quick. */
  readonly first: number
  readonly last: number
  /** Tickets that need not be bought, less the seats that must be. */
  readonly gain: number
}

const indicesIn = (mask: number, count: number): number[] =>
  Array.from({ length: count }, (_, leg) => leg).filter((leg) => (mask & (1 << leg)) !== 0)

function choiceOf(mask: number, legs: readonly ComparedLeg[], calendar: readonly IsoDate[]): Choice {
  const chosen = indicesIn(mask, legs.length).flatMap((leg) => legs[leg] ?? [])
  const days = [...new Set(chosen.flatMap((leg) => leg.days))].map((day) => calendar.indexOf(day))
  const gain = chosen.reduce((above, { ticket, reservation }) => above + ticket - reservation, 0)
  return { mask, days: days.length, first: Math.min(...days), last: Math.max(...days), gain }
}

/** The best first; what gains the same with fewer days of travel before the rest. */
const bestFirst = (one: Choice, other: Choice): number => other.gain - one.gain || one.days - other.days

/** As late as it may begin: what begins later also ends later. */
const startOf = ({ latest }: ComparedPass, first: IsoDate): IsoDate => (first < latest ? first : latest)

type Reach = (pass: ComparedPass, span: string) => readonly number[]

/** For each first day of travel the place of the last one that is still covered; -1 where the pass may not begin. */
function makeReach(calendar: readonly IsoDate[]): Reach {
  const known = new Map<string, readonly number[]>()
  return (pass, span) => {
    const name = [span, pass.earliest, pass.latest].join()
    const found = known.get(name)
    if (found) return found
    const reach = calendar.map((first) => {
      const end = lastDayOf(startOf(pass, first), span)
      return first < pass.earliest ? -1 : calendar.findLastIndex((day) => day <= end)
    })
    known.set(name, reach)
    return reach
  }
}

/** Which choices of legs a pass can cover: those in its countries, on so many days, within its span. */
function makeFitting(pass: ComparedPass, legs: readonly ComparedLeg[], reachOf: Reach) {
  const inside = new Set(pass.countries)
  const outside = legs.reduce(
    (mask, { countries }, leg) => (countries.every((country) => inside.has(country)) ? mask : mask | (1 << leg)),
    0,
  )
  const isFlexible = pass.passType === 'FLEXIBLE'
  const mostDays = isFlexible ? travelDaysOf(pass.validity) : Number.POSITIVE_INFINITY
  const reach = reachOf(pass, isFlexible ? (pass.within ?? pass.validity) : pass.validity)
  return ({ mask, days, first, last }: Choice): boolean =>
    (mask & outside) === 0 && days <= mostDays && last <= (reach[first] ?? -1)
}

/** How many days of travel it gives when it begins then: a flexible pass says them, any other gives all of its span. */
const daysGiven = ({ validity }: ComparedPass, start: IsoDate): number => daysBetween(start, lastDayOf(start, validity))

/** What is compared, with its place in the order. */
interface Candidate {
  readonly plan: ComparedPlan
  readonly mask: number
  readonly product: string
  /** Of its pass; of tickets alone, nothing. */
  readonly price: number
  readonly id: string
}

const kinds: readonly ComparedPlan['kind'][] = ['tickets', 'pass', 'mixed']

const cheapestFirst = (one: Candidate, other: Candidate): number =>
  one.plan.total - other.plan.total ||
  kinds.indexOf(one.plan.kind) - kinds.indexOf(other.plan.kind) ||
  one.price - other.price ||
  (one.id < other.id ? -1 : 1)

type UsedPass = NonNullable<ComparedPlan['pass']>

function usedPass(pass: ComparedPass, { days }: Choice, first: IsoDate): UsedPass {
  const start = startOf(pass, first)
  return { id: pass.id, price: pass.price, start, daysUsed: days, daysSpare: daysGiven(pass, start) - days }
}

function candidateOf(legs: readonly ComparedLeg[], mask = 0, pass?: ComparedPass, used?: UsedPass): Candidate {
  const whole = 2 ** legs.length - 1
  const sumOf = (indices: readonly number[], part: (leg: ComparedLeg) => number) =>
    indices.reduce((above, index) => above + (legs[index] ? part(legs[index]) : 0), 0)
  const covered = indicesIn(mask, legs.length)
  const ticketed = indicesIn(whole & ~mask, legs.length)
  const ticketTotal = sumOf(ticketed, ({ ticket }) => ticket)
  const reservations = sumOf(covered, ({ reservation }) => reservation)
  const { price = 0, product = '', id = '' } = pass ?? {}
  const total = price + ticketTotal + reservations
  const plan: ComparedPlan = {
    kind: pass ? (mask === whole ? 'pass' : 'mixed') : 'tickets',
    ...(used && { pass: used }),
    ...{ covered, ticketed, ticketTotal, reservations, total },
    reservationCount: sumOf(covered, ({ reservationCount }) => reservationCount),
    saving: sumOf([...covered, ...ticketed], ({ ticket }) => ticket) - total,
  }
  return { plan, mask, product, price, id }
}

/** Of one pass, what covers no more legs and costs no less than another way is nobody's choice. */
function withoutDominated(sorted: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = []
  for (const one of sorted) {
    const isBeaten = kept.some(({ product, mask }) => product === one.product && (one.mask & ~mask) === 0)
    if (!isBeaten) kept.push(one)
  }
  return kept
}

/**
 * Tickets only; each pass that can cover every leg, alone; each pass with tickets for the legs that it does not pay to
 * cover. The cheapest first, at most twelve, tickets only always among them.
 */
export function comparePlans(legs: readonly ComparedLeg[], passes: readonly ComparedPass[]): ComparedPlan[] {
  if (legs.length === 0 || legs.length > mostLegs) throw new RangeError('One to ten legs are compared.')
  const whole = 2 ** legs.length - 1
  const calendar = [...new Set(legs.flatMap(({ days }) => days))].sort()
  // Of the same gain on as many days, fewer and earlier legs: they are made in that order, and sorting leaves it so.
  const choices = Array.from({ length: whole }, (_, index) => choiceOf(index + 1, legs, calendar)).sort(bestFirst)
  const all = choices.find(({ mask }) => mask === whole)
  const reachOf = makeReach(calendar)
  const candidates = passes.flatMap((pass) => {
    const isFitting = makeFitting(pass, legs, reachOf)
    const best = choices.find(isFitting)
    const worth = new Set([best && best.gain > 0 ? best : undefined, all && isFitting(all) ? all : undefined])
    return [...worth].flatMap((choice) =>
      choice ? [candidateOf(legs, choice.mask, pass, usedPass(pass, choice, calendar[choice.first] ?? ''))] : [],
    )
  })
  const tickets = candidateOf(legs)
  const sorted = withoutDominated(candidates.sort(cheapestFirst)).slice(0, mostPlans - 1)
  return [tickets, ...sorted].sort(cheapestFirst).map(({ plan }) => plan)
}
