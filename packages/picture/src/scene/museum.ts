import type { Scene } from '../canvas.ts'
import { isDark, mix } from '../palette.ts'
import { windows } from '../piece/building.ts'
import { person, rose } from '../piece/figure.ts'
import { hills } from '../piece/ground.ts'
import { clouds, sky } from '../piece/sky.ts'
import { cypress, roundTree } from '../piece/tree.ts'
import { circle, data, line, outline, path, polygon, rect, times } from '../shape.ts'
import { museumVariants, variantIn } from '../variant.ts'

export const museum: Scene = (canvas, options) => {
  const { random: r, mood: m, width: W, height: H } = canvas
  const kind = variantIn(museumVariants, options.variant) ?? r.pick(museumVariants)
  const gy = H * 0.78
  const night = isDark(m)
  const hx = W / 2
  const win = night ? m.glow : mix(m.near, m.ink, 0.25)
  let art =
    sky(canvas, { x: W * r.pick([0.16, 0.84]), y: H * 0.22, radius: 28 }) +
    clouds(canvas, H * 0.08, H * 0.32, 3) +
    hills(canvas, H * 0.62, 40, m.far) +
    hills(canvas, H * 0.7, 26, mix(m.leaf, m.far, 0.4))
  for (let i = 0; i < 12; i++) {
    const x = i * (W / 11)
    if (Math.abs(x - hx) > 170) art += roundTree(x, gy - 6, r.between(54, 88), m, i % 2 === 1)
  }
  const wl = m.wall
  const w2 = mix(m.wall, m.near, 0.18)
  const dk = mix(m.near, m.ink, 0.25)
  const lt = mix(m.wall, '#ffffff', 0.45)
  if (kind === 'classical') {
    const w = 372
    const x = hx - w / 2
    const top = gy - 178
    art += rect(x, top + 8, w, 170, w2) + rect(x + 8, top + 20, w - 16, 152, mix(w2, m.ink, 0.16))
    art +=
      path(data`M${hx - 66} ${top - 38}a66 66 0 0 1 132 0z`, mix(m.water[2], m.wall, 0.15)) +
      path(data`M${hx} ${top - 104}a66 66 0 0 1 66 66h-34a66 66 0 0 0 -32 -66z`, mix(m.water[2], m.ink, 0.2)) +
      rect(hx - 7, top - 124, 14, 22, lt) +
      polygon(m.accent, [hx - 9, top - 124], [hx, top - 142], [hx + 9, top - 124]) +
      rect(hx - 76, top - 40, 152, 26, wl)
    art +=
      rect(x - 12, top - 4, w + 24, 16, lt) +
      polygon(wl, [x - 16, top - 4], [hx, top - 66], [x + w + 16, top - 4]) +
      polygon(w2, [x + 22, top - 9], [hx, top - 54], [x + w - 22, top - 9]) +
      rose(hx, top - 26, 15, m.accent, dk)
    for (const bx of [hx - 96, hx, hx + 96])
      art += rect(bx - 17, gy - 86, 34, 70, bx === hx ? m.glow : win, bx === hx ? '' : 'opacity=".85"')
    for (let i = 0; i < 8; i++) {
      const cx = x + 16 + i * ((w - 32) / 7)
      art +=
        rect(cx - 9, top + 20, 18, 144, lt) +
        rect(cx + 3, top + 20, 6, 144, mix(lt, m.near, 0.25)) +
        rect(cx - 13, top + 12, 26, 9, wl) +
        rect(cx - 13, gy - 22, 26, 8, wl)
    }
    for (const bx of [hx - 48, hx + 48])
      art += path(data`M${bx - 11} ${top + 28}h22v74l-11 9l-11 -9z`, m.accent) + rose(bx, top + 54, 8, '#FFF7E8', m.ink)
    for (let i = 0; i < 4; i++)
      art += rect(x - 14 - i * 13, gy - 15 + i * 6, w + 28 + i * 26, 7, i % 2 ? mix(lt, m.near, 0.12) : lt)
  } else if (kind === 'modern') {
    art +=
      polygon(lt, [hx - 190, gy], [hx - 190, gy - 104], [hx - 20, gy - 176], [hx - 20, gy]) +
      polygon(w2, [hx - 20, gy], [hx - 20, gy - 176], [hx + 60, gy - 120], [hx + 60, gy]) +
      polygon(wl, [hx + 20, gy], [hx + 20, gy - 84], [hx + 200, gy - 128], [hx + 200, gy]) +
      polygon(w2, [hx + 200, gy], [hx + 200, gy - 128], [hx + 226, gy - 108], [hx + 226, gy]) +
      path(outline([hx - 160, gy], [hx - 160, gy - 80], [hx - 50, gy - 124], [hx - 50, gy]), win, 'opacity=".9"') +
      line(
        data`M${hx - 132} ${gy}v-91M${hx - 104} ${gy}v-102M${hx - 77} ${gy}v-113M${hx - 160} ${gy - 40}h110`,
        lt,
        3,
      ) +
      rect(hx + 48, gy - 62, 126, 34, win) +
      line(data`M${hx + 80} ${gy - 62}v34M${hx + 112} ${gy - 62}v34M${hx + 144} ${gy - 62}v34`, wl, 3) +
      rect(hx - 36, gy - 44, 30, 44, m.glow) +
      circle(hx + 118, gy + 8, 0, m.ink) +
      path(data`M${hx + 128} ${gy + 26}q-30 -30 0 -60q30 30 0 60z`, m.accent) +
      circle(hx + 128, gy - 4, 8, lt)
  } else {
    const tw = (x: number, w: number, h: number, roof: boolean) =>
      rect(x, gy - h, w, h, wl) +
      rect(x + w * 0.74, gy - h, w * 0.26, h, w2) +
      (roof
        ? polygon(m.roof, [x - 7, gy - h], [x + w / 2, gy - h - w * 1.3], [x + w + 7, gy - h]) +
          rect(x + w / 2 - 0.8, gy - h - w * 1.3 - 20, 1.6, 22, m.ink) +
          path(data`M${x + w / 2 + 1} ${gy - h - w * 1.3 - 20}l18 6l-18 6z`, m.accent)
        : times(Math.round(w / 12), (i) => rect(x + i * 12, gy - h - 8, 7, 8, wl)))
    art +=
      tw(hx - 150, 300, 106, false) +
      tw(hx - 176, 54, 172, true) +
      tw(hx + 122, 54, 172, true) +
      tw(hx - 38, 76, 206, true) +
      tw(hx + 58, 36, 140, true) +
      windows(canvas, hx - 120, gy - 92, 76, 40, 3, 1, {
        lit: night ? 0.7 : 0.1,
        fw: 0.36,
        fh: 0.8,
        dark: dk,
        arch: true,
      }) +
      windows(canvas, hx + 94, gy - 150, 20, 40, 1, 1, { lit: 0.5, dark: dk, arch: true }) +
      windows(canvas, hx - 168, gy - 150, 30, 36, 1, 1, { lit: 0.5, dark: dk, arch: true }) +
      windows(canvas, hx + 130, gy - 150, 30, 36, 1, 1, { lit: 0.5, dark: dk, arch: true }) +
      windows(canvas, hx - 26, gy - 186, 44, 44, 2, 1, { lit: 0.5, dark: dk, arch: true }) +
      path(data`M${hx - 24} ${gy}v-48a24 24 0 0 1 48 0v48z`, m.ink) +
      path(data`M${hx - 17} ${gy}v-46a17 17 0 0 1 34 0v46z`, m.glow, 'opacity=".85"')
  }
  const gc = mix(m.sand, m.mid, night ? 0.5 : 0.1)
  art += rect(0, gy + 6, W, H, gc) + path(data`M${hx - 70} ${gy + 6}h140l120 ${H - gy}h-380z`, mix(gc, '#ffffff', 0.3))
  for (const k of [-1, 1]) {
    art +=
      path(data`M${hx + k * 130} ${gy + 26}h${k * 210}v40h${k * -160}z`, m.leaf) +
      path(data`M${hx + k * 130} ${gy + 26}h${k * 210}v9h${k * -200}z`, m.leaf2)
    for (let i = 0; i < 3; i++) art += cypress(hx + k * (150 + i * 54), gy + 34 + i * 7, 64 + i * 12, m)
  }
  for (let i = 0; i < 9; i++)
    art += person(
      hx + r.between(-150, 150),
      gy + 30 + i * 7,
      24 + i * 2.4,
      r.pick([m.accent, m.near, m.ink, m.leaf2, m.wall]),
      r.pick(['#C98F6B', '#8A5A3C', '#E8B998']),
    )
  return art
}
