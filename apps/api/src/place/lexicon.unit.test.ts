import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../testing/runs.ts'
import { makeLexicon, nearness } from './lexicon.ts'

/** The textbook's way: insertions, deletions, substitutions and swaps of neighbours, counted in a table. */
function errorsBetween(a: string, b: string): number {
  const cost = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number) => cost[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= a.length; row++)
    for (let column = 1; column <= b.length; column++) {
      const changed = at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const swapped = isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY
      ;(cost[row] ?? [])[column] = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, changed, swapped)
    }
  return at(a.length, b.length)
}

const beginningsOf = (word: string) => Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length))

/** Few letters, so that words meet often. */
const word = (minLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength, maxLength: 8 })
const wordList = fc.uniqueArray(word(1), { minLength: 1, maxLength: 12 })
const lexiconOf = (words: readonly string[]) => makeLexicon(new Map(words.map((one, index) => [one, [index]])))

function found(visitAll: (visit: (item: number) => void) => void, words: readonly string[]): string[] {
  const items = new Set<number>()
  visitAll((item) => items.add(item))
  return [...items].map((item) => words[item] ?? '').sort()
}

describe('the words of all names', () => {
  test.each([
    ['lodnon', 'london', 'whole'],
    ['barcelna', 'barcelona', 'whole'],
    ['muinch', 'munich', 'whole'],
    ['londoon', 'london', 'whole'],
    ['londpn', 'london', 'whole'],
    ['londo', 'london', 'whole'],
    ['barcle', 'barcelona', 'beginning'],
    ['lodnno', 'london', undefined],
    ['paris', 'prague', undefined],
  ])('[R7.27] %s is read as %s: %s', (token, meant, near) => {
    expect(nearness(token, meant)).toBe(near)
  })

  test('[R7.27] exactly one typing error is forgiven, in a word or in its beginning', () => {
    fc.assert(
      fc.property(word(4), wordList, (token, words) => {
        const isNear = (one: string) =>
          one.length >= 4 && beginningsOf(one).some((beginning) => errorsBetween(token, beginning) <= 1)
        expect(found((visit) => lexiconOf(words).nearly(token, visit), words)).toEqual(words.filter(isNear).sort())
      }),
      { numRuns: runs(400, 2000) },
    )
  })

  test('[R7.27] a beginning and a middle are found wherever they stand', () => {
    fc.assert(
      fc.property(word(1), wordList, (token, words) => {
        const lexicon = lexiconOf(words)
        expect(found((visit) => lexicon.beginning(token, visit), words)).toEqual(
          words.filter((one) => one.startsWith(token)).sort(),
        )
        expect(found((visit) => lexicon.containing(token, visit), words)).toEqual(
          words.filter((one) => one.includes(token, 1)).sort(),
        )
      }),
    )
  })
})
