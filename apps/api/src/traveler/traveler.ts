import { describeFailure } from '../platform/log.ts'
import type { Module } from '../platform/module.ts'
import { makeReadDraft, makeSaveDraft } from './draft.ts'
import { followSession, sweepDrafts } from './draft-store.ts'
import type { TravelerParts } from './parts.ts'
import { makeReveal, type Reveal } from './reveal.ts'
import { makeSaved } from './saved.ts'

const hour = 3_600_000

export interface Travelers extends Module {
  /** Begins to sweep up drafts that have expired. */
  start(): void
  stop(): void
  reveal: Reveal
}

/** Who travels: drafts for guests and accounts alike, and the people an account has saved. */
export function makeTravelers(parts: TravelerParts): Travelers {
  const { db, log, sessions } = parts
  let sweeper: NodeJS.Timeout | undefined
  sessions.follow(followSession)
  const saved = makeSaved(parts)
  const sweep = () =>
    void sweepDrafts(db).catch((error: unknown) =>
      log.warn({ err: describeFailure(error) }, 'expired drafts of travellers were left'),
    )
  return {
    handlers: {
      readTravelerDraft: makeReadDraft(parts),
      saveTravelerDraft: makeSaveDraft(parts),
      listTravelers: saved.list,
      addTraveler: saved.add,
      changeTraveler: saved.change,
      removeTraveler: saved.remove,
    },
    start() {
      sweep()
      sweeper = setInterval(sweep, hour).unref()
    },
    stop: () => clearInterval(sweeper),
    reveal: makeReveal(parts),
  }
}
