import { num, type Point } from '../shape.ts'
import type { Place, Projection } from './projection.ts'

interface Edge {
  isInside(point: Point): boolean
  cross(from: Point, to: Point): Point
}

const upright = (x: number, isInside: (point: Point) => boolean): Edge => ({
  isInside,
  cross: (a, b) => [x, a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1])],
})

const level = (y: number, isInside: (point: Point) => boolean): Edge => ({
  isInside,
  cross: (a, b) => [a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), y],
})

/** Sutherland and Hodgman: what lies outside one edge after the other is cut off. */
function clip(ring: readonly Point[], left: number, top: number, right: number, bottom: number): readonly Point[] {
  const edges = [
    upright(left, ([x]) => x >= left),
    upright(right, ([x]) => x <= right),
    level(top, ([, y]) => y >= top),
    level(bottom, ([, y]) => y <= bottom),
  ]
  return edges.reduce<readonly Point[]>(
    (points, { isInside, cross }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point
        if (isInside(point)) return isInside(before) ? [point] : [cross(before, point), point]
        return isInside(before) ? [cross(before, point)] : []
      }),
    ring,
  )
}

/** Catmull and Rom as cubic curves: a drawn coast, not a plotted one. */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points.at(index % points.length) ?? [0, 0]
  const pull = 1 / 6.5
  const start = at(0)
  const curves = points.map((_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const out = `${num(p1[0] + (p2[0] - p0[0]) * pull)} ${num(p1[1] + (p2[1] - p0[1]) * pull)}`
    const into = `${num(p2[0] - (p3[0] - p1[0]) * pull)} ${num(p2[1] - (p3[1] - p1[1]) * pull)}`
    return `C${out} ${into} ${num(p2[0])} ${num(p2[1])}`
  })
  return `M${num(start[0])} ${num(start[1])}${curves.join('')}Z`
}

const straight = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`

/** Rings cut at the antimeridian jump by 360 degrees: they are laid out in one piece, near Greenwich. */
function unwrap(ring: readonly Place[]): Place[] {
  let shift = 0
  const laid = ring.map(([longitude, latitude], index): Place => {
    const before = index > 0 ? (ring[index - 1]?.[0] ?? longitude) : longitude
    if (longitude - before > 180) shift -= 360
    else if (longitude - before < -180) shift += 360
    return [longitude + shift, latitude]
  })
  const middle = laid.reduce((sum, [longitude]) => sum + longitude, 0) / laid.length
  const home = middle < -180 ? 360 : middle > 180 ? -360 : 0
  return laid.map(([longitude, latitude]) => [longitude + home, latitude])
}

/** Points closer than half a unit add bytes and no shape. */
function thin(points: readonly Point[], distance: number): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > distance) kept.push(point)
  }
  return kept
}

function isTiny(points: readonly Point[], least: number): boolean {
  const span = (axis: 0 | 1): number => {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const point of points) {
      low = Math.min(low, point[axis])
      high = Math.max(high, point[axis])
    }
    return high - low
  }
  return span(0) < least && span(1) < least
}

interface LandOptions {
  /** How far beyond the sheet the coast is drawn, so that its washes do not end at the edge. */
  margin?: number
  soft?: boolean
  /** Islands smaller than this are left out. */
  least?: number
}

/** The coast as path data, and the rings it was drawn from. The rings of the world are handed in. */
export function landPath(
  world: Iterable<readonly Place[]>,
  project: Projection,
  width: number,
  height: number,
  { margin = 60, soft = false, least = 3 }: LandOptions = {},
): { data: string; rings: Point[][] } {
  let data = ''
  const rings: Point[][] = []
  for (const ring of world) {
    const seen = clip(unwrap(ring).map(project), -margin, -margin, width + margin, height + margin)
    if (seen.length < 3) continue
    const points = thin(seen, soft ? 0.6 : 0.5)
    if (points.length < 3 || isTiny(points, least)) continue
    rings.push(points)
    data += soft ? smooth(points) : straight(points)
  }
  return { data, rings }
}

/** Whether a point of the sheet is land: by how often a line to the edge crosses the coast. */
export function isLand(rings: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let inside = false
  for (const ring of rings) {
    for (const [index, [toX, toY]] of ring.entries()) {
      const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY]
      if (toY > y !== fromY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) inside = !inside
    }
  }
  return inside
}
