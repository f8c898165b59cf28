import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { detailAddress } from '../address.ts'
import { sizeOf } from '../party.ts'
import type { ActivityAsked } from '../search.ts'
import { TourMap } from './TourMap.tsx'
import { TourPrice } from './TourPrice.tsx'
import type { DayTour } from './tour.ts'

interface Props {
  asked: ActivityAsked
  day: string
  all: readonly DayTour[]
  tours: readonly DayTour[]
  active: string | undefined
  onActive(id: string | undefined): void
  onClose(): void
}

/** The map of a phone: a tap on a pin tells of the tour, and its button opens it. */
export function MapSheet({ onClose, ...shared }: Props) {
  const t = useText()
  const { asked, day, tours, active } = shared
  const tapped = tours.find(({ id }) => id === active)
  return (
    <Sheet
      className="al-map-sheet"
      title={t('activity.map')}
      onClose={onClose}
      footer={
        <Button variant="ink" onClick={onClose}>
          {t('activity.map.list')}
        </Button>
      }
    >
      <TourMap {...shared} isTapped />
      {tapped && (
        <div className="al-map-card" role="status">
          <b className="h4">
            <bdi>{tapped.name}</bdi>
          </b>
          <TourPrice tour={tapped} people={sizeOf(asked.party)} />
          <Link
            className={buttonClass({ variant: 'primary' })}
            to="/activity/detail"
            search={detailAddress(asked, tapped.id, { day })}
          >
            {t('activity.seeDates')}
          </Link>
        </div>
      )}
    </Sheet>
  )
}
