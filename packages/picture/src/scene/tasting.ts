import type { Scene } from '../canvas.ts'
import { mix } from '../palette.ts'
import { rose } from '../piece/figure.ts'
import { circle, each, ellipse, path, placed, rect } from '../shape.ts'

export const tasting: Scene = (canvas) => {
  const { mood: m, width: W, height: H, id } = canvas
  let art = canvas.scene('countryside', `${id}bg`, `${id}k`, { width: W, height: H })
  const ty = H * 0.74
  const wood = '#9B6A42'
  art += rect(0, ty, W, H - ty, wood) + rect(0, ty, W, 7, mix(wood, '#ffffff', 0.3))
  for (const y of [0.82, 0.9]) art += rect(0, H * y, W, 2, mix(wood, '#000000', 0.3))
  const glass = (x: number, k: number, c: string) =>
    placed(
      path('M-26 -120Q-34 -62 0 -56Q34 -62 26 -120Z', '#fff', 'opacity=".42"') +
        path('M-29 -96Q-30 -60 0 -57Q30 -60 29 -96Q0 -88 -29 -96Z', c) +
        ellipse(0, -96, 29, 5, mix(c, '#ffffff', 0.25)) +
        rect(-2, -57, 4, 46, '#fff', 'opacity=".65"') +
        ellipse(0, -8, 24, 6, '#fff', 'opacity=".7"') +
        path('M-19 -112Q-24 -84 -14 -70', 'none', 'stroke="#fff" stroke-width="3" opacity=".7" stroke-linecap="round"'),
      x,
      ty + 34,
      k,
    )
  art += placed(
    path('M-26 0V-120Q-26 -144 -12 -154V-206H12V-154Q26 -144 26 -120V0Z', '#22463A') +
      rect(-14, -216, 28, 30, m.accent) +
      rect(-26, -104, 52, 66, '#FBF3E2') +
      rose(0, -72, 18, m.accent, '#22364A') +
      rect(-20, -146, 6, 130, '#fff', 'opacity=".2"'),
    W * 0.3,
    ty + 40,
    1.12,
  )
  art += glass(W * 0.48, 1.35, '#8B2236') + glass(W * 0.62, 1.35, '#E2B04A')
  art += placed(
    ellipse(0, 8, 104, 14, '#000', 'opacity=".18"') +
      ellipse(0, 0, 100, 16, '#5E4230') +
      ellipse(0, -4, 100, 16, '#7A573D') +
      path('M-66 -8l40 -34l34 14l-10 22q-30 8 -64 -2z', '#F2CF72') +
      circle(-30, -20, 4, '#D9A441') +
      circle(-8, -14, 3, '#D9A441') +
      each(
        [
          [30, -12],
          [46, -14],
          [38, -26],
          [54, -24],
          [62, -12],
          [46, -36],
        ] as const,
        ([a, b]) => circle(a, b, 9.5, '#5B2A55') + circle(a - 3, b - 3, 2.4, '#9B6A95'),
      ) +
      path('M46 -44q8 -12 18 -8', 'none', 'stroke="#4F6238" stroke-width="3"'),
    W * 0.84,
    ty + 38,
  )
  return art
}
