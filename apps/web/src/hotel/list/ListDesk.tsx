import './list.css'
import { Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { FilterSheet } from '../../result/FilterSheet.tsx'
import { daysTitle, usePageTitle } from '../../session/page-title.ts'
import { type Box, nightsOfStay, type StayAsked } from '../../stay/search.ts'
import { Button } from '../../ui/Button.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { CompareBar } from './compare/CompareBar.tsx'
import { CompareDialog } from './compare/CompareDialog.tsx'
import { useCompared } from './compare/compared.ts'
import { HotelMap } from './HotelMap.tsx'
import { ListRecap } from './ListRecap.tsx'
import { MapSheet } from './MapSheet.tsx'
import { Results } from './Results.tsx'
import { useListChoice } from './use-list-choice.ts'
import { useListView } from './use-list-view.ts'

interface Props {
  stay: StayAsked
  box: Box | undefined
}

/** From here on the map stands beside the list. */
const beside = '(min-width: 1280px)'

type Opened = 'filters' | 'map' | 'compare'

/** The whole page of one stay: recap, filters, list, map and what is compared. */
export function ListDesk({ stay, box }: Props) {
  const t = useText()
  const format = useFormat()
  const title = box ? t('hotels.heading.map') : t('hotels.heading', { city: stay.cityName })
  usePageTitle(title, daysTitle(format.range(stay.checkIn, stay.checkOut)))
  const view = useListView(stay, box)
  const choice = useListChoice(view.all)
  const compared = useCompared(view.all)
  const hasMap = useMedia(beside)
  const [active, setActive] = useState<string>()
  const [opened, setOpened] = useState<Opened>()
  const { shown } = choice
  const shared = { stay, view, active, onActive: setActive }
  const close = () => setOpened(undefined)
  const values = {
    rooms: t('hotel.count.rooms', { count: stay.rooms.length }),
    nights: t('hotel.count.nights', { count: nightsOfStay(stay) }),
  }
  return (
    <div className="hsplit">
      <div className="hpage">
        <ListRecap stay={stay} />
        <div className="hhd">
          <h1>{title}</h1>
          <p className="muted small">{t('hotels.lead', values)}</p>
        </div>
        <div className="hcols">
          <Results {...shared} {...{ choice, compared }} onFilter={() => setOpened('filters')} />
        </div>
        <CompareBar compared={compared} onOpen={() => setOpened('compare')} />
      </div>
      {hasMap ? (
        <aside className="hmap" aria-label={t('hotels.map')}>
          <HotelMap {...shared} houses={shown} />
        </aside>
      ) : (
        <Button className="mapbtn" variant="ink" icon={MapIcon} aria-haspopup="dialog" onClick={() => setOpened('map')}>
          {t('hotels.map')}
        </Button>
      )}
      {opened === 'filters' && (
        <FilterSheet
          {...choice.panel}
          priceAfter={0}
          doneLabel={t('hotels.show', { shown: shown.length, count: view.all.length })}
          onClose={close}
        />
      )}
      {opened === 'map' && !hasMap && <MapSheet {...shared} houses={shown} onClose={close} />}
      {opened === 'compare' && <CompareDialog houses={compared.houses} stay={stay} onClose={close} />}
    </div>
  )
}
