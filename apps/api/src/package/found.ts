import { compare } from '@portolan/domain/money'
import type { Flight } from '../air/flight.ts'
import type { Trip } from '../air/trips.ts'
import type { Stay } from '../hotel/stays.ts'
import type { SearchWarning } from '../offer/search.ts'
import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import { buyerOf, readContextOf } from '../platform/supplier-call.ts'
import type { PackageParts } from './parts.ts'
import type { PackageRequest } from './request.ts'

export interface Side<Choice> {
  choices: Choice[]
  warnings: SearchWarning[]
  /** Somebody was asked, and nobody has answered. */
  hasFailed: boolean
}

export interface Asking {
  request: PackageRequest
  correlationId: string
  context: Context
}

/** Both sides of a package, each as its own room finds it; the cheapest first. */
export function makeFinder({ flights, hotels, offers, search }: PackageParts) {
  async function collect<P extends 'air' | 'hotel'>(product: P, { request, correlationId, context }: Asking) {
    const { query } = request[product]
    const party = product === 'air' ? request.air.query.party : request.hotel.party
    const found = {
      offers: [] as Parameters<typeof flights.flightsIn>[0][number][],
      warnings: [] as SearchWarning[],
      asked: 0,
      answered: 0,
    }
    for await (const answer of search({
      ...{ product, query: query as never, party, buyer: buyerOf(context), language: context.language },
      context: readContextOf(context, correlationId),
    })) {
      found.asked += 1
      found.answered += answer.failed ? 0 : 1
      found.offers.push(...answer.offers)
      found.warnings.push(...answer.warnings)
    }
    return { ...found, hasFailed: found.asked > 0 && found.answered === 0 }
  }

  /** A package is held both or neither: fares that cannot be held are shown only where there are no others. */
  const canBeHeld = (all: readonly Flight[]): readonly Flight[] => {
    const held = all.filter(({ offer }) => offer.hold === 'supported')
    return held.length > 0 ? held : all
  }

  const onlyTrip = (flight: Flight): Trip => ({ cheapest: flight, families: [flight] })

  return {
    async trips(asking: Asking): Promise<Side<Trip>> {
      const { offers: kept, warnings, hasFailed } = await collect('air', asking)
      return { choices: flights.tripsOf(canBeHeld(flights.flightsIn(kept)), asking.request.air), warnings, hasFailed }
    },

    /** A flight that was chosen before, by its handle: it keeps its price as long as that holds. */
    async chosenTrip(rph: string): Promise<Side<Trip>> {
      const [flight] = flights.takenTogether(await offers.find([rph], 'air'))
      return { choices: [onlyTrip(flight)], warnings: [], hasFailed: false }
    },

    async stays(asking: Asking): Promise<Side<Stay>> {
      const { offers: kept, warnings, hasFailed } = await collect('hotel', asking)
      const places = asking.request.hotel.rphs.length
      const choices = hotels
        .staysOf(hotels.roomsIn(kept), places)
        .sort(hotels.inOrder(asking.request.hotel.order))
        .slice(0, asking.request.hotel.most)
      return { choices, warnings, hasFailed }
    },

    /** All rooms of one house, the cheapest of each place first. */
    async rooms(asking: Asking, house: string) {
      const { hotel } = asking.request
      const query = { ...hotel.query, where: { hotelIds: [house] }, show: 'rooms' as const }
      const request = { ...asking.request, hotel: { ...hotel, query } }
      const { offers: kept, warnings, hasFailed } = await collect('hotel', { ...asking, request })
      const choices = hotels
        .roomsIn(kept)
        .sort(
          (one, other) =>
            one.detail.place - other.detail.place || compare(one.offer.price.selling, other.offer.price.selling),
        )
      return { choices, warnings, hasFailed }
    },

    /** One house that was chosen before, at its cheapest rooms. */
    async chosenStay(asking: Asking, house: string): Promise<Side<Stay>> {
      const { hotel } = asking.request
      const query = { ...hotel.query, where: { hotelIds: [house] } }
      const side = await this.stays({ ...asking, request: { ...asking.request, hotel: { ...hotel, query } } })
      if (side.choices.length === 0 && !side.hasFailed) throw new Refusal(409, { text: 'error.cart.gone' })
      return side
    },
  }
}
