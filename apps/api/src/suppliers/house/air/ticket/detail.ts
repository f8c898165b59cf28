import type { AirDetail, Voyage } from '@portolan/supplier/air'
import type { Family } from '../catalogue/booking-class.ts'
import { carbonOf } from '../fare/carbon.ts'
import type { TripPriced, VoyagePriced } from '../fare/price.ts'
import type { AirportOf } from '../fare/route.ts'
import { familyName } from '../fare/terms.ts'
import { tariffOf, termsFor } from './fare-terms.ts'
import { once } from './once.ts'
import { segmentsOf, shown } from './segment.ts'
import type { Ticket } from './token.ts'
import { isBorderCrossed, type VoyageFacts, voyageFacts } from './voyage-facts.ts'

/** A trip before it is priced in a family. */
export type Wanted = Omit<Ticket, 'total' | 'expiresAt' | 'family' | 'extras'>

/** What all fares of a trip have in common. */
interface TripFacts extends Pick<AirDetail, 'trip' | 'flights' | 'alliance' | 'isAbroad'> {
  readonly voyages: readonly VoyageFacts[]
  /** A plain seat on each flight, in minor units. */
  readonly seats: number
}

export function tripFacts({ voyages, isByLeg }: Wanted, airportOf: AirportOf): TripFacts {
  const all = voyages.map((voyage) => voyageFacts(voyage, airportOf))
  const alliance = all[0]?.alliance
  return {
    trip: isByLeg ? 'leg' : voyages.length > 1 ? 'return' : 'oneWay',
    flights: all.map(({ text }) => text).join('/'),
    ...(alliance && all.every((one) => one.alliance === alliance) && { alliance }),
    isAbroad: isBorderCrossed(voyages, airportOf),
    voyages: all,
    seats: all.reduce((sum, { seats }) => sum + seats, 0),
  }
}

const voyagesShown = new WeakMap<VoyagePriced, Voyage>()

/** Made once for all trips of a search that it is part of, mostly as the same leg. */
function voyageOf(priced: VoyagePriced, leg: number, { connections, minutes }: VoyageFacts): Voyage {
  const make = () => ({ leg, segments: segmentsOf(priced), connections, minutes, price: priced.total })
  const voyage = once<VoyagePriced, Voyage>(voyagesShown, priced, make)
  return voyage.leg === leg ? voyage : { ...voyage, leg }
}

/** Few enough to say so. */
const few = 9

export function detailOf(
  { voyages, leg, search, cabin }: Wanted,
  family: Family,
  priced: TripPriced,
  facts: TripFacts,
): AirDetail {
  const { airline } = priced.longest
  return {
    kind: 'flight',
    trip: facts.trip,
    voyages: priced.voyages.flatMap((voyage, index) => {
      const known = facts.voyages[index]
      return known ? [voyageOf(voyage, leg + index, known)] : []
    }),
    flights: facts.flights,
    search,
    cabin,
    fareName: familyName(airline, family),
    fareCode: family,
    validating: shown(airline),
    ...(facts.alliance !== undefined && { alliance: facts.alliance }),
    terms: termsFor(tariffOf({ cabin, family }, priced), voyages, facts.seats),
    passengers: priced.passengers,
    ...(priced.left <= few && { left: priced.left }),
    co2Kg: carbonOf(priced.voyages.map(({ booked }) => booked)),
    isAbroad: facts.isAbroad,
  }
}
