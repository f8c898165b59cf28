import type { Mood } from '../palette.ts'
import { circle, group, line, num, path, polygon, times } from '../shape.ts'

/** The brand's compass rose with eight points. */
export function rose(x: number, y: number, radius: number, light: string, dark: string): string {
  const turn = Math.PI / 8
  const points = times(8, (k) => {
    const angle = ((k * 45 - 90) * Math.PI) / 180
    const length = k % 2 ? radius * 0.62 : radius
    const at = (direction: number, reach: number) =>
      [x + Math.cos(direction) * reach, y + Math.sin(direction) * reach] as const
    const tip = at(angle, length)
    return (
      polygon(light, [x, y], at(angle - turn, radius * 0.2), tip) +
      polygon(dark, [x, y], at(angle + turn, radius * 0.2), tip)
    )
  })
  return group(points, 'opacity="1"')
}

export const person = (x: number, y: number, size: number, coat: string, skin = '#C98F6B'): string =>
  path(
    `M${num(x - size * 0.16)} ${num(y)}l${num(size * 0.03)} ${num(-size * 0.62)}` +
      `q${num(size * 0.13)} ${num(-size * 0.14)} ${num(size * 0.26)} 0l${num(size * 0.03)} ${num(size * 0.62)}z`,
    coat,
  ) + circle(x, y - size * 0.82, size * 0.12, skin)

export const bird = (x: number, y: number, size: number, colour: string): string =>
  line(
    `M${num(x - size)} ${num(y - size * 0.3)}q${num(size * 0.55)} ${num(-size * 0.35)} ${num(size)} ${num(size * 0.3)}` +
      `q${num(size * 0.45)} ${num(-size * 0.65)} ${num(size)} ${num(-size * 0.3)}`,
    colour,
    1.5,
    'stroke-linecap="round"',
  )

/** A small boat with two sails, seen from far. */
export const sailboat = (x: number, y: number, size: number, mood: Mood): string => {
  const hull = `M${num(x - size * 0.45)} ${num(y)}h${num(size * 0.9)}l${num(-size * 0.14)} ${num(size * 0.16)}h${num(-size * 0.6)}z`
  const foot = y - size * 0.06
  return (
    path(hull, mood.ink) +
    polygon(mood.wall, [x, y - size * 1.1], [x, foot], [x + size * 0.42, foot]) +
    polygon(mood.accent, [x - size * 0.05, y - size * 0.95], [x - size * 0.05, foot], [x - size * 0.36, foot])
  )
}
