import type { CartStop } from '@portolan/contract/cart'
import type { CartView } from '../cart/goods.ts'
import { dotted } from '../platform/words.ts'
import { makeTogether, type TogetherParts } from './together.ts'

/** How the parts are shown when they are bought alone. */
interface Sides {
  flights: Pick<CartView, 'display'>
  rooms: Pick<CartView, 'display'>
}

/** Between the ways, whatever the clock says: rooms are to be had from the afternoon on, also by those who land late. */
const between = (ways: readonly CartStop[], stay: readonly CartStop[]): CartStop[] => [
  ...[...ways.slice(0, 2), ...stay, ...ways.slice(2)],
]

/** How a package stands in the cart: one item, its flights and its stay under one another. */
export function makePackageCartView(parts: TogetherParts, sides: Sides): CartView {
  const together = makeTogether(parts)
  return {
    products: ['package'],
    display(offers, wanted, language) {
      const trip = together(offers)
      const flight = sides.flights.display(
        trip.flights.map(({ offer }) => offer),
        wanted,
        language,
      )
      const stay = sides.rooms.display(
        trip.rooms.map(({ offer }) => offer),
        wanted,
        language,
      )
      return {
        title: dotted([stay.title, flight.title]),
        lines: [...flight.lines, ...stay.lines],
        ...(stay.deadlines && { deadlines: stay.deadlines }),
        ...(flight.start !== undefined && { start: flight.start }),
        ...(flight.end !== undefined && { end: flight.end }),
        ...(stay.imageUrl !== undefined && { imageUrl: stay.imageUrl }),
        stops: between(flight.stops ?? [], stay.stops ?? []),
        ...(stay.party && { party: stay.party }),
      }
    },
  }
}
