import { Check, Clock, Gem, Luggage, Users } from 'lucide-react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { useMoments } from '../../moment/use-moments.ts'
import { Price } from '../../price/Price.tsx'
import { Ticks } from '../../result/Ticks.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { TransferAsked } from '../search.ts'
import { fitsBags, type Ride } from './ride.ts'
import { nameWords, priceOfWords, termsOf } from './ride-words.ts'

interface Props {
  ride: Ride
  asked: TransferAsked
  isChosen: boolean
  onChoose(): void
}

function Specs({ ride: { seats, bags, minutes } }: { ride: Ride }) {
  const t = useText()
  const format = useFormat()
  return (
    <span className="tf-specs">
      <span>
        <Icon of={Users} size="s" />
        {t('transfer.ride.upTo', { count: seats })}
      </span>
      <span>
        <Icon of={Luggage} size="s" />
        {t('transfer.count.bags', { count: bags })}
      </span>
      {minutes !== undefined && (
        <span>
          <Icon of={Clock} size="s" />
          {format.duration(minutes)}
        </span>
      )}
    </span>
  )
}

function Badges({ ride, asked }: { ride: Ride; asked: TransferAsked }) {
  const t = useText()
  return (
    <>
      {asked.bags > 0 && fitsBags(ride, asked.bags) && (
        <Badge tone="ok" icon={Check}>
          {t('transfer.ride.fits')}
        </Badge>
      )}
      {ride.level === 'Premium' && (
        <Badge tone="vip" icon={Gem}>
          {t('transfer.level.premium')}
        </Badge>
      )}
      {ride.level === 'Shared' && <Badge tone="line">{t('transfer.level.shared')}</Badge>}
      {ride.level === 'Private' && <Badge tone="line">{t('transfer.level.private')}</Badge>}
    </>
  )
}

/** One way to be driven, as one choice among them; the words of the card are the words of the choice. */
export function RideCard({ ride, asked, isChosen, onChoose }: Props) {
  const t = useText()
  const format = useFormat()
  const { id, imageUrl, model, meetingPoint, total } = ride
  return (
    <label className={isChosen ? 'card tf on' : 'card tf'}>
      <input className="vh" type="radio" name="transfer-ride" value={id} checked={isChosen} onChange={onChoose} />
      <span className="frame">{imageUrl && <img src={imageUrl} alt="" />}</span>
      <span className="tf-b">
        <span className="row wrap tf-head">
          <span className="rad" aria-hidden="true" />
          <b className="tf-n">{nameWords(ride, t)}</b>
          <Badges {...{ ride, asked }} />
        </span>
        <span className="small muted tf-where">
          {model && <bdi>{model}</bdi>}
          {meetingPoint && <bdi>{meetingPoint}</bdi>}
        </span>
        <Specs ride={ride} />
        <Ticks of={termsOf(ride, asked, t, format, useMoments())} />
      </span>
      <span className="tf-p">
        <Price of={total} size="md" />
        <span className="xs faint">{priceOfWords(ride, t, format)}</span>
        {asked.back && <span className="xs faint">{t('transfer.return')}</span>}
      </span>
    </label>
  )
}
