import type { TimetablePage } from '../timetable/store.ts'
import type { Journey, JourneyQuery, Router } from './journey.ts'
import { type Line, openLine } from './line.ts'
import { cutPages } from './page.ts'

/** Reads the timetable from its beginning, each time it is called. */
export type ReadPages = () => AsyncIterable<TimetablePage> | Iterable<TimetablePage>

export interface TimetableRouter extends Router {
  /**
   * Puts a timetable in the place of the one before, which answers until then and goes on when the new one cannot be
   * read. It is read again when the worker has to be started anew, so that nobody keeps it twice.
   */
  load(read: ReadPages): Promise<void>
}

export interface RouterOptions {
  /** Milliseconds after which a search is taken for one that never ends, and its worker is ended. */
  readonly patience?: number
}

interface Waiting {
  readonly query: JourneyQuery
  readonly signal: AbortSignal | undefined
  resolve(journeys: readonly Journey[]): void
  reject(reason: unknown): void
}

/** A worker, and the moment at which it knows its timetable. */
interface Office {
  readonly line: Line
  readonly filled: Promise<void>
}

const closed = () => new Error('The journey search has been closed.')

async function fill(line: Line, read: ReadPages): Promise<void> {
  await line.ask({ kind: 'begin' })
  // Waiting until each page is taken lets others have their turn and piles nothing up.
  for await (const whole of read()) for (const page of cutPages(whole)) await line.ask({ kind: 'page', page })
  await line.ask({ kind: 'open' })
}

async function askWithin(line: Line, query: JourneyQuery, patience: number): Promise<readonly Journey[]> {
  const watch = setTimeout(() => void line.hangUp('A journey search did not end.'), patience)
  try {
    return await line.ask({ kind: 'find', query })
  } finally {
    clearTimeout(watch)
  }
}

/** Journeys found in a thread of their own. When it dies, so do the open questions; the next one starts it again. */
export function makeRouter({ patience = 30_000 }: RouterOptions = {}): TimetableRouter {
  const queue: Waiting[] = []
  let read: ReadPages | undefined
  let office: Office | undefined
  let loading: Promise<unknown> = Promise.resolve()
  let isBusy = false
  let isClosed = false

  function openOffice(pages: ReadPages): Office {
    const line = openLine()
    const opened: Office = { line, filled: fill(line, pages) }
    const forget = () => {
      if (office === opened) office = undefined
    }
    opened.filled.catch(() => {
      forget()
      void line.hangUp('The timetable could not be read.')
    })
    void line.gone.then(forget)
    return opened
  }

  /** Whoever asks while the first timetable is read waits for its end. */
  async function findLine(): Promise<Line> {
    if (isClosed) throw closed()
    if (!read) throw new Error('No timetable has been loaded.')
    office ??= openOffice(read)
    const { line, filled } = office
    await filled
    return line
  }

  /** One question at a time goes to the worker, so that one that was given up meanwhile is never worked on. */
  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { query, signal, resolve, reject } = next
      if (signal?.aborted) continue
      try {
        resolve(await askWithin(await findLine(), query, patience))
      } catch (error) {
        reject(error)
      }
    }
    isBusy = false
  }

  async function replace(pages: ReadPages): Promise<void> {
    if (isClosed) throw closed()
    const before = read
    read = pages
    try {
      await office?.filled.catch(() => {})
      if (office) await fill(office.line, pages)
      else await findLine()
    } catch (error) {
      read = before
      throw error
    }
  }

  return {
    find: (query, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const giveUp = () => reject(signal?.reason)
        const end = () => signal?.removeEventListener('abort', giveUp)
        signal?.addEventListener('abort', giveUp, { once: true })
        queue.push({
          query,
          signal,
          resolve: (journeys) => {
            end()
            resolve(journeys)
          },
          reject: (reason) => {
            end()
            reject(reason)
          },
        })
        void work()
      }),
    load(pages) {
      const loaded = loading.then(() => replace(pages))
      loading = loaded.catch(() => {})
      return loaded
    },
    async close() {
      isClosed = true
      for (const { reject } of queue.splice(0)) reject(closed())
      await office?.line.hangUp(closed().message)
    },
  }
}
