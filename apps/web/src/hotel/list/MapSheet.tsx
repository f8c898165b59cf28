import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { detailAddress } from '../../stay/detail/address.ts'
import type { House } from '../../stay/list/house.ts'
import { nightsOfStay, type StayAsked } from '../../stay/search.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { HotelMap } from './HotelMap.tsx'
import { HotelPrice } from './HotelPrice.tsx'
import type { ListView } from './use-list-view.ts'

interface Props {
  stay: StayAsked
  view: ListView
  houses: readonly House[]
  active: string | undefined
  onActive(id: string | undefined): void
  onClose(): void
}

/** The map of a phone: a tap on a pin tells of the house, and its button opens it. */
export function MapSheet({ stay, view, houses, active, onActive, onClose }: Props) {
  const t = useText()
  const tapped = houses.find(({ id }) => id === active)
  return (
    <Sheet
      className="map-sheet"
      title={t('hotels.map')}
      onClose={onClose}
      footer={
        <Button variant="ink" onClick={onClose}>
          {t('hotels.map.list')}
        </Button>
      }
    >
      <HotelMap {...{ stay, view, houses, active, onActive }} isTapped />
      {tapped && (
        <div className="map-card" role="status">
          <b className="h4">
            <bdi>{tapped.item.hotelName}</bdi>
          </b>
          <HotelPrice house={tapped} nights={nightsOfStay(stay)} rooms={stay.rooms.length} />
          <Link
            className={buttonClass({ variant: 'primary' })}
            to="/hotel/detail"
            search={detailAddress(stay, tapped.id)}
          >
            {t('hotels.seeRooms')}
          </Link>
        </div>
      )}
    </Sheet>
  )
}
