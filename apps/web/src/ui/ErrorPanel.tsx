import './panel.css'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/text.ts'
import { Icon } from './Icon.tsx'

interface ErrorPanelProps {
  /** 'Sorry!' unless the supplier gave its own. */
  title?: string | undefined
  message: ReactNode
  /** Who or what helps: 'An owner or manager of your agency can give it to you.' */
  advice?: ReactNode
  /** What was not lost: 'Your search is kept.' */
  kept?: ReactNode
  /** Try again, and one way round. */
  actions?: ReactNode
}

export function ErrorPanel({ title, message, advice, kept, actions }: ErrorPanelProps) {
  const t = useText()
  return (
    <div className="sorry" role="alert">
      <Icon of={CircleAlert} size="l" />
      <div>
        <h2 className="sorry-t">{title ?? t('error.title')}</h2>
        <p>{message}</p>
        {advice && <p>{advice}</p>}
        {kept && <p className="muted">{kept}</p>}
        {actions && <div className="sorry-a">{actions}</div>}
      </div>
    </div>
  )
}
