import { Ban, CircleCheck, Mail } from 'lucide-react'
import { useText } from '../i18n/text.ts'
import { Badge, type BadgeTone } from '../ui/Badge.tsx'
import type { LucideIcon } from '../ui/Icon.tsx'
import type { Status } from './employee-list.ts'
import { statusTexts } from './names.ts'

const looks: Record<Status, { tone: BadgeTone; icon: LucideIcon }> = {
  active: { tone: 'ok', icon: CircleCheck },
  invited: { tone: 'warn', icon: Mail },
  disabled: { tone: 'neutral', icon: Ban },
}

export function StatusBadge({ status }: { status: Status }) {
  const t = useText()
  return <Badge {...looks[status]}>{t(statusTexts[status])}</Badge>
}
