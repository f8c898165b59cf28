import type { Scene } from '../canvas.ts'
import { isDark, mix } from '../palette.ts'
import { windows } from '../piece/building.ts'
import { hills, water } from '../piece/ground.ts'
import { clouds, sky } from '../piece/sky.ts'
import { palm } from '../piece/tree.ts'
import { clip, data, ellipse, group, num, path, placed, rect } from '../shape.ts'

export const pool: Scene = (canvas) => {
  const { mood: m, width: W, height: H, id } = canvas
  let art =
    sky(canvas, { x: W * 0.74, y: H * 0.2 }) +
    clouds(canvas, H * 0.08, H * 0.26, 2) +
    hills(canvas, H * 0.44, 40, m.far, 3) +
    rect(0, H * 0.44, W, H * 0.1, `url(#${id}w)`)
  const gy = H * 0.53
  const dk = mix(m.near, m.ink, 0.2)
  const lit = isDark(m) ? 0.7 : 0.2
  art += rect(0, gy, W, H, mix(m.sand, '#ffffff', 0.25))
  art +=
    rect(0, gy - 132, W * 0.38, 132, m.wall) +
    rect(0, gy - 140, W * 0.4, 9, mix(m.wall, '#ffffff', 0.5)) +
    windows(canvas, 14, gy - 122, W * 0.34, 54, 4, 1, { lit, fw: 0.62, fh: 0.8, dark: dk }) +
    windows(canvas, 14, gy - 60, W * 0.34, 60, 4, 1, { lit, fw: 0.7, fh: 0.86, dark: dk, arch: true }) +
    rect(0, gy - 66, W * 0.4, 4, m.accent)
  art +=
    path(data`M${W * 0.22} ${gy + 30}H${W + 10}V${H * 0.92}H${W * 0.06}Z`, mix(m.sand2, '#ffffff', 0.3)) +
    clip(`${id}p`, data`M${W * 0.235} ${gy + 38}H${W + 10}V${H * 0.9}H${W * 0.085}Z`) +
    group(
      rect(0, gy, W, H, m.water[1]) +
        path(data`M${W * 0.235} ${gy + 38}H${W + 10}v12H${W * 0.22}z`, m.water[2]) +
        water(canvas, gy + 48, H),
      `clip-path="url(#${id}p)"`,
    )
  for (let i = 0; i < 3; i++) {
    const x = W * 0.045 - i * 22
    const y = gy + 50 + i * 54
    const k = 0.8 + i * 0.12
    art += placed(
      ellipse(4, 15, 62, 7, m.ink, 'opacity=".13"') +
        rect(-44, 4, 3, 11, m.ink) +
        rect(24, 4, 3, 11, m.ink) +
        path('M-54 -2h74l26 -34l9 5l-28 38h-81z', '#FFFDF6') +
        path('M-54 2h76l2 5h-78z', m.accent) +
        path('M22 -4l18 -24l12 7l-16 21z', m.accent, 'opacity=".85"'),
      x + 40,
      y,
      Number(num(k * 10)) / 10,
    )
  }
  for (const [x, y, k] of [
    [W * 0.52, gy + 34, 0.8],
    [W * 0.7, gy + 34, 0.8],
    [W * 0.88, gy + 34, 0.8],
  ] as const)
    art += placed(
      rect(-1.2, -64, 2.4, 66, m.ink) +
        path('M-46 -52L0 -76L46 -52Z', m.accent) +
        path('M-16 -52L0 -76L16 -52Z', '#FFFDF6') +
        rect(-30, -6, 60, 5, '#FFFDF6') +
        rect(-28, -2, 4, 8, m.ink) +
        rect(24, -2, 4, 8, m.ink),
      x,
      y,
      k,
    )
  art += palm(canvas, W * 0.44, gy + 26, 170, 14) + palm(canvas, W * 0.96, H * 1.02, 300, -40)
  return art
}
