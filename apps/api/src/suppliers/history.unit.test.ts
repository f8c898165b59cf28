import { describe, expect, test } from 'vitest'
import { makeHistory } from './history.ts'

const start = Date.parse('2027-01-05T00:10:00Z')

function historyAt() {
  let now = start
  const history = makeHistory({ now: () => new Date(now) })
  const add = (count: number, good: boolean, ms = 20) => {
    for (let call = 0; call < count; call++) history.add({ ms, good })
  }
  const wait = (ms: number) => {
    now += ms
  }
  return { history, add, wait }
}

describe('[R7.43] how a supplier is, by its last calls', () => {
  test('nothing known yet: UP, and no latency', () => {
    expect(historyAt().history.condition(undefined)).toEqual({
      status: 'UP',
      checkedAt: start,
      latencyMs: undefined,
      message: undefined,
    })
  })

  test('a share of failures is DEGRADED, a single one among many is not', () => {
    const { history, add } = historyAt()
    add(1, false)
    add(9, true)
    expect(history.condition(undefined)).toMatchObject({ status: 'UP', latencyMs: 20 })
    add(2, false)
    expect(history.condition(undefined)).toMatchObject({
      status: 'DEGRADED',
      message: '3 of the last 12 calls failed.',
    })
  })

  test('slow is DEGRADED by the median, not by one slow call', () => {
    const { history, add } = historyAt()
    add(4, true, 100)
    add(1, true, 60_000)
    expect(history.condition(undefined)).toMatchObject({ status: 'UP', latencyMs: 100 })
    add(8, true, 6_000)
    expect(history.condition(undefined)).toMatchObject({
      status: 'DEGRADED',
      latencyMs: 6_000,
      message: 'Slow to answer.',
    })
  })

  test('an open circuit is DOWN, whatever else is known', () => {
    const { history, add } = historyAt()
    add(50, true)
    expect(history.condition(start)).toMatchObject({
      status: 'DOWN',
      message: 'Circuit open since 2027-01-05T00:10:00.000Z.',
    })
  })

  test('back on trial is DEGRADED, however well the probes go', () => {
    const { history, add } = historyAt()
    add(50, true)
    history.note({ status: 'UP', latencyMs: 1 })
    expect(history.condition(undefined, true)).toMatchObject({
      status: 'DEGRADED',
      message: 'Back on trial: no customer has been served yet.',
    })
    expect(history.condition(start, true).status).toBe('DOWN')
  })

  test('fifty calls and five minutes are remembered', () => {
    const { history, add, wait } = historyAt()
    add(20, false)
    add(49, true)
    expect(history.condition(undefined).status).toBe('UP')
    add(40, false)
    expect(history.condition(undefined)).toMatchObject({ message: '40 of the last 50 calls failed.' })
    wait(5 * 60_000)
    expect(history.condition(undefined)).toMatchObject({ status: 'UP', latencyMs: undefined, checkedAt: start })
  })

  test('what a supplier says of itself counts, cut to a readable length', () => {
    const { history, add } = historyAt()
    add(10, true)
    history.note({ status: 'DEGRADED', latencyMs: 1, message: 'x'.repeat(10_000) })
    expect(history.condition(undefined)).toMatchObject({ status: 'DEGRADED', message: 'x'.repeat(200) })
    history.note({ status: 'DOWN', latencyMs: 1 })
    expect(history.condition(undefined).status).toBe('DOWN')
    history.note({ status: 'UP', latencyMs: 1 })
    expect(history.condition(undefined).status).toBe('UP')
  })
})
