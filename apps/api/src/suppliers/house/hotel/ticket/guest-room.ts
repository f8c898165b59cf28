import type { Purchase } from '@portolan/supplier/reservation'
import type { Traveler } from '@portolan/supplier/traveler'
import { partyOn } from '../../book/party.ts'
import { adultAges } from '../price/fit.ts'
import type { Ticket } from './token.ts'

const countOf = ({ guests: { adults, children } }: Ticket): number => adults + children.length

/** Who sleeps where, by what the purchase says. */
function byGroups(found: readonly Ticket[], { offers, groups = [], travelers }: Purchase): Traveler[][] | string {
  const byRef = new Map(travelers.map((traveler) => [traveler.ref, traveler]))
  const named = groups.flatMap(({ travelerRefs }) => travelerRefs)
  if (named.some((ref) => !byRef.has(ref))) return 'Somebody in a room is not one of the travellers.'
  if (new Set(named).size < named.length) return 'Somebody is in two rooms.'
  if (named.length < travelers.length) return 'Somebody has no room.'
  const rooms = found.map((_, index) => groups.filter(({ offer }) => offer.token === offers[index]?.token))
  if (rooms.some((own) => own.length !== 1) || groups.length > found.length)
    return 'It is not said of each room who sleeps in it.'
  return rooms.map((own) => own.flatMap(({ travelerRefs }) => travelerRefs.flatMap((ref) => byRef.get(ref) ?? [])))
}

const headsOf = (found: readonly Ticket[]): number => found.reduce((all, ticket) => all + countOf(ticket), 0)

/** Where a room's guests begin in the party: the rooms in the order of the search, of each the adults and then the children. */
const firstSeatOf = ({ place }: Ticket, found: readonly Ticket[]): number =>
  headsOf(found.filter((other) => other.place < place))

function inOrder(found: readonly Ticket[], { travelers }: Purchase): Traveler[][] | string {
  if (travelers.length !== headsOf(found)) return 'The rooms are for another number of guests.'
  return found.map((ticket) => {
    const first = firstSeatOf(ticket, found)
    return travelers.slice(first, first + countOf(ticket))
  })
}

interface Aged {
  readonly type: Traveler['type']
  readonly age?: number
}

const isChild = ({ type, age }: Aged): boolean =>
  age === undefined ? type === 'child' || type === 'infant' : age < adultAges.from

const inAges = (ages: readonly (number | undefined)[]): string =>
  [...ages].sort((one, other) => (one ?? 0) - (other ?? 0)).join()

/** As many adults and children as the room was searched for, and the children as old, where we are told. */
function whyNotIn(ticket: Ticket, guests: readonly Traveler[]): string | undefined {
  const { adults, children } = ticket.guests
  const party = partyOn(guests, ticket.checkIn)
  const young = party.filter(isChild)
  const room = `Room ${ticket.place + 1}`
  if (party.length - young.length !== adults || young.length !== children.length)
    return `${room} is for ${adults} adults and ${children.length} children.`
  const told = young.flatMap(({ age }) => age ?? [])
  if (told.length === young.length && inAges(told) !== inAges(children))
    return `${room} is for children of ${inAges(children).replaceAll(',', ', ')} years.`
  return undefined
}

/** Whose age a room was not priced for, by their places in its part of the party. */
function otherAgesIn({ guests }: Ticket, party: readonly Aged[]): number[] {
  const priced = [...guests.children]
  return party.flatMap(({ type, age }, place) => {
    if (age === undefined || !(isChild({ type }) || isChild({ type, age }))) return []
    const at = priced.indexOf(age)
    if (at >= 0) priced.splice(at, 1)
    return at >= 0 ? [] : [place]
  })
}

/** Whose age the rooms were not priced for, by their places in the party; who has told none is asked when it is sold. */
export function otherAges(found: readonly Ticket[], party: readonly Aged[]): number[] {
  if (party.length !== headsOf(found)) return []
  return found
    .flatMap((ticket) => {
      const first = firstSeatOf(ticket, found)
      return otherAgesIn(ticket, party.slice(first, first + countOf(ticket))).map((place) => first + place)
    })
    .toSorted((one, other) => one - other)
}

/** The guests of each room, in the order of `found`; a sentence where they do not match. */
export function guestsByRoom(found: readonly Ticket[], purchase: Purchase): readonly (readonly Traveler[])[] | string {
  const rooms = purchase.groups ? byGroups(found, purchase) : inOrder(found, purchase)
  if (typeof rooms === 'string') return rooms
  return found.map((ticket, index) => whyNotIn(ticket, rooms[index] ?? [])).find((why) => why !== undefined) ?? rooms
}
