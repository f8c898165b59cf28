import type { Scene } from '../canvas.ts'
import { isDark, mix } from '../palette.ts'
import { rose } from '../piece/figure.ts'
import { circle, data, each, ellipse, line, num, path, placed, polygon, rect } from '../shape.ts'
import { interiorVariants, variantIn } from '../variant.ts'

/** Wall, textile, accent and wood. */
const schemes = [
  ['#EFE6D6', '#1F4E5F', '#C9502F', '#B98B5E'],
  ['#E3E7E0', '#2F5B4C', '#D9A441', '#8A6A4B'],
  ['#F1E3DA', '#7A3E48', '#C9502F', '#A87B58'],
  ['#E2E6EA', '#24374B', '#C9893A', '#9B7A5C'],
  ['#EDE7DA', '#6B6A45', '#B8502F', '#A27E54'],
  ['#E9DFD2', '#3E6470', '#E0A458', '#7D5A43'],
  ['#DCE5E4', '#8A4A3A', '#1F6B6B', '#B08A62'],
] as const

export const interior: Scene = (canvas, options) => {
  const { random: r, mood: m, width: W, height: H, id } = canvas
  const kind = variantIn(interiorVariants, options.variant) ?? r.pick(interiorVariants)
  const night = isDark(m)
  const [wall0, tex, pop, wood] = schemes[options.scheme ?? r.whole(0, schemes.length - 1)] ?? schemes[0]
  const dim = night ? 0.26 : 0
  const wall = mix(wall0, '#1A2633', dim)
  const fl = mix(wood, night ? '#1A2633' : '#F0E3CF', night ? 0.45 : 0.35)
  const white = mix('#FFFDF8', '#1A2633', night ? 0.16 : 0)
  const ink = '#1B2A36'
  const fy = H * 0.72
  let art = rect(0, 0, W, H, wall)
  const panel = r.pick(['wains', 'stripe', 'arch', 'plain'])
  if (panel === 'stripe') {
    let d = ''
    for (let x = 0; x < W; x += 26) d += data`M${x} 0V${fy}`
    art += line(d, mix(wall, tex, 0.22), 7, 'opacity=".35"')
  }
  if (panel === 'wains') {
    art += rect(0, fy - 128, W, 128, mix(wall, tex, 0.82)) + rect(0, fy - 132, W, 5, mix(wall, white, 0.6))
    for (let x = 16; x < W; x += 78)
      art += `<rect x="${x}" y="${num(fy - 112)}" width="58" height="92" fill="none" stroke="${mix(wall, tex, 0.6)}" stroke-width="2"/>`
  }
  art += rect(0, fy - 8, W, 8, mix(wall, white, 0.55)) + rect(0, fy, W, H - fy, fl)
  let d = ''
  for (let i = -14; i <= 14; i++) d += data`M${W / 2 + i * 44} ${fy}L${W / 2 + i * 82} ${H}`
  art += line(d, mix(fl, ink, 0.22), 1, 'opacity=".5"')
  const wl = r.chance(0.5)
  const winW = kind === 'suite' ? 214 : 168
  const wx = wl ? 40 : W - 40 - winW
  const wy = 46
  const winH = fy - 96
  // window with a real view
  const view = options.view ?? r.pick(['skyline', 'beach', 'mountain', 'countryside', 'oldtown'] as const)
  const inner = canvas.scene(view, `${canvas.seed}/view`, `${id}v`)
  art += `<svg x="${wx}" y="${wy}" width="${winW}" height="${num(winH)}" viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice">${inner}</svg>`
  art +=
    `<rect x="${wx}" y="${wy}" width="${winW}" height="${num(winH)}" fill="none" stroke="${white}" stroke-width="9"/>` +
    rect(wx + winW / 2 - 2.5, wy, 5, winH, white) +
    rect(wx - 12, wy + winH + 2, winW + 24, 8, white) +
    rect(wx, wy + winH * 0.3, winW, 4, white)
  const cur = mix(tex, white, 0.12)
  for (const k of [-1, 1]) {
    const cx = k < 0 ? wx - 18 : wx + winW + 18
    const w = 46 * -k
    art +=
      path(data`M${cx} ${wy - 16}h${w}q${w * -0.1} ${winH * 0.5} ${w * 0.02} ${fy - wy + 4}h${-w * 1.02}z`, cur) +
      each([0.2, 0.45, 0.7], (t) =>
        line(
          data`M${cx + w * t} ${wy - 14}q${w * -0.05} ${winH * 0.6} ${w * 0.02} ${fy - wy}`,
          mix(cur, ink, 0.3),
          2,
          'opacity=".5"',
        ),
      )
  }
  art +=
    rect(wx - 36, wy - 21, winW + 72, 6, mix(wood, ink, 0.4), 'rx="3"') +
    circle(wx - 38, wy - 18, 6, pop) +
    circle(wx + winW + 38, wy - 18, 6, pop)
  // bed(s)
  const bx = wl ? W * 0.66 : W * 0.34
  const hb = r.pick(['round', 'square', 'channel', 'wood'])
  const hbC = hb === 'wood' ? wood : tex
  const bed = (cx: number, w: number) => {
    let q = ''
    const top = fy - 150
    const x = cx - w / 2
    if (hb === 'round')
      q += path(
        data`M${x - 14} ${fy}V${top + 44}Q${x - 14} ${top} ${x + 40} ${top}H${x + w - 40}Q${x + w + 14} ${top} ${x + w + 14} ${top + 44}V${fy}Z`,
        hbC,
      )
    else q += rect(x - 14, top, w + 28, 150, hbC, 'rx="7"')
    if (hb === 'channel')
      for (let t = x + 8; t < x + w; t += 22) q += line(data`M${t} ${top + 3}V${fy}`, mix(hbC, ink, 0.3), 2)
    if (hb === 'square' || hb === 'round')
      for (let i = 0; i < 5; i++) q += circle(x + (w * (i + 0.5)) / 5, top + 34, 3, mix(hbC, ink, 0.4))
    if (hb === 'wood')
      q +=
        rect(x - 14, top + 26, w + 28, 3, mix(wood, ink, 0.3)) + rect(x - 14, top + 54, w + 28, 3, mix(wood, ink, 0.3))
    const py = fy - 96
    const pw = w * 0.43
    for (const k of w > 150 ? [0, 1] : [0.5]) {
      const pww = w > 150 ? pw : w * 0.74
      const px = w > 150 ? x + 8 + k * (w - pw - 16) : cx - pww / 2
      q += `<rect x="${num(px)}" y="${num(py - 6)}" width="${num(pww)}" height="50" rx="16" fill="${mix(white, ink, 0.1)}"/><rect x="${num(px + 3)}" y="${num(py + 8)}" width="${num(pww - 6)}" height="44" rx="15" fill="${white}"/>`
    }
    q += `<rect x="${num(cx - 34)}" y="${num(py + 22)}" width="68" height="34" rx="11" fill="${pop}"/>`
    q +=
      path(
        data`M${x - 6} ${H * 0.93}V${fy - 40}Q${x - 4} ${fy - 56} ${x + 14} ${fy - 56}H${x + w - 14}Q${x + w + 4} ${fy - 56} ${x + w + 6} ${fy - 40}V${H * 0.93}Z`,
        white,
      ) +
      path(
        data`M${x - 6} ${fy - 34}q${w / 2 + 6} 18 ${w + 12} 0v18q${-w / 2 - 6} 18 ${-w - 12} 0z`,
        mix(white, ink, 0.08),
      )
    q +=
      path(data`M${x - 8} ${fy + 14}q${w / 2 + 8} 14 ${w + 16} 0v52q${-w / 2 - 8} 14 ${-w - 16} 0z`, tex) +
      line(
        data`M${x - 8} ${fy + 24}q${w / 2 + 8} 14 ${w + 16} 0M${x - 8} ${fy + 55}q${w / 2 + 8} 14 ${w + 16} 0`,
        pop,
        3,
      )
    return (
      q +
      rect(x - 8, H * 0.93, w + 16, 12, mix(wood, ink, 0.25)) +
      rect(x - 4, H * 0.955, 9, 12, mix(wood, ink, 0.5)) +
      rect(x + w - 5, H * 0.955, 9, 12, mix(wood, ink, 0.5))
    )
  }
  const lampAt = (x: number) =>
    rect(x - 26, fy - 46, 52, 60, wood) +
    rect(x - 26, fy - 48, 52, 5, mix(wood, ink, 0.25)) +
    rect(x - 20, fy - 34, 40, 16, mix(wood, ink, 0.16)) +
    circle(x, fy - 26, 2, white) +
    rect(x - 2, fy - 76, 4, 30, mix(ink, pop, 0.3)) +
    circle(x, fy - 88, 84, `url(#${id}g)`) +
    polygon(mix(m.glow, white, 0.45), [x - 20, fy - 74], [x - 12, fy - 106], [x + 12, fy - 106], [x + 20, fy - 74])
  art +=
    ellipse(bx, H * 0.955, kind === 'twin' ? 210 : 196, 30, mix(fl, tex, 0.5)) +
    ellipse(bx, H * 0.955, kind === 'twin' ? 190 : 176, 24, 'none', `stroke="${mix(fl, pop, 0.6)}" stroke-width="3"`)
  if (kind === 'twin') art += lampAt(bx) + bed(bx - 98, 122) + bed(bx + 98, 122)
  else {
    const w = kind === 'suite' ? 224 : 202
    art += lampAt(bx - w / 2 - 48) + lampAt(bx + w / 2 + 48) + bed(bx, w)
  }
  // art above the bed: a compass rose print or an abstract
  const ay = fy - 236
  if (r.chance(0.55))
    art +=
      rect(bx - 37, ay - 10, 74, 74, white) +
      `<rect x="${num(bx - 37)}" y="${num(ay - 10)}" width="74" height="74" fill="none" stroke="${mix(wood, ink, 0.3)}" stroke-width="4"/>` +
      rose(bx, ay + 27, 26, tex, pop)
  else
    for (const k of [-1, 1])
      art +=
        `<rect x="${num(bx + k * 40 - 28)}" y="${num(ay - 8)}" width="56" height="70" fill="${white}" stroke="${mix(wood, ink, 0.3)}" stroke-width="4"/>` +
        (k < 0
          ? circle(bx - 40, ay + 22, 15, pop) + rect(bx - 60, ay + 36, 40, 14, tex)
          : path(data`M${bx + 22} ${ay + 50}q9 -44 18 -20t18 -16v36z`, tex) + circle(bx + 50, ay + 12, 6, pop))
  // plant or armchair beside the window
  const sx = wl ? wx + winW * 0.42 : wx + winW * 0.58
  if (kind === 'suite' || r.chance(0.5))
    art += placed(
      ellipse(0, 22, 58, 9, ink, 'opacity=".14"') +
        path('M-44 12V-34Q-44 -66 -12 -66H14Q46 -66 46 -34V12Z', pop) +
        path('M-54 14V-22Q-54 -32 -43 -32T-32 -22V-6H34V-22Q34 -32 45 -32T56 -22V14Z', mix(pop, ink, 0.14)) +
        rect(-32, -14, 66, 16, mix(pop, white, 0.18), 'rx="6"') +
        rect(-46, 13, 6, 12, mix(wood, ink, 0.4)) +
        rect(42, 13, 6, 12, mix(wood, ink, 0.4)),
      sx,
      fy + 26,
    )
  else
    art += placed(
      path('M-16 0l4 34h24l4 -34z', pop) +
        each(
          [
            [-34, -58],
            [-16, -84],
            [2, -92],
            [20, -82],
            [36, -56],
            [-40, -30],
            [40, -28],
          ] as const,
          ([a, b]) => path(data`M0 2Q${a * 0.2} ${b * 0.7} ${a} ${b}Q${a * 0.9} ${b * 0.3} 0 2Z`, '#3C6B55'),
        ),
      sx,
      fy + 6,
    )
  if (night) art += rect(0, 0, W, H, '#FFB45A', 'opacity=".07"')
  return art
}
