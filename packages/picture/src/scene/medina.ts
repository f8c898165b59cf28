import type { Scene } from '../canvas.ts'
import { isDark, mix } from '../palette.ts'
import { hills } from '../piece/ground.ts'
import { clouds, sky } from '../piece/sky.ts'
import { palm } from '../piece/tree.ts'
import { circle, data, each, ellipse, path, rect } from '../shape.ts'

export const medina: Scene = (canvas) => {
  const { random: r, mood: m, width: W, height: H } = canvas
  const gy = H * 0.8
  const sunx = W * r.pick([0.2, 0.8])
  let art = sky(canvas, { x: sunx, y: H * 0.26, radius: 34 }) + clouds(canvas, H * 0.1, H * 0.3, 2)
  art += hills(canvas, H * 0.62, 60, m.far, 3) + hills(canvas, H * 0.66, 40, mix(m.far, m.sand2, 0.5), 3)
  const night = isDark(m)
  const t1 = night ? m.wall2 : mix(m.wall2, m.roof, 0.22)
  const t2 = m.wall
  const t3 = mix(t1, m.roof, 0.3)
  const dk = mix(m.near, m.ink, 0.3)
  const dome = (x: number, y: number, R: number, c: string) =>
    path(
      data`M${x - R} ${y}C${x - R * 1.25} ${y - R * 0.9} ${x - R * 0.3} ${y - R * 1.2} ${x} ${y - R * 1.7}C${x + R * 0.3} ${y - R * 1.2} ${x + R * 1.25} ${y - R * 0.9} ${x + R} ${y}Z`,
      c,
    ) +
    path(
      data`M${x} ${y - R * 1.7}C${x + R * 0.3} ${y - R * 1.2} ${x + R * 1.25} ${y - R * 0.9} ${x + R} ${y}H${x + R * 0.3}C${x + R * 0.5} ${y - R * 0.9} ${x + R * 0.2} ${y - R * 1.2} ${x} ${y - R * 1.7}Z`,
      mix(c, m.ink, 0.16),
    ) +
    rect(x - 1, y - R * 2.1, 2, R * 0.45, m.accent)
  const arch = (x: number, y: number, w: number, h: number, c: string, extra = '') =>
    path(
      data`M${x - w / 2} ${y}V${y - h * 0.62}Q${x - w * 0.56} ${y - h * 0.86} ${x} ${y - h}Q${x + w * 0.56} ${y - h * 0.86} ${x + w / 2} ${y - h * 0.62}V${y}Z`,
      c,
      extra,
    )
  const block = (x: number, w: number, h: number, c: string) => {
    let o = rect(x, gy - h, w, h, c) + rect(x + w * 0.86, gy - h, w * 0.14, h, mix(c, m.ink, 0.14))
    for (let i = 0; i < w / 12 - 0.5; i++) o += rect(x + i * 12, gy - h - 7, 7, 7, c)
    return o
  }
  let x = -10
  while (x < W) {
    const w = r.between(60, 96)
    const h = r.between(80, 150)
    art += block(x, w, h, r.pick([t1, t3, mix(t1, m.far, 0.3)]))
    const k = r.whole(2, 3)
    for (let i = 0; i < k; i++)
      art += arch(x + (i + 0.5) * (w / k), gy - h + 48, 12, 26, r.chance(night ? 0.6 : 0.15) ? m.glow : dk)
    x += w - 4
  }
  const mx = W * (sunx < W / 2 ? 0.76 : 0.24)
  art +=
    rect(mx - 17, gy - 262, 34, 262, t2) +
    rect(mx + 8, gy - 262, 9, 262, mix(t2, m.ink, 0.14)) +
    rect(mx - 21, gy - 214, 42, 6, m.accent) +
    rect(mx - 12, gy - 290, 24, 28, t2) +
    dome(mx, gy - 290, 13, m.water[2]) +
    each([0, 1, 2], (i) => arch(mx - 1, gy - 168 + i * 46, 11, 26, night ? m.glow : dk))
  const hx = W * 0.5
  art +=
    block(hx - 124, 248, 150, t2) +
    rect(hx - 58, gy - 184, 116, 184, mix(t2, '#ffffff', 0.18)) +
    dome(hx, gy - 184, 46, m.water[2]) +
    rect(hx - 62, gy - 188, 124, 7, m.accent) +
    arch(hx, gy, 66, 128, m.water[1]) +
    arch(hx, gy, 50, 108, dk) +
    arch(hx, gy, 40, 92, m.glow) +
    each(
      [-98, -74, 74, 98],
      (q) => arch(hx + q, gy - 74, 17, 44, night ? m.glow : dk) + arch(hx + q, gy, 17, 44, m.water[2]),
    )
  art +=
    rect(0, gy, W, H - gy, m.sand) +
    path(data`M${hx - 40} ${gy + 16}h80l54 ${H - gy}h-188z`, m.water[1]) +
    path(data`M${hx - 40} ${gy + 16}h80l6 8h-92z`, mix(m.water[1], '#ffffff', 0.5)) +
    arch(hx, gy + 70, 30, -50, m.glow, 'opacity=".35"')
  art +=
    palm(canvas, hx - 176, gy + 30, 178, -16) +
    palm(canvas, hx + 186, gy + 36, 200, 18) +
    palm(canvas, hx + 232, gy + 24, 136, 10)
  for (const k of [-1, 1])
    for (let i = 0; i < 4; i++)
      art +=
        ellipse(hx + k * (88 + i * 26 + i * i * 3), gy + 30 + i * 14, 16, 9, m.leaf2) +
        circle(hx + k * (86 + i * 26 + i * i * 3), gy + 24 + i * 14, 2.4, m.accent)
  return art
}
