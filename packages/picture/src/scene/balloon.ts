import type { Scene } from '../canvas.ts'
import { mix } from '../palette.ts'
import { rose } from '../piece/figure.ts'
import { hills } from '../piece/ground.ts'
import { clouds, sky } from '../piece/sky.ts'
import { data, each, line, path, placed, rect } from '../shape.ts'

export const balloon: Scene = (canvas) => {
  const { random: r, mood: m, width: W, height: H } = canvas
  let art =
    sky(canvas, { x: W * 0.2, y: H * 0.3, radius: 32 }) +
    clouds(canvas, H * 0.12, H * 0.5, 5) +
    hills(canvas, H * 0.7, 60, m.far, 3)
  for (let i = 0; i < 11; i++) {
    const x = r.between(0, W)
    const h = r.between(46, 110)
    const y = H * 0.86
    art += path(
      data`M${x - 26} ${y}Q${x - 10} ${y - h * 0.7} ${x} ${y - h}Q${x + 10} ${y - h * 0.7} ${x + 26} ${y}Z`,
      mix(m.wall2, m.mid, r.between(0.1, 0.5)),
    )
  }
  art += hills(canvas, H * 0.84, 26, mix(m.sand2, m.leaf, 0.3), 4) + hills(canvas, H * 0.93, 18, m.leaf2, 3)
  const balloonAt = (x: number, y: number, k: number, a: string, b: string) =>
    placed(
      path('M0 -100C58 -100 84 -58 84 -18C84 26 40 64 18 90H-18C-40 64 -84 26 -84 -18C-84 -58 -58 -100 0 -100Z', a) +
        each([-1, 1], (q) =>
          path(
            data`M0 -100C${q * 26} -100 ${q * 54} -60 ${q * 54} -18C${q * 54} 26 ${q * 26} 66 ${q * 12} 90H${q * 4}C${q * 10} 60 ${q * 22} 26 ${q * 22} -18C${q * 22} -60 ${q * 10} -100 0 -100Z`,
            b,
          ),
        ) +
        path('M-82 -30Q0 -8 82 -30Q86 -14 83 -2Q0 20 -83 -2Q-86 -14 -82 -30Z', mix(b, m.ink, 0.1), 'opacity=".45"') +
        rose(0, -34, 26, '#FFF7E8', m.ink) +
        line('M-17 90L-12 112M17 90L12 112M0 90V112', m.ink, 1.4) +
        rect(-14, 112, 28, 20, mix(m.roof, m.ink, 0.3), 'rx="3"') +
        rect(-16, 110, 32, 5, m.sand2),
      x,
      y,
      k,
    )
  const [silk, stripe] = r.pick([
    [m.accent, '#FFF3DC'],
    ['#1B5E7C', '#F3D58F'],
    ['#1F6B55', '#FFF3DC'],
    ['#7B3B5A', '#F0B48C'],
  ] as const)
  return (
    art +
    balloonAt(W * 0.82, H * 0.26, 0.36, '#1B5E7C', '#FFF3DC') +
    balloonAt(W * 0.28, H * 0.42, 0.28, m.leaf2, '#F3D58F') +
    balloonAt(W * 0.92, H * 0.56, 0.2, m.accent, '#FFF3DC') +
    balloonAt(W * 0.55, H * 0.38, 1.08, silk, stripe) +
    balloonAt(W * 0.12, H * 0.62, 0.2, m.roof, '#FFF3DC')
  )
}
