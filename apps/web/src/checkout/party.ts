import type { OrderItem } from '@portolan/contract/checkout'
import type { TravelerField, TypedTraveler } from '@portolan/contract/traveler-form'
import { leadOf } from '@portolan/domain/traveler'
import type { AskedQuestion, GivenAnswer } from '../traveler/question.ts'
import { isGrownUp, type Wanted } from '../traveler/values.ts'
import type { GoodsOf } from './goods.ts'
import type { Line } from './state.ts'

type Seat = OrderItem['party'][number]

export interface OrderParty {
  /** Everybody who travels, once. */
  wanted: Wanted[]
  /** What is asked of each of them, by what they go on. */
  asked: ReadonlySet<TravelerField>[]
  /** What was typed when the items were put into the cart. */
  typed: TypedTraveler[]
  /** Who goes on what. */
  assign: { cartItemId: string; travelerRefs: string[] }[]
  /** What the suppliers ask beyond the fields, item by item. */
  questions: AskedQuestion[]
}

interface Person extends Wanted {
  fields: Set<TravelerField>
  leadFields: Set<TravelerField>
}

const isSame = ({ kind, age }: Wanted, seat: Seat): boolean =>
  kind === seat.type && (isGrownUp(kind) || seat.age === undefined || seat.age === age)

const tighter = (pick: (...bounds: number[]) => number, ...bounds: (number | undefined)[]): number | undefined => {
  const known = bounds.filter((bound) => bound !== undefined)
  return known.length > 0 ? pick(...known) : undefined
}

const freeRef = (ref: string, people: readonly Person[]): string => {
  const isTaken = (name: string) => people.some((one) => one.ref === name)
  if (!isTaken(ref)) return ref
  let number = 2
  while (isTaken(`${ref}.${number}`)) number += 1
  return `${ref}.${number}`
}

const personFor = (seat: Seat, people: readonly Person[]): Person => ({
  ref: freeRef(seat.ref, people),
  kind: seat.type,
  age: seat.age,
  fromAge: undefined,
  toAge: undefined,
  fields: new Set(),
  leadFields: new Set(),
})

/** Of each who goes on it, or once; two halves of one item that ask the same are answered together. */
function questionsOf(line: Line, place: number, travelerRefs: readonly string[], people: readonly Person[]) {
  const asked = new Map(line.bookings.flatMap(({ questions = [] }) => questions.map((one) => [one.code, one] as const)))
  return [...asked.values()].flatMap((question): AskedQuestion[] => {
    const own = {
      ...question,
      item: line.id,
      itemTitle: line.title,
      pointer: `assign/${place}/answers/${question.code}`,
    }
    if (question.per === 'order') return [own]
    return travelerRefs.map((ref) => ({
      ...{ ...own, traveler: people.findIndex((one) => one.ref === ref), pointer: `${own.pointer}/${ref}` },
    }))
  })
}

/** Tickets and changes go to the lead: he is always asked for an address. */
const always: TravelerField = 'email'

/** One party for the whole order: whoever goes on several things is asked once. */
export function partyOf(lines: readonly Line[], goodsOf: GoodsOf): OrderParty {
  const people: Person[] = []
  const typed: TypedTraveler[] = []
  const assign = lines.map(({ id, bookings }) => {
    const [first] = bookings
    const free = [...people]
    const seats = (first?.party ?? []).map((seat) => {
      const known = free.find((one) => isSame(one, seat))
      if (known) free.splice(free.indexOf(known), 1)
      const person = known ?? personFor(seat, people)
      if (!known) people.push(person)
      person.age ??= seat.age
      person.fromAge = tighter(Math.max, person.fromAge, seat.fromAge)
      person.toAge = tighter(Math.min, person.toAge, seat.toAge)
      for (const { travelerRequirements } of bookings) {
        for (const field of travelerRequirements?.everyPassenger ?? []) person.fields.add(field)
        for (const field of travelerRequirements?.leadTraveler ?? []) person.leadFields.add(field)
        person.passports = [...(person.passports ?? []), ...(travelerRequirements?.passportValidity ?? [])]
      }
      const said = goodsOf(id)?.travelers?.find(({ ref }) => ref === seat.ref)
      if (said && !typed.some(({ ref }) => ref === person.ref)) {
        const { loyalty: _, discountCards: __, age: ___, ...rest } = said
        typed.push({ ...rest, ref: person.ref, type: person.kind })
      }
      return person.ref
    })
    return { cartItemId: id, travelerRefs: seats }
  })
  const lead = leadOf(people.map(({ kind }) => kind))
  return {
    wanted: people.map(({ fields: _, leadFields: __, ...wanted }) => wanted),
    asked: people.map(({ fields, leadFields }, index) =>
      index === lead ? new Set([...fields, ...leadFields, always]) : fields,
    ),
    typed,
    assign,
    questions: lines.flatMap((line, place) => questionsOf(line, place, assign[place]?.travelerRefs ?? [], people)),
  }
}

/** Who goes on what, with what was answered for it. */
export const assignedWith = ({ assign }: Pick<OrderParty, 'assign'>, answers: readonly GivenAnswer[]) =>
  assign.map((one) => {
    const own = answers.filter(({ item }) => item === one.cartItemId).map(({ item: _, ...answer }) => answer)
    return own.length > 0 ? { ...one, answers: own } : one
  })
