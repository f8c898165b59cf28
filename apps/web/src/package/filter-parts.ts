import { compareAmounts } from '@portolan/domain/amount'
import type { Say } from '../i18n/text.ts'
import type { FilterOption } from '../result/filter.ts'
import type { Sort } from '../result/sort.ts'

/** What the choices have, the most frequent first; what nobody has is no choice. */
export function optionsOf<Item>(
  items: readonly Item[],
  idsOf: (item: Item) => readonly string[],
  labelOf: (id: string) => string,
): FilterOption<Item>[] {
  const counts = new Map<string, number>()
  for (const item of items) for (const id of idsOf(item)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([id]) => ({ id, label: labelOf(id), test: (item) => idsOf(item).includes(id) }))
}

/** Differences are chosen by steps and not by a scale: there is none to be drawn. */
export const noRange = { label: '', figureOf: () => 0 }

interface Priced {
  readonly total: { readonly amount: number }
}

/** The cheapest trip first: the server's totals, compared and never reckoned with. */
export const byTotal = <Item>(totalOf: (item: Item) => Priced | undefined, t: Say): Sort<Item, 'difference'> => ({
  id: 'difference',
  label: t('package.sort.difference'),
  compare: (one, other) => compareAmounts(totalOf(one)?.total.amount ?? 0, totalOf(other)?.total.amount ?? 0),
})
