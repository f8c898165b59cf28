import { landPath } from '@portolan/picture/chart/land'
import type { Place, Projection } from '@portolan/picture/chart/projection'
import { type ReactNode, useId } from 'react'
import type { Sheet } from './sheet.ts'

interface LandProps {
  /** Absent while it is on its way: the sea is there at once. */
  rings: readonly (readonly Place[])[] | undefined
  project: Projection
  sheet: Sheet
  /** Painted on land, under the line of the coast. */
  children?: ReactNode
}

const washes = [12, 6]

/** Sea, washes along the shore, land, coast. Colours come from classes, so that a map follows the theme. */
export function Land({ rings, project, sheet, children }: LandProps) {
  const id = useId()
  const { width, height } = sheet
  const coast = rings && landPath(rings, project, width, height, { margin: 40, soft: true, least: 2 }).data
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
