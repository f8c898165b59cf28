import type { Call, InputOf, LineOf } from '@portolan/contract/call'
import type { Answer } from '@portolan/contract/envelope'
import { CallError, failureWithoutReply } from '../api/failure.ts'
import { stream } from '../api/stream.ts'
import { inTurn } from '../session/in-turn.ts'
import { makeStore, type Store } from '../session/store.ts'

export interface Asked {
  supplier: string
  name: string
}

/** One search of many suppliers, under way or done. What it found stands in the feature's own state. */
export interface Run {
  /** The search, the language and the currency that it was made in; undefined: none yet. */
  key: string | undefined
  status: 'asking' | 'done' | 'stopped' | 'failed'
  asked: readonly Asked[]
  /** Ids of those who have answered, whatever they said. */
  answered: readonly string[]
  /** Names of those who gave no answer. */
  silent: readonly string[]
  correlationID: string
  failure: CallError | null
}

export const idleRun: Run = {
  ...{ key: undefined, status: 'done', asked: [], answered: [], silent: [], correlationID: '' },
  failure: null,
}

/** What every line of such an answer has. */
export interface RunLine extends Answer {
  correlationID: string
  asked?: readonly Asked[] | undefined
  supplier?: string | undefined
}

/** Of those who failed: by the name that was told when they were asked, else by what is said of them. */
function silentOf({ supplier, success, warnings }: RunLine, asked: readonly Asked[]): string[] {
  const known = (id: string | undefined) => asked.find((one) => one.supplier === id)?.name
  if (supplier !== undefined) return success === false ? [known(supplier) ?? supplier] : []
  return (warnings?.warnings ?? []).flatMap(({ recordID }) => known(recordID) ?? recordID ?? [])
}

function heard(before: Run, line: RunLine) {
  const asked = line.asked ?? before.asked
  return {
    asked,
    correlationID: line.correlationID,
    // A supplier who has much to say says it in several lines.
    answered: line.supplier === undefined ? before.answered : [...new Set([...before.answered, line.supplier])],
    silent: [...before.silent, ...silentOf(line, asked)],
  }
}

interface Options<Search, C extends Call, State extends Run> {
  call: C
  idle: State
  requestOf(search: Search): InputOf<C>
  /** Empties what the last search found. */
  begin(search: Search): void
  /** Keeps what a line brought; what it says of itself is returned. */
  take(line: LineOf<C>, before: State): Partial<State>
  end(run: State): void
  fail(): void
  /** What this tab found before, while it may still be bought. */
  restore(key: string, now: number): Partial<State> | undefined
}

/** Asks all suppliers and takes their answers as they come. */
export function makeRunner<Search, C extends Call, State extends Run>(options: Options<Search, C, State>) {
  const { call, idle, requestOf, begin, take, end, fail, restore } = options
  const store: Store<State> = makeStore(idle)
  let asking: AbortController | undefined

  const finish = (status: 'done' | 'stopped') => {
    store.write({ status } as Partial<State>)
    end(store.read())
  }

  /** Asks everybody anew. What was chosen stays chosen: it is looked for in what comes. */
  async function start(search: Search, key: string): Promise<void> {
    asking?.abort()
    const own = new AbortController()
    asking = own
    store.write({ ...idle, key, status: 'asking' })
    begin(search)
    const isOver = () => own.signal.aborted || asking !== own
    const onLine = (line: LineOf<C>) => {
      if (isOver()) return
      const before = store.read()
      store.write({ ...heard(before, line as RunLine), ...take(line, before) })
    }
    try {
      // A currency just chosen is on its way to the server, which prices by it.
      await inTurn(() => Promise.resolve())
      await stream(call, requestOf(search), { onLine, signal: own.signal })
      if (!isOver()) finish('done')
    } catch (error) {
      if (isOver()) return
      const failure = error instanceof CallError ? error : failureWithoutReply(error)
      store.write({ status: 'failed', failure } as Partial<State>)
      fail()
    }
  }

  return {
    store,
    start,
    /** The customer has seen enough: what came by then stays. */
    stop(): void {
      if (store.read().status !== 'asking') return
      asking?.abort()
      finish('stopped')
    },
    /** The page is left in the middle: nobody waits any more, and coming back asks again. */
    leave(): void {
      if (store.read().status !== 'asking') return
      asking?.abort()
      store.write(idle)
    },
    /** Shows what is known of this search, or makes it. */
    open(search: Search, key: string, now: number): void {
      if (store.read().key === key) return
      const kept = restore(key, now)
      if (kept) store.write({ ...idle, ...kept, status: 'done' })
      else void start(search, key)
    },
  }
}
