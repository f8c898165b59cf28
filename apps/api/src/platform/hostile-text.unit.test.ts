import { table } from '@portolan/contract/table'
import { languageFrom } from '@portolan/domain/language'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { readConfig } from '../config.ts'
import { parseRequest } from './validation.ts'

interface Definition {
  pattern?: RegExp
  format?: string
  [part: string]: unknown
}

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Every regular expression that a request meets, however deep it lies. */
function patternsIn(part: unknown, seen = new Set<unknown>()): RegExp[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return []
  seen.add(part)
  if (part instanceof RegExp) return [part]
  if (isSchema(part)) return patternsIn(part._zod.def as unknown as Definition, seen)
  return Object.values(part).flatMap((inner) => patternsIn(inner, seen))
}

const patterns = [
  ...new Map(
    Object.values(table)
      .flatMap((call) => ['params', 'query', 'body'].flatMap((part) => patternsIn((call as Definition)[part])))
      .map((pattern) => [pattern.source, pattern]),
  ).values(),
]

/** As long as a body may be: no check of length stands before a pattern. */
const long = 200_000
const bits = [
  'a',
  'A',
  '0',
  ' ',
  '-',
  '.',
  '@',
  '+',
  '_',
  '<',
  '%',
  'é',
  '\u200e',
  'P',
  'T',
  ':',
  '/',
  '{',
  '"',
  '\\',
  '\t',
]
const starts = ['', 'a@', 'P', 'PT', '2027-01-05T', '+', 'http://', 'a@a.']
const ends = ['', '!', '\0', '@', '\n']
const hostile = [
  ...bits.flatMap((bit) => starts.flatMap((start) => ends.map((end) => start + bit.repeat(long / 10) + end))),
  ...['a.', '1-', 'a@a.', 'P1D', 'a ', '0Y', '-_', '1 (', '+1'].map((pair) => `${pair.repeat(long / pair.length)}!`),
]

/** Milliseconds of work, the quickest of a few: what is slow by nature is slow each time, whatever the neighbours do. */
function quickest(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 5 && best > 5; tries++) {
    const began = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(began)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

describe('A36 no text keeps a regular expression busy', () => {
  test('the walk finds the patterns of the contract', () => {
    expect(patterns.length).toBeGreaterThan(15)
    expect(patterns.map(({ source }) => source)).toContain('^[A-Z]{3}$')
  })

  test.each(patterns.map((pattern) => [String(pattern).slice(0, 80), pattern] as const))('%s', (_, pattern) => {
    for (const text of hostile) {
      expect(
        quickest(() => pattern.test(text)),
        JSON.stringify(text.slice(0, 20)),
      ).toBeLessThan(10)
    }
  })

  test('nor the configuration, nor the wish for a language', () => {
    for (const text of hostile.filter((_, index) => index % 7 === 0)) {
      for (const knob of ['HOST', 'PORT', 'PUBLIC_URL', 'DATABASE_URL', 'TIME_ZONE', 'SESSION_SECRET']) {
        const read = () => {
          try {
            readConfig({ [knob]: text })
          } catch {
            // A sentence, as it should be.
          }
        }
        expect(quickest(read), knob).toBeLessThan(10)
      }
      expect(quickest(() => languageFrom(text))).toBeLessThan(10)
    }
  })
})

describe('A38 nobody asks for more than a page', () => {
  const parse = parseRequest({ schema: table.readBookingHistory.body } as never) as (data: unknown) => { error?: Error }

  test('200 at most', () => {
    expect(parse({ page: 0, size: 200 }).error).toBeUndefined()
  })

  test.each([1e9, 201, 0, -1, 1.5, '1e9', Number.MAX_SAFE_INTEGER])('and not %s', (size) => {
    expect(parse({ page: 0, size }).error).toBeDefined()
  })
})
