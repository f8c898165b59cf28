import { mercatorY, type Place, type Projection } from '@portolan/picture/chart/projection'

export interface Sheet {
  width: number
  height: number
}

/** Degrees. A journey within one town still shows the country around it. */
const leastSpan = 2.4

const ends = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]

/** The largest scale at which all places lie on the sheet, with room around them for their names. */
export function fitPlaces(places: readonly Place[], { width, height }: Sheet, padding: number): Projection {
  const [west, east] = ends(places.map(([longitude]) => longitude))
  const [south, north] = ends(places.map(([, latitude]) => mercatorY(latitude)))
  const across = (width - 2 * padding) / Math.max(leastSpan, east - west)
  const down = (height - 2 * padding) / Math.max(leastSpan, north - south)
  const scale = Math.min(across, down)
  const [centreX, centreY] = [(west + east) / 2, (south + north) / 2]
  return ([longitude, latitude]) => [
    width / 2 + (longitude - centreX) * scale,
    height / 2 - (mercatorY(latitude) - centreY) * scale,
  ]
}

export interface Dot {
  x: number
  y: number
  name: string
}

type Side = 'start' | 'end' | 'above' | 'below'

/** Where a name is written: by its middle above and below the dot, by its near end beside it. */
export interface Label {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

interface Box {
  left: number
  right: number
  /** Its middle, and how far it reaches up and down from there. */
  y: number
  half: number
}

const letterWidth = 7.6
const gap = 10
/** From the middle of a line of text down to its foot. */
const foot = 5

const labels: Record<Side, (dot: Dot) => Label> = {
  start: ({ x, y }) => ({ x: x + gap, y: y + foot, anchor: 'start' }),
  end: ({ x, y }) => ({ x: x - gap, y: y + foot, anchor: 'end' }),
  above: ({ x, y }) => ({ x, y: y - gap - 2, anchor: 'middle' }),
  below: ({ x, y }) => ({ x, y: y + gap + 2 + 2 * foot, anchor: 'middle' }),
}

function boxOf({ name }: Dot, { x, y, anchor }: Label): Box {
  const length = name.length * letterWidth
  const left = { start: x, middle: x - length / 2, end: x - length }[anchor]
  return { left, right: left + length, y: y - foot, half: 9 }
}

/** A name that ends at the edge looks cut off. */
const edge = 6

const touches = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && Math.abs(one.y - other.y) < one.half + other.half

export interface Rose {
  x: number
  y: number
}

export const roseSize = 24
const roseRoom = 36

/** The rose of winds stands in the first corner where nothing of the journey is, else where it always stands. */
export function placeRose(dots: readonly Rose[], { width, height }: Sheet): Rose {
  const [left, right, top, bottom] = [roseRoom, width - roseRoom, roseRoom, height - roseRoom]
  const usual = { x: right, y: bottom }
  const corners = [usual, { x: left, y: bottom }, { x: left, y: top }, { x: right, y: top }]
  return corners.find(({ x, y }) => dots.every((dot) => Math.hypot(dot.x - x, dot.y - y) > 2 * roseRoom)) ?? usual
}

/** So near that one name says it for both: the two airports of a city. */
export const isBeside = (one: Dot, other: Dot): boolean =>
  one.name === other.name && Math.hypot(one.x - other.x, one.y - other.y) < 3 * gap

/**
 * Names stand away from the course where they can, on the sheet always, and never on each other or on a dot: a change
 * without room goes unnamed. The ends of the journey come first, and have a name whatever lies under it.
 */
export function placeLabels(dots: readonly Dot[], { width, height }: Sheet, rose?: Rose): (Label | undefined)[] {
  const middle = dots.reduce((sum, { x }) => sum + x, 0) / Math.max(1, dots.length)
  const taken: Box[] = [
    ...dots.map(({ x, y }) => ({ left: x - 5, right: x + 5, y, half: 5 })),
    ...(rose ? [{ left: rose.x - roseSize, right: rose.x + roseSize, y: rose.y, half: roseSize }] : []),
  ]
  const placed = new Map<Dot, Label>()
  const ends = [...dots.slice(0, 1), ...dots.slice(1).slice(-1)]
  for (const dot of [...ends, ...dots.slice(1, -1)]) {
    const sides: Side[] = dot.x < middle ? ['end', 'above', 'below', 'start'] : ['start', 'above', 'below', 'end']
    const isOnSheet = ({ left, right, y }: Box) => left >= edge && right <= width - edge && y > 9 && y < height - 9
    const onSheet = sides.map((side) => labels[side](dot)).filter((label) => isOnSheet(boxOf(dot, label)))
    const free = onSheet.find((label) => !taken.some((other) => touches(boxOf(dot, label), other)))
    const label = free ?? (ends.includes(dot) ? onSheet.at(-1) : undefined)
    if (!label) continue
    placed.set(dot, label)
    taken.push(boxOf(dot, label))
  }
  return dots.map((dot) => placed.get(dot))
}
