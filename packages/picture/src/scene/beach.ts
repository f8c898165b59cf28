import type { Scene } from '../canvas.ts'
import { isDark, mix } from '../palette.ts'
import { windows } from '../piece/building.ts'
import { bird, sailboat } from '../piece/figure.ts'
import { water } from '../piece/ground.ts'
import { clouds, sky } from '../piece/sky.ts'
import { palm } from '../piece/tree.ts'
import { data, each, ellipse, line, num, path, placed, polygon, rect } from '../shape.ts'
import { beachVariants, variantIn } from '../variant.ts'

export const beach: Scene = (canvas, options) => {
  const { random: r, mood: m, width: W, height: H } = canvas
  const hz = H * 0.46
  const sunx = W * r.between(0.52, 0.8)
  const kind = variantIn(beachVariants, options.variant) ?? r.pick(beachVariants)
  let art = sky(canvas, { x: sunx, y: H * 0.24, radius: 32 }) + clouds(canvas, H * 0.1, H * 0.36, 3)
  art +=
    path(data`M${W * 0.02} ${hz}Q${W * 0.12} ${hz - 46} ${W * 0.22} ${hz - 22}T${W * 0.44} ${hz}Z`, m.far) +
    path(data`M${W * 0.74} ${hz}q${W * 0.1} -30 ${W * 0.2} -14t${W * 0.14} 14z`, m.far)
  art +=
    water(canvas, hz, H, sunx) +
    sailboat(W * r.between(0.5, 0.62), hz + 20, 36, m) +
    sailboat(W * r.between(0.8, 0.9), hz + 8, 18, m)
  const night = isDark(m)
  const dk = mix(m.near, m.ink, 0.2)
  if (kind === 'overwater') {
    for (let i = 0; i < 4; i++) {
      const x = W * 0.44 + i * 78 - (i % 2) * 6
      const y = hz + 52 + i * 20
      const k = 0.72 + i * 0.14
      art += placed(
        each([-26, -9, 9, 26], (q) => rect(q - 1.5, 0, 3, 34, m.ink)) +
          rect(-38, -4, 76, 6, m.sand2) +
          rect(-26, -26, 52, 24, m.wall) +
          rect(-16, -20, 13, 18, night ? m.glow : dk) +
          rect(3, -20, 13, 18, night ? m.glow : dk) +
          polygon(mix(m.sand2, m.roof, 0.45), [-40, -24], [-6, -58], [6, -58], [40, -24]) +
          line('M-30 -30L-4 -56M-16 -28L-1 -56M0 -26V-56M16 -28L1 -56M30 -30L4 -56', m.ink, 1, 'opacity=".3"'),
        x,
        y,
        num(k),
      )
    }
    art += path(data`M${W * 0.2} ${H * 0.93}L${W * 0.44} ${hz + 58}l14 2L${W * 0.27} ${H * 0.95}Z`, m.sand2)
  }
  // sand
  art += path(
    data`M-10 ${H * 0.66}C${W * 0.24} ${H * 0.64} ${W * 0.38} ${H * 0.74} ${W * 0.6} ${H * 0.84}S${W * 0.92} ${H * 0.93} ${W + 10} ${H * 0.92}V${H + 5}H-10Z`,
    '#fff',
    'opacity=".55"',
  )
  art += path(
    data`M-10 ${H * 0.685}C${W * 0.22} ${H * 0.665} ${W * 0.35} ${H * 0.77} ${W * 0.57} ${H * 0.87}S${W * 0.9} ${H * 0.965} ${W + 10} ${H * 0.955}V${H + 5}H-10Z`,
    m.sand,
  )
  art += path(
    data`M-10 ${H * 0.83}C${W * 0.2} ${H * 0.82} ${W * 0.36} ${H * 0.95} ${W * 0.62} ${H * 1.02}H-10Z`,
    m.sand2,
    'opacity=".55"',
  )
  if (kind === 'villas') {
    const bx = W * 0.03
    const by = H * 0.705
    for (const [dx, w, h, dy] of [
      [0, 86, 92, 0],
      [62, 100, 66, 6],
      [138, 84, 46, 14],
    ] as const) {
      const x = bx + dx
      const y = by - h + dy
      art +=
        rect(x, y, w, h, dx ? mix(m.wall, m.sand2, 0.15) : m.wall) +
        rect(x + w * 0.84, y, w * 0.16, h, mix(m.wall, m.near, 0.22)) +
        rect(x - 3, y - 4, w + 6, 5, mix(m.wall, '#ffffff', 0.5)) +
        windows(canvas, x + 8, y + 12, w * 0.74, h > 60 ? h * 0.5 : h * 0.6, h > 80 ? 3 : 4, h > 80 ? 2 : 1, {
          lit: night ? 0.7 : 0.15,
          fw: 0.5,
          fh: 0.66,
          dark: dk,
          arch: true,
        }) +
        rect(x + 4, y - 13, w * 0.5, 9, m.leaf, 'rx="4"')
    }
    art += path(data`M${bx + 20} ${by - 92}a22 22 0 0 1 44 0z`, m.water[2]) + rect(bx + 41, by - 124, 1.6, 12, m.ink)
  }
  if (kind === 'tower') {
    const bx = W * 0.04
    const by = H * 0.71
    for (let f = 0; f < 7; f++) {
      const y = by - 26 - f * 25
      const w = 176 - f * 10
      art +=
        rect(bx, y, w, 25, f % 2 ? m.wall : mix(m.wall, m.sand2, 0.22)) +
        windows(canvas, bx + 8, y + 3, w - 22, 18, Math.round(w / 21), 1, {
          lit: night ? 0.6 : 0.15,
          fw: 0.66,
          fh: 0.8,
          dark: dk,
        }) +
        rect(bx - 4, y + 22, w + 12, 3.4, mix(m.wall, '#ffffff', 0.6))
    }
    art += rect(bx + 6, by - 26 - 7 * 25 + 13, 84, 12, m.accent)
  }
  if (kind === 'huts') {
    for (const [x, y, k] of [
      [W * 0.08, H * 0.7, 1],
      [W * 0.22, H * 0.725, 0.84],
    ] as const)
      art += placed(
        rect(-34, -38, 68, 38, m.wall) +
          rect(-10, -30, 20, 30, night ? m.glow : dk) +
          rect(-28, -28, 12, 12, night ? m.glow : dk) +
          rect(16, -28, 12, 12, night ? m.glow : dk) +
          path('M-56 -32Q-20 -60 0 -88Q20 -60 56 -32Z', mix(m.sand2, m.roof, 0.4)) +
          line(
            'M-44 -36Q-14 -60 0 -84M-22 -34Q-6 -60 0 -84M0 -33V-84M22 -34Q6 -60 0 -84M44 -36Q14 -60 0 -84',
            m.ink,
            1.1,
            'opacity=".28"',
          ),
        x,
        y,
        k,
      )
  }
  // parasols and loungers
  const colours = [m.accent, m.water[2], m.leaf2]
  for (let i = 0; i < 3; i++) {
    const x = W * 0.2 + i * 86
    const y = H * 0.855 + i * 22
    const k = 0.86 + i * 0.16
    const c = colours[(i + r.whole(0, 2)) % 3] ?? m.accent
    art += placed(
      ellipse(0, 6, 46, 6, m.ink, 'opacity=".12"') +
        rect(-1.2, -58, 2.4, 62, m.ink) +
        path('M-40 -44Q-34 -72 0 -74Q34 -72 40 -44Q30 -50 20 -44Q10 -50 0 -44Q-10 -50 -20 -44Q-30 -50 -40 -44Z', c) +
        path('M-20 -44Q-16 -68 0 -74Q16 -68 20 -44Q10 -50 0 -44Q-10 -50 -20 -44Z', m.wall) +
        path('M14 2l34 0l16 -16l4 3l-16 19h-38z', m.wall) +
        path('M14 2h34l2 4h-38z', c),
      x,
      y,
      num(k),
    )
  }
  art += palm(canvas, W * 0.86, H * 1.04, H * 0.72, -W * 0.1) + palm(canvas, W * 0.97, H * 1.02, H * 0.5, -W * 0.03)
  if (kind !== 'overwater') art += palm(canvas, W * 0.005, H * 0.9, H * 0.44, W * 0.05)
  return art + bird(W * 0.36, H * 0.2, 9, m.ink) + bird(W * 0.4, H * 0.16, 6, m.ink)
}
