import type { RailPassFare, RailPassProduct } from '@portolan/contract/rail-journey'
import { compareAmounts } from '@portolan/domain/amount'
import type { Say } from '../../i18n/text.ts'
import type { FilterOption, Filters } from '../../result/filter.ts'
import type { Sort } from '../../result/sort.ts'
import { validityWords } from '../pass-words.ts'
import { type PassSummary, priceADay, summaryOf } from './model.ts'
import { classWords, typeWords } from './words.ts'

export interface PassRow {
  product: RailPassProduct
  summary: PassSummary
}

export type SortId = 'price' | 'day' | 'countries'

export const rowsOf = (products: readonly RailPassProduct[]): PassRow[] =>
  products.flatMap((product) => {
    const summary = summaryOf(product)
    return summary ? [{ product, summary }] : []
  })

const faresOf = ({ product }: PassRow): readonly RailPassFare[] => product.fareOptions

function validityFilters(rows: readonly PassRow[], t: Say): FilterOption<PassRow>[] {
  const options = rows.flatMap(({ summary }) => summary.validityOptions)
  const kinds = new Map(options.map(({ validity }) => [validity, validityWords({ validity }, t)]))
  const lengthOf = (validity: string) => Number.parseInt(validity.slice(1), 10) * (validity.endsWith('M') ? 31 : 1)
  return [...kinds]
    .sort(([one], [other]) => lengthOf(one) - lengthOf(other))
    .map(([validity, label]) => ({
      id: validity,
      label,
      test: (row) => faresOf(row).some((fare) => fare.validity === validity),
    }))
}

/** A pass passes when one of its fares does. */
export const passFilters = (rows: readonly PassRow[], t: Say): Filters<PassRow> => ({
  groups: [
    {
      id: 'class',
      label: t('pass.filter.class'),
      options: (['2', '1'] as const).map((one) => ({
        id: one,
        label: classWords(one, t),
        test: (row: PassRow) => faresOf(row).some((fare) => fare.class === one),
      })),
    },
    { id: 'validity', label: t('pass.filter.validity'), options: validityFilters(rows, t) },
    {
      id: 'type',
      label: t('pass.filter.type'),
      options: (['FLEXIBLE', 'CONSECUTIVE'] as const).map((passType) => ({
        id: passType,
        label: typeWords({ passType }, t),
        test: ({ product }: PassRow) => product.passType === passType,
      })),
    },
  ],
  range: { label: t('pass.filter.price'), figureOf: ({ summary }) => summary.sellingBestPrice },
})

const cheapestDay = (row: PassRow): number => Math.min(...faresOf(row).map((fare) => priceADay(fare).amount))

export const passSorts = (t: Say): Sort<PassRow, SortId>[] => [
  {
    id: 'price',
    label: t('pass.sort.price'),
    compare: (one, other) => compareAmounts(one.summary.sellingBestPrice, other.summary.sellingBestPrice),
  },
  {
    id: 'day',
    label: t('pass.sort.day'),
    compare: (one, other) => compareAmounts(cheapestDay(one), cheapestDay(other)),
  },
  {
    id: 'countries',
    label: t('pass.sort.countries'),
    compare: (one, other) => other.product.countries.length - one.product.countries.length,
  },
]
