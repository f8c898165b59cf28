import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/text.ts'
import { IconButton } from './IconButton.tsx'

interface ModalPartsProps {
  titleId: string
  title: ReactNode
  hint?: ReactNode
  footer?: ReactNode
  onClose(): void
  children: ReactNode
}

export interface ModalProps {
  title: ReactNode
  hint?: ReactNode
  /** Called on Escape, on the cross and outside; the parent then stops rendering it. */
  onClose(): void
  footer?: ReactNode
  /** False where a slip beside it would lose what was typed. */
  closeOutside?: boolean
  children: ReactNode
}

/** Head, scrolling body and foot, the same in dialog and drawer. Plain boxes: a dialog's head is no head of the page. */
export function ModalParts({ titleId, title, hint, footer, onClose, children }: ModalPartsProps) {
  const t = useText()
  return (
    <>
      <div className="modal-h">
        <div className="grow">
          <h2 className="modal-t" id={titleId}>
            {title}
          </h2>
          {hint && <p className="small muted">{hint}</p>}
        </div>
        <IconButton icon={X} label={t('ui.close')} onClick={onClose} />
      </div>
      <div className="modal-b">{children}</div>
      {footer && <div className="modal-f">{footer}</div>}
    </>
  )
}
