import { onClock } from '@portolan/domain/date'
import type { Booking } from './model.ts'
import { dayOf, minutesBetween } from './moment.ts'
import { itemsOf, type TripItem } from './trip-item.ts'
import { isElsewhere, isWayTo, neededBetween, type Stop } from './way-between.ts'

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
  /** The way to it is driven in a rental car. */
  isDriven: boolean
  /** Before it. */
  gap: Gap | undefined
}

export interface TripDay {
  date: string
  entries: readonly TripEntry[]
}

/** A pass and a stay last for days and stand in nobody's way; nor does a night in a hotel. */
const isShort = ({ start, end, isBeside }: TripItem): boolean =>
  !isBeside && (dayOf(start) === dayOf(end) || minutesBetween(start, end) < 1440)

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
  return minutes + (item.patience ?? 0) < needed ? { kind: 'tooShort', with: last, minutes, needed } : undefined
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

const isDrivenTo = (item: TripItem, items: readonly TripItem[]): boolean =>
  items.some(
    ({ drivenSince, ...back }) =>
      drivenSince !== undefined &&
      isSamePerson(item, back) &&
      onClock(drivenSince) < onClock(item.start) &&
      onClock(item.start) <= onClock(back.start),
  )

/** The morning after, by which the last guest has come. */
const latestCheckIn = 15 * 60

/** Rooms are ready in the afternoon; whoever arrives later sleeps there from then on. */
function checkedIn(item: TripItem, items: readonly TripItem[]): TripItem {
  const { from: house, start, isBeside } = item
  if (!isBeside || !house) return item
  const isArrival = (other: TripItem): boolean => {
    const late = minutesBetween(start, other.end)
    if (late <= 0 || late > latestCheckIn || other.isBeside || !isSamePerson(item, other)) return false
    return other.from !== undefined && other.to !== undefined && isWayTo(house, other.from, other.to)
  }
  const ends = items.filter(isArrival).map(({ end }) => end)
  return { ...item, start: ends.toSorted().at(-1) ?? start }
}

/** Day by day in the order of travel; each thing that clashes says with what, and each gap stands before what follows it. */
export function tripOf(bookings: readonly Booking[], today: string): TripDay[] {
  const all = bookings.flatMap(itemsOf)
  const items = all
    .filter(({ end }) => dayOf(end) >= today)
    .map((item) => checkedIn(item, all))
    .toSorted((one, other) => one.start.localeCompare(other.start) || one.end.localeCompare(other.end))
  const days = new Map<string, TripEntry[]>()
  for (const [index, item] of items.entries()) {
    const date = dayOf(item.start)
    const before = items.slice(0, index)
    const clash = clashOf(item, before)
    const isDriven = isDrivenTo(item, items)
    // What cannot be reached in time is a clash already.
    const gap = clash || isDriven ? undefined : gapOf(item, before)
    days.set(date, [...(days.get(date) ?? []), { ...item, clash, isDriven, gap }])
  }
  return [...days].map(([date, entries]) => ({ date, entries }))
}
