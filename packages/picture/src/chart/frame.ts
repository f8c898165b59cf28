import { num, times } from '../shape.ts'

const box = (x: number, y: number, width: number, height: number): string =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`

/** The chart's graduated edge: every second division is filled, opposite sides in turn. Large maps only. */
export function neatline(width: number, height: number, inset = 12, division = 28, thickness = 4): string {
  const [across, down] = [width - 2 * inset, height - 2 * inset]
  const divisions = (length: number, first: number, draw: (from: number, size: number) => string): string =>
    times(Math.max(0, Math.ceil((length / division - first) / 2)), (index) => {
      const from = (first + index * 2) * division
      return draw(from, Math.min(division, length - from))
    })
  const ticks =
    divisions(across, 0, (from, size) => box(inset + from, inset, size, thickness)) +
    divisions(across, 1, (from, size) => box(inset + from, height - inset - thickness, size, thickness)) +
    divisions(down, 0, (from, size) => box(inset, inset + from, thickness, size)) +
    divisions(down, 1, (from, size) => box(width - inset - thickness, inset + from, thickness, size))
  const edge = `<rect class="map-neat" x="${num(inset)}" y="${num(inset)}" width="${num(across)}" height="${num(down)}"/>`
  return `${edge}<path class="map-neat-fill" d="${ticks}"/>`
}

/** The longest of 1, 2 and 5 times a power of ten that fits. */
function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most))
  return ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power
}

/** Four boxes, filled in turn; how many kilometres they stand for is written beside them by whoever shows the map. */
export function scaleBar(
  x: number,
  y: number,
  pixelsPerKilometre: number,
  longest = 120,
): { svg: string; kilometres: number } {
  const kilometres = roundLength(longest / pixelsPerKilometre)
  const length = kilometres * pixelsPerKilometre
  const filled = [0, 2].map((part) => box(x + (part * length) / 4, y, length / 4, 5)).join('')
  const svg =
    `<rect class="map-scale" x="${num(x)}" y="${num(y)}" width="${num(length)}" height="5"/>` +
    `<path class="map-scale-fill" d="${filled}"/>`
  return { svg, kilometres }
}
