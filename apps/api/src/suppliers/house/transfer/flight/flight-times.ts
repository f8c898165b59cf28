import type { TransferFlight } from '@portolan/supplier/transfer'
import type { FindVoyages } from '../../air/router/router.ts'
import type { FlightFound } from '../../air/router/voyage.ts'
import type { Airport } from '../../air/schedule/airport.ts'

/** When a flight lands or leaves. */
export interface FlightTime {
  /** YYYY-MM-DDTHH:mm, on the clock of the airport. */
  readonly at: string
  /** It crosses a border: its people stand at passport control. */
  readonly isAbroad: boolean
}

/** What the timetable of the air knows; undefined: no such flight around that hour, which is local to the airport. */
export interface FlightTimes {
  landing(flight: TransferFlight, airport: string, near: string, signal?: AbortSignal): Promise<FlightTime | undefined>
  leaving(flight: TransferFlight, airport: string, near: string, signal?: AbortSignal): Promise<FlightTime | undefined>
}

const day = 86_400_000
/** As many as there are. */
const all = 10_000
/** Further off it is another day's flight. */
const around = 18 * 3_600_000

const millisOf = (local: string): number => Date.parse(`${local}:00Z`)
const localOf = (moment: number, offset: number): string =>
  new Date((moment + offset) * 60_000).toISOString().slice(0, 16)

/** A flight that lands on a day may have left the day before, and across the date line the day after. */
const daysAround = (near: string): string[] =>
  [-1, 0, 1].map((days) => new Date(millisOf(near) + days * day).toISOString().slice(0, 10))

/** Flights are found by where they go and when, so all that land at an airport, or leave it, are looked through. */
export function makeFlightTimes(find: FindVoyages, airports: readonly Airport[]): FlightTimes {
  const codes = airports.map(({ code }) => code)
  const countryOf = new Map(airports.map(({ code, country }) => [code, country]))

  async function flightsOf(
    { airline, number }: TransferFlight,
    way: { readonly from: readonly string[]; readonly to: readonly string[] },
    near: string,
    signal: AbortSignal | undefined,
  ): Promise<readonly FlightFound[]> {
    const queries = daysAround(near).map((date) => ({ ...way, day: date, maxStops: 0, limit: all }))
    // Whether the driver knows the flight is no reason to sell no drive.
    const found = await find(queries, signal).catch(() => [])
    return found
      .flat()
      .flatMap(({ flights }) => flights)
      .filter((flight) => flight.airline === airline && String(flight.number) === number)
  }

  const timeOf = (flight: FlightFound, at: string): FlightTime => ({
    at,
    isAbroad: countryOf.get(flight.from) !== countryOf.get(flight.to),
  })

  return {
    async landing(flight, airport, near, signal) {
      if (!countryOf.has(airport)) return undefined
      const found = await flightsOf(flight, { from: codes, to: [airport] }, near, signal)
      const [nearest] = found
        .map((one) => ({ one, at: localOf(one.arrives, one.arrivesOffset) }))
        .map((time) => ({ ...time, off: Math.abs(millisOf(time.at) - millisOf(near)) }))
        .filter(({ off }) => off <= around)
        .sort((one, other) => one.off - other.off)
      return nearest && timeOf(nearest.one, nearest.at)
    },
    async leaving(flight, airport, near, signal) {
      if (!countryOf.has(airport)) return undefined
      const found = await flightsOf(flight, { from: [airport], to: codes }, near, signal)
      const times = found
        .map((one) => ({ one, at: localOf(one.departs, one.departsOffset) }))
        .sort((one, other) => (one.at < other.at ? -1 : 1))
      // Whoever is fetched at an hour flies later; failing that, earlier on that day.
      const next =
        times.find(({ at }) => at >= near && millisOf(at) - millisOf(near) <= day) ??
        times.find(({ at }) => at.slice(0, 10) === near.slice(0, 10))
      return next && timeOf(next.one, next.at)
    },
  }
}

/** Where nobody has a timetable. */
export const noFlightTimes: FlightTimes = { landing: async () => undefined, leaving: async () => undefined }
