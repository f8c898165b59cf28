import { onClock } from '@portolan/domain/date'

export const dayOf = (moment: string): string => moment.slice(0, 10)

/** PT4H4M, P1DT2H: how many minutes. */
export function durationOf(duration: string): number {
  const [, days = 0, hours = 0, minutes = 0] = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/.exec(duration) ?? []
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes)
}

/** Between two moments on the clock of one place. */
export const minutesBetween = (from: string, to: string): number => Math.round((onClock(to) - onClock(from)) / 60_000)

/** The ride as the carrier tells it, so that zones never matter; else by the two clocks. */
export const rideMinutes = (ride: {
  journeyDuration?: string | undefined
  departureDateTime: string
  arrivalDateTime: string
}): number =>
  ride.journeyDuration ? durationOf(ride.journeyDuration) : minutesBetween(ride.departureDateTime, ride.arrivalDateTime)
