import type { Scene } from '../canvas.ts'
import { mix } from '../palette.ts'
import { bird } from '../piece/figure.ts'
import { hills, water } from '../piece/ground.ts'
import { clouds, sky } from '../piece/sky.ts'
import { circle, data, each, ellipse, line, path, placed } from '../shape.ts'

export const kayak: Scene = (canvas) => {
  const { mood: m, width: W, height: H } = canvas
  const hz = H * 0.44
  let art =
    sky(canvas, { x: W * 0.5, y: H * 0.22, radius: 32 }) +
    clouds(canvas, H * 0.1, H * 0.3, 2) +
    hills({ ...canvas, height: hz + 4 }, hz - 6, 50, m.far, 3)
  art += water(canvas, hz, H, W * 0.5)
  for (const k of [-1, 1]) {
    const e = k < 0 ? -10 : W + 10
    const q = (v: number) => e - k * v
    art +=
      path(
        data`M${e} ${H * 0.08}L${q(70)} ${H * 0.14}L${q(116)} ${H * 0.3}L${q(170)} ${H * 0.4}L${q(188)} ${hz + 14}L${q(120)} ${hz + 34}L${e} ${hz + 70}Z`,
        mix(m.wall2, m.mid, 0.3),
      ) +
      path(
        data`M${q(70)} ${H * 0.14}L${q(116)} ${H * 0.3}L${q(104)} ${hz + 38}L${q(46)} ${hz + 58}Z`,
        mix(m.wall2, m.near, 0.42),
      ) +
      path(
        data`M${e} ${H * 0.08}L${q(70)} ${H * 0.14}L${q(84)} ${H * 0.19}Q${q(40)} ${H * 0.16} ${e} ${H * 0.17}Z`,
        m.leaf,
      ) +
      path(
        data`M${q(116)} ${H * 0.3}L${q(170)} ${H * 0.4}l${-k * -10} 8Q${q(140)} ${H * 0.36} ${q(112)} ${H * 0.34}Z`,
        m.leaf2,
      )
  }
  const kayakAt = (x: number, y: number, k: number, c: string) =>
    placed(
      ellipse(0, 10, 140, 9, m.ink, 'opacity=".2"') +
        path('M-140 -4Q-70 -16 0 -14Q70 -16 140 -4Q90 16 0 16Q-90 16 -140 -4Z', c) +
        path('M-124 -3Q-60 -11 0 -10Q60 -11 124 -3Q60 3 0 3Q-60 3 -124 -3Z', mix(c, '#ffffff', 0.35)) +
        each(
          [-36, 34],
          (x2, i) =>
            ellipse(x2, -5, 22, 6, m.ink) +
            path(data`M${x2 - 14} -4q-2 -34 14 -36q16 2 14 36z`, i ? m.leaf2 : '#F0B429') +
            circle(x2, -50, 10, '#C98F6B') +
            path(data`M${x2 - 12} -52q12 -16 24 0z`, m.ink) +
            line(data`M${x2 - 46} ${-44 + i * 10}L${x2 + 46} ${2 - i * 30}`, m.wall, 3) +
            ellipse(x2 - 48, -45 + i * 10, 12, 5, m.accent, `transform="rotate(24 ${x2 - 48} ${-45 + i * 10})"`) +
            ellipse(x2 + 48, 2 - i * 30, 12, 5, m.accent),
        ),
      x,
      y,
      k,
    )
  return (
    art +
    kayakAt(W * 0.3, H * 0.6, 0.5, m.leaf2) +
    kayakAt(W * 0.56, H * 0.8, 1.1, m.accent) +
    bird(W * 0.6, H * 0.12, 8, m.ink)
  )
}
