import { Lock } from 'lucide-react'
import { useText } from '../i18n/text.ts'
import { Icon } from '../ui/Icon.tsx'

/** Why this item cannot be ticked: somebody else put it here, or the right was taken away since. */
export function ClosedBox() {
  const t = useText()
  return (
    <div className="expbox">
      <Icon of={Lock} />
      <span className="grow">{t('shell.closed.book')}</span>
    </div>
  )
}
