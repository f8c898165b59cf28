import type { Scene } from '../canvas.ts'
import { isDark, liveries, mix } from '../palette.ts'
import { hills, water } from '../piece/ground.ts'
import { cloud, clouds, sky } from '../piece/sky.ts'
import { pine, roundTree } from '../piece/tree.ts'
import { circle, clip, data, ellipse, group, line, outline, path, polygon, rect } from '../shape.ts'
import { trainVariants, variantIn } from '../variant.ts'

export const train: Scene = (canvas, options) => {
  const { random: r, mood: m, width: W, height: H, id } = canvas
  const kind = variantIn(trainVariants, options.variant) ?? r.pick(trainVariants)
  const c = options.color ?? r.pick(liveries.slice(0, 6))
  const night = isDark(m)
  const ty = H * 0.63
  const sunx = W * (options.sun ?? r.pick([0.2, 0.8]))
  let art =
    sky(canvas, { x: sunx, y: H * 0.22, radius: 30 }) +
    (options.calm
      ? cloud(W * 0.83, H * 0.1, 130, m, 0.5) + cloud(W * 0.55, H * 0.2, 90, m, 0.45)
      : clouds(canvas, H * 0.08, H * 0.3, 3))
  if (kind === 'mountain') {
    for (const [x, h, w] of [
      [0.2, 0.44, 0.26],
      [0.52, 0.52, 0.3],
      [0.86, 0.4, 0.24],
    ] as const) {
      const px = W * x
      const py = H * (0.64 - h)
      const b = H * 0.66
      art +=
        polygon(m.mid, [px - W * w, b], [px, py], [px + W * w, b]) +
        polygon(mix(m.mid, m.ink, 0.2), [px, py], [px + W * w, b], [px + 10, b], [px - 10, py + 90]) +
        path(
          outline(
            [px, py],
            [px - 36, py + 52],
            [px - 18, py + 46],
            [px - 6, py + 64],
            [px + 12, py + 44],
            [px + 26, py + 58],
            [px + 38, py + 50],
          ),
          '#fff',
          'opacity=".9"',
        )
    }
    art += hills(canvas, H * 0.6, 30, mix(m.leaf2, m.mid, 0.4))
    for (let i = 0; i < W / 25; i++)
      art += pine(
        i * 26 + r.between(-6, 6),
        H * 0.64,
        r.between(30, 52),
        mix(m.leaf2, m.mid, 0.2),
        mix(m.leaf2, m.ink, 0.2),
      )
  } else {
    art += hills(canvas, H * 0.46, 60, m.far, 3) + hills(canvas, H * 0.54, 44, mix(m.far, m.leaf, 0.5), 4)
    const vx = W * r.between(0.3, 0.66)
    for (let i = 0; i < 6; i++) {
      const x = vx - 60 + i * 22
      const h = r.between(16, 28)
      art +=
        rect(x, H * 0.54 - h, 20, h + 30, m.wall) +
        polygon(m.roof, [x - 3, H * 0.54 - h], [x + 10, H * 0.54 - h - 12], [x + 23, H * 0.54 - h]) +
        rect(x + 7, H * 0.54 - h + 8, 5, 7, night ? m.glow : m.near)
    }
    art +=
      rect(vx - 6, H * 0.54 - 66, 15, 90, m.wall) +
      polygon(m.roof, [vx - 10, H * 0.54 - 66], [vx + 1.5, H * 0.54 - 96], [vx + 13, H * 0.54 - 66]) +
      hills(canvas, H * 0.6, 24, mix(m.leaf, m.sand, 0.25), 4)
    for (let i = 0; i < W / 54; i++) art += roundTree(r.between(0, W), H * 0.63, r.between(22, 38), m, i % 2 === 1)
  }
  // valley + viaduct
  art += hills(canvas, H * 0.84, 26, mix(m.leaf, m.leaf2, 0.3), 3) + water(canvas, H * 0.9, H)
  const st = mix(m.wall2, m.mid, night ? 0.35 : 0.12)
  const sp = 96
  let arches = data`M-10 ${ty + 6}H${W + 10}V${H}H-10Z`
  for (let i = -1; i < W / sp; i++) {
    const x = i * sp + 14
    arches += data`M${x} ${H + 4}V${ty + 66}a${sp * 0.37} ${sp * 0.37} 0 0 1 ${sp * 0.74} 0V${H + 4}Z`
  }
  art += path(arches, st, 'fill-rule="evenodd"')
  for (let i = -1; i < W / sp; i++) {
    const x = i * sp + 14
    art += path(
      data`M${x} ${H + 4}V${ty + 66}a${sp * 0.37} ${sp * 0.37} 0 0 1 9 -22q-3 8 -2 22V${H + 4}Z`,
      mix(st, m.ink, 0.24),
    )
  }
  art += rect(-10, ty + 4, W + 20, 9, mix(st, '#ffffff', 0.3)) + rect(-10, ty + 13, W + 20, 4, mix(st, m.ink, 0.25))
  // catenary
  for (let x = 40; x < W; x += 150) art += rect(x, ty - 104, 3, 108, m.ink) + rect(x - 22, ty - 98, 24, 2, m.ink)
  art += line(
    data`M-10 ${ty - 92}H${W + 10}M-10 ${ty - 98}q75 12 150 0${'t150 0'.repeat(Math.ceil(W / 150))}`,
    m.ink,
    1.1,
    'opacity=".75"',
  )
  const nose = W * 0.9
  const top = ty - 72
  const bot = ty - 4
  const body = kind === 'night' ? '#24374B' : kind === 'mountain' ? '#B7312C' : '#F7F4EB'
  const stripe = kind === 'mountain' ? '#F7F4EB' : kind === 'night' ? '#D9A441' : c
  const gl = night || kind === 'night' ? m.glow : mix(m.near, m.ink, 0.45)
  const hull =
    kind === 'highspeed'
      ? data`M-20 ${top}H${nose - 150}C${nose - 92} ${top + 2} ${nose - 30} ${top + 34} ${nose} ${bot - 14}Q${nose + 6} ${bot - 4} ${nose - 8} ${bot}H-20Z`
      : data`M-20 ${top - 4}H${nose - 66}Q${nose - 34} ${top - 4} ${nose - 26} ${top + 22}L${nose - 16} ${bot - 10}Q${nose - 16} ${bot} ${nose - 26} ${bot}H-20Z`
  art += ellipse(W * 0.42, ty + 7, W * 0.52, 5, m.ink, 'opacity=".3"') + clip(`${id}t`, hull) + path(hull, body)
  let q =
    rect(-20, top - 6, W, 10, mix(body, m.ink, 0.12)) +
    rect(-20, bot - 18, W + 20, 20, stripe) +
    rect(-20, bot - 22, W, 2, mix(stripe, '#ffffff', 0.3))
  if (kind === 'highspeed')
    q +=
      path(
        data`M${nose - 190} ${bot - 18}C${nose - 120} ${bot - 26} ${nose - 70} ${top + 30} ${nose - 20} ${top + 20}L${nose + 20} ${bot + 4}H${nose - 190}Z`,
        stripe,
      ) +
      path(
        data`M${nose - 124} ${top + 8}C${nose - 92} ${top + 8} ${nose - 66} ${top + 22} ${nose - 48} ${top + 36}L${nose - 86} ${top + 34}Q${nose - 106} ${top + 30} ${nose - 124} ${top + 8}Z`,
        mix(m.near, m.ink, 0.5),
      ) +
      circle(nose - 12, bot - 18, 5, '#FFF3CE')
  else
    q +=
      path(
        data`M${nose - 58} ${top + 6}H${nose - 38}L${nose - 27} ${top + 34}H${nose - 58}Z`,
        mix(m.near, m.ink, 0.5),
      ) + circle(nose - 26, bot - 24, 4.5, '#FFF3CE')
  for (let x = -6; x < nose - (kind === 'highspeed' ? 176 : 110); x += 40) {
    const car = Math.floor((x + 6) / 240) !== Math.floor((x + 46) / 240)
    if (car) {
      q +=
        rect(x + 6, top - 6, 7, 84, mix(m.ink, body, 0.2)) +
        rect(x + 20, top + 14, 18, 52, mix(body, m.ink, 0.16), 'rx="3"') +
        rect(x + 24, top + 19, 10, 18, gl, 'rx="2"')
    } else
      q +=
        rect(x, top + 17, 31, 22, gl, 'rx="4"') +
        (night || kind === 'night'
          ? ''
          : path(
              outline([x + 6, top + 39], [x + 15, top + 17], [x + 21, top + 17], [x + 12, top + 39]),
              '#fff',
              'opacity=".22"',
            ))
  }
  art += group(q, `clip-path="url(#${id}t)"`)
  for (let x = 18; x < nose - 60; x += 60) art += circle(x, ty, 6.5, '#141B22') + circle(x, ty, 2.6, '#9AA3A8')
  const px = W * 0.3
  art += line(
    data`M${px - 18} ${top - 4}L${px} ${top - 14}L${px - 12} ${top - 22}M${px - 24} ${top - 22}H${px}`,
    m.ink,
    2,
  )
  for (let i = 0; i < 5; i++)
    art += line(
      data`M${r.between(-10, W * 0.2)} ${top + 6 + i * 14}h${r.between(30, 90)}`,
      '#fff',
      1.6,
      'opacity=".35" stroke-linecap="round"',
    )
  return art
}
