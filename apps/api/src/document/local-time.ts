import { localNow } from '../platform/local-time.ts'
import type { PaperEvent, PaperMoment } from './paper.ts'

const [minute, day] = [60_000, 86_400_000]

/**
 * The moments at which clocks of the place show this time: one, two in the night when they are put back. What they
 * skip in spring is the moment as long after midnight.
 */
function instantsOf({ local, timeZone }: Required<PaperMoment>): number[] {
  const plain = Date.parse(`${local}:00Z`)
  const offsetAt = (instant: number) => Date.parse(`${localNow(timeZone, new Date(instant))}:00Z`) - instant
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
