import { addDays } from '@portolan/domain/date'
import { spanOf } from './local-time.ts'
import type { PaperEvent, PaperTone } from './paper.ts'

export interface CalendarInput {
  /** Of the booking: an entry that comes again takes the place of the one before. */
  readonly id: string
  /** How often the journey was exchanged: a later entry takes the place of an earlier one. */
  readonly version: number
  readonly tone: PaperTone
  readonly events: readonly PaperEvent[]
  /** Milliseconds since 1970, UTC. */
  readonly createdAt: number
  /** Under every entry. */
  readonly lines: readonly string[]
}

const statuses: Record<PaperTone, string> = { good: 'CONFIRMED', waiting: 'TENTATIVE', off: 'CANCELLED' }

const octets = 75

/** RFC 5545, 3.1: at most 75 octets a line, and no letter is cut in two. */
function folded(line: string): string {
  const lines: string[] = []
  let [part, length] = ['', 0]
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (length + size > octets) {
      lines.push(part)
      // The space that marks a line as going on counts too.
      ;[part, length] = [' ', 1]
    }
    part += letter
    length += size
  }
  return [...lines, part].join('\r\n')
}

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

const packed = (local: string): string => local.replace(/[-:]/g, '')
const instantText = (instant: number): string => `${packed(new Date(instant).toISOString().slice(0, 19))}Z`

const isDay = (local: string): boolean => local.length === 10

/** Moments in UTC, whole days as days, and local times where nobody knows the clocks of the place. */
function timesOf(event: PaperEvent): string[] {
  const { start, end } = event
  if (isDay(start.local))
    return [`DTSTART;VALUE=DATE:${packed(start.local)}`, `DTEND;VALUE=DATE:${packed(addDays(end.local, 1))}`]
  const span = spanOf(event)
  if (span) return [`DTSTART:${instantText(span[0])}`, `DTEND:${instantText(span[1])}`]
  return [`DTSTART:${packed(start.local)}00`, `DTEND:${packed(end.local)}00`]
}

/** The journey as text/calendar; undefined where it has no day yet: a calendar without an entry is none. */
export function writeCalendar({ id, version, tone, events, createdAt, lines }: CalendarInput): string | undefined {
  if (events.length === 0) return undefined
  const entries = events.flatMap((event, index) => [
    'BEGIN:VEVENT',
    `UID:${id}-${index + 1}@portolan`,
    `DTSTAMP:${instantText(createdAt)}`,
    // Later than the entry it takes back.
    `SEQUENCE:${version + (tone === 'off' ? 1 : 0)}`,
    ...timesOf(event),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.location === undefined ? [] : [`LOCATION:${escaped(event.location)}`]),
    `DESCRIPTION:${escaped([...event.lines, ...lines].join('\n'))}`,
    `STATUS:${statuses[tone]}`,
    'END:VEVENT',
  ])
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Portolan//Documents//EN', 'CALSCALE:GREGORIAN']
  return [...head, 'METHOD:PUBLISH', ...entries, 'END:VCALENDAR', ''].map(folded).join('\r\n')
}
