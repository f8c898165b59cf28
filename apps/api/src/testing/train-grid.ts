import type { Timetable } from '../suppliers/house/rail/timetable/timetable.ts'

/** Trains between neighbours on a grid of stations, every so many minutes of the day. */
export function layGrid(side: number, everyMinutes: number): Timetable {
  const name = (row: number, column: number) => `${row}-${column}`
  const lines = Array.from({ length: side }, (_, one) => Array.from({ length: side }, (_, two) => [one, two] as const))
  const ways = lines.flatMap((line) => [line.map(([a, b]) => name(a, b)), line.map(([a, b]) => name(b, a))])
  const starts = Array.from(
    { length: Math.floor(1080 / everyMinutes) },
    (_, index) => 18_000 + index * everyMinutes * 60,
  )
  return {
    stops: lines.flat().map(([row, column]) => ({ id: name(row, column), name: '', lat: 0, lon: 0, timeZone: 'UTC' })),
    services: [{ id: 'daily', from: '2026-05-01', to: '2026-07-01', weekdays: 127, added: [], removed: [] }],
    transfers: [],
    trips: [...ways, ...ways.map((way) => way.toReversed())].flatMap((stops, way) =>
      starts.map((start, index) => ({
        id: `${way}/${index}`,
        service: 'daily',
        operator: 'x',
        brand: 'Grid',
        number: `${way}${index}`,
        timeZone: 'UTC',
        stops,
        arrivals: stops.map((_, at) => start + ((way * 7) % 20) * 60 + at * 900 - 60),
        departures: stops.map((_, at) => start + ((way * 7) % 20) * 60 + at * 900),
      })),
    ),
  }
}
