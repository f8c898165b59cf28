import './result.css'
import { clockFace, stageOf } from '../expiry/countdown.ts'
import { useFormat } from '../i18n/format.ts'
import { RichText } from '../i18n/text.ts'

interface HoldClockProps {
  expiresAt: number
  now: number
  /** How long the price was held from the start, ms: the whole ring. */
  whole?: number
  brief?: boolean
}

const halfHour = 30 * 60_000
const round = 2 * Math.PI * 15

/** The ring and the time that is left. Silent: what has to be heard is said by ExpiryAnnouncer. */
export function HoldClock({ expiresAt, now, whole = halfHour, brief = false }: HoldClockProps) {
  const format = useFormat()
  const left = Math.max(0, expiresAt - now)
  const face = left >= 60 * 60_000 ? format.duration(Math.floor(left / 60_000)) : clockFace(left)
  const share = Math.min(1, left / whole) * round
  const time = (
    <b key="time">
      <bdi>{face}</bdi>
    </b>
  )
  return (
    <div className={`hold ${stageOf(left)}`} role="timer" aria-live="off">
      <svg className="clock" viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="15" />
        <circle className="left" cx="18" cy="18" r="15" strokeDasharray={`${share.toFixed(1)} ${round.toFixed(1)}`} />
      </svg>
      <span>
        <RichText id={brief ? 'result.held.brief' : 'result.held'} values={{ time }} />
      </span>
    </div>
  )
}
