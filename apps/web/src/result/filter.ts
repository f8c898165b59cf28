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

/** Ticks whose option is no longer there say nothing. */
function passesGroup<Item>(item: Item, { id, options }: FilterGroup<Item>, choices: Choices): boolean {
  const ticked = options.filter((option) => tickedIn(choices, id).includes(option.id))
  return ticked.length === 0 || ticked.some(({ test }) => test(item))
}

function passesLimits<Item>(item: Item, range: FilterRange<Item>, { limits }: Choices): boolean {
  if (!limits) return true
  const value = range.figureOf(item)
  return value >= limits[0] && value <= limits[1]
}

/** `except`: the group that is not looked at. */
function passes<Item>(item: Item, { groups, range }: Filters<Item>, choices: Choices, except?: string): boolean {
  return (
    groups.every((group) => group.id === except || passesGroup(item, group, choices)) &&
    passesLimits(item, range, choices)
  )
}

export const applyFilters = <Item>(items: readonly Item[], filters: Filters<Item>, choices: Choices): Item[] =>
  items.filter((item) => passes(item, filters, choices))

/** How many items a tick would leave if it were the only one of its group; what other groups say is respected. */
export function countsOf<Item>(
  items: readonly Item[],
  filters: Filters<Item>,
  choices: Choices,
): Record<string, Record<string, number>> {
  return Object.fromEntries(
    filters.groups.map(({ id, options }) => {
      const left = items.filter((item) => passes(item, filters, choices, id))
      return [id, Object.fromEntries(options.map((option) => [option.id, left.filter(option.test).length]))]
    }),
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
  { groups, range }: Filters<Item>,
  choices: Choices,
): Histogram | undefined {
  const values = items.map(range.figureOf)
  const [least, most] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))]
  if (values.length < 2 || most <= least) return undefined
  const shown = items.filter((item) => groups.every((group) => passesGroup(item, group, choices))).map(range.figureOf)
  const width = (most - least) / barCount
  const [low, high] = choices.limits ?? [least, most]
  const bars = Array.from({ length: barCount }, (_, index) => {
    const from = least + index * width
    const isLast = index === barCount - 1
    const count = shown.filter((value) => value >= from && (value < from + width || (isLast && value <= most))).length
    return { from, count, on: from + width > low && from <= high }
  })
  return { least, most, bars }
}
