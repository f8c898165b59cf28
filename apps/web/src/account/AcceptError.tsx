import { CircleAlert } from 'lucide-react'
import { Icon } from '../ui/Icon.tsx'

/** Beside the tick, as a Field has it beside its input. */
export function AcceptError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p className="err" id={id}>
      <Icon of={CircleAlert} size="s" />
      <span>{text}</span>
    </p>
  )
}
