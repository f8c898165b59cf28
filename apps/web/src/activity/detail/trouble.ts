import type { CallError } from '../../api/failure.ts'
import type { Detail } from './use-detail.ts'

const textsAt = (failure: CallError | null, part: string): string[] =>
  (failure?.fields ?? []).filter(({ field }) => field.includes(part)).map(({ text }) => text)

/** What the server has against the party, the month or the day, each for the place where it can be put right. */
export function troubleOf({ days, departures }: Pick<Detail, 'days' | 'departures'>) {
  const party = new Set([...textsAt(departures.error, 'articipant'), ...textsAt(days.error, 'articipant')])
  const [month] = textsAt(days.error, 'schedule')
  const [day] = textsAt(departures.error, 'schedule')
  const other = [departures.error, days.error].find(
    (failure) => failure && !failure.fields.some(({ field }) => /articipant|schedule/.test(field)),
  )
  return { party: [...party], month, day, other: other ?? undefined }
}
