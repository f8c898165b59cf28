import { num } from '../shape.ts'
import { type Place, type Projection, radian } from './projection.ts'

type Vector = readonly [number, number, number]

const vectorOf = ([longitude, latitude]: Place): Vector => [
  Math.cos(latitude * radian) * Math.cos(longitude * radian),
  Math.cos(latitude * radian) * Math.sin(longitude * radian),
  Math.sin(latitude * radian),
]

/** The shortest way over the sphere, in equal steps. */
export function greatCircle(from: Place, to: Place, steps = 48): Place[] {
  const [a, b] = [vectorOf(from), vectorOf(to)]
  const angle = Math.acos(Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]))
  // Two ends in one place have no way between them: the formula would divide by nothing.
  if (angle === 0) return Array.from({ length: steps + 1 }, () => from)
  return Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps
    const p = Math.sin((1 - share) * angle) / Math.sin(angle)
    const q = Math.sin(share * angle) / Math.sin(angle)
    const [x, y, z] = [p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2]]
    return [Math.atan2(y, x) / radian, Math.atan2(z, Math.hypot(x, y)) / radian]
  })
}

export const arcPath = (from: Place, to: Place, project: Projection): string =>
  `M${greatCircle(from, to)
    .map(project)
    .map(([x, y]) => `${num(x)} ${num(y)}`)
    .join('L')}`
