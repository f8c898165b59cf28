import { useText } from '../i18n/text.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import type { CancelPart } from './cancel.ts'
import type { StayRoom } from './goods/goods.ts'

interface Props {
  /** Those that stand. */
  rooms: readonly StayRoom[]
  part: CancelPart
  onPart(part: CancelPart): void
}

/** All rooms are ticked at first; whoever keeps one unticks it. */
export function CancelRoomChoice({ rooms, part, onPart }: Props) {
  const t = useText()
  const chosen = part.rooms ?? rooms.map(({ rph }) => rph)
  const toggle = (rph: string) =>
    onPart({ ...part, rooms: chosen.includes(rph) ? chosen.filter((one) => one !== rph) : [...chosen, rph] })
  return (
    <fieldset className="bk-part">
      <legend className="h4">{t('booking.cancel.rooms')}</legend>
      <p className="small muted">{t('booking.cancel.roomsHint')}</p>
      {rooms.map(({ rph, number, type, guests }) => (
        <Checkbox
          key={rph}
          label={t('stay.roomFor', { number, guests: type })}
          hint={guests.length > 0 && <bdi>{guests.join(', ')}</bdi>}
          checked={chosen.includes(rph)}
          onChange={() => toggle(rph)}
        />
      ))}
      <p className="small" role="status">
        {chosen.length === 0 && t('booking.cancel.roomsNone')}
      </p>
    </fieldset>
  )
}
