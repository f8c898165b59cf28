import { MapPinPlus, Tag } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Icon } from '../../ui/Icon.tsx'

interface Props {
  direct: boolean
  onDirect(direct: boolean): void
  /** Absent once the field is there. */
  onVia: (() => void) | undefined
  onFareCode: (() => void) | undefined
}

export function TripOptions({ direct, onDirect, onVia, onFareCode }: Props) {
  const t = useText()
  return (
    <div className="finder-opts">
      <Checkbox label={t('rail.form.direct')} checked={direct} onChange={({ target }) => onDirect(target.checked)} />
      <span className="finder-more">
        {onVia && (
          <button type="button" className="link" onClick={onVia}>
            <Icon of={MapPinPlus} size="s" />
            {t('rail.form.addVia')}
          </button>
        )}
        {onFareCode && (
          <button type="button" className="link" onClick={onFareCode}>
            <Icon of={Tag} size="s" />
            {t('rail.form.addFareCode')}
          </button>
        )}
      </span>
    </div>
  )
}
