import type { PaperEvent, PaperMoment } from './paper.ts'

/** Swedish writes 2026-12-15 07:22:00. */
const clockIn = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

const [minute, day] = [60_000, 86_400_000]

/**
 * The moments at which clocks of the place show this time: one, two in the night when they are put back. What they
 * skip in spring is the moment as long after midnight.
 */
function instantsOf({ local, timeZone }: Required<PaperMoment>): number[] {
  const clock = clockIn(timeZone)
  const plain = Date.parse(`${local}:00Z`)
  const offsetAt = (instant: number) => Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`) - instant
  const guesses = [plain - day, plain + day].map((around) => plain - offsetAt(around))
  const shown = guesses.filter((instant) => instant + offsetAt(instant) === plain)
  return [...new Set(shown.length > 0 ? shown : guesses.slice(0, 1))].sort((one, other) => one - other)
}

const isPlaced = (moment: PaperMoment): moment is Required<PaperMoment> => moment.timeZone !== undefined

/** From when to when, in milliseconds since 1970, UTC; undefined where the clocks of the place are not known. */
export function spanOf({ start, end, minutes }: PaperEvent): readonly [from: number, to: number] | undefined {
  if (!isPlaced(start)) return undefined
  const starts = instantsOf(start)
  const [first = 0] = starts
  const length = minutes === undefined ? undefined : minutes * minute
  if (!isPlaced(end)) return length === undefined ? undefined : [first, first + length]
  const ends = instantsOf(end)
  const fitting = starts.find((from) => length !== undefined && ends.includes(from + length))
  if (fitting !== undefined && length !== undefined) return [fitting, fitting + length]
  return [first, ends.find((to) => to >= first) ?? first]
}
