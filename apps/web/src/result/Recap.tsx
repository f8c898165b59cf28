import './recap.css'
import { Search, X } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

interface Fact {
  label: string
  value: ReactNode
  /** Left out where there is little room. */
  minor?: boolean
}

interface Props {
  facts: readonly Fact[]
  /** The search form with all of it filled in. */
  form(close: () => void): ReactNode
}

/** What was searched for; 'Edit search' turns it into the form. */
export function Recap({ facts, form }: Props) {
  const t = useText()
  const [editing, setEditing] = useState(false)
  const opened = useRef(false)
  const section = useRef<HTMLElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone: the focus goes where it led, and comes back to it.
  useEffect(() => {
    if (editing) section.current?.focus()
    else if (opened.current) edit.current?.focus()
    opened.current = editing
  }, [editing])
  const close = () => setEditing(false)
  if (editing)
    return (
      <section className="card recap-form" aria-label={t('result.edit')} ref={section} tabIndex={-1}>
        <IconButton className="recap-x" icon={X} label={t('ui.close')} onClick={close} />
        <Suspense fallback={<Skeleton heights={[32, 64]} widths={[40, 100]} />}>{form(close)}</Suspense>
      </section>
    )
  return (
    <section className="recap" aria-label={t('result.search')}>
      <dl>
        {facts.map(({ label, value, minor = false }) => (
          <div key={label} className={minor ? 'recap-f minor' : 'recap-f'}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button icon={Search} ref={edit} onClick={() => setEditing(true)}>
        <span className="only-l">{t('result.edit')}</span>
        <span className="only-s">{t('result.edit.short')}</span>
      </Button>
    </section>
  )
}
