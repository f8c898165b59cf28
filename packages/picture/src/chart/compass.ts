import { num, type Point, times } from '../shape.ts'
import { radian } from './projection.ts'

/** Offset in degrees, reach, width at the root and number of points: the half winds, the quarters, the four winds. */
const stars = [
  [22.5, 0.52, 0.15, 8],
  [45, 0.74, 0.16, 4],
  [0, 1, 0.17, 4],
] as const

/** North is red; colours come from the classes, so that the map follows the theme. */
export function compass(x: number, y: number, radius: number, ring = true): string {
  const at = (angle: number, reach: number): Point => [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  const triangle = (kind: string, ...points: readonly Point[]) =>
    `<path class="${kind}" d="M${points.map((point) => point.map(num).join(' ')).join('L')}Z"/>`
  const circle = (kind: string, size: number) =>
    `<circle class="${kind}" cx="${num(x)}" cy="${num(y)}" r="${num(size)}"/>`
  const marks = times(64, (k) => {
    const angle = (k * Math.PI) / 32
    const [from, to] = [at(angle, radius * 0.7), at(angle, radius * (k % 2 ? 0.73 : 0.8))]
    return `<path class="rose-ring" d="M${from.map(num).join(' ')}L${to.map(num).join(' ')}"/>`
  })
  const points = stars.map(([offset, reach, root, count]) =>
    times(count, (k) => {
      const angle = (k * (360 / count) + offset - 90) * radian
      const turn = (180 / count) * radian * (count === 8 ? 0.9 : 0.5)
      const isNorth = offset === 0 && k === 0
      const tip = at(angle, radius * reach)
      return (
        triangle(isNorth ? 'rose-n' : 'rose-a', [x, y], at(angle - turn, radius * root), tip) +
        triangle('rose-b', [x, y], at(angle + turn, radius * root), tip)
      )
    }),
  )
  const dial = ring ? circle('rose-ring', radius * 0.8) + circle('rose-ring', radius * 0.7) + marks : ''
  return dial + points.join('') + circle('rose-c', radius * 0.07)
}
