import './dialog.css'
import { useId } from 'react'
import { ModalParts, type ModalProps } from './ModalParts.tsx'
import { useModal } from './use-modal.ts'

/** 440 px at the end edge, on phones a sheet with a grip. Open while rendered. */
export function Drawer({ closeOutside = true, onClose, ...parts }: ModalProps) {
  const titleId = useId()
  const modal = useModal(onClose, closeOutside)
  return (
    <dialog className="drawer" aria-labelledby={titleId} {...modal}>
      <ModalParts {...parts} titleId={titleId} onClose={onClose} />
    </dialog>
  )
}
