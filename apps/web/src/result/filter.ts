/** One thing that can be ticked. */
export interface FilterOption<Item> {
  id: string
  label: string
  test(item: Item): boolean
}

/** Ticks of one group add up, groups narrow each other. */
export interface FilterGroup<Item> {
  id: string
  label: string
  options: readonly FilterOption<Item>[]
  /** Whoever ticks two wants both: a pool and a spa. Otherwise either will do. */
  needsAll?: boolean
}

/** A figure of each item that can be limited at both ends: the price. */
export interface FilterRange<Item> {
  label: string
  figureOf(item: Item): number
}

export interface Filters<Item> {
  groups: readonly FilterGroup<Item>[]
  range: FilterRange<Item>
}

export type Limits = readonly [least: number, most: number]

export interface Choices {
  /** Ids of the ticked options, by the id of their group. */
  ticked: Readonly<Record<string, readonly string[]>>
  limits: Limits | undefined
}

export const noChoices: Choices = { ticked: {}, limits: undefined }

const tickedIn = (choices: Choices, group: string): readonly string[] => choices.ticked[group] ?? []

/** Which options each item has, by group: asked once, so that a click costs no test of any item. */
interface Index<Item> {
  items: readonly Item[]
  /** By group and item: the positions of the options that it has. */
  has: readonly (readonly (readonly number[])[])[]
  figures: readonly number[]
}

const indexes = new WeakMap<Filters<never>, Index<unknown>>()

function indexOf<Item>(items: readonly Item[], filters: Filters<Item>): Index<Item> {
  const known = indexes.get(filters as Filters<never>)
  if (known?.items === items) return known as Index<Item>
  const has = filters.groups.map(({ options }) =>
    items.map((item) => options.flatMap(({ test }, position) => (test(item) ? [position] : []))),
  )
  const index = { items, has, figures: items.map(filters.range.figureOf) }
  indexes.set(filters as Filters<never>, index)
  return index
}

/** Says of an item which group alone is against it. */
const [none, several] = [-1, -2]

/** Ticks whose option is no longer there say nothing. */
function verdictsOf<Item>({ has, items }: Index<Item>, { groups }: Filters<Item>, choices: Choices): number[] {
  const wanted = groups.flatMap(({ id, options, needsAll = false }, group) => {
    const ticked = tickedIn(choices, id)
    const positions = new Set(options.flatMap((option, at) => (ticked.includes(option.id) ? [at] : [])))
    return positions.size > 0 ? [{ group, positions, least: needsAll ? positions.size : 1 }] : []
  })
  return items.map((_, item) => {
    let verdict = none
    for (const { group, positions, least } of wanted) {
      const met = has[group]?.[item]?.filter((position) => positions.has(position)).length ?? 0
      if (met < least) verdict = verdict === none ? group : several
    }
    return verdict
  })
}

const isWithin = (figure: number | undefined, { limits }: Choices): boolean =>
  !limits || (figure !== undefined && figure >= limits[0] && figure <= limits[1])

export function applyFilters<Item>(items: readonly Item[], filters: Filters<Item>, choices: Choices): Item[] {
  const index = indexOf(items, filters)
  const verdicts = verdictsOf(index, filters, choices)
  return items.filter((_, item) => verdicts[item] === none && isWithin(index.figures[item], choices))
}

/**
 * How many items a tick would leave if it were the only one of its group, or where all are needed, with those that are
 * ticked; what other groups say is respected.
 */
export function countsOf<Item>(
  items: readonly Item[],
  filters: Filters<Item>,
  choices: Choices,
): Record<string, Record<string, number>> {
  const index = indexOf(items, filters)
  const verdicts = verdictsOf(index, filters, choices)
  const counts = filters.groups.map(({ options }) => options.map(() => 0))
  const count = (group: number, item: number) => {
    const own = counts[group]
    for (const position of index.has[group]?.[item] ?? []) if (own) own[position] = (own[position] ?? 0) + 1
  }
  items.forEach((_, item) => {
    const verdict = verdicts[item] ?? several
    if (verdict === several || !isWithin(index.figures[item], choices)) return
    const groups = verdict === none ? filters.groups.keys() : [verdict]
    for (const group of groups) if (verdict === none || !filters.groups[group]?.needsAll) count(group, item)
  })
  return Object.fromEntries(
    filters.groups.map(({ id, options }, group) => [
      id,
      Object.fromEntries(options.map((option, position) => [option.id, counts[group]?.[position] ?? 0])),
    ]),
  )
}

export function tick(choices: Choices, group: string, option: string, on: boolean): Choices {
  const others = tickedIn(choices, group).filter((id) => id !== option)
  return { ...choices, ticked: { ...choices.ticked, [group]: on ? [...others, option] : others } }
}

export const clearGroup = (choices: Choices, group: string): Choices => ({
  ...choices,
  ticked: { ...choices.ticked, [group]: [] },
})

export const isTicked = (choices: Choices, group: string, option: string): boolean =>
  tickedIn(choices, group).includes(option)

/** How many filters are on: 'Filters (2)'. */
export const chosenCount = ({ ticked, limits }: Choices): number =>
  Object.values(ticked).reduce((sum, { length }) => sum + length, 0) + (limits ? 1 : 0)

export interface Bar {
  from: number
  count: number
  /** Within the limits. */
  on: boolean
}

export interface Histogram {
  least: number
  most: number
  bars: readonly Bar[]
}

const barCount = 12

/** Of whole units, so that the ends that are written are the ends that are meant. Undefined: nothing to choose from. */
export function histogramOf<Item>(
  items: readonly Item[],
  filters: Filters<Item>,
  choices: Choices,
): Histogram | undefined {
  const index = indexOf(items, filters)
  const values = index.figures
  const [least, most] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))]
  if (values.length < 2 || most <= least) return undefined
  const verdicts = verdictsOf(index, filters, choices)
  const width = (most - least) / barCount
  const heights = Array<number>(barCount).fill(0)
  values.forEach((value, item) => {
    if (verdicts[item] !== none) return
    const at = Math.min(barCount - 1, Math.floor((value - least) / width))
    heights[at] = (heights[at] ?? 0) + 1
  })
  const [low, high] = choices.limits ?? [least, most]
  const bars = heights.map((count, at) => {
    const from = least + at * width
    return { from, count, on: from + width > low && from <= high }
  })
  return { least, most, bars }
}
