import '../../stay/detail/rooms.css'
import './kind-card.css'
import type { RoomStay } from '@portolan/contract/hotel-stay'
import { useId } from 'react'
import { useText } from '../../i18n/text.ts'
import type { RoomKind } from '../../stay/detail/places.ts'
import { RoomFacts } from '../../stay/detail/RoomFacts.tsx'
import { hotelRoom } from '../../stay/model/room.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { Totals } from './combination.ts'
import { RateChoice } from './RateChoice.tsx'

interface Props {
  kind: RoomKind
  totals: Totals
  chosen: RoomStay | undefined
  onChoose(stay: RoomStay): void
}

/** One kind of room, with a row for each plan that it can be had on. */
export function KindCard({ kind, totals, chosen, onChoose }: Props) {
  const t = useText()
  const title = useId()
  const [first] = kind.rates
  if (!first) return null
  const room = hotelRoom(first, t)
  return (
    <article className="card hd-room pk-room" aria-labelledby={title}>
      <div className="hd-room-t bare">
        <div>
          <div className="row wrap">
            <h3 id={title}>{room.roomType}</h3>
            {room.alternate && <Badge tone="info">{t('hotelDetail.room.alternate')}</Badge>}
          </div>
          <RoomFacts stay={first} />
        </div>
      </div>
      <table className="hd-rates">
        <caption className="vh">{t('hotelDetail.rate.list', { room: room.roomType })}</caption>
        <thead className="vh">
          <tr>
            <th scope="col">{t('hotelDetail.rate.terms')}</th>
            <th scope="col">{t('package.filter.difference')}</th>
            <th scope="col">{t('hotelDetail.rate.choose')}</th>
          </tr>
        </thead>
        <tbody>
          {kind.rates.map((stay) => {
            const trip = totals.get(stay.reference.id)
            return (
              trip && (
                <RateChoice
                  key={stay.reference.id}
                  {...{ stay, trip }}
                  isChosen={chosen?.reference.id === stay.reference.id}
                  onChoose={() => onChoose(stay)}
                />
              )
            )
          })}
        </tbody>
      </table>
    </article>
  )
}
