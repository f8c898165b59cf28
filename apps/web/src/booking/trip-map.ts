import type { Point } from './goods/goods.ts'
import type { TripDay, TripEntry } from './trip.ts'
import { isElsewhere, type Stop } from './way-between.ts'

export interface TripPoint extends Point {
  /** Nothing is booked on the way there. */
  isOpen?: boolean
}

const isOnMap = ({ from, to }: TripEntry): boolean => from !== undefined && to !== undefined

/** Every place of the trip in the order of travel. On a map of several towns the station, the hotel and the beach of one are one name. */
export function tripPoints(days: readonly TripDay[]): TripPoint[] {
  const entries = days.flatMap((day) => day.entries).filter(isOnMap)
  const stops = entries.flatMap(({ from = [], to = [] }) => [from, to].flat())
  const isWide = stops.some((one) => stops.some((other) => isElsewhere(one, other)))
  const points: TripPoint[] = []
  const named: Stop[] = []
  let last: string | undefined
  const isNamed = (stop: Stop): boolean =>
    named.some((known) => (isWide ? !isElsewhere(known, stop) : known.name === stop.name))
  const add = (stop: Stop | undefined, isOpen: boolean) => {
    if (!stop?.position || stop.code === last) return
    const { name, position } = stop
    const isNew = !isNamed(stop)
    if (isNew) named.push(stop)
    last = stop.code
    const place = [position.longitude, position.latitude] as const
    points.push({ place, ...(isNew && { name }), ...(isOpen && { isOpen }) })
  }
  for (const { from, to, isDriven } of entries) {
    add(from, points.length > 0 && !isDriven)
    add(to, false)
  }
  return points
}
