import { useText } from '../../i18n/text.ts'
import { isTicked, tick } from '../../result/filter.ts'
import { Chip } from '../../ui/Chip.tsx'
import { fitTick } from './filters.ts'
import type { ListChoice } from './use-list-choice.ts'

/** How many leave free what is planned, and the choice to see these alone. */
export function FitLine({ choice: { fit, choices, setChoices } }: { choice: ListChoice }) {
  const t = useText()
  if (!fit) return null
  const isOn = isTicked(choices, ...fitTick)
  return (
    <div className="al-fit">
      <p className="small muted">{t('activity.fit.count', fit)}</p>
      <Chip pressed={isOn} onClick={() => setChoices(tick(choices, ...fitTick, !isOn))}>
        {t('activity.fit.only')}
      </Chip>
    </div>
  )
}
