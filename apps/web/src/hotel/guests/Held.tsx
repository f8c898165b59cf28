import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { ExpiryAnnouncer } from '../../expiry/ExpiryAnnouncer.tsx'
import { useText } from '../../i18n/text.ts'
import { HoldClock } from '../../result/HoldClock.tsx'
import type { StayAsked } from '../../stay/address.ts'
import { detailAddress } from '../../stay/detail/address.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Held as HeldFor } from '../detail/use-held.ts'

interface Props {
  stay: StayAsked
  hotel: string
}

/** Out of a dead end: the same rooms, at the price of today. */
export function BackToRooms({ stay, hotel, isPrimary = false }: Props & { isPrimary?: boolean }) {
  const t = useText()
  return (
    <Link
      className={buttonClass(isPrimary ? { variant: 'primary' } : {})}
      to="/hotel/detail"
      search={detailAddress(stay, hotel)}
    >
      <Icon of={ArrowLeft} size="s" flip />
      {t('hotelGuests.back')}
    </Link>
  )
}

/** How long the price is held; after that the way to ask for it again. */
export function Held({ stay, hotel, held }: Props & { held: HeldFor }) {
  const t = useText()
  const { expiresAt, now, isOver } = held
  if (!Number.isFinite(expiresAt)) return null
  return (
    <>
      <ExpiryAnnouncer holds={[{ id: 'hotel', name: t('hotelDetail.summary'), expiresAt }]} now={now} />
      {isOver ? (
        <div className="expired">
          <p>
            <b>{t('hotelDetail.expired')}</b> {t('hotelGuests.kept')}
          </p>
          <BackToRooms {...{ stay, hotel }} />
        </div>
      ) : (
        <HoldClock expiresAt={expiresAt} now={now} />
      )}
    </>
  )
}
