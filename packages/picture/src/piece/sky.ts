import type { Canvas } from '../canvas.ts'
import { type Mood, moods } from '../palette.ts'
import { circle, group, num, rect, times } from '../shape.ts'

/** The sun or the moon is a compass rose that throws rhumb lines. */
function compassSun({ mood, id }: Canvas, x: number, y: number, radius: number): string {
  const reach = 1200
  const rays = times(32, (k) => {
    const angle = (k * Math.PI) / 16
    const opacity = k % 4 === 0 ? 0.34 : k % 2 === 0 ? 0.22 : 0.12
    const from = `M${num(x + Math.cos(angle) * radius * 1.55)} ${num(y + Math.sin(angle) * radius * 1.55)}`
    const to = `L${num(x + Math.cos(angle) * reach)} ${num(y + Math.sin(angle) * reach)}`
    const width = k % 4 === 0 ? 1.2 : 0.8
    return `<path d="${from}${to}" stroke="${mood.sun}" stroke-width="${width}" opacity="${opacity}"/>`
  })
  return (
    group(rays) +
    circle(x, y, radius * 3.2, `url(#${id}h)`) +
    circle(x, y, radius * 1.55, 'none', `stroke="${mood.sun}" stroke-width="1" opacity=".55"`) +
    circle(x, y, radius, mood.sun)
  )
}

/** Where the sun stands; its size is left to chance unless told. */
interface Sun {
  x: number
  y: number
  radius?: number
}

export function sky(canvas: Canvas, sun: Sun): string {
  const { random, mood, width, height, id } = canvas
  const radius = sun.radius ?? random.between(20, 30)
  const star = (): string => {
    const [x, y, size] = [random.between(0, width), random.between(0, height * 0.5), random.between(0.5, 1.3)]
    return circle(x, y, size, '#F4EBD2', `opacity="${num(random.between(0.3, 0.9))}"`)
  }
  return (
    rect(0, 0, width, height, `url(#${id}s)`) +
    compassSun(canvas, sun.x, sun.y, radius) +
    times(mood === moods.night ? 46 : 0, star)
  )
}

/** Four bars with round ends. */
export function cloud(x: number, y: number, width: number, mood: Mood, opacity: number | string): string {
  const height = width * 0.085
  const bar = (left: number, top: number, length: number) =>
    `<rect x="${num(left)}" y="${num(top)}" width="${num(length)}" height="${num(height)}" rx="${num(height / 2)}"/>`
  return group(
    bar(x, y, width) +
      bar(x + width * 0.16, y - height * 0.92, width * 0.52) +
      bar(x - width * 0.2, y + height * 0.92, width * 0.8) +
      bar(x + width * 0.32, y + height * 1.84, width * 0.46),
    `fill="${mood.cloud}" opacity="${opacity}"`,
  )
}

export const clouds = ({ random, mood, width }: Canvas, top: number, bottom: number, count: number): string =>
  times(count, () =>
    cloud(
      random.between(-20, width - 60),
      random.between(top, bottom),
      random.between(70, 130),
      mood,
      num(random.between(0.35, 0.75)),
    ),
  )
