import type { HotelResRS } from '@portolan/contract/hotel'
import type { Amount } from '@portolan/contract/shared'
import { useNavigate } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { differenceOf, isSame } from '../../price/change.ts'
import { PriceChange } from '../../price/PriceChange.tsx'
import type { StayAsked } from '../../stay/address.ts'
import { detailAddress, guestsAddress } from '../../stay/detail/address.ts'
import { isMoved, reservationOf } from './reservation.ts'

interface Props {
  stay: StayAsked
  hotel: string
  handles: readonly string[]
  /** What was agreed to last; absent in a link that somebody sent. */
  was: Amount | undefined
  answer: HotelResRS
  total: Amount
}

/** The rooms have another price than they were chosen at: nothing goes on before that is agreed to. */
export function Consent({ stay, hotel, handles, was, answer, total }: Props) {
  const t = useText()
  const navigate = useNavigate()
  if (was ? isSame(was, total) : !isMoved(answer)) return null
  const isLess = was !== undefined && (differenceOf({ was, now: total })?.amount ?? 0) < 0
  const name = reservationOf(answer).stays[0]?.basicPropertyInfo.hotelName ?? ''
  // The address says what was agreed to: a reload does not ask a second time.
  const agree = () =>
    void navigate({ to: '/hotel/guests', search: guestsAddress(stay, hotel, handles, total), replace: true })
  return (
    <PriceChange
      title={t(isLess ? 'hotelGuests.changed.less' : 'hotelGuests.changed.more')}
      hint={t('hotelGuests.changed.hint')}
      changes={was ? [{ id: 'hotel', name, was, now: total }] : []}
      {...(!was && { total: { label: t('hotelDetail.total'), amount: total } })}
      keep={t('hotelGuests.back')}
      onKeep={() => void navigate({ to: '/hotel/detail', search: detailAddress(stay, hotel) })}
      onAgree={agree}
      busy={false}
    />
  )
}
