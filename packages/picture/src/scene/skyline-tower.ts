import type { Canvas } from '../canvas.ts'
import { mix } from '../palette.ts'
import { windows } from '../piece/building.ts'
import { rose } from '../piece/figure.ts'
import { clip, data, group, path, polygon, rect } from '../shape.ts'
import type { skylineVariants } from '../variant.ts'

/** Where the hotel stands and how it is painted. */
export interface Site {
  hx: number
  gy: number
  /** Share of the windows with a light behind them. */
  lit: number
  wall: string
  sh: string
  dk: string
}

/** One tall block with a shade side. */
function slab(canvas: Canvas, { hx, gy, lit, wall, sh, dk }: Site): string {
  const { mood: m } = canvas
  let art = ''
  const w = 122
  const h = 268
  const x = hx - w / 2
  const y = gy - h
  art +=
    polygon(sh, [x + w, y + 10], [x + w + 34, y + 24], [x + w + 34, gy], [x + w, gy]) +
    rect(x, y, w, h, wall) +
    windows(canvas, x + 8, y + 14, w - 16, h - 62, 7, 15, { lit, fw: 0.62, fh: 0.5, dark: dk }) +
    rect(x - 6, y - 9, w + 12, 9, m.accent) +
    rect(x + w * 0.3, y - 26, w * 0.4, 17, dk) +
    rose(hx, y - 40, 15, m.sun, m.accent)
  return art
}

/** Four steps and a needle. */
function deco(canvas: Canvas, { hx, gy, lit, wall, sh, dk }: Site): string {
  const { mood: m } = canvas
  let art = ''
  const w = 148
  let y = gy
  for (const [k, h] of [
    [1, 110],
    [0.76, 84],
    [0.52, 62],
    [0.28, 36],
  ] as const) {
    const ww = w * k
    y -= h
    art +=
      rect(hx - ww / 2, y, ww, h, wall) +
      rect(hx + ww / 2 - ww * 0.2, y, ww * 0.2, h, sh) +
      windows(
        canvas,
        hx - ww / 2 + 5,
        y + 8,
        ww - 10,
        h - 12,
        Math.max(2, Math.round(ww / 15)),
        Math.max(2, Math.round(h / 17)),
        { lit, fw: 0.38, fh: 0.7, dark: dk },
      ) +
      rect(hx - ww / 2 - 3, y - 4, ww + 6, 4, m.accent)
  }
  art += polygon(m.accent, [hx - 8, y - 4], [hx, y - 58], [hx + 8, y - 4]) + rect(hx - 0.8, y - 78, 1.6, 24, m.ink)
  return art
}

/** A curved front behind a mast. */
function sail(canvas: Canvas, { hx, gy, lit, wall, sh, dk }: Site): string {
  const { mood: m, id } = canvas
  let art = ''
  const w = 128
  const h = 286
  const x = hx - w / 2
  const y = gy - h
  const d = data`M${x} ${gy}V${y + 8}C${x + w * 0.9} ${y + 40} ${x + w * 1.06} ${y + h * 0.6} ${x + w} ${gy}Z`
  art +=
    clip(`${id}c`, d) +
    path(d, wall) +
    group(
      windows(canvas, x + 6, y + 12, w, h - 56, 8, 17, { lit, fw: 0.7, fh: 0.46, dark: dk }) + rect(x, y, 10, h, sh),
      `clip-path="url(#${id}c)"`,
    ) +
    rect(x - 5, y - 44, 5, h + 44, m.accent) +
    rect(x - 14, y + 40, 60, 4, m.ink)
  return art
}

/** Two towers and the bridge between them. */
function twin(canvas: Canvas, { hx, gy, lit, wall, sh, dk }: Site): string {
  const { mood: m } = canvas
  let art = ''
  for (const [dx, w, h] of [
    [-52, 78, 286],
    [40, 74, 226],
  ] as const) {
    const x = hx + dx - w / 2
    const y = gy - h
    art +=
      rect(x, y, w, h, wall) +
      rect(x + w * 0.78, y, w * 0.22, h, sh) +
      windows(canvas, x + 6, y + 14, w - 12, h - 50, 5, Math.round(h / 18), { lit, fw: 0.56, fh: 0.52, dark: dk }) +
      polygon(m.accent, [x - 3, y], [x + w / 2, y - 26], [x + w + 3, y])
  }
  art += rect(hx - 30, gy - 148, 50, 15, sh) + rect(hx - 30, gy - 150, 50, 3, m.accent)
  return art
}

/** A palace with three domed bays. */
function grand(canvas: Canvas, { hx, gy, lit, wall, dk }: Site): string {
  const { mood: m } = canvas
  let art = ''
  const w = 252
  const h = 142
  const x = hx - w / 2
  const y = gy - h
  art +=
    path(data`M${x - 6} ${y}L${x + 16} ${y - 44}H${x + w - 16}L${x + w + 6} ${y}Z`, mix(m.roof, m.ink, 0.25)) +
    rect(x, y, w, h, wall)
  for (const tx of [x + 2, x + w - 46, hx - 26]) {
    const tw = tx === hx - 26 ? 52 : 44
    art +=
      rect(tx, y - 12, tw, h + 12, mix(wall, '#ffffff', 0.25)) +
      path(
        data`M${tx - 4} ${y - 12}Q${tx} ${y - 62} ${tx + tw / 2} ${y - 70}Q${tx + tw} ${y - 62} ${tx + tw + 4} ${y - 12}Z`,
        mix(m.roof, m.ink, 0.1),
      ) +
      rect(tx + tw / 2 - 0.8, y - 88, 1.6, 20, m.ink) +
      windows(canvas, tx + 6, y + 2, tw - 12, h - 44, 2, 4, { lit, fw: 0.5, fh: 0.6, dark: dk, arch: true })
  }
  art +=
    windows(canvas, x + 50, y + 8, 72, h - 48, 4, 4, { lit, fw: 0.46, fh: 0.62, dark: dk }) +
    windows(canvas, hx + 28, y + 8, 52, h - 48, 3, 4, { lit, fw: 0.46, fh: 0.62, dark: dk })
  for (let i = 0; i < 9; i++)
    art += windows(canvas, x + 24 + i * 23, y - 38, 14, 22, 1, 1, { lit, fw: 0.7, fh: 0.7, dark: m.ink, arch: true })
  return art
}

export const towers: Record<(typeof skylineVariants)[number], (canvas: Canvas, site: Site) => string> = {
  slab,
  deco,
  sail,
  grand,
  twin,
}
