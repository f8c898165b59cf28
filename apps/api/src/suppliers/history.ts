import type { Instant } from '@portolan/supplier/outcome'
import type { Health } from '@portolan/supplier/supplier'
import type { Clock } from '../platform/clock.ts'

export interface Condition {
  status: Health['status']
  checkedAt: Instant
  latencyMs: number | undefined
  message: string | undefined
}

/** The last calls to one supplier, in this node's memory. */
export interface History {
  add(call: { ms: number; good: boolean }): void
  /** What the supplier says of itself, until it says otherwise. */
  note(health: Health): void
  /** A supplier that is back begins anew. */
  forget(): void
  condition(openSince: Instant | undefined, isOnTrial?: boolean): Condition
}

const most = 50
const memory = 5 * 60_000
const tolerated = 0.2
const slow = 5_000
const longestMessage = 200

function median(values: readonly number[]): number | undefined {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
  return middle === undefined ? undefined : Math.round(middle)
}

export function makeHistory(clock: Clock): History {
  const now = () => clock.now().getTime()
  let calls: { at: Instant; ms: number; good: boolean }[] = []
  let own: Health | undefined
  let checkedAt = now()

  function judge(latencyMs: number | undefined, isOnTrial: boolean): Pick<Condition, 'status' | 'message'> {
    const bad = calls.filter(({ good }) => !good).length
    const message = own?.message?.slice(0, longestMessage)
    if (own?.status === 'DOWN') return { status: 'DOWN', message }
    if (isOnTrial) return { status: 'DEGRADED', message: 'Back on trial: no customer has been served yet.' }
    if (bad > 0 && bad >= calls.length * tolerated)
      return { status: 'DEGRADED', message: `${bad} of the last ${calls.length} calls failed.` }
    if ((latencyMs ?? 0) > slow) return { status: 'DEGRADED', message: 'Slow to answer.' }
    return { status: own?.status ?? 'UP', message }
  }

  return {
    add(call) {
      checkedAt = now()
      calls = [...calls.slice(1 - most), { ...call, at: checkedAt }]
    },
    note(health) {
      own = health
    },
    forget() {
      calls = []
      own = undefined
    },
    condition(openSince, isOnTrial = false) {
      calls = calls.filter(({ at }) => at > now() - memory)
      const latencyMs = median(calls.map(({ ms }) => ms))
      if (openSince !== undefined) {
        const message = `Circuit open since ${new Date(openSince).toISOString()}.`
        return { status: 'DOWN', checkedAt, latencyMs, message }
      }
      return { ...judge(latencyMs, isOnTrial), checkedAt, latencyMs }
    },
  }
}
