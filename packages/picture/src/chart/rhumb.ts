import { num, type Point } from '../shape.ts'
import { radian } from './projection.ts'

/** Chart makers drew the winds in black, the half winds in green and the quarter winds in red. */
export interface RhumbLines {
  /** The sixteen points of the hidden circle where lines meet. */
  nodes: readonly Point[]
  winds: string
  halfWinds: string
  quarterWinds: string
}

const stretch = (from: Point, to: Point): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const by = 2600 / Math.hypot(dx, dy)
  return segment([from[0] - dx * by, from[1] - dy * by], [to[0] + dx * by, to[1] + dy * by])
}

const segment = (from: Point, to: Point): string => `M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`

const kindOf = (index: number): 'winds' | 'halfWinds' | 'quarterWinds' =>
  index % 4 === 0 ? 'winds' : index % 2 === 0 ? 'halfWinds' : 'quarterWinds'

/** Sixteen nodes on a hidden circle, joined among each other, and the winds that each of them throws. */
export function rhumbLines(x: number, y: number, radius: number): RhumbLines {
  const angleOf = (k: number): number => (k * 22.5 - 90) * radian
  const nodes = Array.from(
    { length: 16 },
    (_, k): Point => [x + Math.cos(angleOf(k)) * radius, y + Math.sin(angleOf(k)) * radius],
  )
  const lines = { winds: '', halfWinds: '', quarterWinds: '' }
  for (const [i, from] of nodes.entries()) {
    for (const [j, to] of nodes.entries()) {
      const apart = Math.min(j - i, 16 - j + i)
      if (j <= i || (apart % 2 && apart !== 7 && apart !== 5)) continue
      lines[kindOf(i + j)] += apart === 8 ? stretch(from, to) : segment(from, to)
    }
  }
  for (const [k, node] of nodes.entries()) {
    const angle = angleOf(k)
    lines[kindOf(k)] += stretch([x, y], [x + Math.cos(angle), y + Math.sin(angle)])
    for (const turn of [-2, -1, 0, 1, 2]) {
      const to = angle + turn * 22.5 * radian
      const end: Point = [node[0] + Math.cos(to) * 1600, node[1] + Math.sin(to) * 1600]
      lines[(k + turn) % 2 ? 'quarterWinds' : 'halfWinds'] += segment(node, end)
    }
  }
  return { nodes, ...lines }
}
