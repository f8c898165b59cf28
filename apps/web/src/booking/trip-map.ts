import type { Point } from './goods/goods.ts'
import type { TripDay } from './trip.ts'
import type { Stop } from './way-between.ts'

export interface TripPoint extends Point {
  /** Nothing is booked on the way there. */
  isOpen?: boolean
}

/** Every place of the trip in the order of travel, each named once. */
export function tripPoints(days: readonly TripDay[]): TripPoint[] {
  const points: TripPoint[] = []
  const named = new Set<string>()
  let last: string | undefined
  const add = ({ code, name, position }: Stop, isOpen: boolean) => {
    if (!position || code === last) return
    last = code
    const place = [position.longitude, position.latitude] as const
    points.push({ place, ...(!named.has(name) && { name }), ...(isOpen && { isOpen }) })
    named.add(name)
  }
  for (const { from, to, isDriven } of days.flatMap(({ entries }) => entries)) {
    if (!from || !to) continue
    add(from, points.length > 0 && !isDriven)
    add(to, false)
  }
  return points
}
