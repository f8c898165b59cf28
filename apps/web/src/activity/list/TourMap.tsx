import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { CityMap, type CityPin } from '../../map/CityMap.tsx'
import { detailAddress } from '../address.ts'
import type { ActivityAsked } from '../search.ts'
import type { DayTour } from './tour.ts'

interface Props {
  asked: ActivityAsked
  day: string
  /** Of the day, whatever is filtered: the map is laid out by them. */
  all: readonly DayTour[]
  /** Filtered and sorted, as the list shows them. */
  tours: readonly DayTour[]
  active: string | undefined
  onActive(id: string | undefined): void
  /** Where a finger cannot hover: the first tap tells what it is, the second opens it. */
  isTapped?: boolean
}

/** Where the tours of the list begin, as pins with their prices. */
export function TourMap({ asked, day, all, tours, active, onActive, isTapped = false }: Props) {
  const t = useText()
  const format = useFormat()
  const pins = useMemo(
    () =>
      tours.flatMap(({ id, place, on }): CityPin[] =>
        place ? [{ id, place, words: format.money(on.total.amount, on.total.currencyCode, 0) }] : [],
      ),
    [tours, format],
  )
  const home = useMemo(() => all.flatMap(({ place }) => (place ? [place] : [])), [all])
  const nameOf = new Map(tours.map(({ id, name }) => [id, name]))
  return (
    <CityMap
      key={`${asked.city}/${day}`}
      label={t('activity.map.label', { city: asked.cityName })}
      {...{ pins, home, active }}
      centre={undefined}
      areas={[]}
      onMove={() => undefined}
      link={({ id }, { words, ...face }) => (
        <Link
          key={id}
          {...face}
          to="/activity/detail"
          search={detailAddress(asked, id, { day })}
          aria-label={t('activity.map.pin', { name: nameOf.get(id) ?? '', price: words })}
          onClick={(event) => {
            if (!isTapped || id === active) return
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
    />
  )
}
