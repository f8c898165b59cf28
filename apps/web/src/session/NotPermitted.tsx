import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../i18n/text.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useWhoGives } from './who-gives.ts'

interface Props {
  /** What it is that one may not do. */
  sentence: string
  /** A nearer way on than the page of all products. */
  action?: ReactNode
}

/** In place of a page that would only be refused: nothing went wrong, and asking again would change nothing. */
export function NotPermitted({ sentence, action }: Props) {
  const t = useText()
  const whoGives = useWhoGives()
  const explore = (
    <Link className={buttonClass()} to="/explore">
      {t('shell.nav.explore')}
    </Link>
  )
  return <EmptyState title={sentence} text={whoGives} action={action ?? explore} />
}
