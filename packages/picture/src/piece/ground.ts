import type { Canvas } from '../canvas.ts'
import { line, num, type Point, path, rect } from '../shape.ts'

/** Engraved wave lines, wider apart towards the viewer; with the sun's x also its reflection. */
export function water({ random, mood, width, id }: Canvas, top: number, bottom: number, sunX?: number): string {
  let waves = ''
  for (let y = top + 5, row = 0; y < bottom; y += 5 + row * 0.9, row++) {
    const count = Math.round((random.whole(4, 7) * width) / 640)
    for (let i = 0; i < count; i++) {
      const length = random.between(14, 30) + row * 3.5
      const x = random.between(-10, width)
      waves += `M${num(x)} ${num(y)}q${num(length / 4)} ${num(-1 - row * 0.16)} ${num(length / 2)} 0t${num(length / 2)} 0`
    }
  }
  const sea =
    rect(0, top, width, bottom - top, `url(#${id}w)`) + line(waves, '#fff', 1.2, 'opacity=".28" stroke-linecap="round"')
  if (sunX === undefined) return sea
  let glints = ''
  for (let y = top + 3, row = 0; y < bottom; y += 6 + row * 0.5, row++) {
    const length = 16 + row * 5 + random.between(-6, 8)
    glints += `M${num(sunX - length / 2 + random.between(-6, 6))} ${num(y)}h${num(length)}`
  }
  return sea + line(glints, mood.sun, 2.4, 'opacity=".6" stroke-linecap="round"')
}

/** A far range: the middle of every stretch is moved, then the middle of every half, and so on. */
export function ridge({ random, width }: Canvas, base: number, height: number, rough: number, depth: number): Point[] {
  let points: Point[] = [
    [-20, base - random.between(0, height)],
    [width + 20, base - random.between(0, height)],
  ]
  let shift = height
  for (let round = 0; round < depth; round++) {
    points = points.flatMap((point, index): Point[] => {
      const next = points[index + 1]
      if (!next) return [point]
      const y = (point[1] + next[1]) / 2 + random.between(-shift, shift) * 0.5
      return [point, [(point[0] + next[0]) / 2, y]]
    })
    shift *= rough
  }
  return points
}

export function hills(canvas: Canvas, base: number, swell: number, fill: string, count = 4): string {
  const { random, width, height } = canvas
  const step = (width + 40) / count
  let data = `M-20 ${num(height)}L-20 ${num(base)}`
  let x = -20
  let y = base
  for (let i = 0; i < count; i++) {
    const end = base - random.between(-0.4, 1) * swell
    const start = y - random.between(0, swell * 0.4)
    const bend = end - random.between(-0.1, 0.3) * swell
    data += `C${num(x + step * 0.4)} ${num(start)} ${num(x + step * 0.6)} ${num(bend)} ${num(x + step)} ${num(end)}`
    x += step
    y = end
  }
  return path(`${data}L${num(width + 20)} ${num(height)}Z`, fill)
}
