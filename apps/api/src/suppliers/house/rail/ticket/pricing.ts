import { type Comfort, type Flexibility, flexibilities } from '@portolan/domain/rail/fare'
import type { Price } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import { type PartyMember, seatsFor } from '../fare/band.ts'
import type { FareCode } from '../fare/catalogue/fare-code.ts'
import { adultFare, type PricedRide, partyPrice, sellsFlexibility } from '../fare/journey-price.ts'
import { stepOf } from '../fare/step.ts'
import type { Itinerary, RideOnSale } from './itinerary.ts'
import { localOf } from './local-time.ts'
import { capacityOf } from './seat.ts'
import type { Loads, SeatWish } from './seat-store.ts'

/** For whom, when and how: the same for all tickets of a search. */
export interface Sale {
  readonly party: readonly PartyMember[]
  readonly fareCode: FareCode | undefined
  readonly now: Instant
}

export interface TicketKind {
  readonly comfort: Comfort
  readonly flexibility: Flexibility
  readonly isReturn: boolean
}

export interface PricedTicket {
  readonly price: Price
  /** Seats that are free all the way; absent where seats are not counted. */
  readonly left: number | undefined
}

/** On a train without reservations everybody finds room. */
const isCounted = ({ brand }: RideOnSale): boolean => brand.reservation !== 'none'

/** What has to be taken for the ticket. */
export const seatWishes = (
  { rides }: Itinerary,
  comfort: Comfort,
  party: readonly PartyMember[],
): (SeatWish & { readonly ride: number })[] =>
  rides.flatMap((one, ride) => {
    const { trip, day, from, to, operator, brand } = one
    const wish = { trip, day, from, to, comfort, capacity: capacityOf(brand, comfort) }
    return isCounted(one) ? [{ ...wish, count: seatsFor(operator, party).length, ride }] : []
  })

/** The fewest of all trains; undefined where none of them counts its seats. */
function seatsLeft({ rides }: Itinerary, comfort: Comfort, loads: readonly Loads[]): number | undefined {
  const free = rides.flatMap((ride, index) => {
    const load = loads[index]?.[comfort]
    return isCounted(ride) ? [load ? load.capacity - load.used : capacityOf(ride.brand, comfort)] : []
  })
  return free.length > 0 ? Math.min(...free) : undefined
}

/** The most that have to sit on one of its trains. */
const seatsNeeded = ({ rides }: Itinerary, party: readonly PartyMember[]): number =>
  Math.max(0, ...rides.filter(isCounted).map(({ operator }) => seatsFor(operator, party).length))

/** What the tickets of one comfort have in common. */
interface OpenComfort {
  readonly rides: readonly PricedRide[]
  readonly left: number | undefined
}

/** `loads`: of each of its trains. Undefined: not sold, or sold out. */
function openComfort(
  itinerary: Itinerary,
  comfort: Comfort,
  { party, now }: Sale,
  loads: readonly Loads[],
): OpenComfort | undefined {
  const left = seatsLeft(itinerary, comfort, loads)
  if (!itinerary.comforts.includes(comfort) || (left !== undefined && left < seatsNeeded(itinerary, party)))
    return undefined
  const today = localOf(now, itinerary.timeZone).slice(0, 10)
  const rides = itinerary.rides.map(({ operator, brand, range, departs }, index) => {
    const { sold, capacity } = loads[index]?.[comfort] ?? { capacity: capacityOf(brand, comfort), sold: 0 }
    return { operator, brand, range, step: stepOf({ today, departs, sold, capacity }) }
  })
  return { rides, left }
}

function priceOpen(
  { operators, currency }: Itinerary,
  { comfort, flexibility, isReturn }: TicketKind,
  { party, fareCode }: Sale,
  { rides, left }: OpenComfort,
): PricedTicket | undefined {
  if (!sellsFlexibility(operators, flexibility)) return undefined
  const fare = adultFare({ rides, comfort, flexibility, currency, fareCode, isReturn })
  return fare && { price: partyPrice(fare, operators, party, currency), left }
}

/** `loads`: of each of its trains. Undefined: not sold so, or sold out. */
export function priceTicket(
  itinerary: Itinerary,
  kind: TicketKind,
  sale: Sale,
  loads: readonly Loads[],
): PricedTicket | undefined {
  const open = openComfort(itinerary, kind.comfort, sale, loads)
  return open && priceOpen(itinerary, kind, sale, open)
}

/**
 * From the one that binds most; a ticket that costs no less than one that binds less is not worth showing. A return
 * fare binds in its own way: nothing is left out for it.
 */
export function priceComfort(
  itinerary: Itinerary,
  comfort: Comfort,
  sale: Sale,
  loads: readonly Loads[],
  hasReturn: boolean,
): (TicketKind & PricedTicket)[] {
  const open = openComfort(itinerary, comfort, sale, loads)
  if (!open) return []
  const all = flexibilities.flatMap((flexibility) => {
    const kind = { comfort, flexibility, isReturn: hasReturn && flexibility === 'SEMI_FLEX' }
    const priced = priceOpen(itinerary, kind, sale, open)
    return priced ? [{ ...kind, ...priced }] : []
  })
  return all.filter(({ price }, index) =>
    all.slice(index + 1).every((other) => other.isReturn || other.price.total.minor > price.total.minor),
  )
}
