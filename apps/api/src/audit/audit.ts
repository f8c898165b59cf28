import { setTimeout as pause } from 'node:timers/promises'
import { type Macs, makeMacs } from '../platform/crypto.ts'
import type { Db } from '../platform/db.ts'
import { describeFailure } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Anchor } from './anchor.ts'
import { type CheckResult, checkChains, describeBreak } from './check.ts'
import { headsChain } from './heads.ts'
import { erasePersonal } from './security-store.ts'
import { type AuditState, makeAuditState } from './state.ts'
import { appendDue, findHash, findHead, makeReader } from './store.ts'
import type { Break } from './walk.ts'

export interface AuditParts {
  db: Db
  macs: Macs
  anchor: Anchor
  metrics: Pick<Metrics, 'registry'>
  log: { info(details: object, text: string): void; warn(details: object, text: string): void }
}

export interface Audit {
  start(): void
  stop(): void
  /** Chains everything that has happened so far, and writes down outside where the chains end. */
  drain(): Promise<void>
  /** Reads every chain and compares it with what is written down outside. */
  check(): Promise<CheckResult>
  state(): AuditState
}

const chainEveryMs = 5_000
const checkEveryMs = 3_600_000
/** Not in the first minute, in which a node has enough to do. */
const firstCheckMs = 60_000
const pauseMs = 20

/** Every key has a use of its own. */
export const makeAuditMacs = (secrets: readonly string[]): Macs => makeMacs(secrets, 'audit chain')

export function makeAudit({ db, macs, anchor, metrics, log }: AuditParts): Audit {
  const timers: NodeJS.Timeout[] = []
  const state = makeAuditState(metrics)
  let isStopped = false
  let isChecking = false

  /** Found at every look until somebody sees to it; said once. */
  function reportOnce(found: Break): void {
    if (state.read().status === 'broken') return
    report(found)
    state.noteBreaks(1)
  }

  const report = (found: Break) => log.warn(found, `the audit is broken: ${describeBreak(found)}`)

  /** It moves only over what it has proved: a chain that was cut and has grown again is not taken for the old one. */
  async function moveAnchor(): Promise<void> {
    const head = await findHead(db, headsChain)
    state.noteHead(head)
    for (const { length, hash } of anchor.read()) {
      if (head.length === length && head.hash === hash) return
      if ((await findHash(db, headsChain, length)) === hash) continue
      const reason = head.length < length ? 'cut' : 'changed'
      return reportOnce({ chain: headsChain, position: Math.min(head.length + 1, length), reason })
    }
    if (head.length === 0) return
    anchor.write(head)
    log.info({ length: head.length, head: head.hash }, 'audit anchored')
  }

  async function append(): Promise<void> {
    // What happens meanwhile waits for the next look: a busy shop would never let go otherwise.
    while (await appendDue(db, macs));
  }

  async function check(): Promise<CheckResult> {
    const result = await checkChains({
      reader: makeReader(db),
      macs,
      anchors: anchor.read(),
      async pause() {
        if (isStopped) throw new Error('The node stops.')
        await pause(pauseMs, undefined, { ref: false })
      },
    })
    state.noteBreaks(result.breaks.length)
    for (const found of result.breaks) report(found)
    return result
  }

  const watch = (work: () => Promise<unknown>, text: string) => () =>
    void work().catch((error: unknown) => {
      // What is in hand when a node stops ends with its database, and is taken up by the next.
      if (!isStopped) log.warn({ err: describeFailure(error) }, text)
    })

  const chain = watch(append, 'events were not chained')
  const fix = watch(moveAnchor, 'the head of the audit was not written down outside')
  const maintain = watch(async () => {
    // Of a long table one check may take longer than the time to the next.
    if (isChecking) return
    isChecking = true
    try {
      await erasePersonal(db)
      await check()
    } finally {
      isChecking = false
    }
  }, 'the audit was not checked')

  return {
    start() {
      timers.push(
        setInterval(chain, chainEveryMs),
        setInterval(fix, chainEveryMs),
        setTimeout(maintain, firstCheckMs),
        setInterval(maintain, checkEveryMs),
      )
    },
    stop() {
      isStopped = true
      for (const timer of timers) clearInterval(timer)
    },
    async drain() {
      await append()
      await moveAnchor()
    },
    check,
    state: state.read,
  }
}
