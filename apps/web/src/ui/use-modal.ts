import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  onCancel(event: SyntheticEvent<HTMLDialogElement>): void
  onClose(event: SyntheticEvent<HTMLDialogElement>): void
  onMouseDown(event: SyntheticEvent<HTMLDialogElement>): void
}

const controls = ':is(input:not([type="hidden"]), select, textarea):not(:disabled)'

/**
 * People open a dialog to fill it in, so its first field has the focus. A decision starts on the harmless button, which
 * stands first. Otherwise the browser chooses.
 */
function startOf(dialog: HTMLDialogElement): HTMLElement | null {
  const body = dialog.querySelector('.modal-b')
  const field = body?.querySelector<HTMLInputElement>(controls)
  if (field?.type === 'radio') return body?.querySelector<HTMLElement>('input[type="radio"]:checked') ?? field
  if (field) return field
  return dialog.getAttribute('role') === 'alertdialog' ? dialog.querySelector<HTMLElement>('.modal-f button') : null
}

/**
 * Open from mount to unmount. The browser's own modal traps the focus, makes the rest inert and gives the focus back,
 * provided it is closed before it leaves the page: hence the layout effect.
 */
export function useModal(close: () => void, closeOutside: boolean): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    startOf(dialog)?.focus()
    return () => dialog.close()
  }, [])
  return {
    ref,
    // a file chooser inside also sends `cancel`
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      close()
    },
    // Chrome closes on a second Escape whatever `cancel` says
    onClose: (event) => {
      if (event.target === event.currentTarget && !event.currentTarget.open) close()
    },
    // on pressing, not on releasing: a selection dragged out of the dialog must not close it
    onMouseDown: (event) => {
      if (!closeOutside || event.target !== event.currentTarget) return
      // the press itself would take the focus to the page, away from where it has just been given back
      event.preventDefault()
      close()
    },
  }
}
