import { Lock } from 'lucide-react'
import { useText } from '../i18n/text.ts'
import { useWhoGives } from '../session/who-gives.ts'
import { Icon } from '../ui/Icon.tsx'

/** Why this item cannot be ticked: somebody else put it here, or the right was taken away since. */
export function ClosedBox() {
  const t = useText()
  const whoGives = useWhoGives()
  return (
    <div className="expbox">
      <Icon of={Lock} />
      <div className="grow">
        <p>{t('shell.closed.book')}</p>
        {whoGives && <p>{whoGives}</p>}
      </div>
    </div>
  )
}
