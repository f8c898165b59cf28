import type { RoomStay } from '@portolan/contract/hotel-stay'
import type { PackageTotal } from '@portolan/contract/package'
import { Check } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { Ticks } from '../../result/Ticks.tsx'
import { RateDetails } from '../../stay/detail/RateDetails.tsx'
import { useRateTicks } from '../../stay/detail/rate-ticks.ts'
import { hotelRoom } from '../../stay/model/room.ts'
import { Button } from '../../ui/Button.tsx'
import { Difference } from '../Difference.tsx'

interface Props {
  stay: RoomStay
  trip: PackageTotal
  isChosen: boolean
  onChoose(): void
}

/** One plan of a room: what it includes, and what the trip costs more or less with it. */
export function RateChoice({ stay, trip, isChosen, onChoose }: Props) {
  const t = useText()
  const ticks = useRateTicks(stay)
  const { roomType, meals, quantity } = hotelRoom(stay, t)
  return (
    <tr className={isChosen ? 'on' : undefined}>
      <td>
        <Ticks of={ticks} />
        <RateDetails stay={stay} />
      </td>
      <td className="hd-cost">
        <Difference of={trip} />
        {quantity !== undefined && quantity > 0 && (
          <span className="xs hd-left">{t('hotelDetail.rate.left', { count: quantity })}</span>
        )}
      </td>
      <td className="hd-pick">
        <Button {...(isChosen && { variant: 'ink', icon: Check })} aria-pressed={isChosen} onClick={onChoose}>
          {t(isChosen ? 'hotelDetail.rate.chosen' : 'hotelDetail.rate.choose')}
          <span className="vh">{[roomType, meals].filter(Boolean).join(', ')}</span>
        </Button>
      </td>
    </tr>
  )
}
