import type { PlannedStop, PlannedThing } from '../../planned/planned.ts'
import { type Stay, stayFor, staysOf } from '../../planned/stay.ts'
import { dayOf } from '../../result/journey-time.ts'
import { usualHour } from '../form/values.ts'
import { mostDays } from '../rules.ts'
import { daysOf } from '../search.ts'

/** A rental that the traveller's own plans leave open: from where somebody lands, or around the house of a stay. */
export interface Suggestion {
  readonly stop: PlannedStop
  /** YYYY-MM-DDTHH:mm */
  readonly pickUpAt: string
  /** Absent: nobody knows yet. */
  readonly returnAt?: string
}

/** As many as are taken in at a glance. */
const most = 4
/** Minutes from landing to the desk, and from the desk to the flight home. */
const [toDesk, toFlight] = [60, 120]
/** Minutes: the form offers no other hours. */
const step = 30

const moved = (moment: string, minutes: number, round: (value: number) => number): string => {
  const steps = round((Date.parse(`${moment}:00Z`) / 60_000 + minutes) / step)
  return new Date(steps * step * 60_000).toISOString().slice(0, 16)
}

const leavingFrom = ({ code }: PlannedStop, flown: readonly PlannedStop[]): PlannedStop[] =>
  flown.filter((other) => other.role === 'depart' && other.code === code)

/** Whoever left from there before comes home, and has a car there or needs none. */
const isHome = (stop: PlannedStop, flown: readonly PlannedStop[]): boolean =>
  leavingFrom(stop, flown).some(({ at }) => at < stop.at)

const rentalOf = (stop: PlannedStop, pickUpAt: string, returnAt: string | undefined): Suggestion => ({
  ...{ stop, pickUpAt },
  ...(returnAt && returnAt > pickUpAt && daysOf({ pickUpAt, returnAt }) <= mostDays && { returnAt }),
})

/** Until the next flight from there, else until the house is left. Whoever only changes planes rents no car. */
function fromLanding(stop: PlannedStop, flown: readonly PlannedStop[], stays: readonly Stay[]): Suggestion[] {
  const pickUpAt = moved(stop.at, toDesk, Math.ceil)
  const next = leavingFrom(stop, flown).find(({ at }) => at > stop.at)
  const home = next && moved(next.at, -toFlight, Math.floor)
  if (home && home <= pickUpAt) return []
  const stay = stayFor(stop, stays)
  return [rentalOf(stop, pickUpAt, home ?? (stay && `${stay.to}T${usualHour}`))]
}

const ofStay = ({ house, from, to }: Stay): Suggestion => rentalOf(house, `${from}T${usualHour}`, `${to}T${usualHour}`)

/** What flights and hotels of the cart and of the bookings are left without a car, in the order of time. */
export function suggestionsOf(things: readonly PlannedThing[], today: string): Suggestion[] {
  const stays = staysOf(things)
  const flown = things
    .flatMap(({ stops }) => stops)
    .filter(({ kind, code }) => kind === 'airport' && code)
    .toSorted((one, other) => one.at.localeCompare(other.at))
  const landings = flown.filter((stop) => stop.role === 'arrive' && !isHome(stop, flown))
  const reached = new Set(landings.map((stop) => stayFor(stop, stays)))
  const rented = things.filter(({ product }) => product === 'car')
  const isOpen = ({ pickUpAt, returnAt = pickUpAt }: Suggestion): boolean =>
    dayOf(pickUpAt) >= today && !rented.some(({ start, end }) => pickUpAt < end && start <= returnAt)
  return [
    ...landings.flatMap((stop) => fromLanding(stop, flown, stays)),
    ...stays.filter((stay) => !reached.has(stay) && stay.house.lat !== undefined).map(ofStay),
  ]
    .filter(isOpen)
    .toSorted((one, other) => one.pickUpAt.localeCompare(other.pickUpAt))
    .slice(0, most)
}
