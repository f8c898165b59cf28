/** A source of chance between 0 and 1: the wiring hands in a good one, tests one that can be repeated. */
export type Random = () => number

/**
 * Own letters, so that no font and no text stands in the picture. Strokes are apart by a space, points by a hyphen,
 * and a point is two digits on a grid of nine by nine, down from the top; three points or more make a curve.
 * What is taken for something else has no place here: 0 O Q D, 1 I L, 2 Z, 5 S, 6 G 8 B 9, U V.
 */
const letters: Record<string, string> = {
  A: '08-40 40-88 25-65',
  C: '71-40-11-04-17-48-77',
  E: '00-08 00-70 04-54 08-78',
  F: '00-08 00-70 04-54',
  H: '00-08 70-78 04-74',
  J: '30-80 60-65 65-57-38-17-05',
  K: '00-08 70-04 13-78',
  M: '08-00 00-45 45-80 80-88',
  N: '08-00 00-78 78-70',
  P: '00-08 00-40-72-44-04',
  R: '00-08 00-40-72-44-04 34-78',
  T: '00-80 40-48',
  W: '00-28 28-43 43-68 68-80',
  X: '00-78 70-08',
  Y: '00-44 80-44 44-48',
  3: '01-30-62-34 34-66-38-07',
  4: '50-06 06-76 50-58',
  7: '00-70 70-28',
}

export const captchaAlphabet = Object.keys(letters).join('')

const [width, height] = [148, 44]

interface Point {
  x: number
  y: number
}

type Bend = (point: Point) => Point

/** Points along a smooth line through the given ones (Catmull-Rom). */
function sample(points: readonly Point[], steps = 6): Point[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] as Point
  const along = (axis: 'x' | 'y', index: number, t: number): number => {
    const [a, b, c, d] = [at(index - 1)[axis], at(index)[axis], at(index + 1)[axis], at(index + 2)[axis]]
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  }
  const spans = points.slice(1).flatMap((_, index) =>
    Array.from({ length: steps }, (__, step) => ({
      x: along('x', index, step / steps),
      y: along('y', index, step / steps),
    })),
  )
  return [...spans, at(points.length - 1)]
}

const strokesOf = (letter: string): Point[][] =>
  (letters[letter] ?? '')
    .split(' ')
    .map((stroke) => sample(stroke.split('-').map(([x, y]) => ({ x: Number(x) / 8 - 0.5, y: Number(y) / 8 - 0.5 }))))

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

/** In one or two pieces, from either end: a path is no longer a stroke. */
function tear(points: Point[], random: Random): Point[][] {
  const turned = random() < 0.5 ? points : points.toReversed()
  if (turned.length < 6 || random() < 0.4) return [turned]
  const middle = 2 + Math.floor(random() * (turned.length - 4))
  return [turned.slice(0, middle + 1), turned.slice(middle)]
}

/** Five letters a person reads at a glance and a program does not find as letters anywhere in the file. */
export function drawCaptcha(characters: string, random: Random): string {
  const within = (low: number, high: number) => low + random() * (high - low)
  const [phase, other] = [within(0, 6.3), within(0, 6.3)]
  const warp: Bend = ({ x, y }) => ({ x: x + 1.6 * Math.sin(y / 9 + phase), y: y + 2.2 * Math.sin(x / 19 + other) })
  const jitter: Bend = ({ x, y }) => ({ x: x + within(-0.35, 0.35), y: y + within(-0.35, 0.35) })

  const written = [...characters].flatMap((letter, index, all) => {
    const step = (width - 20) / all.length
    const centre = { x: 10 + step * (index + 0.5) + within(-1.4, 1.4), y: height / 2 + within(-2.5, 2.5) }
    const [wide, high, angle] = [within(14, 17), within(22, 26), within(-0.24, 0.24)]
    const place: Bend = ({ x, y }) => ({
      x: centre.x + x * wide * Math.cos(angle) - y * high * Math.sin(angle),
      y: centre.y + x * wide * Math.sin(angle) + y * high * Math.cos(angle),
    })
    return strokesOf(letter).flatMap((stroke) =>
      tear(
        stroke.map((point) => jitter(warp(place(point)))),
        random,
      ),
    )
  })

  const noise = [0, 1].map(() =>
    sample([0, 0.25, 0.5, 0.75, 1].map((part) => ({ x: part * width, y: within(6, height - 6) }))).map(jitter),
  )

  const draw = (points: Point[], thin: number, thick: number) =>
    `<path d="${pathOf(points)}" stroke-width="${within(thin, thick).toFixed(2)}"/>`
  const paths = shuffle(
    [...written.map((points) => draw(points, 2.3, 2.9)), ...noise.map((points) => draw(points, 1.1, 1.5))],
    random,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#f6f2e8"/><g fill="none" stroke="#1d3547" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`
}
