import './dialog.css'
import { useId } from 'react'
import { ModalParts, type ModalProps } from './ModalParts.tsx'
import { useModal } from './use-modal.ts'

/** On phones: as high as it can be from the start, so that a list that grows does not move it. */
export function Sheet({ className, closeOutside = true, onClose, ...parts }: ModalProps & { className?: string }) {
  const titleId = useId()
  const modal = useModal(onClose, closeOutside)
  const classes = ['drawer', 'sheet-full', className].filter(Boolean).join(' ')
  return (
    <dialog className={classes} aria-labelledby={titleId} {...modal}>
      <ModalParts {...parts} titleId={titleId} onClose={onClose} />
    </dialog>
  )
}
