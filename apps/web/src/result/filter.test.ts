import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyFilters,
  type Choices,
  chosenCount,
  countsOf,
  type Filters,
  histogramOf,
  noChoices,
  tick,
} from './filter.ts'

interface Item {
  colour: string
  size: number
  tags: readonly string[]
  price: number
}

const colours = ['red', 'green', 'blue']
const tags = ['a', 'b', 'c']

const filters: Filters<Item> = {
  groups: [
    {
      id: 'colour',
      label: 'Colour',
      options: colours.map((id) => ({ id, label: id, test: ({ colour }) => colour === id })),
    },
    {
      id: 'size',
      label: 'Size',
      options: [2, 4, 6].map((most) => ({ id: String(most), label: `to ${most}`, test: ({ size }) => size <= most })),
    },
    { id: 'tag', label: 'Tag', options: tags.map((id) => ({ id, label: id, test: (item) => item.tags.includes(id) })) },
  ],
  range: { label: 'Price', figureOf: ({ price }) => price },
}

const anItem: fc.Arbitrary<Item> = fc.record({
  colour: fc.constantFrom(...colours),
  size: fc.integer({ min: 1, max: 8 }),
  tags: fc.uniqueArray(fc.constantFrom(...tags)),
  price: fc.integer({ min: 10_000, max: 400_000 }).map((cents) => cents / 100),
})
const someTicks = (ids: readonly string[]) => fc.uniqueArray(fc.constantFrom(...ids))
const someChoices: fc.Arbitrary<Choices> = fc.record({
  ticked: fc.record({ colour: someTicks(colours), size: someTicks(['2', '4', '6']), tag: someTicks(tags) }),
  limits: fc.option(
    fc
      .tuple(fc.integer({ min: 100, max: 4000 }), fc.integer({ min: 100, max: 4000 }))
      .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const),
    { nil: undefined },
  ),
})

test('[R2.6] each count is the size of the list that a click would leave', () => {
  fc.assert(
    fc.property(fc.array(anItem, { maxLength: 40 }), someChoices, (items, choices) => {
      const counts = countsOf(items, filters, choices)
      for (const { id, options } of filters.groups) {
        const without = { ...choices, ticked: { ...choices.ticked, [id]: [] } }
        for (const option of options) {
          const left = applyFilters(items, filters, tick(without, id, option.id, true))
          expect(counts[id]?.[option.id]).toBe(left.length)
        }
      }
    }),
    { numRuns: 100 },
  )
})

test('a further tick of the same group never takes anything away, one of another group never adds', () => {
  fc.assert(
    fc.property(fc.array(anItem, { maxLength: 40 }), someChoices, (items, choices) => {
      const before = applyFilters(items, filters, choices).length
      for (const { id, options } of filters.groups) {
        const isOpen = (choices.ticked[id] ?? []).length === 0
        for (const option of options) {
          const after = applyFilters(items, filters, tick(choices, id, option.id, true)).length
          if (isOpen) expect(after).toBeLessThanOrEqual(before)
          else expect(after).toBeGreaterThanOrEqual(before)
        }
      }
    }),
    { numRuns: 100 },
  )
})

test('the bars of the histogram hold every item that the other filters leave, once', () => {
  fc.assert(
    fc.property(fc.array(anItem, { minLength: 2, maxLength: 40 }), someChoices, (items, choices) => {
      const histogram = histogramOf(items, filters, choices)
      if (!histogram) return
      const left = applyFilters(items, filters, { ...choices, limits: undefined })
      expect(histogram.bars.reduce((sum, { count }) => sum + count, 0)).toBe(left.length)
      expect(histogram.bars.length).toBe(12)
    }),
    { numRuns: 100 },
  )
})

test('one price alone leaves nothing to choose', () => {
  const one = { colour: 'red', size: 1, tags: [], price: 20 }
  expect(histogramOf([one], filters, noChoices)).toBeUndefined()
  expect(histogramOf([one, one], filters, noChoices)).toBeUndefined()
})

test('the count of filters counts ticks and the price', () => {
  const two = tick(tick(noChoices, 'colour', 'red', true), 'tag', 'a', true)
  expect([chosenCount(noChoices), chosenCount(two), chosenCount({ ...two, limits: [1, 2] })]).toEqual([0, 2, 3])
  expect(chosenCount(tick(two, 'tag', 'a', false))).toBe(1)
})

test('a tick whose option is gone no longer hides anything', () => {
  const gone = tick(noChoices, 'colour', 'yellow', true)
  expect(applyFilters([{ colour: 'red', size: 1, tags: [], price: 1 }], filters, gone).length).toBe(1)
})

test('where all are needed, two ticks want both, and the figures say what is left with one more', () => {
  const strict: Filters<Item> = {
    ...filters,
    groups: filters.groups.map((group) => (group.id === 'tag' ? { ...group, needsAll: true } : group)),
  }
  const item = (...own: string[]): Item => ({ colour: 'red', size: 1, tags: own, price: 1 })
  const items = [item('a'), item('a', 'b'), item('a', 'b', 'c'), item('c')]
  const one = tick(noChoices, 'tag', 'a', true)
  expect(countsOf(items, strict, one).tag).toEqual({ a: 3, b: 2, c: 1 })
  const both = tick(one, 'tag', 'b', true)
  expect(applyFilters(items, strict, both)).toEqual([items[1], items[2]])
  expect(applyFilters(items, filters, both)).toHaveLength(3)
  expect(countsOf(items, strict, both).tag).toEqual({ a: 2, b: 2, c: 1 })
})

test('[R2.6] what costs just as much as a limit is within it', () => {
  const items = [99.99, 100, 150, 200, 200.01].map((price): Item => ({ colour: 'red', size: 1, tags: [], price }))
  const within = applyFilters(items, filters, { ticked: {}, limits: [100, 200] })
  expect(within.map(({ price }) => price)).toEqual([100, 150, 200])
  expect(countsOf(items, filters, { ticked: {}, limits: [100, 200] }).colour).toEqual({ red: 3, green: 0, blue: 0 })
})
