import './side-panel.css'
import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../i18n/text.ts'
import { Drawer } from '../ui/Drawer.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useMedia } from '../ui/use-media.ts'

/** From here on the panel stands beside the table; below, it is a drawer, and on phones a sheet. */
const wide = '(min-width: 1280px)'

interface Props {
  title: string
  hint?: ReactNode
  picture?: ReactNode
  footer?: ReactNode
  onClose(): void
  children: ReactNode
}

/** Whoever opened the panel goes on reading in it; whoever came by the address keeps the start of the page. */
function useFocusOnOpening() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (navigator.userActivation?.hasBeenActive) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

function Aside({ title, hint, picture, footer, onClose, children }: Props) {
  const t = useText()
  const titleId = useId()
  const heading = useFocusOnOpening()
  const closeOnEscape = ({ key, target }: KeyboardEvent) => {
    const isInDialog = target instanceof Element && target.closest('dialog') !== null
    if (key === 'Escape' && !isInDialog) onClose()
  }
  return (
    <aside className="card panel" aria-labelledby={titleId} onKeyDown={closeOnEscape}>
      <header className="panel-h">
        {picture}
        <div className="grow">
          <h2 className="h3" id={titleId} tabIndex={-1} ref={heading}>
            <bdi>{title}</bdi>
          </h2>
          {hint && <div className="small muted">{hint}</div>}
        </div>
        <IconButton icon={X} label={t('agency.close')} onClick={onClose} />
      </header>
      <div className="panel-b">{children}</div>
      {footer && <footer className="panel-f">{footer}</footer>}
    </aside>
  )
}

/** Before closing: the focus goes back to the row it came from. */
export const focusOpenedRow = (): void =>
  document.querySelector<HTMLElement>('tr[aria-selected="true"] .rowopen')?.focus({ preventScroll: true })

export function SidePanel(props: Props) {
  const { title, hint, footer, onClose, children } = props
  if (useMedia(wide)) return <Aside {...props} />
  return (
    <Drawer title={title} hint={hint} footer={footer} onClose={onClose}>
      <div className="panel-sheet" data-density="compact">
        {children}
      </div>
    </Drawer>
  )
}
