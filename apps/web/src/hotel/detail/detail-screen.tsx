import { Link, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useText } from '../../i18n/text.ts'
import { readStay } from '../../stay/address.ts'
import { detailAddress, readHotel } from '../../stay/detail/address.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { DetailDesk } from './DetailDesk.tsx'

/** One hotel with its rooms, for the stay that the address holds. */
export default function DetailScreen() {
  const t = useText()
  const address = useSearch({ strict: false }) as Record<string, unknown>
  const stay = useMemo(() => readStay(address), [address])
  const hotel = readHotel(address)
  // Another stay or another house is another page: nothing chosen here is meant for it.
  if (stay && hotel) return <DetailDesk key={JSON.stringify(detailAddress(stay, hotel))} stay={stay} hotel={hotel} />
  return (
    <div className="page top">
      <h1>{t('hotelDetail.title')}</h1>
      <EmptyState
        title={t('hotelDetail.noStay')}
        text={t('hotelDetail.noStay.text')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/hotel" search={address}>
            {t('hotelDetail.noStay.action')}
          </Link>
        }
      />
    </div>
  )
}
