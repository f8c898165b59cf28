import { minutesToExpiry } from '@portolan/domain/cart-item'
import { Clock } from 'lucide-react'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
import { Badge, type BadgeTone } from '../ui/Badge.tsx'
import { clockFace, type Stage, stageOf } from './countdown.ts'

const tones: Record<Stage, BadgeTone> = { ample: 'neutral', short: 'warn', last: 'danger', over: 'neutral' }

/** 'Held 2 h 05 min', 'Held 12 min', then 'Held 4:09'. Silent: what has to be heard is said by ExpiryAnnouncer. */
export function HoldBadge({ expiresAt, now }: { expiresAt: number; now: number }) {
  const t = useText()
  const format = useFormat()
  const left = expiresAt - now
  const stage = stageOf(left)
  const minutes = minutesToExpiry(expiresAt, now)
  const words = () => {
    if (stage !== 'ample') return t('expiry.held', { time: clockFace(left) })
    if (minutes >= 60) return t('expiry.held', { time: format.duration(minutes) })
    return t('expiry.minutes', { minutes })
  }
  return (
    <span role="timer" aria-live="off">
      <Badge tone={tones[stage]} icon={Clock}>
        {words()}
      </Badge>
    </span>
  )
}
