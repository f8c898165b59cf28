import { compass } from '@portolan/picture/chart/compass'
import { neatline } from '@portolan/picture/chart/frame'
import type { Place } from '@portolan/picture/chart/projection'
import { useMemo } from 'react'
import { useFormat } from '../i18n/format.ts'
import { type CityView, pixelsPerKilometre, projectionOf } from './city-view.ts'
import { drawn } from './drawn.tsx'
import { Land } from './Land.tsx'
import type { Sheet } from './sheet.ts'

export interface Area {
  readonly name: string
  readonly place: Place
}

interface Props {
  view: CityView
  sheet: Sheet
  /** The city's own middle: rings and winds go out from it. */
  centre: Place
  areas: readonly Area[]
  coast: readonly (readonly Place[])[] | undefined
}

const rings = [1, 2, 4, 8, 16] as const
const roseSize = 34
/** Sheets around this one, over which the coast is the same wherever the map is moved. */
const beyond = 6

const winds = ([x, y]: readonly [number, number], length: number): string =>
  Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8
    return `M${x.toFixed(1)} ${y.toFixed(1)}L${(x + Math.cos(angle) * length).toFixed(1)} ${(y + Math.sin(angle) * length).toFixed(1)}`
  }).join('')

/** Names that would stand on each other: the first one stays. */
function apart(areas: readonly (Area & { x: number; y: number })[]) {
  const kept: (Area & { x: number; y: number })[] = []
  for (const area of areas) {
    const half = (one: Area) => one.name.length * 4
    const isFree = kept.every(
      (one) => Math.abs(one.y - area.y) > 20 || Math.abs(one.x - area.x) > half(one) + half(area),
    )
    if (isFree) kept.push(area)
  }
  return kept
}

/** No street is invented: the coast, rings by distance, winds from the middle, and the names of quarters. */
export function CityChart({ view, sheet, centre, areas, coast }: Props) {
  const format = useFormat()
  const project = projectionOf(view, sheet)
  const [x, y] = project(centre)
  const perKilometre = pixelsPerKilometre(view, sheet)
  const { width, height } = sheet
  const frame = useMemo(
    () => [...drawn(neatline(width, height)), ...drawn(compass(width - 52, height - 58, roseSize))],
    [width, height],
  )
  const named = apart(
    areas.map((area) => {
      const [left, top] = project(area.place)
      return { ...area, x: left, y: top }
    }),
  )
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {coast ? (
        <Land rings={coast} {...{ project, sheet }} margin={beyond * (width + height)} />
      ) : (
        <rect className="map-ground" {...sheet} />
      )}
      <path className="map-rhumb" d={winds([x, y], 2 * (width + height))} />
      {rings
        .filter((ring) => ring * perKilometre > 36 && ring * perKilometre < width + height)
        .map((ring) => (
          <g key={ring}>
            <circle className="map-ring" cx={x} cy={y} r={ring * perKilometre} />
            <text className="map-ring-t" x={x} y={y - ring * perKilometre - 4} textAnchor="middle">
              {format.distance(ring)}
            </text>
          </g>
        ))}
      {named.map((area) => (
        <text key={area.name} className="map-label" x={area.x} y={area.y} textAnchor="middle">
          {area.name}
        </text>
      ))}
      {frame}
    </svg>
  )
}
