import './map.css'
import './city-map.css'
import './place-map.css'
import type { Place } from '@portolan/picture/chart/projection'
import { useMemo } from 'react'
import { useText } from '../i18n/text.ts'
import { CityChart } from './CityChart.tsx'
import { boxOf } from './city-view.ts'
import { coastFor, loadCoasts } from './coast.ts'
import { useLoaded } from './use-loaded.ts'

const sheet = { width: 620, height: 300 }
/** From one side to the other. */
const kilometres = 9

/** One place and what lies around it; nothing here is moved. */
export function PlaceMap({ place, name }: { place: Place; name: string }) {
  const t = useText()
  const coasts = useLoaded(loadCoasts)
  const [longitude, latitude] = place
  const view = useMemo(() => ({ centre: [longitude, latitude] as const, kilometres }), [longitude, latitude])
  // A coast that leaves the very place in the sea is worse than none.
  const coast = coastFor(coasts ?? [], [view.centre])
  const rings = coast?.isAround(boxOf(view, sheet)) ? coast.rings : undefined
  return (
    <div className="map place-map">
      <div role="img" aria-label={t('map.place', { name })}>
        <CityChart {...{ view, sheet }} centre={view.centre} areas={[]} coast={rings} />
        <p className="place-name">
          <bdi>{name}</bdi>
        </p>
      </div>
      {rings && <p className="city-note">{t('map.coast')}</p>}
    </div>
  )
}
