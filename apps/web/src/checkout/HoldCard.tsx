import { ExpiryAnnouncer } from '../expiry/ExpiryAnnouncer.tsx'
import { RichText } from '../i18n/text.ts'
import { Moment } from '../moment/Moment.tsx'
import { HoldClock } from '../result/HoldClock.tsx'
import { useMedia } from '../ui/use-media.ts'
import { firstHold, type Line } from './state.ts'

interface Props {
  lines: readonly Line[]
  now: number
}

/** The earliest of all holds: after it the suppliers are asked again. */
function HoldCard({ lines, now }: Props) {
  const line = firstHold(lines)
  if (line?.holdUntil === undefined) return null
  const held = lines.flatMap((one) =>
    one.holdUntil === undefined ? [] : [{ id: one.id, name: one.title, expiresAt: one.holdUntil }],
  )
  const values = {
    item: <bdi key="item">{line.title}</bdi>,
    time: <Moment key="time" kind="expiry" at={line.holdUntil} now={now} />,
  }
  return (
    <div className="card co-hold">
      <HoldClock expiresAt={line.holdUntil} now={now} brief />
      <p className="small muted">
        <RichText id="checkout.hold.shortest" values={values} />
      </p>
      <ExpiryAnnouncer holds={held} now={now} />
    </div>
  )
}

/** Where the summary stands under the form, the clock stands above it: time does not wait for whoever scrolls. */
export function HoldAt({ place, ...hold }: Props & { place: 'above' | 'beside' }) {
  const isNarrow = useMedia('(max-width: 1279px)')
  return isNarrow === (place === 'above') ? <HoldCard {...hold} /> : null
}

/** For the bar of narrow screens. */
export function HoldLine({ lines, now }: Props) {
  const line = firstHold(lines)
  return line?.holdUntil === undefined ? <span /> : <HoldClock expiresAt={line.holdUntil} now={now} brief />
}
