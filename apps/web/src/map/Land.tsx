import { landPath } from '@portolan/picture/chart/land'
import type { Place, Projection } from '@portolan/picture/chart/projection'
import { type ReactNode, useId } from 'react'
import type { Sheet } from './sheet.ts'

interface LandProps {
  /** Absent while it is on its way: the sea is there at once. */
  rings: readonly (readonly Place[])[] | undefined
  project: Projection
  sheet: Sheet
  /** Degrees by which the world is drawn once more: a way over the Pacific leaves it at one side. */
  turns?: readonly number[]
  /** How far beyond the sheet the coast is drawn. A map that is moved needs more: what is cut off bends the rest. */
  margin?: number
  /** Painted on land, under the line of the coast. */
  children?: ReactNode
}

const washes = [12, 6]
const once = [0] as const

/** Sea, washes along the shore, land, coast. Colours come from classes, so that a map follows the theme. */
export function Land({ rings, project, sheet, turns = once, margin = 40, children }: LandProps) {
  const id = useId()
  const { width, height } = sheet
  const coastOf = (turn: number) =>
    landPath(rings ?? [], ([longitude, latitude]) => project([longitude + turn, latitude]), width, height, {
      ...{ margin, soft: true, least: 2 },
    }).data
  const coast = rings && turns.map(coastOf).join('')
  return (
    <>
      <rect className="map-sea" width={width} height={height} />
      {coast && (
        <>
          <defs>
            <path id={id} d={coast} />
            <clipPath id={`${id}-clip`}>
              <use href={`#${id}`} />
            </clipPath>
          </defs>
          <g className="map-wash">
            {washes.map((wash) => (
              <use key={wash} href={`#${id}`} strokeWidth={wash} />
            ))}
          </g>
          <use href={`#${id}`} className="map-land" />
          {children && <g clipPath={`url(#${id}-clip)`}>{children}</g>}
          {children && <use href={`#${id}`} className="map-outline" />}
        </>
      )}
    </>
  )
}
