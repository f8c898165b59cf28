import { pickOf, seedOf, shareOf } from '../../seed.ts'
import type { Route } from './route.ts'

/** A flight as it stands in the timetable. */
export interface Flight {
  readonly route: Route
  /** Away from the hub. */
  readonly isOut: boolean
  readonly number: number
  /** Minutes after midnight, local. */
  readonly departs: number
  /** From gate to gate. */
  readonly minutes: number
  /** Bit 0 is Monday. */
  readonly days: number
}

const everyDay = 0b1111111
const dayLength = 1440

const to5 = (minutes: number): number => Math.round(minutes / 5) * 5

/** Taxiing, climbing and queueing on top of the cruise; against the wind it takes longer. */
function blockMinutes({ km, aircraft }: Pick<Route, 'km' | 'aircraft'>, isWestbound: boolean): number {
  const wind = km > 2500 ? (isWestbound ? 1.1 : 0.96) : 1
  return to5(36 + (km / aircraft.cruise) * 60 * wind)
}

/** Days of a flight that does not run every day, as far apart as they go. */
function daysOf(perWeek: number, seed: number): number {
  if (perWeek >= 7) return everyDay
  let days = 0
  for (let index = 0; index < perWeek; index += 1) days |= 1 << ((Math.floor((index * 7) / perWeek) + seed) % 7)
  return days
}

/** A day later. */
const dayAfter = (days: number): number => ((days << 1) | (days >> 6)) & everyDay

/** When long flights leave; where it is hot, and where the world changes planes, also at night. */
const banks = {
  usual: [
    [570, 840],
    [1260, 1430],
  ],
  nightly: [
    [90, 220],
    [460, 600],
    [860, 960],
    [1280, 1430],
  ],
} as const
const nightly = new Set('AE QA OM BH KW SA IN LK SG TH MY HK TR ET PH ID VN'.split(' '))
const longFlight = 330

function leavesHub({ airline, hub, to, flights }: Route, minutes: number, turn: number): number {
  const share = shareOf('leaves', airline.code, hub.code, to.code, turn)
  if (minutes < longFlight) {
    const [first, last] = [365, 1290]
    const daily = Math.max(1, Math.round(flights / 7))
    return to5(first + ((turn + share) / daily) * (last - first))
  }
  const own = nightly.has(hub.country) ? banks.nightly : banks.usual
  const [from, until] = pickOf<readonly [number, number]>(own, 'bank', airline.code, hub.code, to.code, turn)
  return to5(from + share * (until - from))
}

/** Nobody is woken at four to fly home, but where everybody is. */
function leavesPlace(arrives: number, { to, airline, hub }: Route, isLong: boolean, turn: number): number {
  const share = shareOf('back', airline.code, hub.code, to.code, turn)
  const ready = arrives + (isLong ? 95 + share * 120 : 40 + share * 30)
  const local = ((ready % dayLength) + dayLength) % dayLength
  const [earliest, latest] = isLong && nightly.has(to.country) ? [0, dayLength] : isLong ? [360, 1435] : [360, 1350]
  if (local >= earliest && local <= latest) return to5(ready)
  const morning = earliest + share * 90
  return to5(ready - local + morning + (local > latest ? dayLength : 0))
}

/** There and back again, as often as the route is flown. `ahead`: the place's clock ahead of the hub's, in minutes. */
export function flightsOf(route: Route, ahead: number, firstNumber: number): Flight[] {
  const { airline, hub, to, flights } = route
  const turns = Math.max(1, Math.round(flights / 7))
  const days = daysOf(flights, seedOf('days', airline.code, hub.code, to.code))
  const isWestbound = ((to.lon - hub.lon + 540) % 360) - 180 < 0
  const [out, back] = [blockMinutes(route, isWestbound), blockMinutes(route, !isWestbound)]
  const all: Flight[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const departs = leavesHub(route, out, turn)
    const returns = leavesPlace(departs + out + ahead, route, out >= longFlight, turn)
    let daysBack = days
    for (let at = returns; at >= dayLength; at -= dayLength) daysBack = dayAfter(daysBack)
    const number = firstNumber + 2 * turn
    all.push(
      { route, isOut: true, number, departs: departs % dayLength, minutes: out, days },
      {
        route,
        isOut: false,
        number: number + 1,
        departs: ((returns % dayLength) + dayLength) % dayLength,
        minutes: back,
        days: daysBack,
      },
    )
  }
  return all
}
