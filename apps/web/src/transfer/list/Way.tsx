import type { Position } from '@portolan/contract/shared'
import type { Place } from '@portolan/picture/chart/projection'
import { RideMap } from '../../map/RideMap.tsx'
import type { ListView } from './use-list.ts'

const placeOf = (position: Position | undefined): Place | undefined =>
  position && [position.longitude, position.latitude]

/** The way on the map, as the server understood both ends; nothing where one of them has no position. */
export function Way({ view: { asked, answer }, under }: { view: ListView; under: number }) {
  const from = placeOf(answer?.from?.position ?? asked.from.position)
  const to = placeOf(answer?.to?.position ?? asked.to.position)
  if (!from || !to) return null
  return <RideMap from={{ place: from, name: asked.from.name }} to={{ place: to, name: asked.to.name }} under={under} />
}
