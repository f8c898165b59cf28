import './map.css'
import { compass } from '@portolan/picture/chart/compass'
import { landPath } from '@portolan/picture/chart/land'
import type { Place } from '@portolan/picture/chart/projection'
import { useText } from '../i18n/text.ts'
import { drawn } from './drawn.tsx'
import { Land } from './Land.tsx'
import { loadCountries, loadLand } from './rings.ts'
import { fitPlaces, placeLabels } from './sheet.ts'
import { useLoaded } from './use-loaded.ts'

/** A place on the way. Those that are only passed have no name on the map. */
export interface JourneyPoint {
  place: Place
  name?: string | undefined
}

const sheet = { width: 420, height: 260 }
const north = compass(sheet.width - 36, sheet.height - 36, 24, false)

const winds = (x: number, y: number): string =>
  Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8
    return `M${x.toFixed(1)} ${y.toFixed(1)}L${(x + Math.cos(angle) * 600).toFixed(1)} ${(y + Math.sin(angle) * 600).toFixed(1)}`
  }).join('')

/** The course of a journey: straight from stop to stop, hollow where it begins, solid where it ends. */
export function JourneyMap({ points }: { points: readonly JourneyPoint[] }) {
  const t = useText()
  const rings = useLoaded(loadLand)
  const countries = useLoaded(loadCountries)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return null
  const project = fitPlaces(
    points.map(({ place }) => place),
    sheet,
    58,
  )
  const dots = points.map((point) => {
    const [x, y] = project(point.place)
    return { ...point, x, y }
  })
  const course = `M${dots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
  const [startX = 0, startY = 0] = project(first.place)
  const named = dots.flatMap(({ name, x, y }) => (name === undefined ? [] : [{ name, x, y }]))
  const labels = placeLabels(named, sheet)
  const borders = [...(countries?.values() ?? [])]
    .map((outline) => landPath(outline, project, sheet.width, sheet.height, { margin: 20, soft: true }).data)
    .join('')
  return (
    <div className="map">
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={t('map.journey', { from: first.name ?? '', to: last.name ?? '' })}
      >
        <Land rings={rings} project={project} sheet={sheet}>
          {borders && <path className="map-border" d={borders} />}
        </Land>
        <path className="map-rhumb" d={winds(startX, startY)} />
        <path className="map-arc" d={course} />
        {named.map(({ name, x, y }, index) => {
          const label = labels[index]
          return (
            <g key={`${name}/${x}/${y}`}>
              <circle className={index === named.length - 1 ? 'map-dot end' : 'map-dot'} cx={x} cy={y} r={4.5} />
              {label && (
                <text className="map-label" x={label.x} y={label.y} textAnchor={label.anchor}>
                  {name}
                </text>
              )}
            </g>
          )
        })}
        {drawn(north)}
      </svg>
    </div>
  )
}
