import '../../stay/detail/rooms.css'
import '../../stay/list/hotel-card.css'
import type { RoomStay } from '@portolan/contract/hotel-stay'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { Ticks } from '../../result/Ticks.tsx'
import { BillLines } from '../../stay/detail/RateDetails.tsx'
import { useRateTicks } from '../../stay/detail/rate-ticks.ts'
import { Stars } from '../../stay/list/Stars.tsx'
import { addressWords } from '../../stay/model/detail.ts'
import { awardOf, hotelRoom } from '../../stay/model/room.ts'

function Room({ stay, number }: { stay: RoomStay; number: number | undefined }) {
  const t = useText()
  const ticks = useRateTicks(stay)
  const { roomType } = hotelRoom(stay, t)
  return (
    <li className="pk-roomline">
      {number !== undefined && <span className="xs faint">{t('stay.room', { number })}</span>}
      <b className="semi">{roomType}</b>
      <Ticks of={ticks} />
      <details className="hd-more">
        <summary>{t('hotelDetail.rate.more')}</summary>
        <BillLines stay={stay} />
      </details>
    </li>
  )
}

interface Props {
  stays: readonly RoomStay[]
  /** The way to other rooms. */
  change: ReactNode
}

/** The house, its days, and each room with what it includes. */
export function RoomsCard({ stays, change }: Props) {
  const t = useText()
  const format = useFormat()
  const [first, another] = stays
  if (!first) return null
  const house = first.basicPropertyInfo
  const star = awardOf(house, 'star')
  const days = format.range(first.timeSpan.start, first.timeSpan.end)
  return (
    <section className="card pad pk-card" aria-labelledby="package-hotel">
      <div className="pk-house">
        {house.image && <img src={house.image.url} alt="" />}
        <div>
          <h2 className="pk-name" id="package-hotel">
            <bdi>{house.hotelName}</bdi>
          </h2>
          <p className="small muted row wrap">
            {star !== undefined && <Stars count={star} />}
            <bdi>{addressWords(house.address ?? {})}</bdi>
          </p>
          <p className="small">
            <bdi>{days.start}</bdi>
            {days.joint}
            <bdi>{days.end}</bdi>
          </p>
        </div>
      </div>
      <ul className="pk-roomlines" aria-label={t('hotelDetail.rooms')}>
        {stays.map((stay, index) => (
          <Room key={stay.reference.id} stay={stay} number={another && index + 1} />
        ))}
      </ul>
      {change}
    </section>
  )
}
