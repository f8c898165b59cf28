import type { Anchor } from '../audit/anchor.ts'
import { type Audit, makeAudit, makeAuditMacs } from '../audit/audit.ts'
import { makeSecurityLog } from '../audit/security.ts'
import type { Head } from '../audit/walk.ts'
import { makeSafe } from '../platform/crypto.ts'
import type { Db } from '../platform/db.ts'
import { makeMetrics } from '../platform/metrics.ts'
import type { SecurityLog } from '../platform/security-log.ts'

/** Every world of a test has the same. */
export const testSecrets: readonly string[] = ['a secret for tests, long enough to be one']

/** What the nodes of fault tests share. */
export const nodeSecret = 'what the nodes of a fault test share'

/** Outside the database, as long as the test runs. */
export function memoryAnchor(): Anchor {
  let heads: Head[] = []
  return {
    read: () => heads,
    write(head) {
      heads = [head]
    },
  }
}

/** The audit of a world, besides that of its server. */
export const openTestAudit = (db: Db, more: { secrets?: readonly string[]; anchor?: Anchor } = {}): Audit =>
  makeAudit({
    db,
    macs: makeAuditMacs(more.secrets ?? testSecrets),
    anchor: more.anchor ?? memoryAnchor(),
    metrics: makeMetrics(),
    log: { info: () => {}, warn: () => {} },
  })

export const testSecurityLog = (): SecurityLog =>
  makeSecurityLog({ safe: makeSafe(testSecrets), macs: makeAuditMacs(testSecrets) })
