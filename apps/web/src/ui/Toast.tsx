import './toast.css'
import { Check } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from './Icon.tsx'
import { dropToast, readToasts, type ShownToast, subscribeToToasts } from './toast-store.ts'

const lifetime = 6000

/** Stays while it is hovered or holds the focus, then gets its full time again. */
function Toast({ toast }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dropToast(toast.id), lifetime)
    return () => clearTimeout(timer)
  }, [held, toast.id])
  const { action } = toast
  const act = () => {
    dropToast(toast.id)
    action?.onAction()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate here, the clock only stops under the pointer
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={toast.icon ?? Check} size="s" />
      <span className="grow">{toast.text}</span>
      {action && (
        <button type="button" onClick={act}>
          {action.label}
        </button>
      )}
    </div>
  )
}

/** Once, at the root: a live region has to be there before it speaks. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts)
  return (
    <div className="toasts" role="status">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </div>
  )
}
