import { Gauge } from 'prom-client'
import type { Metrics } from '../platform/metrics.ts'
import type { Head } from './walk.ts'

/** What a probe may know: nothing of which chain. In production operators alone see it. */
export interface AuditState {
  status: 'unchecked' | 'whole' | 'broken'
  /** Of the chain of heads. */
  length: number
  checkedAt?: string
}

/** The first 48 bits: as many as a metric holds exactly. */
const numberOf = (hash: string): number => Buffer.from(hash, 'base64url').readUIntBE(0, 6)

/** What the last look and the last check have found, for probes and metrics. */
export function makeAuditState({ registry }: Pick<Metrics, 'registry'>) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const length = gauge('portolan_audit_length', 'Entries in the chain of heads of the audit; it never falls')
  const head = gauge('portolan_audit_head', 'First 48 bits of the last hash in the chain of heads of the audit')
  const breaks = gauge('portolan_audit_breaks', 'Chains of the audit that the last check found broken')
  const checked = gauge('portolan_audit_checked_seconds', 'When the audit was last checked, in seconds since 1970')
  let state: AuditState = { status: 'unchecked', length: 0 }
  return {
    noteHead(now: Head): void {
      state = { ...state, length: now.length }
      length.set(now.length)
      if (now.length > 0) head.set(numberOf(now.hash))
    },
    noteBreaks(found: number): void {
      const at = Date.now()
      state = { ...state, status: found === 0 ? 'whole' : 'broken', checkedAt: new Date(at).toISOString() }
      breaks.set(found)
      checked.set(at / 1000)
    },
    read: (): AuditState => state,
  }
}
