import { type Calendar, makeCalendar } from './calendar.ts'
import { findEarliestArrival, never } from './earliest.ts'
import type { Call, Journey, JourneyQuery, Ride } from './journey.ts'
import { makeNeedsMoreChanges } from './needed-changes.ts'
import type { Network } from './network.ts'
import { makeScratch, type Profile, scanProfile } from './profile.ts'
import { dateOf, instantOf } from './service-day.ts'
import { oneWeek, openSpan, type Span, twoDays } from './span.ts'
import { type Part, unfold } from './unfold.ts'

function tellRide({ network, days }: Span, { day, train, trip, board, leave }: Part): Ride {
  const { trips, stops, callStart, callStop, callArrives, callDeparts } = network
  const { id, operator, brand, number } = trips[trip] as Network['trips'][number]
  const zero = days[day]?.starts[train] as number
  const start = callStart[trip] as number
  const calls: Call[] = []
  for (let position = board; position <= leave; position++) {
    const call = start + position
    const arrives = instantOf(zero + (callArrives[call] as number))
    const departs = instantOf(zero + (callDeparts[call] as number))
    calls.push({
      stop: stops[callStop[call] as number] as string,
      arrives: position === board ? departs : arrives,
      departs: position === leave ? arrives : departs,
    })
  }
  return { trip: id, operator, brand, number, day: dateOf(days[day]?.day as number), position: board, calls }
}

/** Beyond this nothing is worth looking for, most of the time: half as long again as the quickest way after the window, and some waiting. */
function guessHorizon({ latest, limit, hasVia }: Span, arrives: number): number {
  return hasVia || arrives === never ? limit : Math.min(limit, arrives + Math.ceil((arrives - latest) / 2) + 4 * 3600)
}

/** Answers queries on one timetable; the days it has expanded once are quick the next time. */
export function makeFinder(network: Network, calendar: Calendar = makeCalendar(network)) {
  const scratch = makeScratch()
  const needsMoreChanges = makeNeedsMoreChanges(network)
  /**
   * Whoever leaves within the window arrives before all who leave after it with no more changes: what is not known of
   * these may lie beyond the horizon, unless so few changes are never enough.
   */
  const mayLieBeyond = ({ roles }: Span, { after }: Profile): boolean => {
    const known = after.findIndex((arrives) => arrives !== never)
    return known !== 0 && !needsMoreChanges(roles, (known < 0 ? after.length : known) - 1)
  }
  const findWithin = (query: JourneyQuery, longest: number): Journey[] => {
    const span = openSpan(network, calendar, query, longest)
    if (!span) return []
    const horizon = guessHorizon(span, findEarliestArrival(span, span.latest))
    let profile = scanProfile(span, scratch, horizon)
    if (horizon < span.limit && mayLieBeyond(span, profile)) profile = scanProfile(span, scratch)
    return profile.best
      .toSorted((a, b) => a.departs - b.departs || a.arrives - b.arrives)
      .map((best) => ({
        departs: instantOf(best.departs),
        arrives: instantOf(best.arrives),
        rides: unfold(span, profile, best).map((part) => tellRide(span, part)),
      }))
  }
  return (query: JourneyQuery): Journey[] => {
    const journeys = findWithin(query, twoDays)
    return journeys.length > 0 ? journeys : findWithin(query, oneWeek)
  }
}
