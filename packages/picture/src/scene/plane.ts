import type { Scene } from '../canvas.ts'
import { liveries, mix } from '../palette.ts'
import { clouds, sky } from '../piece/sky.ts'
import { data, ellipse, group, line, num, path, rect, times } from '../shape.ts'

export const plane: Scene = (canvas, options) => {
  const { random: r, mood: m, width: W, height: H } = canvas
  const c = options.color ?? r.pick(liveries.slice(0, 6))
  let art = sky(canvas, { x: W * 0.22, y: H * 0.3, radius: 38 }) + clouds(canvas, H * 0.1, H * 0.6, 6)
  art += line(
    data`M-10 ${H * 0.84}Q${W * 0.3} ${H * 0.62} ${W * 0.42} ${H * 0.54}`,
    m.accent,
    2.4,
    'stroke-dasharray="2 9" stroke-linecap="round"',
  )
  const w = '#FBF8F0'
  const sh = mix('#FBF8F0', m.near, 0.35) // drawn flying right, tilted up
  art += group(
    path('M20 -4L-64 -96Q-70 -104 -56 -104H-36Q-28 -104 -20 -96L78 -6Z', sh) +
      path('M-176 -6L-206 -86Q-208 -92 -200 -92H-174Q-166 -92 -160 -84L-112 -16Z', c) +
      path('M-206 4Q-204 -16 -160 -20H150Q214 -18 232 4Q214 26 150 28H-120Q-196 24 -206 4Z', w) +
      path('M-206 4Q-196 24 -120 28H150Q214 26 232 4Q180 16 60 16H-80Q-180 14 -206 4Z', c) +
      path('M176 -15Q204 -12 218 -4H180Q172 -8 176 -15Z', m.ink) +
      times(17, (i) => rect(-118 + i * 16.4, -10, 8, 9, mix(m.near, m.ink, 0.3), 'rx="3"')) +
      path('M60 14L-40 118Q-48 126 -34 126H-12Q-4 126 4 118L120 16Z', w) +
      path('M60 14L-40 118Q-48 126 -34 126L98 15Z', sh) +
      rect(6, 52, 46, 20, c, 'rx="10"') +
      ellipse(52, 62, 5, 10, m.ink) +
      path('M-178 6L-214 38H-196L-130 10Z', w),
    `transform="translate(${num(W * 0.52)} ${num(H * 0.44)}) rotate(-12) scale(1.02)"`,
  )
  for (let i = 0; i < 9; i++) {
    const x = -60 + i * 90
    const y = H * 0.9 + r.between(-16, 16)
    art += ellipse(x, y + 20, r.between(70, 110), r.between(32, 48), m.cloud, 'opacity=".94"')
  }
  art += rect(0, H * 0.94, W, H * 0.06, m.cloud)
  for (let i = 0; i < 7; i++) art += ellipse(i * 110, H + 6, 80, 34, mix(m.cloud, m.far, 0.25))
  return art
}
