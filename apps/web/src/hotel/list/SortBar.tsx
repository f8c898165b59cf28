import { Info } from 'lucide-react'
import type { MessageId } from '../../i18n/messages.ts'
import { useText } from '../../i18n/text.ts'
import type { Sort } from '../../result/sort.ts'
import type { House } from '../../stay/list/house.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import type { SortId } from './filters.ts'

const rules = {
  recommended: 'hotels.sort.rule.recommended',
  price: 'hotels.sort.rule.price',
  rating: 'hotels.sort.rule.rating',
} as const satisfies Record<SortId, MessageId>

interface Props {
  sorts: readonly Sort<House, SortId>[]
  sort: SortId
  onSort(sort: SortId): void
}

/** The three orders, and in words what the chosen one goes by. */
export function SortBar({ sorts, sort, onSort }: Props) {
  const t = useText()
  return (
    <div className="hsort">
      <div className="only-l">
        <Segmented
          legend={t('hotels.sort')}
          name="hotels-sort"
          value={sort}
          onChange={onSort}
          options={sorts.map(({ id, label }) => ({ value: id, label }))}
        />
      </div>
      <p className="xs faint hrule">
        <Icon of={Info} size="xs" />
        <span>{t(rules[sort])}</span>
      </p>
    </div>
  )
}
