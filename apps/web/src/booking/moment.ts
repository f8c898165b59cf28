/** HH:mm of a local moment. */
export const timeOf = (moment: string): string => moment.slice(11, 16)

export const dayOf = (moment: string): string => moment.slice(0, 10)

/** PT4H4M, P1DT2H: how many minutes. */
export function durationOf(duration: string): number {
  const [, days = 0, hours = 0, minutes = 0] = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/.exec(duration) ?? []
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes)
}

/** A local moment on a clock without zones: two of the same place can be compared. */
export const onClock = (moment: string): number => Date.parse(`${moment.slice(0, 16)}:00Z`)

/** Between two moments on the clock of one place. */
export const minutesBetween = (from: string, to: string): number => Math.round((onClock(to) - onClock(from)) / 60_000)

/** The ride as the carrier tells it, so that zones never matter; else by the two clocks. */
export const rideMinutes = (ride: {
  journeyDuration?: string | undefined
  departureDateTime: string
  arrivalDateTime: string
}): number =>
  ride.journeyDuration ? durationOf(ride.journeyDuration) : minutesBetween(ride.departureDateTime, ride.arrivalDateTime)
