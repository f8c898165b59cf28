import type { TimetablePage } from '../timetable/store.ts'

/** Copying this much to another thread takes a few milliseconds. */
const most = 500

const lists = ['stops', 'services', 'transfers', 'trips'] as const

/** A page may hold a whole feed's stops: it is cut into parts that hold up nobody. */
export function* cutPages(page: TimetablePage): Generator<TimetablePage> {
  for (const list of lists) {
    const rows = page[list] ?? []
    for (let start = 0; start < rows.length; start += most) yield { [list]: rows.slice(start, start + most) }
  }
}
