import { patternRows } from '../catalogue/patterns.ts'
import { stations } from '../catalogue/station.ts'
import type { Timetable } from '../timetable/timetable.ts'
import { makeCalendar } from './calendar.ts'
import { readPattern } from './pattern.ts'
import { makeTransfers } from './transfer.ts'
import { makeNumbers, makeTrips } from './trip.ts'

/** The house's own timetable, the same at every start: stations, trains both ways and the ways between stations. */
export function buildEurope(): Timetable {
  const calendar = makeCalendar()
  const numberOf = makeNumbers()
  const trips = patternRows.flatMap((row) => makeTrips(readPattern(row), calendar, numberOf))
  return { stops: stations, services: calendar.services(), trips, transfers: makeTransfers() }
}
