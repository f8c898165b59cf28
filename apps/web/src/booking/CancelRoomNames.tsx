import { useText } from '../i18n/text.ts'
import type { StayRoom } from './goods/goods.ts'

interface Props {
  /** Those that stand. */
  rooms: readonly StayRoom[]
  /** By their handles, those that the quote is for. */
  gone: readonly string[]
}

/** Which rooms the quote is for, and which stay; nothing where it is for all of them. */
export function CancelRoomNames({ rooms, gone }: Props) {
  const t = useText()
  if (rooms.every(({ rph }) => gone.includes(rph))) return null
  const lists = [
    { word: 'booking.cancel.gone', of: rooms.filter(({ rph }) => gone.includes(rph)) },
    { word: 'booking.cancel.stays', of: rooms.filter(({ rph }) => !gone.includes(rph)) },
  ] as const
  return (
    <dl className="kv">
      {lists.map(({ word, of }) => (
        <div key={word}>
          <dt>{t(word)}</dt>
          {of.map(({ rph, number, type }) => (
            <dd key={rph}>{t('stay.roomFor', { number, guests: type })}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
