import './map.css'
import './city-map.css'
import './ride-map.css'
import type { Place } from '@portolan/picture/chart/projection'
import { useMemo, useRef } from 'react'
import { useText } from '../i18n/text.ts'
import { CityChart } from './CityChart.tsx'
import { boxOf, type CityView, kilometresBetween, projectionOf, pushed } from './city-view.ts'
import { coastFor, loadCoasts } from './coast.ts'
import { placeLabels, type Sheet } from './sheet.ts'
import { useLoaded } from './use-loaded.ts'
import { useSheet } from './use-sheet.ts'

export interface RidePoint {
  readonly place: Place
  readonly name: string
}

const usual: Sheet = { width: 440, height: 300 }
/** Room for the names, as a share of the way. */
const around = 1.7
const leastAcross = 4
/** Kilometres across, under which a coast of the atlas is only about right. */
const approximate = 15

/** Both ends on the sheet, the middle between them in the middle of what is free of it. */
function viewOf(from: Place, to: Place, sheet: Sheet, under: number): CityView {
  const [width, height] = [sheet.width, Math.max(sheet.height / 3, sheet.height - under)]
  const centre: Place = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const across = kilometresBetween([from[0], centre[1]], [to[0], centre[1]])
  const down = kilometresBetween([centre[0], from[1]], [centre[0], to[1]])
  const kilometres = Math.max(leastAcross, around * Math.max(across, (down * width) / height))
  return pushed({ centre, kilometres }, sheet, 0, (height - sheet.height) / 2)
}

interface Props {
  from: RidePoint
  to: RidePoint
  /** Pixels at its foot that something else stands on. */
  under?: number
}

/** One ride by road: hollow where it begins, solid where it ends. No street is invented: the line is dotted. */
export function RideMap({ from, to, under = 0 }: Props) {
  const t = useText()
  const part = useRef<HTMLDivElement>(null)
  const sheet = useSheet(part, usual)
  const coasts = useLoaded(loadCoasts)
  const view = useMemo(() => viewOf(from.place, to.place, sheet, under), [from.place, to.place, sheet, under])
  const coast = coastFor(coasts ?? [], [from.place, to.place])
  const rings = coast?.isAround(boxOf(view, sheet)) ? coast.rings : undefined
  const project = projectionOf(view, sheet)
  const dots = [from, to].map(({ place, name }) => {
    const [x, y] = project(place)
    return { x, y, name }
  })
  const labels = placeLabels(dots, sheet)
  return (
    <div className="map ride-map" ref={part} role="img" aria-label={t('map.journey', { from: from.name, to: to.name })}>
      <CityChart {...{ view, sheet }} centre={from.place} areas={[]} coast={rings} />
      <svg className="ride-way" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
        <path className="map-arc open" d={`M${dots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
        {dots.map(({ x, y, name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two, the first and the last
          <g key={index}>
            <circle className={index > 0 ? 'map-dot end' : 'map-dot'} cx={x} cy={y} r={6} />
            {labels[index] && (
              <text className="map-label" x={labels[index].x} y={labels[index].y} textAnchor={labels[index].anchor}>
                {name}
              </text>
            )}
          </g>
        ))}
      </svg>
      {rings && view.kilometres < approximate && <p className="city-note">{t('map.coast')}</p>}
    </div>
  )
}
