import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  onCancel(event: SyntheticEvent<HTMLDialogElement>): void
  onClose(event: SyntheticEvent<HTMLDialogElement>): void
  onMouseDown(event: SyntheticEvent<HTMLDialogElement>): void
}

const controls = ':is(input:not([type="hidden"]), select, textarea):not(:disabled)'

/** People open a dialog to fill it in, so its first field has the focus; without one the browser chooses. */
function firstField(body: Element | null): HTMLElement | null {
  const first = body?.querySelector<HTMLInputElement>(controls) ?? null
  if (first?.type !== 'radio') return first
  return body?.querySelector<HTMLElement>('input[type="radio"]:checked') ?? first
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
    firstField(dialog.querySelector('.modal-b'))?.focus()
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
      if (closeOutside && event.target === event.currentTarget) close()
    },
  }
}
