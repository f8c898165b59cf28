import type { Canvas } from '../canvas.ts'
import { type Mood, mix } from '../palette.ts'
import { circle, each, ellipse, line, num, path, polygon, rect, times } from '../shape.ts'

export function roundTree(x: number, y: number, size: number, mood: Mood, dark: boolean): string {
  const crown = dark ? mood.leaf2 : mood.leaf
  const shade = `M${num(x)} ${num(y - size * 1.12)}a${num(size * 0.34)} ${num(size * 0.4)} 0 0 1 0 ${num(size * 0.8)}z`
  return (
    rect(x - size * 0.06, y - size * 0.5, size * 0.12, size * 0.5, mix(mood.ink, mood.leaf2, 0.4)) +
    ellipse(x, y - size * 0.72, size * 0.34, size * 0.4, crown) +
    path(shade, mix(crown, mood.ink, 0.18))
  )
}

export function cypress(x: number, y: number, size: number, mood: Mood): string {
  const at = (dx: number, dy: number) => `${num(x + size * dx)} ${num(y - size * dy)}`
  const right = `C${at(0.16, 0.6)} ${at(0.15, 0.15)} ${at(0.04, 0)}`
  const left = `C${at(-0.15, 0.15)} ${at(-0.16, 0.6)} ${at(0, 1)}`
  return path(`M${at(0, 1)}${right}h${num(-size * 0.08)}${left}Z`, mood.leaf2)
}

export function pine(x: number, y: number, size: number, light: string, dark: string): string {
  const branches = times(3, (k) => {
    const half = (size * (0.42 - k * 0.1)) / 1.2
    const foot = y - size * 0.1 - k * size * 0.26
    const top = foot - size * 0.42
    return (
      polygon(light, [x - half, foot], [x, top], [x + half, foot]) +
      polygon(dark, [x, top], [x + half, foot], [x, foot - size * 0.04])
    )
  })
  return rect(x - size * 0.05, y - size * 0.14, size * 0.1, size * 0.16, dark) + branches
}

/** Angle in degrees and length of each leaf. */
const palmLeaves = [
  [-172, 1],
  [-150, 0.95],
  [-118, 0.85],
  [-62, 0.85],
  [-30, 0.98],
  [-8, 1],
  [20, 0.8],
  [-200, 0.8],
] as const

export function palm({ random, mood }: Canvas, x: number, y: number, height: number, lean: number): string {
  const [topX, topY] = [x + lean, y - height]
  const top = `${num(topX)} ${num(topY)}`
  const length = height * 0.46
  const leaves = each(palmLeaves, ([degrees, share]) => {
    const angle = ((degrees + random.between(-6, 6)) * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const end = `${num(topX + cos * length * share)} ${num(topY + sin * length * share * 0.8 + length * 0.34)}`
    const midX = num(topX + cos * length * share * 0.55)
    const midY = topY + sin * length * share * 0.95 - length * 0.02
    const data = `M${top}Q${midX} ${num(midY - length * 0.1)} ${end}Q${midX} ${num(midY + length * 0.13)} ${top}Z`
    return path(data, degrees % 4 === 0 ? mood.leaf2 : mood.leaf)
  })
  const trunk = `M${num(x)} ${num(y)}Q${num(x + lean * 0.15)} ${num(y - height * 0.6)} ${top}`
  return (
    line(trunk, mix(mood.ink, mood.sand2, 0.35), num(height * 0.045), 'stroke-linecap="round"') +
    leaves +
    circle(topX - height * 0.02, topY + height * 0.03, height * 0.024, mood.roof) +
    circle(topX + height * 0.03, topY + height * 0.02, height * 0.024, mix(mood.roof, mood.ink, 0.3))
  )
}
