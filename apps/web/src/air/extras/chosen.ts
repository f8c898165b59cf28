import type { airVerifyPriceRQ } from '@portolan/contract/air'
import type * as z from 'zod/mini'
import type { Flyer } from './flyer.ts'
import { type FlightSeats, seatNamed } from './seats.ts'
import type { Way } from './ways.ts'

/** What is wished for so far, told by names that outlive every handle. */
export interface Chosen {
  /** '0.1/2' is the second flight of the first leg, of the second traveller: '24A'. */
  seats: Readonly<Record<string, string>>
  /** 'bag-0/2': how many. */
  pieces: Readonly<Record<string, number>>
}

export const nothingChosen: Chosen = { seats: {}, pieces: {} }

type Extras = NonNullable<z.input<typeof airVerifyPriceRQ>['extras']>

const at = (place: string, { ref }: Flyer): string => `${place}/${ref}`

export const seatOf = ({ seats }: Chosen, { key }: FlightSeats, flyer: Flyer): string | undefined =>
  seats[at(key, flyer)]

export const ownerOf = (chosen: Chosen, flight: FlightSeats, flyers: readonly Flyer[], seat: string) =>
  flyers.find((flyer) => seatOf(chosen, flight, flyer) === seat)

/** Undefined gives the seat back. */
export function withSeat(chosen: Chosen, flight: FlightSeats, flyer: Flyer, seat: string | undefined): Chosen {
  const { [at(flight.key, flyer)]: _, ...others } = chosen.seats
  return { ...chosen, seats: seat ? { ...others, [at(flight.key, flyer)]: seat } : others }
}

/** Whoever comes after and has no seat in this flight yet; the same one where all have. */
export function nextFlyer(chosen: Chosen, flight: FlightSeats, flyers: readonly Flyer[], now: Flyer): Flyer {
  const from = flyers.findIndex(({ ref }) => ref === now.ref) + 1
  return [...flyers.slice(from), ...flyers.slice(0, from)].find((one) => !seatOf(chosen, flight, one)) ?? now
}

export const piecesOf = ({ pieces }: Chosen, code: string, flyer: Flyer): number => pieces[at(code, flyer)] ?? 0

export function withPieces(chosen: Chosen, code: string, flyer: Flyer, quantity: number): Chosen {
  const { [at(code, flyer)]: _, ...others } = chosen.pieces
  return { ...chosen, pieces: quantity > 0 ? { ...others, [at(code, flyer)]: quantity } : others }
}

export interface Shelf {
  flights: readonly FlightSeats[]
  ways: readonly Way[]
  flyers: readonly Flyer[]
}

const offersOf = ({ ways }: Shelf) => ways.flatMap(({ pieces }) => Object.values(pieces))

/** What of it can still be had, and the seats that cannot: nobody loses more than those. */
export function stillHad(chosen: Chosen, shelf: Shelf): { chosen: Chosen; gone: string[] } {
  let had = nothingChosen
  const gone: string[] = []
  for (const flyer of shelf.flyers) {
    for (const flight of shelf.flights) {
      const seat = seatOf(chosen, flight, flyer)
      if (seat === undefined) continue
      if (seatNamed(flight, seat)?.offer) had = withSeat(had, flight, flyer, seat)
      else gone.push(seat)
    }
    for (const { code, max = 9 } of offersOf(shelf))
      had = withPieces(had, code, flyer, Math.min(max, piecesOf(chosen, code, flyer)))
  }
  return { chosen: had, gone }
}

/** As verify-price wants it. */
export function extrasOf(chosen: Chosen, shelf: Shelf): Extras {
  return shelf.flyers.flatMap((flyer) => {
    const seats = shelf.flights.flatMap((flight) => {
      const code = seatNamed(flight, seatOf(chosen, flight, flyer) ?? '')?.offer?.code
      return code ? [{ code, quantity: 1, travelerRef: flyer.ref, segmentRPH: flight.key }] : []
    })
    const pieces = offersOf(shelf).flatMap(({ code, segmentRPH }) => {
      const quantity = piecesOf(chosen, code, flyer)
      return quantity > 0 ? [{ code, quantity, travelerRef: flyer.ref, ...(segmentRPH && { segmentRPH }) }] : []
    })
    return [...seats, ...pieces]
  })
}
