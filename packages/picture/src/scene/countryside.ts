import type { Scene } from '../canvas.ts'
import { isDark, mix } from '../palette.ts'
import { windows } from '../piece/building.ts'
import { bird } from '../piece/figure.ts'
import { hills } from '../piece/ground.ts'
import { clouds, sky } from '../piece/sky.ts'
import { cypress } from '../piece/tree.ts'
import { data, line, path, placed, polygon, rect } from '../shape.ts'

export const countryside: Scene = (canvas) => {
  const { random: r, mood: m, width: W, height: H } = canvas
  const sunx = W * r.between(0.6, 0.82)
  let art = sky(canvas, { x: sunx, y: H * 0.24, radius: 30 }) + clouds(canvas, H * 0.1, H * 0.32, 3)
  art += hills(canvas, H * 0.48, 60, m.far) + hills(canvas, H * 0.55, 50, mix(m.far, m.leaf, 0.5))
  const hx = W * r.between(0.26, 0.4)
  const hy = H * 0.55
  art += hills(canvas, H * 0.6, 30, mix(m.leaf, m.sand, 0.35))
  const lit = isDark(m) ? 0.7 : 0.15
  art += placed(
    rect(-74, -40, 148, 62, m.wall) +
      rect(46, -40, 28, 62, mix(m.wall, m.near, 0.2)) +
      polygon(m.roof, [-86, -38], [-66, -62], [66, -62], [86, -38]) +
      rect(-22, -78, 44, 100, mix(m.wall, '#ffffff', 0.2)) +
      polygon(mix(m.roof, m.ink, 0.12), [-30, -76], [0, -100], [30, -76]) +
      windows(canvas, -68, -30, 42, 34, 3, 1, { lit, fw: 0.46, fh: 0.74, arch: true }) +
      windows(canvas, 26, -30, 42, 34, 3, 1, { lit, fw: 0.46, fh: 0.74, arch: true }) +
      windows(canvas, -18, -70, 36, 30, 2, 1, { lit, fw: 0.5, fh: 0.8, arch: true }) +
      path('M-9 22v-22a9 9 0 0 1 18 0v22z', m.ink),
    hx,
    hy,
  )
  for (let i = 0; i < 5; i++)
    art +=
      cypress(hx - 150 + i * 22 + r.between(-3, 3), hy + 26 + i * 2, r.between(74, 104), m) +
      (i < 4 ? cypress(hx + 100 + i * 26, hy + 26 + i * 4, r.between(66, 98), m) : '')
  const base = H * 0.66
  art += path(data`M-10 ${base}Q${W * 0.5} ${base - 34} ${W + 10} ${base + 8}V${H}H-10Z`, mix(m.leaf, m.leaf2, 0.35))
  let d = ''
  let e = ''
  for (let i = -16; i <= 16; i++) {
    const x0 = W * 0.52 + i * 17
    const x1 = W * 0.5 + i * 78
    d += data`M${x0} ${base - 10 + Math.abs(i) * 0.8}Q${(x0 + x1) / 2} ${H * 0.8} ${x1} ${H + 10}`
    for (let t = 0.08; t < 1; t += 0.09) {
      const px = x0 + (x1 - x0) * t * t
      const py = base - 8 + (H - base + 16) * t
      e += data`M${px} ${py}m${-3 - t * 9} 0a${3 + t * 9} ${2 + t * 6} 0 1 0 ${6 + t * 18} 0a${3 + t * 9} ${2 + t * 6} 0 1 0 ${-6 - t * 18} 0`
    }
  }
  art += line(d, mix(m.sand2, m.leaf, 0.3), 3, 'opacity=".7"') + path(e, mix(m.leaf2, m.ink, 0.1))
  return art + bird(W * 0.2, H * 0.2, 8, m.ink) + bird(W * 0.24, H * 0.23, 6, m.ink)
}
