import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { CityMap, type CityPin } from '../../map/CityMap.tsx'
import { detailAddress } from '../../stay/detail/address.ts'
import { areasOf, type House } from '../../stay/list/house.ts'
import type { Box, StayAsked } from '../../stay/search.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { see, useSeen } from './seen.ts'
import type { ListView } from './use-list-view.ts'

interface Props {
  stay: StayAsked
  view: ListView
  /** Filtered and sorted, as the list shows them. */
  houses: readonly House[]
  active: string | undefined
  onActive(id: string | undefined): void
  /** Where a finger cannot hover: the first tap tells what it is, the second opens it. */
  isTapped?: boolean
}

/** The houses of the list as pins with their prices; moved, it searches where it is. */
export function HotelMap({ stay, view, houses, active, onActive, isTapped = false }: Props) {
  const t = useText()
  const format = useFormat()
  const seen = useSeen()
  const [isSearching, setSearching] = useState(true)
  const [rested, setRested] = useState<Box>()
  const { all, centre, box, resets } = view
  const pins = useMemo(
    () =>
      houses.flatMap(({ id, place, night }): CityPin[] =>
        place ? [{ id, place, words: format.money(night.amount, night.currencyCode, 0) }] : [],
      ),
    [houses, format],
  )
  const home = useMemo(() => all.flatMap(({ place }) => (place ? [place] : [])), [all])
  const areas = useMemo(() => areasOf(all), [all])
  const nameOf = useMemo(() => new Map(houses.map(({ id, item }) => [id, item.hotelName])), [houses])
  const look = (next: Box) => {
    setRested(next)
    if (isSearching) view.lookAt(next)
  }
  return (
    <CityMap
      key={`${stay.city}/${resets}`}
      label={t('hotels.map.label', { city: stay.cityName })}
      {...{ pins, home, centre, areas, box, active, seen }}
      onMove={look}
      link={({ id }, { words, ...face }) => (
        <Link
          key={id}
          {...face}
          to="/hotel/detail"
          search={detailAddress(stay, id)}
          aria-label={t('hotels.map.pin', { hotel: nameOf.get(id) ?? '', price: words })}
          onClick={(event) => {
            if (!isTapped || id === active) return see(id)
            event.preventDefault()
            onActive(id)
          }}
          {...(!isTapped && { onPointerEnter: () => onActive(id), onPointerLeave: () => onActive(undefined) })}
          onFocus={() => !isTapped && onActive(id)}
          onBlur={() => !isTapped && onActive(undefined)}
        >
          <span>{words}</span>
        </Link>
      )}
    >
      <div className="map-search">
        <Checkbox
          label={t('hotels.map.moving')}
          checked={isSearching}
          onChange={({ target }) => {
            setSearching(target.checked)
            if (target.checked && rested) view.lookAt(rested)
          }}
        />
      </div>
      {!isSearching && rested && (
        <Button size="sm" variant="ink" onClick={() => view.lookAt(rested)}>
          {t('hotels.map.here')}
        </Button>
      )}
      {box && (
        <Button size="sm" onClick={view.lookAtAll}>
          {t('hotels.map.all', { city: stay.cityName })}
        </Button>
      )}
    </CityMap>
  )
}
