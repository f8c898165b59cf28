import type { LucideIcon } from 'lucide-react'

export interface ToastAction {
  label: string
  onAction(): void
}

export interface ToastText {
  text: string
  /** Undo, or View. */
  action?: ToastAction | undefined
  icon?: LucideIcon | undefined
}

export interface ShownToast extends ToastText {
  id: number
}

const most = 3

let shown: readonly ShownToast[] = []
let last = 0
const listeners = new Set<() => void>()

function show(toasts: readonly ShownToast[]): void {
  shown = toasts
  for (const listener of listeners) listener()
}

/** The result of an action just taken; never an error: errors stay until they are dealt with. */
export function toast(text: ToastText): void {
  last += 1
  show([...shown, { ...text, id: last }].slice(-most))
}

export const dropToast = (id: number): void => show(shown.filter((one) => one.id !== id))

export const readToasts = (): readonly ShownToast[] => shown

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
