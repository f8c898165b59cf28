import './map.css'
import { compass } from '@portolan/picture/chart/compass'
import { neatline } from '@portolan/picture/chart/frame'
import { landPath } from '@portolan/picture/chart/land'
import type { Place } from '@portolan/picture/chart/projection'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
import { drawn } from './drawn.tsx'
import { Land } from './Land.tsx'
import { loadCountries, loadLand } from './rings.ts'
import { fitPlaces, type Sheet } from './sheet.ts'
import { useLoaded } from './use-loaded.ts'

interface RegionMapProps {
  /** ISO codes of the countries to tint. */
  countries: readonly string[]
  sheet?: Sheet
}

const upright = { width: 440, height: 620 }
/** The corners of Europe as a traveller by train knows it. */
const europe: readonly Place[] = [
  [-10.5, 35.5],
  [31, 70],
]
/** More of them than this are Europe; fewer are looked at closely and named. */
const few = 5

/** Its mainland: far islands would push a country to the edge of its own map. */
const mainland = (rings: readonly Place[][] = []): readonly Place[] =>
  rings.reduce<readonly Place[]>((largest, ring) => (ring.length > largest.length ? ring : largest), [])

function centreOf(ring: readonly Place[]): Place {
  const [longitudes, latitudes] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return [middle(longitudes), middle(latitudes)]
}

/** Where a pass is valid: its countries tinted on the chart. The list beside it says the same in words. */
export function RegionMap({ countries, sheet = upright }: RegionMapProps) {
  const t = useText()
  const format = useFormat()
  const rings = useLoaded(loadLand)
  const borders = useLoaded(loadCountries)
  const close = countries.length <= few
  const outlines = borders ? countries.map((code) => ({ code, ring: mainland(borders.get(code)) })) : []
  const shown = outlines.filter(({ ring }) => ring.length > 0)
  const places = close && shown.length > 0 ? shown.flatMap(({ ring }) => ring) : europe
  const project = fitPlaces(places, sheet, close ? 56 : 8)
  const tint = (code: string) =>
    landPath(borders?.get(code) ?? [], project, sheet.width, sheet.height, { margin: 40, soft: true, least: 1 }).data
  return (
    <div className="map region-map">
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={t('map.region', { count: countries.length })}
      >
        <Land rings={rings} project={project} sheet={sheet}>
          {borders && countries.map((code) => <path key={code} className="map-in" d={tint(code)} />)}
        </Land>
        {close &&
          shown.map(({ code, ring }) => {
            const [x, y] = project(centreOf(ring))
            return (
              <text key={code} className="map-label" x={x} y={y} textAnchor="middle">
                {format.country(code)}
              </text>
            )
          })}
        {drawn(compass(sheet.width - 62, 66, 32))}
        {drawn(neatline(sheet.width, sheet.height))}
      </svg>
    </div>
  )
}
