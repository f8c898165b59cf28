import type { Scene } from '../canvas.ts'
import { isDark, mix } from '../palette.ts'
import { person } from '../piece/figure.ts'
import { hills } from '../piece/ground.ts'
import { clouds, sky } from '../piece/sky.ts'
import { circle, data, each, ellipse, line, path, polygon, rect } from '../shape.ts'

export const oldtown: Scene = (canvas) => {
  const { random: r, mood: m, width: W, height: H } = canvas
  const gy = H * 0.8
  const sunx = W * r.pick([0.18, 0.8])
  let art = sky(canvas, { x: sunx, y: H * 0.22 }) + clouds(canvas, H * 0.1, H * 0.3, 2)
  art += hills(canvas, H * 0.56, 60, m.far)
  const tx = W * r.between(0.3, 0.7) // far tower
  art +=
    rect(tx - 13, H * 0.2, 26, H * 0.4, m.mid) +
    polygon(mix(m.roof, m.mid, 0.35), [tx - 17, H * 0.2], [tx, H * 0.06], [tx + 17, H * 0.2]) +
    circle(tx, H * 0.255, 6, m.glow)
  art += hills(canvas, H * 0.62, 34, m.mid)
  const night = isDark(m)
  const tones = night
    ? [m.wall, m.wall2, mix(m.wall, m.roof, 0.3), mix(m.wall2, m.near, 0.3)]
    : [
        m.wall,
        m.wall2,
        mix(m.wall2, m.roof, 0.45),
        mix(m.wall, m.leaf, 0.35),
        mix(m.glow, m.roof, 0.18),
        mix(m.wall, m.water[1], 0.4),
      ]
  const hero = r.whole(2, 3)
  let x = -r.between(10, 40)
  let i = 0
  let heroX = 0
  while (x < W) {
    const w = i === hero ? 150 : r.between(66, 98)
    const h = i === hero ? 222 : r.between(128, 206)
    const y = gy - h
    const c = i === hero ? m.wall : (tones[(i + r.whole(0, 1)) % tones.length] ?? m.wall)
    const t = i === hero ? 0.5 : r.next()
    const rc = mix(m.roof, m.ink, r.between(0, 0.16))
    art += rect(x, y, w, h, c) + rect(x + w - w * 0.08, y, w * 0.08, h, mix(c, m.ink, 0.12))
    if (t < 0.3)
      art += path(
        data`M${x - 3} ${y}V${y - 16}h${w * 0.2}v-16h${w * 0.2}q${w * 0.1} -14 ${w * 0.2 + 6} 0h0v16h${w * 0.2}h${w * 0.2}v16z`,
        rc,
      )
    else if (t < 0.62)
      art +=
        polygon(rc, [x - 6, y], [x + 12, y - 34], [x + w - 12, y - 34], [x + w + 6, y]) +
        each(
          [0.25, 0.5, 0.75],
          (k) =>
            rect(x + w * k - 7, y - 26, 14, 18, c) +
            rect(x + w * k - 4, y - 22, 8, 14, night ? m.glow : m.near) +
            polygon(rc, [x + w * k - 10, y - 26], [x + w * k, y - 36], [x + w * k + 10, y - 26]),
        )
    else
      art +=
        polygon(rc, [x - 5, y], [x + w / 2, y - w * 0.42], [x + w + 5, y]) +
        circle(x + w / 2, y - w * 0.14, 7, night ? m.glow : m.near)
    art += rect(x + w * 0.76, y - 44, 9, 26, mix(rc, m.ink, 0.3))
    const cols = i === hero ? 5 : r.whole(2, 3)
    const rows = Math.max(3, Math.round((h - 52) / 42))
    const cw = w / cols
    const ch = (h - 54) / rows
    const shut = r.pick([m.leaf2, m.near, m.roof, mix(m.water[2], m.ink, 0.1)])
    for (let a = 0; a < cols; a++)
      for (let b = 0; b < rows; b++) {
        const wx = x + a * cw + cw / 2 - 7
        const wy = y + 12 + b * ch
        const on = r.chance(night ? 0.6 : 0.16)
        art +=
          rect(wx - 1.5, wy - 1.5, 17, 27, mix(c, '#ffffff', 0.5)) +
          rect(wx, wy, 14, 24, on ? m.glow : mix(m.near, m.ink, 0.25)) +
          rect(wx + 6.4, wy, 1.2, 24, mix(c, '#ffffff', 0.4)) +
          rect(wx - 8.5, wy - 1, 6, 26, shut) +
          rect(wx + 16.5, wy - 1, 6, 26, shut) +
          (i === hero || b % 2
            ? rect(wx - 7, wy + 25, 28, 3, m.ink) +
              (r.chance(0.5)
                ? ellipse(wx + 7, wy + 24, 11, 4, m.leaf) +
                  circle(wx + 2, wy + 22, 2, m.accent) +
                  circle(wx + 11, wy + 22, 2, m.accent)
                : '')
            : '')
      }
    if (i === hero) {
      heroX = x + w / 2
      art +=
        path(data`M${heroX - 16} ${gy}v-30a16 16 0 0 1 32 0v30z`, m.ink) +
        path(data`M${heroX - 12} ${gy}v-28a12 12 0 0 1 24 0v28z`, m.glow)
      for (const dx of [-60, 28]) {
        art +=
          rect(heroX + dx + 2, gy - 28, 30, 28, mix(m.near, m.ink, 0.3)) +
          path(data`M${heroX + dx - 4} ${gy - 24}l6 -14h30l6 14z`, m.accent) +
          each([0, 1, 2], (q) => path(data`M${heroX + dx + 3 + q * 12} ${gy - 24}l1.5 -14h6l0 14z`, m.wall))
      }
      art += rect(heroX - 40, y - 6, 80, 0, m.ink)
    } else
      art +=
        rect(x + w * 0.14, gy - 34, w * 0.3, 34, mix(m.near, m.ink, 0.4)) +
        rect(x + w * 0.54, gy - 30, w * 0.32, 22, night ? m.glow : mix(m.near, m.sky[1], 0.3)) +
        path(
          data`M${x + w * 0.48} ${gy - 28}l${w * 0.04} -10h${w * 0.38}l${w * 0.04} 10z`,
          r.pick([m.accent, m.leaf2, m.near]),
        )
    x += w
    i++
  }
  const gc = mix(m.sand, m.mid, night ? 0.6 : 0.22)
  art += rect(0, gy, W, H - gy, gc)
  let d = ''
  for (let y = gy + 8, k = 0; y < H; y += 9 + k, k++) {
    d += data`M0 ${y}H${W}`
    for (let q = -10; q < W; q += 26 + k * 6) d += data`M${q + (k % 2) * 13} ${y}l${(q - W / 2) * 0.02} ${9 + k}`
  }
  art += line(d, mix(gc, m.ink, 0.25), 0.9, 'opacity=".5"')
  for (const dx of [-118, 96]) {
    const tx2 = heroX + dx
    art +=
      ellipse(tx2, gy + 38, 34, 5, m.ink, 'opacity=".14"') +
      rect(tx2 - 1.2, gy - 22, 2.4, 58, m.ink) +
      polygon(m.accent, [tx2 - 34, gy - 14], [tx2, gy - 34], [tx2 + 34, gy - 14]) +
      polygon(m.wall, [tx2 - 12, gy - 14], [tx2, gy - 34], [tx2 + 12, gy - 14]) +
      ellipse(tx2, gy + 14, 18, 4, m.wall) +
      rect(tx2 - 1.5, gy + 14, 3, 22, m.ink)
    art +=
      person(tx2 - 24, gy + 36, 32, r.pick([m.leaf2, m.near, m.ink])) +
      person(tx2 + 24, gy + 36, 32, r.pick([m.accent, m.wall, m.near]))
  }
  return art
}
