import type { Scene } from '../canvas.ts'
import { isDark, mix } from '../palette.ts'
import { windows } from '../piece/building.ts'
import { hills, ridge, water } from '../piece/ground.ts'
import { clouds, sky } from '../piece/sky.ts'
import { pine } from '../piece/tree.ts'
import {
  circle,
  clip,
  data,
  each,
  ellipse,
  group,
  line,
  outline,
  path,
  placed,
  polygon,
  rect,
  times,
} from '../shape.ts'
import { mountainVariants, variantIn } from '../variant.ts'

export const mountain: Scene = (canvas, options) => {
  const { random: r, mood: m, width: W, height: H, id } = canvas
  const sunx = W * r.pick([r.between(0.16, 0.26), r.between(0.74, 0.84)])
  const kind = variantIn(mountainVariants, options.variant) ?? r.pick(mountainVariants)
  const night = isDark(m)
  let art = sky(canvas, { x: sunx, y: H * 0.2, radius: 26 }) + clouds(canvas, H * 0.1, H * 0.3, 2)
  const peak = (px: number, py: number, w: number, base: number, c: string) => {
    const snow = mix(m.cloud, '#ffffff', 0.55)
    const shade = mix(c, m.ink, 0.26)
    const sn2 = mix(snow, m.near, 0.3)
    const L = px - w
    const R = px + w * 1.05
    const h = base - py
    const kx = px + w * 0.08
    let o2 =
      polygon(c, [L, base], [px, py], [R, base]) +
      polygon(
        shade,
        [px, py],
        [R, base],
        [px + w * 0.16, base],
        [px - w * 0.04, py + h * 0.62],
        [px + w * 0.1, py + h * 0.36],
      )
    o2 += polygon(
      snow,
      [px, py],
      [px - w * 0.34, py + h * 0.34],
      [px - w * 0.22, py + h * 0.31],
      [px - w * 0.17, py + h * 0.42],
      [px - w * 0.06, py + h * 0.3],
      [kx, py + h * 0.44],
      [px + w * 0.1, py + h * 0.36],
      [px, py],
    )
    o2 += polygon(
      sn2,
      [px, py],
      [px + w * 0.1, py + h * 0.36],
      [kx, py + h * 0.44],
      [px + w * 0.2, py + h * 0.33],
      [px + w * 0.27, py + h * 0.42],
      [px + w * 0.37, py + h * 0.35],
    )
    return o2
  }
  const range = ridge(canvas, H * 0.46, 90, 0.5, 5)
  art += path(outline(...range, [W + 20, H], [-20, H]), m.far)
  const a = r.between(0.24, 0.36)
  const b = r.between(0.62, 0.76)
  art +=
    peak(W * b, H * r.between(0.2, 0.26), W * 0.3, H * 0.66, m.mid) +
    peak(W * a, H * r.between(0.13, 0.19), W * 0.32, H * 0.68, mix(m.mid, m.near, 0.35)) +
    peak(W * (b + 0.2), H * 0.34, W * 0.22, H * 0.66, mix(m.mid, m.near, 0.2))
  art += hills(canvas, H * 0.62, 26, mix(m.leaf2, m.mid, 0.45))
  for (let i = 0; i < 40; i++)
    art += pine(
      i * (W / 39) + r.between(-6, 6),
      H * 0.66 + r.between(-4, 6),
      r.between(34, 58),
      mix(m.leaf2, m.mid, 0.25),
      mix(m.leaf2, m.near, 0.4),
    )
  const gy = H * 0.74
  const lakeY = H * 0.82
  art += hills(canvas, H * 0.7, 10, mix(m.leaf, m.sand, 0.25))
  const hx = W * (a < 0.3 ? r.between(0.54, 0.62) : r.between(0.4, 0.5))
  const wood = mix(m.roof, m.ink, 0.35)
  const wood2 = mix(m.wall2, m.roof, 0.4)
  const dk = mix(m.near, m.ink, 0.3)
  const win = night ? m.glow : mix(m.glow, m.near, 0.12)
  art += path(
    data`M${hx + 46} ${gy - 120}q-12 -18 4 -32t2 -34q-6 -16 8 -30`,
    'none',
    `stroke="${m.cloud}" stroke-width="9" stroke-linecap="round" opacity=".5"`,
  )
  if (kind === 'aframe')
    art += placed(
      polygon(wood, [-112, 0], [0, -176], [112, 0]) +
        polygon(wood2, [-84, 0], [0, -134], [84, 0]) +
        polygon(win, [-60, -22], [0, -118], [60, -22]) +
        line('M-60 -22H60M0 -118V0M-30 -70V-22M30 -70V-22', wood, 3.4) +
        rect(-84, -10, 168, 10, wood) +
        rect(-18, -20, 36, 20, dk) +
        rect(36, -132, 16, 40, mix(wood, m.ink, 0.3)),
      hx,
      gy,
    )
  else if (kind === 'chalet')
    art += placed(
      rect(-92, -44, 184, 44, m.wall) +
        rect(-84, -96, 168, 54, wood2) +
        polygon(wood, [-122, -84], [0, -148], [122, -84], [114, -78], [0, -134], [-114, -78]) +
        polygon(wood2, [-84, -90], [0, -134], [84, -90]) +
        each([-62, -28, 8, 42], (x) => rect(x, -84, 20, 26, win) + rect(x + 9, -84, 2, 26, wood)) +
        rect(-14, -118, 28, 22, win) +
        rect(-96, -52, 192, 9, wood) +
        times(17, (i) => rect(-92 + i * 11.2, -64, 3, 14, wood)) +
        rect(-96, -66, 192, 3, wood) +
        times(8, (i) => ellipse(-78 + i * 22, -66, 8, 3.6, m.leaf) + circle(-78 + i * 22, -69, 2, m.accent)) +
        rect(-16, -34, 32, 34, wood) +
        each([-74, -44, 34, 62], (x) => rect(x, -32, 16, 20, win)) +
        rect(40, -146, 16, 30, mix(m.wall, m.ink, 0.25)) +
        polygon(mix(m.cloud, '#ffffff', 0.5), [-122, -84], [0, -148], [122, -84], [116, -92], [0, -156], [-116, -92]),
      hx,
      gy,
    )
  else
    art += placed(
      rect(-140, -66, 280, 66, m.wall) +
        rect(-140, -22, 280, 22, mix(m.wall2, m.ink, 0.25)) +
        polygon(wood, [-156, -62], [-134, -102], [134, -102], [156, -62]) +
        each(
          [-86, 0, 86],
          (x) =>
            polygon(wood, [x - 44, -62], [x, -128], [x + 44, -62]) +
            polygon(wood2, [x - 32, -62], [x, -108], [x + 32, -62]) +
            rect(x - 10, -88, 20, 24, win),
        ) +
        windows(canvas, -132, -58, 264, 34, 12, 1, { lit: night ? 0.8 : 0.3, fw: 0.5, fh: 0.8, dark: dk, light: win }) +
        rect(-16, -34, 32, 34, dk) +
        rect(-12, -30, 24, 30, win) +
        rect(-5, -176, 10, 60, wood) +
        polygon(m.accent, [-11, -160], [0, -196], [11, -160]),
      hx,
      gy,
    )
  for (const k of [-1, 1])
    for (let i = 0; i < 5; i++)
      art += pine(
        hx + k * (138 + i * 30 + r.between(-6, 6)),
        gy + 6 + r.between(0, 14),
        r.between(66, 108),
        m.leaf2,
        mix(m.leaf2, m.ink, 0.3),
      )
  const shore = data`M-10 ${lakeY + 6}Q${W * 0.25} ${lakeY - 8} ${W * 0.5} ${lakeY}T${W + 10} ${lakeY - 2}`
  art +=
    clip(`${id}l`, data`${shore}V${H}H-10Z`) + group(water(canvas, lakeY - 10, H, sunx), `clip-path="url(#${id}l)"`)
  art += line(shore, mix(m.sand, '#ffffff', 0.3), 3)
  const jx = hx - 30
  art +=
    rect(jx, lakeY - 2, 14, 46, wood2) +
    each([0, 14], (q) => rect(jx + q - 1.5, lakeY, 3, 52, wood)) +
    path(data`M${jx + 28} ${lakeY + 34}h58q-5 13 -14 13h-32q-9 0 -12 -13z`, m.accent) +
    rect(jx + 30, lakeY + 32, 54, 3, wood)
  return art
}
