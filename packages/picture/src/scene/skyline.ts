import type { Canvas, Scene } from '../canvas.ts'
import { isDark, mix } from '../palette.ts'
import { lampPost, windows } from '../piece/building.ts'
import { person } from '../piece/figure.ts'
import { water } from '../piece/ground.ts'
import { clouds, sky } from '../piece/sky.ts'
import { roundTree } from '../piece/tree.ts'
import { data, group, path, polygon, rect } from '../shape.ts'
import { skylineVariants, variantIn } from '../variant.ts'
import { towers } from './skyline-tower.ts'

/** Two rows of far buildings, the nearer one with a few lights. */
function farTowers(canvas: Canvas, gy: number): string {
  const { random: r, mood: m, width: W } = canvas
  let art = ''
  for (const [c, hMin, hMax, wMin, wMax, lit] of [
    [m.far, 60, 150, 26, 52, 0],
    [m.mid, 46, 130, 30, 62, 0.12],
  ] as const) {
    let x = -10
    while (x < W) {
      const w = r.between(wMin, wMax)
      const h = r.between(hMin, hMax) * (1 + 0.5 * Math.sin((x / W) * Math.PI))
      const y = gy - h
      art += rect(x, y, w, h, c)
      const t = r.next()
      if (t < 0.18) art += rect(x + w / 2 - 1, y - 24, 2, 24, c)
      else if (t < 0.36) art += polygon(c, [x, y], [x + w / 2, y - w * 0.5], [x + w, y])
      else if (t < 0.6) art += rect(x + w * 0.2, y - 12, w * 0.6, 12, c)
      if (lit && w > 34)
        art += group(
          windows(canvas, x + 4, y + 8, w - 8, h - 14, 4, Math.max(3, Math.round(h / 15)), {
            lit,
            fw: 0.42,
            fh: 0.4,
            dark: mix(c, m.near, 0.35),
          }),
        )
      x += w - r.between(-3, 6)
    }
  }
  return art
}

function promenade(canvas: Canvas, hx: number, gy: number, sunX: number): string {
  const { random: r, mood: m, width: W, height: H } = canvas
  const night = isDark(m)
  let art = ''
  art += rect(0, gy, W, H - gy, mix(m.sand, m.mid, night ? 0.55 : 0.18)) + rect(0, gy, W, 4, mix(m.sand2, m.near, 0.25))
  for (let i = 0; i < 8; i++) {
    const x = (i + 0.5) * (W / 8) + r.between(-12, 12)
    if (Math.abs(x - hx) > 74) art += roundTree(x, gy + 4, r.between(38, 56), m, i % 2 === 1)
  }
  art += lampPost(hx - 92, gy + 6, 40, m) + lampPost(hx + 92, gy + 6, 40, m)
  art += water(canvas, gy + 30, H, sunX) + rect(0, gy + 26, W, 5, m.near)
  art +=
    person(hx - 60, gy + 23, 20, m.accent) +
    person(hx - 48, gy + 23, 19, m.ink) +
    person(hx + 120, gy + 23, 20, m.leaf2)
  return art
}

export const skyline: Scene = (canvas, options) => {
  const { random: r, mood: m, width: W, height: H } = canvas
  const gy = H * 0.77
  const sunX = r.pick([W * r.between(0.12, 0.24), W * r.between(0.78, 0.88)])
  const backdrop = sky(canvas, { x: sunX, y: H * r.between(0.2, 0.34) }) + clouds(canvas, H * 0.08, H * 0.34, 2)
  const far = farTowers(canvas, gy)
  const kind = variantIn(skylineVariants, options.variant) ?? r.pick(skylineVariants)
  const hx = W * (sunX < W / 2 ? r.between(0.52, 0.62) : r.between(0.38, 0.48))
  const night = isDark(m)
  const lit = night ? 0.62 : 0.22
  const sh = mix(m.wall2, m.near, night ? 0.2 : 0.06)
  const dk = mix(m.near, m.ink, 0.1)
  const site = { hx, gy, lit, wall: m.wall, sh, dk }
  const entrance =
    rect(hx - 36, gy - 36, 72, 36, dk) +
    rect(hx - 30, gy - 30, 60, 30, m.glow, 'opacity=".92"') +
    path(data`M${hx - 46} ${gy - 34}L${hx - 36} ${gy - 50}H${hx + 36}L${hx + 46} ${gy - 34}Z`, m.accent) +
    rect(hx - 1, gy - 30, 2, 30, dk)
  return backdrop + far + towers[kind](canvas, site) + entrance + promenade(canvas, hx, gy, sunX)
}
