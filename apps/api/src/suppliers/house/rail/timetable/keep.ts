import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../../../platform/db.ts'
import type { Router } from '../router/journey.ts'
import type { TimetableRouter } from '../router/router.ts'
import { readTimetable, readVersion, TimetableChanged } from './store.ts'

export interface KeptRouter extends Router {
  /** Loads the timetable, so that the first customer does not wait for it: until it is there, or this is closed. */
  prepare(): Promise<void>
}

interface Parts {
  readonly db: Db
  readonly router: TimetableRouter
  /** Told when a timetable could not be loaded: the old one, if there is one, goes on answering. */
  readonly onFailure: (error: unknown) => void
  readonly now?: () => number
  /** Milliseconds after which the first timetable is tried for again. */
  readonly again?: number
}

/** Another node may have imported a feed: this long an old timetable may answer. */
const lookEvery = 30_000
const tries = 5

/** A router that always has a timetable, and soon the newest. */
export function makeTimetable({ db, router, onFailure, now = Date.now, again = 1_000 }: Parts): KeptRouter {
  let loaded: number | undefined
  let loading: Promise<void> | undefined
  let lookedAt = 0
  const closing = new AbortController()

  async function load(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const version = await readVersion(db)
      try {
        await router.load(() => readTimetable(db))
        loaded = version
        lookedAt = now()
        return
      } catch (error) {
        if (!(error instanceof TimetableChanged) || attempt === tries) throw error
      }
    }
  }

  /** Whoever comes while it is being loaded waits for the same loading. */
  function loadOnce(): Promise<void> {
    loading ??= load().finally(() => {
      loading = undefined
    })
    return loading
  }

  async function look(): Promise<void> {
    if (loading || now() - lookedAt < lookEvery) return
    lookedAt = now()
    if ((await readVersion(db)) !== loaded) await loadOnce()
  }

  /** A database that went away while it was being read will be back before a customer comes who would have to wait. */
  async function prepare(): Promise<void> {
    while (loaded === undefined && !closing.signal.aborted)
      try {
        await loadOnce()
      } catch (error) {
        onFailure(error)
        await pause(again, undefined, { signal: closing.signal }).catch(() => {})
      }
  }

  return {
    prepare,
    async find(query, signal) {
      if (loaded === undefined) await loadOnce()
      else void look().catch(onFailure)
      return router.find(query, signal)
    },
    async close() {
      closing.abort()
      await loading?.catch(() => {})
      await router.close()
    },
  }
}
