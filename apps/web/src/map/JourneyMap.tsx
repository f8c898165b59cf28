import './map.css'
import { compass } from '@portolan/picture/chart/compass'
import { landPath } from '@portolan/picture/chart/land'
import type { Place } from '@portolan/picture/chart/projection'
import { useText } from '../i18n/text.ts'
import { drawn } from './drawn.tsx'
import { Land } from './Land.tsx'
import { loadCountries, loadLand, loadWorld } from './rings.ts'
import { fitPlaces, isBeside, placeLabels, placeRose, roseSize } from './sheet.ts'
import { useLoaded } from './use-loaded.ts'
import { turnsOf, waysOf } from './way.ts'

/** A place on the way. Those that are only passed have no name on the map. */
export interface JourneyPoint {
  place: Place
  name?: string | undefined
  /** Nothing is booked on the way there: the line to it is dotted. */
  isOpen?: boolean | undefined
}

const sheet = { width: 420, height: 260 }
/** No borders are drawn on a map of the world: only Europe's are known. */
const loadNone = async (): Promise<ReadonlyMap<string, never[]>> => new Map()

const winds = (x: number, y: number): string =>
  Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8
    return `M${x.toFixed(1)} ${y.toFixed(1)}L${(x + Math.cos(angle) * 600).toFixed(1)} ${(y + Math.sin(angle) * 600).toFixed(1)}`
  }).join('')

const at = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)} ${y.toFixed(1)}`

interface Props {
  points: readonly JourneyPoint[]
  /** In the air the shortest way is an arc on the sheet; on rails and at sea it is drawn straight. */
  course?: 'straight' | 'arc'
}

/** The course of a journey from stop to stop, hollow where it begins, solid where it ends. */
export function JourneyMap({ points, course = 'straight' }: Props) {
  const t = useText()
  const isArc = course === 'arc'
  const rings = useLoaded(isArc ? loadWorld : loadLand)
  const countries = useLoaded(isArc ? loadNone : loadCountries)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return null
  const ways = waysOf(
    points.map(({ place }) => place),
    isArc,
  )
  const laid = ways.flat()
  const project = fitPlaces(laid, sheet, 58)
  const dots = points.map((point, index) => {
    const [x, y] = project((index === 0 ? ways[0]?.[0] : ways[index - 1]?.at(-1)) ?? point.place)
    return { ...point, x, y }
  })
  const courseOf = (isOpen: boolean) =>
    ways
      .filter((_, index) => (points[index + 1]?.isOpen === true) === isOpen)
      .map(
        (way) =>
          `M${way
            .map(project)
            .map(([x, y]) => at({ x, y }))
            .join('L')}`,
      )
      .join('')
  const [startX, startY] = [dots[0]?.x ?? 0, dots[0]?.y ?? 0]
  // A journey that comes back to a place names it once, as its end.
  const withName = dots.flatMap(({ name, x, y }) => (name === undefined ? [] : [{ name, x, y }]))
  const named = withName.filter((dot, index) => !withName.slice(index + 1).some((later) => isBeside(dot, later)))
  const rose = placeRose(dots, sheet)
  const labels = placeLabels(named, sheet, rose)
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
        <Land rings={rings} project={project} sheet={sheet} turns={turnsOf(laid)}>
          {borders && <path className="map-border" d={borders} />}
        </Land>
        <path className="map-rhumb" d={winds(startX, startY)} />
        <path className="map-arc" d={courseOf(false)} />
        <path className="map-arc open" d={courseOf(true)} />
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
        {drawn(compass(rose.x, rose.y, roseSize, false))}
      </svg>
    </div>
  )
}
