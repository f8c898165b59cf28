import type { RoomStay } from '@portolan/contract/hotel-stay'
import { BedDouble, Users } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { hotelRoom } from '../model/room.ts'
import { bedWords } from './beds.ts'

/** Beds and who fits in. */
export function RoomFacts({ stay }: { stay: RoomStay }) {
  const t = useText()
  const { fitWords, maxOccupancy } = hotelRoom(stay, t)
  const [type] = stay.roomTypes
  const named = bedWords(type?.bedTypeCode).map((id) => t(id))
  const beds = type?.roomDescription ?? named.join(', ')
  return (
    <ul className="hd-facts">
      {beds && (
        <li>
          <Icon of={BedDouble} size="s" />
          {beds}
        </li>
      )}
      <li>
        <Icon of={Users} size="s" />
        {fitWords || t('hotelDetail.room.guests', { count: maxOccupancy })}
      </li>
    </ul>
  )
}
