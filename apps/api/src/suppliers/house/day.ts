import type { IsoDate } from '@portolan/domain/date'

const length = 86_400_000

/** Days since 1970: prices reckon with numbers, in UTC, where every day has 24 hours. */
export const dayOf = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`) / length

export const dateOf = (day: number): IsoDate => new Date(day * length).toISOString().slice(0, 10)

/** From Sunday; 1970 began on a Thursday. */
export const weekdayOf = (day: number): number => (day + 4) % 7
