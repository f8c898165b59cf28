import { describe, expect, test } from 'vitest'
import { beginning, type ChainedEntry, chainOn, findBreak } from './chain.ts'

const bookingId = '018f2f6e-0000-7000-8000-000000000001'
const happened = ['holdOk', 'payStarted', 'confirmOk', 'ticketed', 'cancelled'].map((kind, index) => ({
  chain: '2026-11-17',
  at: `2026-11-17T08:00:0${index}.000001Z`,
  kind,
  bookingId,
  data: { amount: 43_200 + index, by: { name: 'agent', id: index } },
}))

const makeWhole = () => chainOn(happened, 1, beginning)

/** What somebody writes who knows how entries are hashed: those from `position` on, after whatever stands before. */
function rehash(entries: readonly ChainedEntry[], position: number, count: number): ChainedEntry[] {
  const before = entries[position - 2]?.hash ?? beginning
  const forged = chainOn(entries.slice(position - 1, position - 1 + count), position, before)
  return entries.with(position - 1, forged[0] as ChainedEntry).map((entry, at) => forged[at - position + 1] ?? entry)
}

const edit = (position: number, more: Partial<ChainedEntry>): ChainedEntry[] =>
  makeWhole().map((entry) => (entry.position === position ? { ...entry, ...more } : entry))

describe('[A43] the chain of what happened', () => {
  test('is whole as it was written, in one go or entry by entry, whatever the order of the fields', () => {
    const [first, ...rest] = happened
    const begun = chainOn(first ? [first] : [], 1, beginning)
    const later = chainOn(
      rest.map((entry) => ({
        ...entry,
        data: { by: { id: entry.data.by.id, name: 'agent' }, amount: entry.data.amount },
      })),
      2,
      begun[0]?.hash ?? '',
    )
    expect([...begun, ...later].map(({ hash }) => hash)).toEqual(makeWhole().map(({ hash }) => hash))
    expect(findBreak(makeWhole())).toBeUndefined()
    expect(findBreak([])).toBeUndefined()
  })

  test('is hashed as it always was: what is kept by a database stays provable', () => {
    const [first, second] = makeWhole()
    expect([first?.previous, first?.hash]).toEqual(['portolan', 'J0zzvvehL0a_NASbQkmDDsI53XiVVIeVfenT3wHM8ZE'])
    expect([second?.previous, second?.hash]).toEqual([first?.hash, 'skS8pf4PFg_1_H9mQOpAn058eoMlHFYTun4_1rHYJJ8'])
  })

  test.each([
    { chain: '2026-11-18' },
    { at: '2026-11-17T08:00:02.000002Z' },
    { kind: 'nothing' },
    { bookingId: '018f2f6e-0000-7000-8000-000000000002' },
    { data: { amount: 1, by: { name: 'agent', id: 2 } } },
    { data: { amount: 43_202, by: { name: 'agent', id: 3 } } },
  ])('an entry in which something was changed is found: %o', (more) => {
    expect(findBreak(edit(3, more))).toBe(3)
  })

  test('an entry that says it follows another, or a chain that does not begin at one, is found', () => {
    expect(findBreak(edit(3, { previous: 'another' }))).toBe(3)
    expect(findBreak(chainOn(happened, 2, beginning))).toBe(1)
  })

  test('a list in an entry stays in its order', () => {
    const [first] = happened.map((entry) => ({ ...entry, data: { seats: ['2', '1', null] } }))
    const [one] = chainOn(first ? [first] : [], 1, beginning)
    const turned = { ...one, data: { seats: ['1', '2', null] } } as ChainedEntry
    expect(findBreak(one ? [one] : [])).toBeUndefined()
    expect(findBreak([turned])).toBe(1)
  })

  test('one that was edited and hashed anew does not fit to the next', () => {
    expect(findBreak(rehash(edit(3, { kind: 'nothing' }), 3, 1))).toBe(4)
  })

  test('nor when the next is told to follow it: what an entry follows is part of its hash', () => {
    const forged = rehash(edit(3, { kind: 'nothing' }), 3, 1)
    const joined = forged.map((entry) => (entry.position === 4 ? { ...entry, previous: forged[2]?.hash ?? '' } : entry))
    expect(findBreak(joined)).toBe(4)
  })

  test('hashing the following ones anew only moves the break on, and changes the last hash, which others may have kept', () => {
    const edited = edit(2, { kind: 'nothing' })
    for (const count of [1, 2, 3]) {
      const forged = rehash(edited, 2, count)
      const next = 2 + count
      const joined = forged.map((entry) =>
        entry.position === next ? { ...entry, previous: forged[next - 2]?.hash ?? '' } : entry,
      )
      expect(findBreak(joined)).toBe(next)
    }
    const last = (entries: readonly ChainedEntry[]) => entries.at(-1)?.hash
    expect(last(rehash(edited, 2, 4))).not.toBe(last(makeWhole()))
  })

  test('entries taken out, put in, exchanged or moved are found', () => {
    const whole = makeWhole()
    expect(findBreak(whole.toSpliced(1, 1))).toBe(2)
    expect(findBreak(whole.slice(1))).toBe(1)
    const [first, second, third, ...rest] = whole as [ChainedEntry, ChainedEntry, ChainedEntry]
    expect(findBreak([first, third, second, ...rest])).toBe(2)
    expect(findBreak([first, { ...third, position: 2 }, { ...second, position: 3 }, ...rest])).toBe(2)
    expect(findBreak([first, ...chainOn([second], 2, first.hash), second, third, ...rest])).toBe(3)
  })
})
