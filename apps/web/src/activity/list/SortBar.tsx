import { Info } from 'lucide-react'
import type { MessageId } from '../../i18n/messages.ts'
import { useText } from '../../i18n/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import type { SortId } from './filters.ts'
import type { ListChoice } from './use-list-choice.ts'

const rules = {
  recommended: 'activity.sort.rule.recommended',
  price: 'activity.sort.rule.price',
  rating: 'activity.sort.rule.rating',
} as const satisfies Record<SortId, MessageId>

/** The three orders, and in words what the chosen one goes by. */
export function SortBar({ choice: { sorts, sort, setSort } }: { choice: ListChoice }) {
  const t = useText()
  return (
    <div className="al-sort">
      <div className="only-l">
        <Segmented
          legend={t('activity.sort')}
          name="activities-sort"
          value={sort}
          onChange={setSort}
          options={sorts.map(({ id, label }) => ({ value: id, label }))}
        />
      </div>
      <p className="xs faint al-rule">
        <Icon of={Info} size="xs" />
        <span>{t(rules[sort])}</span>
      </p>
    </div>
  )
}
