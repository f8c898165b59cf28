import type { RoomStay } from '@portolan/contract/hotel-stay'
import { Check } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { Ticks } from '../../result/Ticks.tsx'
import { RateDetails } from '../../stay/detail/RateDetails.tsx'
import { useRateTicks } from '../../stay/detail/rate-ticks.ts'
import { hotelRoom } from '../../stay/model/room.ts'
import { priceOf } from '../../stay/price.ts'
import { Button } from '../../ui/Button.tsx'

interface Props {
  stay: RoomStay
  nights: number
  isChosen: boolean
  /** Names the button for whoever hears it apart from its row. */
  label: string
  onChoose(): void
}

/** One plan of a room: what it includes, what it costs for the whole stay, and the choice. */
export function RateRow({ stay, nights, isChosen, label, onChoose }: Props) {
  const t = useText()
  const { quantity } = hotelRoom(stay, t)
  const ticks = useRateTicks(stay)
  const isAsked = stay.availabilityStatus === 'OnRequest'
  return (
    <tr className={isChosen ? 'on' : undefined}>
      <td>
        <Ticks of={ticks} />
        <RateDetails stay={stay} />
      </td>
      <td className="hd-cost">
        <Price of={priceOf(stay.total)} size="md" />
        <span className="xs faint">{t('hotelDetail.rate.all', { count: nights })}</span>
        {quantity !== undefined && quantity > 0 && (
          <span className="xs hd-left">{t('hotelDetail.rate.left', { count: quantity })}</span>
        )}
        {isAsked && <span className="xs faint">{t('hotelDetail.rate.onRequest')}</span>}
      </td>
      <td className="hd-pick">
        <Button {...(isChosen && { variant: 'ink', icon: Check })} onClick={onChoose}>
          {t(isChosen ? 'hotelDetail.rate.chosen' : 'hotelDetail.rate.choose')}
          <span className="vh">{label}</span>
        </Button>
      </td>
    </tr>
  )
}
