import { addDays, type IsoDate } from '../date.ts'

/** How long before its first day a pass may be bought: from issue to first use, in months. */
const monthsToFirstUse = 11

interface Length {
  readonly months: number
  readonly days: number
}

/** Of P5D, P1M and their like; throws a RangeError for anything else. */
function lengthOf(validity: string): Length {
  const [, count = '', unit] = /^P([1-9]\d{0,2})([DM])$/.exec(validity) ?? []
  if (!unit) throw new RangeError('A validity is a number of days or months.')
  return unit === 'D' ? { months: 0, days: Number(count) } : { months: Number(count), days: 0 }
}

interface Later {
  readonly day: IsoDate
  /** The month has no such day: its last one stands for it. */
  readonly isCut: boolean
}

function monthsLater(date: IsoDate, months: number): Later {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  const isCut = lastOfMonth.getUTCDate() < day
  if (!isCut) lastOfMonth.setUTCDate(day)
  return { day: lastOfMonth.toISOString().slice(0, 10), isCut }
}

/** One month from 15 January ends on 14 February; from 31 January, with the last day of February. */
export function lastDayOf(start: IsoDate, validity: string): IsoDate {
  const { months, days } = lengthOf(validity)
  if (days > 0) return addDays(start, days - 1)
  const { day, isCut } = monthsLater(start, months)
  return isCut ? day : addDays(day, -1)
}

/** Of a pass that counts them; 0 for a span of months. */
export const travelDaysOf = (validity: string): number => lengthOf(validity).days

export const daysBetween = (first: IsoDate, last: IsoDate): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000) + 1

/** On which days a pass that is bought today may begin. */
export function firstUseWindow(today: IsoDate): { readonly earliest: IsoDate; readonly latest: IsoDate } {
  return { earliest: today, latest: monthsLater(today, monthsToFirstUse).day }
}
