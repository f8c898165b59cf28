import type { MouseEvent } from 'react'

/**
 * For the button that submits: pressed with the mouse, it leaves the focus in the field. Leaving would check the field,
 * its error would push the button away between press and release, and the click would be lost.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
