/** From the cheapest to the dearest: prices do not glide, they go up a step. */
export const lastStep = 9

/** At least so many days before: so many steps up. */
const advance: readonly { readonly days: number; readonly step: number }[] = [
  { days: 60, step: 0 },
  { days: 30, step: 1 },
  { days: 14, step: 2 },
  { days: 7, step: 3 },
  { days: 3, step: 4 },
  { days: 1, step: 5 },
]
const onTheDay = 6

/** From so many hundredths of the seats sold on: so many steps up. */
const loads: readonly { readonly percent: number; readonly step: number }[] = [
  { percent: 95, step: 5 },
  { percent: 85, step: 4 },
  { percent: 70, step: 3 },
  { percent: 50, step: 2 },
  { percent: 30, step: 1 },
]

/** When everybody wants to travel: Monday's morning, Friday's and Sunday's afternoon. Monday is 1, Sunday 7. */
const peaks: readonly { readonly weekday: number; readonly from: number; readonly to: number }[] = [
  { weekday: 1, from: 6, to: 9 },
  { weekday: 5, from: 14, to: 19 },
  { weekday: 7, from: 15, to: 20 },
]

const dayLength = 86_400_000

/** `departs`: YYYY-MM-DDTHH:mm, local. */
export function isPeak(departs: string): boolean {
  const weekday = new Date(`${departs.slice(0, 10)}T00:00:00Z`).getUTCDay() || 7
  const hour = Number(departs.slice(11, 13))
  return peaks.some((peak) => peak.weekday === weekday && hour >= peak.from && hour < peak.to)
}

export interface StepQuestion {
  /** YYYY-MM-DD, where the train is boarded. */
  readonly today: string
  /** YYYY-MM-DDTHH:mm, local. */
  readonly departs: string
  /** Seats sold on the fullest part of the ride. */
  readonly sold: number
  readonly capacity: number
}

export function stepOf({ today, departs, sold, capacity }: StepQuestion): number {
  const days = (Date.parse(departs.slice(0, 10)) - Date.parse(today)) / dayLength
  const early = advance.find((one) => days >= one.days)?.step ?? onTheDay
  const full = loads.find(({ percent }) => sold * 100 >= percent * capacity)?.step ?? 0
  return Math.min(lastStep, early + full + (isPeak(departs) ? 1 : 0))
}
