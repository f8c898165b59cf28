/** Tenths of a unit are finer than any screen shows, and halve the size of a picture. */
export function num(value: number): string {
  const text = (Math.round(value * 10) / 10).toString()
  return text === '-0' ? '0' : text
}

/** Path data: every number in it is rounded. */
export const data = (parts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  String.raw({ raw: parts }, ...values.map((value) => (typeof value === 'number' ? num(value) : value)))

export type Point = readonly [x: number, y: number]

const withExtra = (extra: string): string => (extra ? ` ${extra}` : '')

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${withExtra(extra)}/>`

export const outline = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`

export const polygon = (fill: string, ...points: readonly Point[]): string => path(outline(...points), fill)

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${withExtra(extra)}/>`

export const circle = (x: number, y: number, radius: number, fill: string, extra = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${withExtra(extra)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${withExtra(extra)}/>`

export const line = (d: string, stroke: string, width: number | string = 1, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${withExtra(extra)}/>`

export const group = (inner: string, attributes = ''): string => `<g${withExtra(attributes)}>${inner}</g>`

export const clip = (id: string, d: string): string => `<clipPath id="${id}"><path d="${d}"/></clipPath>`

/** The same drawing once for each of a list. */
export const each = <T>(list: readonly T[], draw: (item: T, index: number) => string): string => list.map(draw).join('')

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Drawn around 0 0 and put in its place. */
export const placed = (inner: string, x: number, y: number, scale?: number | string): string =>
  group(inner, `transform="translate(${num(x)} ${num(y)})${scale === undefined ? '' : ` scale(${scale})`}"`)
