import '../../stay/list/hotel-card.css'
import './hotel-choice.css'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { Score } from '../../stay/list/Score.tsx'
import { Stars } from '../../stay/list/Stars.tsx'
import { useTerms } from '../../stay/list/terms.ts'
import { Difference } from '../Difference.tsx'
import type { HotelOffer } from '../hotel-result.ts'

interface Props {
  offer: HotelOffer
  isChosen: boolean
  onChoose(): void
}

/** One house to sleep in: what it is, and what the trip costs more or less with it. The whole card is its radio button. */
export function HotelChoice({ offer, isChosen, onChoose }: Props) {
  const t = useText()
  const format = useFormat()
  const { meals, cancellation } = useTerms()(offer)
  const { item, quarter, distance, trip } = offer
  const where = [quarter, distance !== undefined && t('hotels.distance', { distance: format.distance(distance) })]
  return (
    <label className={isChosen ? 'card pk-hotel on' : 'card pk-hotel'}>
      <span className="frame">{item.imgUrl && <img src={item.imgUrl} alt="" loading="lazy" />}</span>
      <span className="pk-hotel-b check">
        <input type="radio" name="package-hotel" checked={isChosen} onChange={onChoose} />
        <span className="pk-hotel-w">
          <b className="pk-name">
            <bdi>{item.hotelName}</bdi>
          </b>
          <span className="small muted hwhere">
            {item.star !== null && <Stars count={item.star} />}
            {where.filter(Boolean).map((words) => (
              <bdi key={String(words)}>{words}</bdi>
            ))}
          </span>
          <span className="small pk-terms">
            {[meals, cancellation].map(({ id, words }) => (
              <span key={id}>{words}</span>
            ))}
          </span>
        </span>
        {item.rating !== null && <Score rating={item.rating} />}
      </span>
      <span className="pk-hotel-p">
        <Difference of={trip} />
      </span>
    </label>
  )
}
