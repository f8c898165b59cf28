import { inflateSync } from 'node:zlib'

/** What was drawn, read back: as much of the format as our own files use. */
export interface ReadPdf {
  readonly pages: number
  /** Under which fonts are embedded, without the letters that mark a part of one. */
  readonly fonts: readonly string[]
  /** By the name of its font: what each of its glyphs stands for. */
  readonly glyphs: ReadonlyMap<string, readonly string[]>
  /** Lines in the order of drawing, their letters as they are read. */
  readonly lines: readonly string[]
  /** The same, page by page. */
  readonly linesOfPages: readonly (readonly string[])[]
  /** Outlines that were filled at one go, as the corners of each. */
  readonly shapes: readonly (readonly (readonly Corner[])[])[]
}

type Corner = readonly [x: number, y: number]
type Matrix = readonly [number, number, number, number, number, number]

interface Part {
  readonly head: string
  readonly stream: string
}

function partsOf(file: Uint8Array): Map<number, Part> {
  const bytes = Buffer.from(file)
  const parts = new Map<number, Part>()
  for (const found of bytes.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [whole, id = '', content = ''] = found
    const [head = ''] = content.split(/\nstream\n/)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const from = found.index + whole.indexOf('stream\n') + 7
    const stream = content === head ? Buffer.alloc(0) : bytes.subarray(from, from + length)
    const isPacked = head.includes('/FlateDecode') && stream.length > 0
    parts.set(Number(id), { head, stream: (isPacked ? inflateSync(stream) : stream).toString('latin1') })
  }
  return parts
}

const refIn = (head: string, key: string): number => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? -1)

const lettersOf = (codes: string): string =>
  (codes.match(/[\da-f]{4}/gi) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join('')

/** Of each glyph of a font, in the order of their numbers. */
const meaningsIn = (map: string): string[] =>
  [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([^>]*)>/g)].map(([, codes = '']) => lettersOf(codes)),
  )

const times = (one: Matrix, other: Matrix): Matrix => [
  one[0] * other[0] + one[1] * other[2],
  one[0] * other[1] + one[1] * other[3],
  one[2] * other[0] + one[3] * other[2],
  one[2] * other[1] + one[3] * other[3],
  one[4] * other[0] + one[5] * other[2] + other[4],
  one[4] * other[1] + one[5] * other[3] + other[5],
]

const arabic = /[\u0600-\u06ff]/

/** Drawn from left to right; read from right to left where there is Arabic, and figures within it as ever. */
function asRead(glyphs: readonly string[]): string {
  if (!glyphs.some((glyph) => arabic.test(glyph))) return glyphs.join('')
  const runs: string[][] = []
  for (const glyph of glyphs.toReversed()) {
    const last = runs.at(-1)
    const isForeign = !arabic.test(glyph) && glyph !== ' '
    if (isForeign && last?.[0] !== undefined && !arabic.test(last[0]) && last[0] !== ' ') last.unshift(glyph)
    else runs.push([glyph])
  }
  return runs.flat().join('')
}

interface Drawn {
  /** How deep in the drawing a line stands, and whether that place was left. */
  lines: { depth: number; isOver: boolean; glyphs: string[] }[]
  shapes: Corner[][][]
}

function readContent(content: string, meaningsOf: ReadonlyMap<string, readonly string[]>): Drawn {
  const drawn: Drawn = { lines: [], shapes: [] }
  const kept: Matrix[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let meanings: readonly string[] = []
  let outlines: Corner[][] = []
  for (const line of content.split('\n')) {
    const words = line.split(' ')
    const operator = words.at(-1) ?? ''
    const figures = words.slice(0, -1).map(Number)
    const [a = 0, b = 0] = figures
    if (operator === 'q') kept.push(matrix)
    const last = drawn.lines.at(-1)
    if (operator === 'Q') {
      matrix = kept.pop() ?? matrix
      if (last && kept.length < last.depth) last.isOver = true
    }
    if (operator === 'cm') matrix = times(figures as unknown as Matrix, matrix)
    if (operator === 'Tf') meanings = meaningsOf.get(words[0]?.slice(1) ?? '') ?? []
    if (operator === 'm') outlines.push([])
    if (operator === 'm' || operator === 'l') {
      const place = times([1, 0, 0, 1, a, b], matrix)
      outlines.at(-1)?.push([place[4], place[5]])
    }
    if (operator === 'f' || operator === 'f*') drawn.shapes.push(outlines)
    if (/^(f|f\*|S|n|B)$/.test(operator)) outlines = []
    if (operator !== 'TJ') continue
    const codes = [...line.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    const glyphs = codes.map((code) => meanings[Number.parseInt(code, 16)] ?? '\ufffd')
    if (last && !last.isOver) last.glyphs.push(...glyphs)
    else drawn.lines.push({ depth: kept.length - 1, isOver: false, glyphs })
  }
  return drawn
}

export function readPdf(file: Uint8Array): ReadPdf {
  const parts = partsOf(file)
  const pages = [...parts.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  const glyphs = new Map<string, readonly string[]>()
  const drawn = pages.map(({ head }) => {
    const resources = parts.get(refIn(head, 'Resources'))?.head ?? ''
    const meanings = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
        const font = parts.get(Number(id))?.head ?? ''
        const known = meaningsIn(parts.get(refIn(font, 'ToUnicode'))?.stream ?? '')
        glyphs.set(/\/BaseFont \/[A-Z]+\+(\S+)/.exec(font)?.[1] ?? '', known)
        return [name, known]
      }),
    )
    return readContent(parts.get(refIn(head, 'Contents'))?.stream ?? '', meanings)
  })
  const linesOfPages = drawn.map(({ lines }) => lines.map((line) => asRead(line.glyphs)))
  return {
    pages: pages.length,
    fonts: [...glyphs.keys()],
    glyphs,
    lines: linesOfPages.flat(),
    linesOfPages,
    shapes: drawn.flatMap(({ shapes }) => shapes),
  }
}
