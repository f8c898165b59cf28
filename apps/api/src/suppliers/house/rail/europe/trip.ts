import { operatorOf } from '../catalogue/operators.ts'
import type { Brand } from '../operator.ts'
import type { Trip } from '../timetable/timetable.ts'
import type { Calendar } from './calendar.ts'
import { type Departure, mirror } from './departure.ts'
import type { Pattern, PatternCall } from './pattern.ts'

/** Gives a train its number: the wished one, or the next of the same parity that its operator has not given away. */
export type NumberGiver = (operator: string, wished: number) => number

export function makeNumbers(): NumberGiver {
  const taken = new Set<string>()
  return (operator, wished) => {
    let number = wished
    while (taken.has(`${operator} ${number}`)) number += 2
    taken.add(`${operator} ${number}`)
    return number
  }
}

/** The same path the other way round, at the same speed. */
const turn = (calls: readonly PatternCall[], minutes: number): PatternCall[] =>
  calls.toReversed().map(({ station, arrival, departure }, index) => ({
    station,
    arrival: index === 0 ? 0 : minutes - departure,
    departure: minutes - arrival,
  }))

/** Three in the morning of the day after, when summer time ends. */
const clockBack = 27 * 3600

const waitAnHour = (seconds: readonly number[]): number[] =>
  seconds.map((second) => (second >= clockBack ? second + 3600 : second))

/**
 * Times are counted from the day's noon, so a train that runs through a night of 25 hours would be an hour early by
 * the clock of the morning. It waits for its own timetable instead, as real ones do: on that night it is another trip.
 * In spring it is an hour late, as real ones are.
 */
const splitNights = (train: Trip, { usual, long }: { usual: string; long: string }): Trip[] => [
  { ...train, service: usual },
  {
    ...train,
    id: `${train.id}-long-night`,
    service: long,
    arrivals: waitAnHour(train.arrivals),
    departures: waitAnHour(train.departures),
  },
]

function tripsOf(
  brand: Brand,
  calls: readonly PatternCall[],
  { minute, weekdays }: Departure,
  number: number,
  calendar: Calendar,
): Trip[] {
  const { code, family } = operatorOf(brand.operator)
  const seconds = (minutes: number): number => (minute + minutes) * 60
  const train: Trip = {
    id: `house:${code}-${number}`,
    service: '',
    operator: code,
    brand: brand.name,
    number: String(number),
    timeZone: calls[0]?.station.timeZone ?? '',
    stops: calls.map(({ station }) => station.id),
    arrivals: calls.map(({ arrival }) => seconds(arrival)),
    departures: calls.map(({ departure }) => seconds(departure)),
  }
  if ((train.arrivals.at(-1) ?? 0) < clockBack) return [{ ...train, service: calendar.serviceOf(weekdays, family) }]
  return splitNights(train, calendar.nightServicesOf(weekdays, family))
}

/** Every train of a pattern, out and back. */
export function makeTrips(pattern: Pattern, calendar: Calendar, numberOf: NumberGiver): Trip[] {
  const { brand, calls, out } = pattern
  const minutes = calls.at(-1)?.arrival ?? 0
  const ways = [
    { calls, departures: out, number: pattern.number },
    { calls: turn(calls, minutes), departures: pattern.back ?? mirror(out, minutes), number: pattern.number ^ 1 },
  ]
  return ways.flatMap((way) =>
    way.departures.flatMap((departure, index) =>
      tripsOf(brand, way.calls, departure, numberOf(brand.operator, way.number + 2 * index), calendar),
    ),
  )
}
