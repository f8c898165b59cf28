import type { Scene } from '../canvas.ts'
import { carProfiles } from '../catalogue/car-profile.ts'
import { isDark, liveries, mix } from '../palette.ts'
import { person, sailboat } from '../piece/figure.ts'
import { hills } from '../piece/ground.ts'
import { clouds, sky } from '../piece/sky.ts'
import { cypress } from '../piece/tree.ts'
import { circle, clip, data, each, ellipse, group, line, num, outline, path, placed, rect, times } from '../shape.ts'
import { carVariants, variantIn } from '../variant.ts'

export const car: Scene = (canvas, options) => {
  const { random: r, mood: m, width: W, height: H, id } = canvas
  const cls = variantIn(carVariants, options.variant) ?? r.pick(carVariants)
  const c = carProfiles[cls]
  const body = options.color ?? r.pick(liveries)
  const night = isDark(m)
  const gy = H * 0.74
  const sunx = W * r.pick([0.2, 0.78])
  let art = sky(canvas, { x: sunx, y: H * 0.26, radius: 36 }) + clouds(canvas, H * 0.1, H * 0.3, 2)
  const bg = r.pick(['hills', 'coast', 'city'])
  if (bg === 'city') {
    let x = -8
    while (x < W) {
      const w = r.between(28, 60)
      const h = r.between(40, 130)
      art += rect(x, gy - 26 - h, w, h + 30, m.far)
      x += w
    }
    art += hills(canvas, gy - 26, 16, mix(m.leaf, m.far, 0.3))
  } else if (bg === 'coast')
    art +=
      rect(0, H * 0.5, W, H * 0.5, `url(#${id}w)`) +
      path(data`M${W * 0.5} ${H * 0.5}q${W * 0.14} -50 ${W * 0.28} -24t${W * 0.26} 24z`, m.far) +
      sailboat(W * 0.2, H * 0.53, 26, m) +
      hills(canvas, gy - 10, 12, mix(m.leaf, m.sand, 0.3))
  else {
    art +=
      hills(canvas, H * 0.56, 70, m.far, 3) +
      hills(canvas, H * 0.64, 40, mix(m.far, m.leaf, 0.5), 3) +
      hills(canvas, gy - 14, 18, mix(m.leaf, m.sand, 0.2), 4)
    for (let i = 0; i < 7; i++) art += cypress(r.between(0, W), gy - 6, r.between(40, 66), m)
  }
  const road = mix(m.near, m.sand2, night ? 0.1 : 0.28)
  art += rect(0, gy - 2, W, H - gy + 4, road) + rect(0, gy - 6, W, 6, mix(m.sand, '#ffffff', 0.3))
  for (let x = -20; x < W; x += 76) art += rect(x, H * 0.9, 44, 5, m.sand, 'opacity=".8"')
  const k = (W * 0.8) / 400
  const tx = W * 0.1
  const ty = H * 0.86 - 148 * k
  const ink = m.ink
  const glass = mix(m.sky[1], m.near, 0.42)
  const dark = mix(body, m.ink, 0.34)
  const light = mix(body, '#ffffff', 0.32)
  let q = ellipse(200, 147, 190, 8, m.ink, 'opacity=".28"')
  if (c.open)
    q +=
      path('M196 66Q194 48 206 46T222 66Z', mix(m.wall, ink, 0.4)) +
      path('M270 66Q268 50 280 48T294 64Z', mix(m.wall, ink, 0.4)) +
      person(232, 78, 0, ink)
  q +=
    clip(`${id}b`, c.body) +
    path(c.body, body) +
    group(
      rect(0, 110, 400, 30, dark) +
        path('M0 70Q200 60 400 78V86Q200 70 0 80Z', light, 'opacity=".6"') +
        (cls === 'mini' || cls === 'suv'
          ? rect(0, 0, 400, cls === 'mini' ? 30 : 18, mix('#FFFDF6', body, cls === 'mini' ? 0 : 0.1))
          : ''),
      `clip-path="url(#${id}b)"`,
    )
  q +=
    each(c.glass, (d) => path(d, glass)) +
    each(
      c.glass.slice(0, 2),
      (d, i) =>
        clip(`${id}g${i}`, d) +
        group(
          path(
            outline([130 + i * 70, 66], [160 + i * 70, 10], [176 + i * 70, 10], [146 + i * 70, 66]),
            '#fff',
            'opacity=".32"',
          ),
          `clip-path="url(#${id}g${i})"`,
        ),
    )
  q +=
    each(c.doors, (x) => line(data`M${x} 62V114`, dark, 1.6)) +
    each(c.handles, ([x, y]) => rect(x, y, 16, 3.4, light, 'rx="1.7"')) +
    path('M104 60l-10 0q-4 6 2 9h10z', dark)
  if (c.rails) q += rect(160, 6, 150, 4, ink, 'rx="2"') + rect(176, 8, 4, 6, ink) + rect(290, 8, 4, 6, ink)
  const fx = c.front
  q +=
    path(data`M${fx - 4} 84q14 -10 32 -8q-4 12 -28 16z`, '#FFF3CE') +
    path(
      data`M${cls === 'mini' ? 326 : cls === 'compact' ? 346 : 368} 76q10 2 ${cls === 'mini' ? 12 : 14} 12l-12 4z`,
      '#B3202E',
    ) +
    rect(fx - 4, 106, 34, 5, ink, 'rx="2"')
  for (const x of c.wheels) {
    const R = c.wheelRadius
    q +=
      group(circle(x, 120, R + 6, mix(ink, body, 0.1)), `clip-path="url(#${id}b)"`) +
      circle(x, 120, R, '#141B22') +
      circle(x, 120, R * 0.66, mix('#E8E6DF', ink, 0.08)) +
      circle(x, 120, R * 0.58, mix('#9AA3A8', ink, 0.2)) +
      times(8, (i) => {
        const a = (i * Math.PI) / 4 + 0.2
        return line(data`M${x} 120L${x + Math.cos(a) * R * 0.6} ${120 + Math.sin(a) * R * 0.6}`, '#EDEBE4', 3)
      }) +
      circle(x, 120, R * 0.17, '#EDEBE4')
  }
  if (night) q += path(data`M${fx} 84L-140 70V128L${fx} 98Z`, '#FFF0BE', 'opacity=".2"')
  art += placed(q, tx, ty, Number(num(k * 100)) / 100)
  return art
}
