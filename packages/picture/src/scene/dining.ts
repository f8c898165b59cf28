import type { Scene } from '../canvas.ts'
import { mix } from '../palette.ts'
import { circle, clip, data, each, ellipse, group, line, num, path, placed, rect } from '../shape.ts'

export const dining: Scene = (canvas) => {
  const { random: r, width: W, height: H, id } = canvas
  const [wall, pop, cloth] = r.pick([
    ['#20394A', '#C9502F', '#EBD9B8'],
    ['#2F4A3F', '#D9A441', '#F0E3C8'],
    ['#5A2E36', '#E0A458', '#F1E0CE'],
    ['#E9DFCF', '#B4492B', '#FFFDF6'],
  ] as const)
  const ink = '#16232E'
  let art = rect(0, 0, W, H, wall)
  const fy = H * 0.66
  const view = canvas.scene(r.pick(['oldtown', 'beach', 'skyline'] as const), `${id}dv`, `${id}v`)
  for (let i = 0; i < 3; i++) {
    const x = W * 0.08 + i * W * 0.3
    const w = W * 0.24
    const frame = data`M${x} ${fy - 20}V${H * 0.26}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${fy - 20}Z`
    // The view is drawn once and shown through all three windows.
    const seen = i === 0 ? `<g id="${id}view">${view}</g>` : `<use href="#${id}view"/>`
    const size = `x="${num(-x * 0.15)}" y="0" width="${num(W * 1.1)}" height="${num(fy)}"`
    art +=
      clip(`${id}a${i}`, frame) +
      group(
        `<svg ${size} viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice">${seen}</svg>`,
        `clip-path="url(#${id}a${i})"`,
      ) +
      path(frame, 'none', `stroke="${cloth}" stroke-width="7"`) +
      line(data`M${x + w / 2} ${H * 0.1}V${fy - 20}M${x} ${H * 0.3}h${w}`, cloth, 3)
  }
  art += rect(0, fy - 20, W, 20, mix(wall, ink, 0.25)) + rect(0, fy, W, H - fy, mix('#A87B55', wall, 0.25))
  let d = ''
  for (let i = -10; i <= 10; i++) d += data`M${W / 2 + i * 60} ${fy}L${W / 2 + i * 104} ${H}`
  art += line(d, ink, 1, 'opacity=".18"')
  for (let i = 0; i < 4; i++) {
    const x = W * (0.14 + i * 0.24)
    art +=
      rect(x - 0.8, 0, 1.6, 60, cloth) +
      circle(x, 82, 70, `url(#${id}g)`) +
      path(data`M${x - 20} 82Q${x - 18} 58 ${x} 58Q${x + 18} 58 ${x + 20} 82Z`, pop) +
      ellipse(x, 82, 20, 3.6, '#FFE9B8')
  }
  for (const [x, y, k] of [
    [W * 0.22, H * 0.83, 1],
    [W * 0.56, H * 0.8, 0.86],
    [W * 0.84, H * 0.87, 1.1],
  ] as const)
    art += placed(
      each(
        [-1, 1],
        (q) =>
          path(
            data`M${q * 62} -50q${q * 10} 34 ${q * 2} 60h${q * -34}v-10h${q * 22}q${q * 4} -20 ${q * -4} -48z`,
            mix(pop, ink, 0.2),
          ) + rect(q * 48 - 2, 8, 4, 40, ink),
      ) +
        ellipse(0, 48, 60, 8, ink, 'opacity=".2"') +
        path('M-52 -8L-60 34Q0 46 60 34L52 -8Z', mix(cloth, ink, 0.08)) +
        ellipse(0, -8, 54, 12, cloth) +
        rect(-9, -38, 5, 28, '#2F5B4C') +
        path('M-13 -12h13v-16q-6 -6 -13 0z', '#2F5B4C') +
        path('M12 -34h16q0 14 -8 15v10h5v2h-11v-2h5v-10q-8 -1 -7 -15z', '#FFFDF6', 'opacity=".9"') +
        path('M13 -28h14q-1 8 -7 9q-6 -1 -7 -9z', pop) +
        ellipse(-30, -8, 13, 3.4, '#FFFDF6') +
        ellipse(34, -6, 13, 3.4, '#FFFDF6'),
      x,
      y,
      k,
    )
  return art
}
