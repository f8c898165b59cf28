import { greatCircle } from '@portolan/picture/chart/great-circle'
import type { Place } from '@portolan/picture/chart/projection'

/** Beyond it a sheet in Mercator's projection would have no end. */
const furthest = 78

const clamp = (latitude: number): number => Math.max(-furthest, Math.min(furthest, latitude))

/** The places of each stretch, one after the other without a jump at the date line. */
export function waysOf(places: readonly Place[], isArc: boolean): Place[][] {
  let last = places[0]?.[0] ?? 0
  const follow = ([longitude, latitude]: Place): Place => {
    const turns = Math.round((last - longitude) / 360)
    last = longitude + 360 * turns
    return [last, isArc ? clamp(latitude) : latitude]
  }
  return places.slice(1).map((to, index) => {
    const from = places[index] ?? to
    return (isArc ? greatCircle(from, to) : [from, to]).map(follow)
  })
}

/** How the world is laid side by side so that the whole way runs over it. */
export function turnsOf(places: readonly Place[]): number[] {
  const longitudes = places.map(([longitude]) => longitude)
  // half a world of room on both sides: the sheet is wider than the way
  return [-360, 0, 360].filter(
    (turn) => turn === 0 || longitudes.some((longitude) => (turn > 0 ? longitude > 90 : longitude < -90)),
  )
}
