import type { Ride } from './goods/goods.ts'
import { goodsOf } from './goods/goods-of.ts'
import type { Booking } from './model.ts'
import { dayOf, minutesBetween, onClock } from './moment.ts'
import { isElsewhere, neededBetween, type Stop } from './way-between.ts'

/** One thing on the way: a train, a flight, or a whole booking where no more is known. Times are local to the place. */
export interface TripItem {
  key: string
  booking: Booking
  title: string
  detail: string
  places?: Ride['places']
  start: string
  end: string
  from?: Stop
  to?: Stop
}

export interface Clash {
  kind: 'sameTime' | 'tooShort'
  with: TripItem
  /** tooShort: what there is, and what it takes. */
  minutes?: number
  needed?: number
}

/** From where one ride ends to where the next begins there is nothing booked. */
export interface Gap {
  from: Stop
  to: Stop
  /** When the first one ends, on its clock. */
  at: string
}

export interface TripEntry extends TripItem {
  clash: Clash | undefined
  /** Before it. */
  gap: Gap | undefined
}

export interface TripDay {
  date: string
  entries: readonly TripEntry[]
}

function itemsOf(booking: Booking): TripItem[] {
  const { summary, reservation } = booking
  const rides = goodsOf(reservation)?.ways.flatMap((way) => way.rides) ?? []
  if (rides.length > 0)
    return rides.map(({ key, from, to, service, places, departure, arrival }) => ({
      ...{ key: `${summary.bookingId}/${key}`, booking, title: `${from.name} – ${to.name}`, detail: service },
      ...{ places, start: departure, end: arrival, from, to },
    }))
  const { travelStart, travelEnd, title } = summary
  if (!travelStart) return []
  return [{ key: summary.bookingId, booking, title, detail: '', start: travelStart, end: travelEnd ?? travelStart }]
}

/** A pass and a stay last for days and stand in nobody's way. */
const isShort = ({ start, end }: TripItem): boolean => dayOf(start) === dayOf(end) || minutesBetween(start, end) < 1440

const isSameTime = (one: TripItem, other: TripItem): boolean =>
  onClock(one.start) < onClock(other.end) && onClock(other.start) < onClock(one.end)

/** Two people may well be in two places: only what the same person travels with can clash. */
const isSamePerson = (one: TripItem, other: TripItem): boolean =>
  one.booking.summary.leadTraveler === other.booking.summary.leadTraveler

function clashOf(item: TripItem, before: readonly TripItem[]): Clash | undefined {
  const own = before.filter((other) => isShort(other) && isSamePerson(item, other))
  if (!isShort(item)) return undefined
  const same = own.find((other) => isSameTime(other, item))
  if (same) return { kind: 'sameTime', with: same }
  const last = own.filter(({ end }) => onClock(end) <= onClock(item.start)).at(-1)
  if (!last?.to || !item.from) return undefined
  const minutes = minutesBetween(last.end, item.start)
  const needed = neededBetween(last.to, item.from)
  return minutes < needed ? { kind: 'tooShort', with: last, minutes, needed } : undefined
}

/** Whoever is at home for a week has begun another trip, from wherever he likes. */
const longestTripPause = 7 * 1440

function gapOf(item: TripItem, before: readonly TripItem[]): Gap | undefined {
  const last = before
    .filter((other) => other.to && isSamePerson(item, other) && onClock(other.end) <= onClock(item.start))
    .at(-1)
  if (!last?.to || !item.from || minutesBetween(last.end, item.start) > longestTripPause) return undefined
  return isElsewhere(last.to, item.from) ? { from: last.to, to: item.from, at: last.end } : undefined
}

/** Day by day in the order of travel; each thing that clashes says with what, and each gap stands before what follows it. */
export function tripOf(bookings: readonly Booking[], today: string): TripDay[] {
  const items = bookings
    .flatMap(itemsOf)
    .filter(({ end }) => dayOf(end) >= today)
    .toSorted((one, other) => one.start.localeCompare(other.start) || one.end.localeCompare(other.end))
  const days = new Map<string, TripEntry[]>()
  for (const [index, item] of items.entries()) {
    const date = dayOf(item.start)
    const before = items.slice(0, index)
    const clash = clashOf(item, before)
    // What cannot be reached in time is a clash already.
    const gap = clash ? undefined : gapOf(item, before)
    days.set(date, [...(days.get(date) ?? []), { ...item, clash, gap }])
  }
  return [...days].map(([date, entries]) => ({ date, entries }))
}
