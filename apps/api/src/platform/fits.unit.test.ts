import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compileFits } from './fits.ts'

const money = z.object({ minor: z.int().check(z.gte(0)), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) })
const schema = z.object({
  kind: z.literal('room'),
  level: z.enum(['low', 'high']),
  name: z.string().check(z.minLength(1), z.maxLength(3)),
  lat: z.number().check(z.gt(-90), z.lt(90)),
  isOpen: z.boolean(),
  left: z.optional(z.int().check(z.gte(0), z.lte(9))),
  prices: z.array(money).check(z.minLength(1), z.maxLength(2)),
  term: z.union([z.object({ policy: z.literal('none') }), z.object({ policy: z.literal('charge'), charge: money })]),
  span: z.object({ from: z.int(), to: z.int() }).check(z.refine(({ from, to }) => from <= to)),
  // Types that only the parser knows.
  day: z.iso.date(),
  extra: z.record(z.string(), z.int()),
})

const good = {
  kind: 'room',
  level: 'low',
  name: 'DBL',
  lat: 12.5,
  isOpen: true,
  left: 3,
  prices: [{ minor: 100, currency: 'EUR' }],
  term: { policy: 'charge', charge: { minor: 1, currency: 'HKD' } },
  span: { from: 1, to: 1 },
  day: '2027-02-28',
  extra: { beds: 2 },
}

const oddValue = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    '',
    'none',
    'high',
    'DBLX',
    'eur',
    'EUR\n',
    '2027-02-29',
    -1,
    0,
    0.5,
    9,
    10,
    90,
    -90,
  ),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, true, [], {}, [1], new Date(0), 1n),
  fc.constantFrom(
    { minor: 1.5, currency: 'EUR' },
    { from: 2, to: 1 },
    { policy: 'charge' },
    { policy: 'none', more: 1 },
  ),
  fc.constantFrom([good.prices[0], good.prices[0], good.prices[0]], [good.prices[0], { minor: 1 }], { length: 1 }),
)

/** Where in the good one a value stands, however deep. */
const pathsIn = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))]
    : [path]

function withValueAt(whole: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<string, unknown>
  copy[key] = withValueAt(copy[key], rest, value)
  return copy
}

describe('a compiled check', () => {
  const fits = compileFits(schema)

  test('takes what the parser takes, and nothing else', () => {
    expect(fits(good)).toBe(true)
    let [taken, refused] = [0, 0]
    fc.assert(
      fc.property(fc.constantFrom(...pathsIn(good)), oddValue, (path, value) => {
        const changed = withValueAt(good, path, value)
        const isRight = z.safeParse(schema, changed).success
        if (isRight) taken += 1
        else refused += 1
        expect(fits(changed)).toBe(isRight)
      }),
      { numRuns: 2_000 },
    )
    expect(taken).toBeGreaterThan(50)
    expect(refused).toBeGreaterThan(500)
  })

  test('takes fields beside those that are described, as the parser does', () => {
    expect(fits({ ...good, more: 1 })).toBe(true)
    expect(compileFits(z.strictObject({ name: z.string() }))({ name: 'x', more: 1 })).toBe(false)
  })

  test('asks an expression that remembers where it stopped from the beginning each time', () => {
    const text = compileFits(z.string().check(z.regex(/a/g)))
    expect([text('a'), text('a'), text('a')]).toEqual([true, true, true])
  })

  test('says nothing of what a rule throws about a value of another type', () => {
    const list = compileFits(z.array(z.int()).check(z.refine((all) => all.every((one) => one > 0))))
    expect([list('no list'), list([1]), list([0])]).toEqual([false, true, false])
  })
})
