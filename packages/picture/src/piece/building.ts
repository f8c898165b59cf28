import type { Canvas } from '../canvas.ts'
import { type Mood, mix } from '../palette.ts'
import { circle, num, path, rect } from '../shape.ts'

interface Panes {
  /** Share of the windows with a light behind them. */
  lit?: number
  /** Share of a window's cell that is glass: across and down. */
  fw?: number
  fh?: number
  arch?: boolean
  dark?: string
  light?: string
}

/** A grid of windows over a wall: the dark ones are one path, the lit ones another. */
export function windows(
  { random, mood }: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  { lit = 0.3, fw = 0.5, fh = 0.58, dark, arch = false, light }: Panes,
): string {
  const [cellWidth, cellHeight] = [width / columns, height / rows]
  const [w, h] = [cellWidth * fw, cellHeight * fh]
  const bend = `a${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(w)} 0`
  let unlitPanes = ''
  let litPanes = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = x + column * cellWidth + (cellWidth * (1 - fw)) / 2
      const top = y + row * cellHeight + (cellHeight * (1 - fh)) / 2
      const pane = arch
        ? `M${num(left)} ${num(top + h)}v${num(-h + w / 2)}${bend}v${num(h - w / 2)}z`
        : `M${num(left)} ${num(top)}h${num(w)}v${num(h)}h${num(-w)}z`
      if (random.chance(lit)) litPanes += pane
      else unlitPanes += pane
    }
  }
  return path(unlitPanes, dark ?? mix(mood.near, mood.ink, 0.3)) + path(litPanes, light ?? mood.glow)
}

export const lampPost = (x: number, y: number, height: number, mood: Mood): string =>
  rect(x - 1, y - height, 2, height, mood.ink) +
  circle(x, y - height, 3.6, mood.glow) +
  circle(x, y - height, 8, mood.glow, 'opacity=".2"')
