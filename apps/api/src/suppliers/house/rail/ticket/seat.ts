import type { Comfort } from '@portolan/domain/rail/fare'
import type { Brand } from '../operator.ts'

/** What one train can hold of one comfort: the length of its row of bits. */
export const mostSeats = 1024

const seatsInCoach: Readonly<Record<Comfort, number>> = { STANDARD: 64, COMFORT: 40, PREMIER: 20 }

/** From the head of the train. */
const order: readonly Comfort[] = ['PREMIER', 'COMFORT', 'STANDARD']

export const capacityOf = ({ seats }: Pick<Brand, 'seats'>, comfort: Comfort): number =>
  Math.min(mostSeats, seats[comfort] ?? 0)

/** The first seats beside each other in one coach; where there are none, the first free ones. Undefined: too few. */
export function pickSeats(
  taken: ReadonlySet<number>,
  capacity: number,
  count: number,
  comfort: Comfort,
): number[] | undefined {
  const free = Array.from({ length: capacity }, (_, seat) => seat).filter((seat) => !taken.has(seat))
  if (free.length < count) return undefined
  const coachOf = (seat: number | undefined) => Math.floor((seat ?? 0) / seatsInCoach[comfort])
  const start = free.findIndex((seat, index) => {
    const last = free[index + count - 1]
    return last === seat + count - 1 && coachOf(last) === coachOf(seat)
  })
  const from = Math.max(0, start)
  return free.slice(from, from + count)
}

/** Where the seat is found: coaches are counted from 1 over the whole train, seats from 1 in each coach. */
export function seatName(brand: Pick<Brand, 'seats'>, comfort: Comfort, seat: number): { coach: string; seat: string } {
  const before = order
    .slice(0, order.indexOf(comfort))
    .reduce((coaches, one) => coaches + Math.ceil(capacityOf(brand, one) / seatsInCoach[one]), 0)
  const inCoach = seatsInCoach[comfort]
  return { coach: String(before + Math.floor(seat / inCoach) + 1), seat: String((seat % inCoach) + 1) }
}
