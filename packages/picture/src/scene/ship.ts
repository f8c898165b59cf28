import type { Scene } from '../canvas.ts'
import { isDark, mix } from '../palette.ts'
import { bird, rose } from '../piece/figure.ts'
import { hills, water } from '../piece/ground.ts'
import { clouds, sky } from '../piece/sky.ts'
import { circle, data, group, line, num, path, placed, polygon, rect, times } from '../shape.ts'
import { shipVariants, variantIn } from '../variant.ts'

export const ship: Scene = (canvas, options) => {
  const { random: r, mood: m, width: W, height: H } = canvas
  const kind = variantIn(shipVariants, options.variant) ?? r.pick(shipVariants)
  const hz = H * 0.6
  const night = isDark(m)
  const sunx = W * r.between(0.14, 0.26)
  let art = sky(canvas, { x: sunx, y: H * 0.26, radius: 36 }) + clouds(canvas, H * 0.1, H * 0.4, 4)
  if (kind === 'expedition')
    for (const [x, h] of [
      [0.1, 90],
      [0.36, 60],
      [0.8, 110],
      [0.96, 70],
    ] as const)
      art +=
        polygon(
          mix(m.cloud, m.far, 0.3),
          [W * x - 110, hz],
          [W * x - 30, hz - h * 0.8],
          [W * x, hz - h],
          [W * x + 26, hz - h * 0.7],
          [W * x + 120, hz],
        ) + polygon(m.far, [W * x, hz - h], [W * x + 26, hz - h * 0.7], [W * x + 120, hz], [W * x + 10, hz])
  else art += hills({ ...canvas, height: hz + 2 }, hz - 4, 50, m.far, 3)
  art += water(canvas, hz, H, sunx)
  const hull =
    kind === 'river' ? '#F7F4EB' : kind === 'expedition' ? '#8B2F3C' : kind === 'ferry' ? '#1B5E7C' : '#22364A'
  const white = night ? mix('#F7F4EB', m.sky[0], 0.25) : '#FBF8F0'
  const win = night ? m.glow : mix(m.near, m.ink, 0.3)
  const pop = m.accent
  const wl = H * 0.79
  let q = '' // drawn in a 600x300 box, waterline y=250
  const decks = kind === 'cruise' ? 7 : kind === 'ferry' ? 4 : kind === 'expedition' ? 4 : 2
  const hd =
    kind === 'river'
      ? 'M20 214H560Q586 214 592 222L578 256H36Q22 244 20 214Z'
      : 'M18 184H520Q566 184 596 168Q586 226 556 258H48Q26 238 18 184Z'
  const base = kind === 'river' ? 214 : 184
  for (let d = 0; d < decks; d++) {
    const x0 = 34 + d * 7
    const x1 = (kind === 'river' ? 520 : 508) - d * (kind === 'cruise' ? 15 : 26)
    const y = base - 20 - d * 19
    q +=
      path(
        data`M${x0} ${y + 20}V${y}H${x1}Q${x1 + 12} ${y + 4} ${x1 + 18} ${y + 20}Z`,
        d % 2 ? mix(white, m.near, 0.08) : white,
      ) + rect(x0, y + 17, x1 - x0 + 14, 2.4, mix(white, m.near, 0.35))
    let a = ''
    let b = ''
    for (let x = x0 + 10; x < x1 - 10; x += kind === 'cruise' ? 14 : 18) {
      const w = data`M${x} ${y + 5}h${kind === 'cruise' ? 9 : 12}v8h${kind === 'cruise' ? -9 : -12}z`
      if (r.chance(night ? 0.7 : 0.12)) b += w
      else a += w
    }
    q += path(a, night ? mix(m.near, m.ink, 0.2) : win) + path(b, m.glow)
  }
  const topY = base - 20 - (decks - 1) * 19
  if (kind === 'cruise')
    q +=
      path(data`M118 ${topY}L126 ${topY - 50}H176L190 ${topY}Z`, hull) +
      rect(121, topY - 34, 62, 11, pop) +
      rose(152, topY - 14, 11, white, pop) +
      path(data`M360 ${topY}V${topY - 16}H404Q414 ${topY - 12} 420 ${topY}Z`, white) +
      rect(366, topY - 12, 42, 7, win) +
      rect(300, topY - 46, 3, 46, m.ink) +
      line(data`M303 ${topY - 44}L420 ${topY - 4}M300 ${topY - 44}L196 ${topY - 6}`, m.ink, 0.9) +
      times(8, (i) =>
        polygon(
          i % 2 ? pop : m.glow,
          [206 + i * 12, topY - 8 - i * 3.8],
          [214 + i * 12, topY - 11 - i * 3.8],
          [211 + i * 12, topY - 3 - i * 3.8],
        ),
      )
  else if (kind === 'river')
    q +=
      rect(60, topY - 6, 400, 3, pop) +
      times(
        6,
        (i) =>
          rect(80 + i * 66, topY - 26, 2, 24, m.ink) +
          path(data`M${62 + i * 66} ${topY - 20}q19 -16 38 0z`, i % 2 ? pop : white),
      ) +
      rect(470, topY - 24, 44, 24, white) +
      rect(476, topY - 18, 32, 10, win)
  else
    q +=
      path(data`M150 ${topY}L156 ${topY - 44}H196L206 ${topY}Z`, pop) +
      rect(153, topY - 44, 46, 9, m.ink) +
      rect(330, topY - 20, 70, 20, white) +
      rect(336, topY - 14, 62, 8, win) +
      rect(360, topY - 66, 3, 46, m.ink) +
      rect(348, topY - 52, 27, 2.4, m.ink) +
      (kind === 'expedition' ? rect(440, topY + 28, 3, 46, m.ink) + line(data`M443 ${topY + 32}l46 20`, m.ink, 3) : '')
  q +=
    path(hd, hull) +
    (kind === 'river'
      ? rect(24, 232, 556, 7, pop)
      : path(
          'M24 206H572Q580 198 586 190L589 200Q580 212 566 216H26Z',
          kind === 'cruise' ? white : mix(hull, '#ffffff', 0.85),
        ) + path('M44 246H566L556 258H48Z', pop))
  if (kind !== 'river') {
    for (let x = 70; x < 520; x += 22) q += circle(x, 229, 3.4, night ? m.glow : mix(white, hull, 0.2))
    for (let i = 0; i < 5; i++)
      q +=
        path(data`M${110 + i * 74} 168h44q-4 14 -12 14h-20q-9 0 -12 -14z`, '#E9822F') +
        rect(110 + i * 74, 164, 44, 5, '#FBF8F0')
  } else for (let x = 50; x < 540; x += 26) q += rect(x, 220, 16, 9, win, 'rx="2"')
  const k = (W * 0.86) / 600
  art += placed(q, W * 0.07, wl - 256 * k, Number(num(k * 1000)) / 1000)
  art += path(
    data`M${W * 0.06} ${wl}Q${W * 0.3} ${wl - 6} ${W * 0.55} ${wl}T${W * 0.98} ${wl - 8}Q${W * 0.94} ${wl + 12} ${W * 0.84} ${wl + 12}H${W * 0.02}Z`,
    '#fff',
    'opacity=".75"',
  )
  art += group(rect(W * 0.1, wl + 14, W * 0.76, 40, hull, 'opacity=".22"'))
  let d = ''
  for (let y = wl + 12, i = 0; y < H; y += 10 + i * 2, i++)
    for (let x = -30; x < W; x += 70 + i * 12)
      d += data`M${x + (i % 2) * 34} ${y}q${12 + i * 2} ${-6 - i} ${24 + i * 4} 0t${24 + i * 4} 0`
  art += line(d, '#fff', 1.8, 'opacity=".42" stroke-linecap="round"')
  return (
    art + bird(W * 0.44, H * 0.14, 10, m.ink) + bird(W * 0.5, H * 0.19, 7, m.ink) + bird(W * 0.39, H * 0.2, 6, m.ink)
  )
}
