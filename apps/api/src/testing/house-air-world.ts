import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import type { AirportOf } from '../suppliers/house/air/fare/route.ts'
import { makeFinder } from '../suppliers/house/air/router/find.ts'
import { kilometresBetween } from '../suppliers/house/air/schedule/airport.ts'
import { makeSchedule } from '../suppliers/house/air/schedule/schedule.ts'
import { airportsFrom } from '../suppliers/house/air/ticket/supplier.ts'

/** The whole schedule and its search, without a thread. */
export function makeAirWorld() {
  const places = makePlaces(loadCatalogue())
  const airports = airportsFrom(places)
  const schedule = makeSchedule(airports, kilometresBetween)
  const byCode = new Map(airports.map((airport) => [airport.code, airport]))
  const airportOf: AirportOf = (code) => {
    const airport = byCode.get(code)
    if (!airport) throw new Error(`There is no airport ${code}.`)
    return airport
  }
  return { places, airports, schedule, find: makeFinder(schedule), airportOf }
}
