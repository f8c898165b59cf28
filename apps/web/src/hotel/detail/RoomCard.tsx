import '../../stay/detail/rooms.css'
import type { RoomStay } from '@portolan/contract/hotel-stay'
import { useText } from '../../i18n/text.ts'
import type { RoomKind } from '../../stay/detail/places.ts'
import { RoomFacts } from '../../stay/detail/RoomFacts.tsx'
import { hotelRoom } from '../../stay/model/room.ts'
import { Badge } from '../../ui/Badge.tsx'
import { RateRow } from './RateRow.tsx'

interface Props {
  kind: RoomKind
  nights: number
  imageUrl: string | undefined
  chosen: RoomStay | undefined
  onChoose(stay: RoomStay): void
}

/** One kind of room: what it is, and a row for each plan that it can be had on. */
export function RoomCard({ kind, nights, imageUrl, chosen, onChoose }: Props) {
  const t = useText()
  const [first] = kind.rates
  if (!first) return null
  const room = hotelRoom(first, t)
  const headingId = `room-${first.roomStayCandidateRPH}-${kind.code}`
  return (
    <article className="card hd-room" aria-labelledby={headingId}>
      <div className={imageUrl ? 'hd-room-t' : 'hd-room-t bare'}>
        {imageUrl && <img src={imageUrl} alt="" loading="lazy" />}
        <div>
          <div className="row wrap">
            <h3 id={headingId}>{room.roomType}</h3>
            {room.alternate && <Badge tone="info">{t('hotelDetail.room.alternate')}</Badge>}
          </div>
          <RoomFacts stay={first} />
          {room.propertyFitWords && <p className="small muted">{room.propertyFitWords}</p>}
        </div>
      </div>
      <table className="hd-rates">
        <caption className="vh">{t('hotelDetail.rate.list', { room: room.roomType })}</caption>
        <thead className="vh">
          <tr>
            <th scope="col">{t('hotelDetail.rate.terms')}</th>
            <th scope="col">{t('hotelDetail.rate.price')}</th>
            <th scope="col">{t('hotelDetail.rate.choose')}</th>
          </tr>
        </thead>
        <tbody>
          {kind.rates.map((stay) => (
            <RateRow
              key={stay.reference.id}
              stay={stay}
              nights={nights}
              isChosen={chosen?.reference.id === stay.reference.id}
              label={[room.roomType, hotelRoom(stay, t).meals].filter(Boolean).join(', ')}
              onChoose={() => onChoose(stay)}
            />
          ))}
        </tbody>
      </table>
    </article>
  )
}
