import { addMinutes } from '@portolan/domain/date'

/** Of YYYY-MM-DDTHH:mm, local. */
const minuteOf = (at: string): number => Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16))

/** On working days: 06:30 to 09:30, and 16:00 to 19:30. */
const busyHours = [
  [390, 570],
  [960, 1170],
] as const

const isWorkday = (at: string): boolean => {
  const day = new Date(`${at.slice(0, 10)}T00:00Z`).getUTCDay()
  return day >= 1 && day <= 5
}

/** When everybody is on the road. */
export const isBusy = (at: string): boolean =>
  isWorkday(at) && busyHours.some(([from, to]) => minuteOf(at) >= from && minuteOf(at) < to)

/** From ten in the evening to six in the morning. */
export const isNight = (at: string): boolean => minuteOf(at) >= 1320 || minuteOf(at) < 360

/** Up to a full so-many minutes. */
export const upTo = (at: string, step: number): string => addMinutes(at, (step - (minuteOf(at) % step)) % step)

/** Down to a full so-many minutes. */
export const downTo = (at: string, step: number): string => addMinutes(at, -(minuteOf(at) % step))

/** Between five in the morning and half past midnight. */
export const isShuttleHour = (at: string): boolean => minuteOf(at) >= 300 || minuteOf(at) <= 30
