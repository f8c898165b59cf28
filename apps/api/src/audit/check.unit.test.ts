import { describe, expect, test } from 'vitest'
import { makeMacs } from '../platform/crypto.ts'
import { beginning, type ChainedEntry, chainOn } from './chain.ts'
import { type ChainReader, checkChains, describeBreak } from './check.ts'
import { headsChain, headsEntry, type MovedHead } from './heads.ts'
import type { Head } from './walk.ts'

const macs = makeMacs(['the secret of this shop, long enough'], 'audit chain')
const at = '2026-11-17T08:00:00.000001Z'

/** The tables as a server writes them, held in memory. */
function openBook() {
  const chains = new Map<string, ChainedEntry[]>()
  const headOf = (chain: string): Head => {
    const last = chains.get(chain)?.at(-1)
    return last ? { length: last.position, hash: last.hash } : { length: 0, hash: beginning }
  }
  function append(chain: string, entries: Parameters<typeof chainOn>[0]): MovedHead {
    const before = headOf(chain)
    const more = chainOn(entries, before.length + 1, before.hash, macs)
    chains.set(chain, [...(chains.get(chain) ?? []), ...more])
    return { chain, ...headOf(chain), before }
  }
  return {
    chains,
    headOf,
    write(chain: string, ...kinds: string[]) {
      const moved = append(
        chain,
        kinds.map((kind) => ({ chain, at, kind, bookingId: null, data: {} })),
      )
      append(headsChain, [headsEntry('headsMoved', [moved], at)])
    },
    cut: (chain: string, count: number) => void chains.set(chain, chains.get(chain)?.slice(0, -count) ?? []),
  }
}

const readerOf = (chains: ReadonlyMap<string, ChainedEntry[]>, pageSize = 2): ChainReader => ({
  readPage: async (chain, after) =>
    (chains.get(chain) ?? []).filter(({ position }) => position > after).slice(0, pageSize),
  nextChain: async (after) => [...chains.keys()].filter((name) => name > after).sort()[0],
})

const check = async (book: ReturnType<typeof openBook>, anchors: readonly Head[] = []) =>
  (await checkChains({ reader: readerOf(book.chains), macs, anchors })).breaks

function openFilledBook() {
  const book = openBook()
  book.write('agency', 'one', 'two', 'three')
  book.write('security', 'login')
  book.write('agency', 'four', 'five')
  return book
}

describe('[A43] all chains together', () => {
  test('are whole as they were written, and counted', async () => {
    const result = await checkChains({ reader: readerOf(openFilledBook().chains), macs, anchors: [] })
    expect(result).toEqual({ breaks: [], chains: 3, entries: 9 })
  })

  test('a tail that was cut off is found by the chain of heads', async () => {
    const book = openFilledBook()
    book.cut('agency', 2)
    expect(await check(book)).toEqual([{ chain: 'agency', position: 4, reason: 'cut' }])
  })

  test('also when the chain has gone on since: each batch says from where', async () => {
    const book = openFilledBook()
    book.cut('agency', 2)
    book.write('agency', 'six')
    expect(await check(book), 'shorter than it was').toEqual([{ chain: 'agency', position: 4, reason: 'cut' }])
    const other = openFilledBook()
    other.cut('agency', 2)
    other.write('agency', 'six', 'seven', 'eight')
    expect(await check(other), 'longer than it was').toEqual([{ chain: 'agency', position: 4, reason: 'cut' }])
  })

  test('a chain that is gone as a whole is found', async () => {
    const book = openFilledBook()
    book.chains.delete('security')
    expect(await check(book)).toEqual([{ chain: 'security', position: 1, reason: 'cut' }])
  })

  test('the chain of heads, cut with all the others, is found by what was written down outside', async () => {
    const book = openFilledBook()
    const anchor = book.headOf(headsChain)
    book.cut('agency', 2)
    book.cut(headsChain, 1)
    expect(await check(book), 'by itself it fits').toEqual([])
    expect(await check(book, [anchor])).toEqual([{ chain: headsChain, position: 3, reason: 'cut' }])
    book.write('agency', 'another')
    expect(await check(book, [anchor]), 'grown again').toContainEqual({
      chain: headsChain,
      position: 3,
      reason: 'changed',
    })
  })

  test('every break is named: one does not hide the next', async () => {
    const book = openFilledBook()
    const [first, ...rest] = book.chains.get('security') ?? []
    book.chains.set('security', [{ ...first, kind: 'nothing' } as ChainedEntry, ...rest])
    book.cut('agency', 1)
    expect((await check(book)).map(describeBreak)).toEqual([
      'chain agency: entry 5 and what followed it are no longer there',
      'chain security: entry 1 is not what was written',
    ])
  })

  test('is read in pages, and others come in between', async () => {
    let pages = 0
    const reader = readerOf(openFilledBook().chains)
    await checkChains({ reader, macs, anchors: [], pause: async () => void ++pages })
    expect(pages).toBe(6)
  })
})
