import { describe, expect, test } from 'vitest'
import { makeMacs } from '../platform/crypto.ts'
import { beginning, type ChainedEntry, chainOn, hashEntry } from './chain.ts'
import { type Known, type Reason, walkChain } from './walk.ts'

const secret = 'the secret of this shop, long enough'
const macs = makeMacs([secret], 'audit chain')
const strangers = makeMacs(['a secret that somebody else made up'], 'audit chain')
const bookingId = '018f2f6e-0000-7000-8000-000000000001'
const chain = '2026-11-17'
const happened = ['holdOk', 'payStarted', 'confirmOk', 'ticketed', 'cancelled'].map((kind, index) => ({
  chain,
  at: `2026-11-17T08:00:0${index}.000001Z`,
  kind,
  bookingId,
  data: { amount: 43_200 + index, by: { name: 'agent', id: index } },
}))

const makeWhole = () => chainOn(happened, 1, beginning, macs)

/** As versions before 0032 wrote them: anybody can. */
function chainOfVersionOne(entries = happened): ChainedEntry[] {
  const chained: ChainedEntry[] = []
  for (const [index, entry] of entries.entries()) {
    const previous = chained.at(-1)?.hash ?? beginning
    const placed = { ...entry, position: index + 1, version: 1 as const, keyId: null, previous }
    chained.push({ ...placed, hash: hashEntry(placed, macs) ?? '' })
  }
  return chained
}

const nothing: Known = { heads: [], closed: 0 }

/** Where and why the chain is not what it was; in pages of two. */
function findBreak(entries: readonly ChainedEntry[], known: Known = nothing): [number, Reason] | undefined {
  const walk = walkChain(chain, macs, known)
  for (let from = 0; from < entries.length; from += 2) {
    const found = walk.take(entries.slice(from, from + 2))
    if (found) return [found.position, found.reason]
  }
  const cut = walk.finish()
  return cut && [cut.position, cut.reason]
}

/** Entries from `position` on written anew with the project's own code by somebody who has no key of ours. */
function rechain(entries: readonly ChainedEntry[], position: number, keyId?: string): ChainedEntry[] {
  const before = entries[position - 2]?.hash ?? beginning
  const forger = keyId === undefined ? strangers : { id: keyId, of: (text: string) => strangers.of(text, strangers.id) }
  return [...entries.slice(0, position - 1), ...chainOn(entries.slice(position - 1), position, before, forger)]
}

const edit = (position: number, more: Partial<ChainedEntry>): ChainedEntry[] =>
  makeWhole().map((entry) => (entry.position === position ? { ...entry, ...more } : entry))

describe('[A43] the chain of what happened', () => {
  test('is whole as it was written, in one go or entry by entry, whatever the order of the fields', () => {
    const [first, ...rest] = happened
    const begun = chainOn(first ? [first] : [], 1, beginning, macs)
    const later = chainOn(
      rest.map((entry) => ({
        ...entry,
        data: { by: { id: entry.data.by.id, name: 'agent' }, amount: entry.data.amount },
      })),
      2,
      begun[0]?.hash ?? '',
      macs,
    )
    expect([...begun, ...later].map(({ hash }) => hash)).toEqual(makeWhole().map(({ hash }) => hash))
    expect(findBreak(makeWhole())).toBeUndefined()
    expect(findBreak([])).toBeUndefined()
  })

  test('is hashed as it always was, in both versions: what stands in a database stays provable', () => {
    const [first, second] = chainOfVersionOne()
    expect([first?.previous, first?.hash]).toEqual(['portolan', 'J0zzvvehL0a_NASbQkmDDsI53XiVVIeVfenT3wHM8ZE'])
    expect([second?.previous, second?.hash]).toEqual([first?.hash, 'skS8pf4PFg_1_H9mQOpAn058eoMlHFYTun4_1rHYJJ8'])
    expect(makeWhole()[0]).toMatchObject({
      version: 2,
      keyId: 'c3f1aab0',
      hash: 'jxfHaJBpV8SLqpfgo0K7rVgue7RHTlgoeCdDGiGjl7c',
    })
  })

  test('an entry that is forged and chained on with our own code, without the key, is found', () => {
    const forged = edit(3, { kind: 'nothing' })
    expect(findBreak(rechain(forged, 3)), 'with a key that is named').toEqual([3, 'unknownKey'])
    expect(findBreak(rechain(forged, 3, macs.id)), 'under the name of ours').toEqual([3, 'changed'])
    const plain = happened.map((entry, index) => (index === 2 ? { ...entry, kind: 'nothing' } : entry))
    expect(findBreak(chainOfVersionOne(plain)), 'without any, as before').toEqual([1, 'changed'])
  })

  test('a tail that was cut off is found by a head that was written down elsewhere', () => {
    const whole = makeWhole()
    const heads = [{ length: 5, hash: whole[4]?.hash ?? '' }]
    expect(findBreak(whole, { heads, closed: 0 })).toBeUndefined()
    expect(findBreak(whole.slice(0, 3), { heads, closed: 0 })).toEqual([4, 'cut'])
    expect(findBreak([], { heads, closed: 0 })).toEqual([1, 'cut'])
    const grown = chainOn([...happened.slice(0, 3), ...happened.slice(4)], 1, beginning, macs)
    const again = [...grown, ...chainOn(happened.slice(0, 2), 5, grown[3]?.hash ?? '', macs)]
    expect(findBreak(again), 'cut and grown again it is whole by itself').toBeUndefined()
    expect(findBreak(again, { heads, closed: 0 })).toEqual([5, 'changed'])
  })

  test('a middle that is missing is found', () => {
    const whole = makeWhole()
    expect(findBreak(whole.toSpliced(1, 2))).toEqual([2, 'missing'])
    const moved = whole.toSpliced(1, 2).map((entry, index) => ({ ...entry, position: index + 1 }))
    expect(findBreak(moved)).toEqual([2, 'changed'])
  })

  test('entries of version 1 stand where they were closed, and nowhere else', () => {
    const old = chainOfVersionOne()
    const mixed = [...old, ...chainOn(happened.slice(0, 2), 6, old[4]?.hash ?? '', macs)]
    expect(findBreak(mixed, { heads: [], closed: 5 })).toBeUndefined()
    expect(findBreak(mixed, { heads: [], closed: 4 }), 'one behind the end').toEqual([5, 'changed'])
    expect(findBreak(mixed, { heads: [], closed: 6 }), 'a keyed one before it').toEqual([6, 'changed'])
  })

  test('what was written with an earlier secret is proved as long as that secret is there', () => {
    const rotated = makeMacs(['the secret of next year, long enough', secret], 'audit chain')
    const whole = makeWhole()
    const all = [...whole, ...chainOn(happened.slice(0, 1), 6, whole[4]?.hash ?? '', rotated)]
    const walk = walkChain(chain, rotated, nothing)
    expect(walk.take(all)).toBeUndefined()
    expect(all[5]?.keyId).not.toBe(all[4]?.keyId)
    expect(findBreak(all), 'the newer one is not known to the older').toEqual([6, 'unknownKey'])
  })

  test.each<Partial<ChainedEntry>>([
    { chain: '2026-11-18' },
    { at: '2026-11-17T08:00:02.000002Z' },
    { kind: 'nothing' },
    { bookingId: '018f2f6e-0000-7000-8000-000000000002' },
    { bookingId: null },
    { data: { amount: 1, by: { name: 'agent', id: 2 } } },
    { data: { amount: 43_202, by: { name: 'agent', id: 3 } } },
    { previous: 'another' },
  ])('an entry in which something was changed is found: %o', (more) => {
    expect(findBreak(edit(3, more))).toEqual([3, 'changed'])
  })

  test('a chain that is not the one asked for, or does not begin at one, is found', () => {
    expect(
      findBreak(
        chainOn(
          happened.map((entry) => ({ ...entry, chain: 'other' })),
          1,
          beginning,
          macs,
        ),
      ),
    ).toEqual([1, 'changed'])
    expect(findBreak(chainOn(happened, 2, beginning, macs))).toEqual([1, 'missing'])
    expect(findBreak(chainOn(happened, 1, 'elsewhere', macs))).toEqual([1, 'changed'])
  })

  test('a list in an entry stays in its order', () => {
    const [first] = happened.map((entry) => ({ ...entry, data: { seats: ['2', '1', null] } }))
    const [one] = chainOn(first ? [first] : [], 1, beginning, macs)
    const turned = { ...one, data: { seats: ['1', '2', null] } } as ChainedEntry
    expect(findBreak(one ? [one] : [])).toBeUndefined()
    expect(findBreak([turned])).toEqual([1, 'changed'])
  })

  test('even with the key, an entry written anew does not fit to the next', () => {
    const [third] = chainOn(edit(3, { kind: 'nothing' }).slice(2, 3), 3, makeWhole()[1]?.hash ?? '', macs)
    expect(findBreak(makeWhole().with(2, third as ChainedEntry))).toEqual([4, 'changed'])
  })

  test('entries put in, exchanged or moved are found', () => {
    const [first, second, third, ...rest] = makeWhole() as [ChainedEntry, ChainedEntry, ChainedEntry]
    expect(findBreak([first, third, second, ...rest])).toEqual([2, 'missing'])
    expect(findBreak([first, { ...third, position: 2 }, { ...second, position: 3 }, ...rest])).toEqual([2, 'changed'])
    expect(findBreak([first, ...chainOn([second], 2, first.hash, macs), second, third, ...rest])).toEqual([
      3,
      'missing',
    ])
  })
})
