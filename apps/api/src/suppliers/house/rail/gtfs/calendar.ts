import type { Service } from '../timetable/timetable.ts'
import { ImportRefused } from './refused.ts'
import { readRows, type Source } from './rows.ts'
import { dayOf } from './value.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

interface Days {
  from: string
  to: string
  weekdays: number
  added: Set<string>
  removed: Set<string>
}

async function readWeeks(source: Source, services: Map<string, Days>): Promise<void> {
  const file = 'calendar.txt'
  const required = ['service_id', 'start_date', 'end_date', ...weekdays] as const
  for await (const { line, cell } of readRows(source, file, { required })) {
    const from = dayOf(cell.start_date)
    const to = dayOf(cell.end_date)
    const flags = weekdays.map((day) => cell[day])
    if (!from || !to || to < from) source.complaints.add(file, line, 'has no start and end that are days in this order')
    else if (!flags.every((flag) => flag === '0' || flag === '1'))
      source.complaints.add(file, line, 'has a weekday that is neither 0 nor 1')
    else {
      const bits = flags.reduce((all, flag, day) => all | (Number(flag) << day), 0)
      services.set(cell.service_id, { from, to, weekdays: bits, added: new Set(), removed: new Set() })
    }
  }
}

/** A service may be told by its days alone: then it has no week. */
async function readExceptions(source: Source, services: Map<string, Days>): Promise<void> {
  const file = 'calendar_dates.txt'
  const required = ['service_id', 'date', 'exception_type'] as const
  for await (const { line, cell } of readRows(source, file, { required })) {
    const day = dayOf(cell.date)
    if (!day || !['1', '2'].includes(cell.exception_type)) {
      source.complaints.add(file, line, day ? 'has an exception that is neither 1 nor 2' : 'has no day')
      continue
    }
    const known = services.get(cell.service_id)
    const days = known ?? { from: day, to: day, weekdays: 0, added: new Set(), removed: new Set() }
    if (!known) services.set(cell.service_id, days)
    const isAdded = cell.exception_type === '1'
    days[isAdded ? 'added' : 'removed'].add(day)
    days[isAdded ? 'removed' : 'added'].delete(day)
  }
}

const spanOf = (days: Days): { from: string; to: string } => {
  const added = [...days.added].sort()
  if (days.weekdays !== 0 || added.length === 0) return days
  return { from: added[0] ?? days.from, to: added.at(-1) ?? days.to }
}

/** The days of every service, by the feed's own id; `nameOf` makes the id it is stored under. */
export async function readServices(source: Source, nameOf: (id: string) => string): Promise<Map<string, Service>> {
  const files = ['calendar.txt', 'calendar_dates.txt'].filter((file) => source.archive.has(file))
  if (files.length === 0)
    throw new ImportRefused('calendar.txt and calendar_dates.txt are both missing from the zip: one of them is needed.')
  const services = new Map<string, Days>()
  if (files.includes('calendar.txt')) await readWeeks(source, services)
  if (files.includes('calendar_dates.txt')) await readExceptions(source, services)
  return new Map(
    [...services].map(([id, days]) => {
      const { from, to } = spanOf(days)
      const lists = { added: [...days.added].sort(), removed: [...days.removed].sort() }
      return [id, { id: nameOf(id), from, to, weekdays: days.weekdays, ...lists }]
    }),
  )
}
