import type { Sheet } from './sheet.ts'

export interface PinPoint {
  readonly id: string
  readonly x: number
  readonly y: number
  /** What its pill says: the price. */
  readonly words: string
}

export interface PlacedPin extends PinPoint {
  readonly look: 'pill' | 'dot'
}

const [letter, edges, height, foot] = [7.6, 22, 28, 8]
/** Between two pills a finger must find one of them. */
const gap = 3

interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

/** A pill stands above its place, its foot on it. */
function frameOf({ x, y, words }: PinPoint): Frame {
  const half = (words.length * letter + edges) / 2 + gap
  return { left: x - half, right: x + half, top: y - foot - height - gap, bottom: y - foot + gap }
}

const touch = (one: Frame, other: Frame): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * The first of the list have their price; whoever would stand on it is a dot until the map comes nearer. The one that is
 * pointed at has its price always. In the order of the list, without those beside the sheet.
 */
export function layPins(pins: readonly PinPoint[], sheet: Sheet, active: string | undefined): PlacedPin[] {
  const seen = pins.filter(({ x, y }) => x >= 0 && y >= 0 && x <= sheet.width && y <= sheet.height)
  const taken: Frame[] = []
  return seen.map((pin) => {
    const frame = frameOf(pin)
    const isFree = frame.left >= 0 && frame.right <= sheet.width && !taken.some((other) => touch(frame, other))
    if (!isFree) return { ...pin, look: pin.id === active ? 'pill' : 'dot' }
    taken.push(frame)
    return { ...pin, look: 'pill' }
  })
}
