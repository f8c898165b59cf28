import './dialog.css'
import { useId } from 'react'
import { ModalParts, type ModalProps } from './ModalParts.tsx'
import { useModal } from './use-modal.ts'

interface DialogProps extends ModalProps {
  /** `alertdialog` interrupts for a decision: a changed price, a cancellation. */
  role?: 'dialog' | 'alertdialog'
}

/** Open while rendered. The last button of the footer is the one that does it. */
export function Dialog({ role = 'dialog', closeOutside = false, onClose, ...parts }: DialogProps) {
  const titleId = useId()
  const modal = useModal(onClose, closeOutside)
  return (
    <dialog className="dialog" role={role} aria-labelledby={titleId} {...modal}>
      <ModalParts {...parts} titleId={titleId} onClose={onClose} />
    </dialog>
  )
}
