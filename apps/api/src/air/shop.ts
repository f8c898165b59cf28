import { randomUUID } from 'node:crypto'
import {
  type AirLowFareSearchRS,
  type AirSearchLine,
  mostItineraries,
  type searchFlights,
} from '@portolan/contract/air'
import { type Language, localeOf } from '@portolan/domain/language'
import type { KeptOffer } from '../offer/offer.ts'
import type { SearchAnswer } from '../offer/search.ts'
import type { Context } from '../platform/context.ts'
import { streamed } from '../platform/ndjson.ts'
import type { Handler } from '../platform/serve.ts'
import { buyerOf, readContextOf } from '../platform/supplier-call.ts'
import { errorText } from '../platform/text.ts'
import { mapInTurns, ownTurn } from '../platform/turn.ts'
import { bestFirst } from './best-first.ts'
import { type Flight, flightIn } from './flight.ts'
import type { AirParts } from './parts.ts'
import { type AirRequest, makeReading } from './request.ts'
import { makeRoom, type Room } from './room.ts'
import { makeTripView } from './trip-view.ts'
import { inOrder, type Standing, standingOf, type Trip, tripsOf } from './trips.ts'

/** Of one line: written in a few milliseconds. */
const mostOnLine = 40

/** Several cities have room for each of their legs. */
const roomsOf = ({ query }: AirRequest): number => (query.isByLeg ? query.legs.length : 1)

/** Where an itinerary stands among those of all suppliers, by its handle. */
type Standings = Map<string, Standing>

export function makeShop(parts: AirParts): Handler<typeof searchFlights> {
  const { registry, search, places, clock, carriersOf } = parts
  const { readRequest } = makeReading({ places, now: () => clock.now() })
  const tripView = makeTripView(parts)

  const nameOf = (supplier: string, language: Language): string =>
    new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(carriersOf(supplier) ?? [supplier])

  const flightsOf = async (offers: readonly KeptOffer[]): Promise<Flight[]> =>
    (await mapInTurns(offers, flightIn)).filter((flight) => flight !== undefined)

  /** Of one supplier, as many as were asked for and as there is still room for. */
  async function tripsIn({ offers }: SearchAnswer, request: AirRequest, room: Room) {
    const { avoided, order, most } = request
    const own = makeRoom(most, roomsOf(request))
    const trips = tripsOf(await flightsOf(offers), avoided).map((trip) => ({ trip, standing: standingOf(trip) }))
    const compare = inOrder(order)
    return trips
      .sort((one, other) => compare(one.standing, other.standing))
      .filter(({ standing: { leg } }) => own.take(leg) && room.take(leg))
  }

  const viewsOf = (trips: readonly Trip[], first: number, legs: number, language: Language) =>
    mapInTurns([...trips.entries()], ([index, trip]) =>
      tripView(trip, { sequenceNumber: first + index, legs }, language),
    )

  async function* linesOf(
    request: AirRequest,
    standings: Standings,
    context: Context,
    leaving: AbortSignal,
  ): AsyncGenerator<AirSearchLine> {
    const { language } = context
    const { query } = request
    const correlationID = randomUUID()
    const asked = registry.suppliersOf('air').map(({ id }) => ({ supplier: id, name: nameOf(id, language) }))
    yield { success: true, correlationID, asked }
    const answers = search({
      ...{ product: 'air', query, party: query.party, buyer: buyerOf(context), language },
      context: readContextOf(context, correlationID, { leaving }),
    })
    const legs = query.legs.length
    const room = makeRoom(mostItineraries, roomsOf(request))
    let someAnswered = false
    let told = 0
    for await (const answer of answers) {
      const { supplier, warnings, failed } = answer
      const said = warnings.length > 0 && { warnings: { warnings } }
      someAnswered ||= !failed
      if (failed) {
        yield { success: false, correlationID, supplier, ...said }
        continue
      }
      const ordered = await tripsIn(answer, request, room)
      const trips = request.isOrdered ? ordered : bestFirst(ordered)
      for (const { trip, standing } of trips) standings.set(trip.cheapest.offer.rph, standing)
      for (let at = 0; at === 0 || at < trips.length; at += mostOnLine) {
        const part = trips.slice(at, at + mostOnLine).map(({ trip }) => trip)
        const pricedItineraryList = await viewsOf(part, told + 1, legs, language)
        told += part.length
        // A line is written before the next one is asked for: others have their turn between them.
        await ownTurn()
        yield { success: true, correlationID, supplier, ...(at === 0 && said), pricedItineraryList }
      }
    }
    if (!someAnswered && asked.length > 0)
      yield {
        ...{ success: false, correlationID },
        errors: { errors: [{ stringValue: errorText(language, 'error.supplier') }] },
      }
  }

  /** Of all suppliers together the first so many, whoever was quicker. */
  function collect(lines: readonly AirSearchLine[], request: AirRequest, standings: Standings): AirLowFareSearchRS {
    const [compare, room] = [inOrder(request.order), makeRoom(request.most, roomsOf(request))]
    const itineraries = lines
      .flatMap(({ pricedItineraryList }) => pricedItineraryList ?? [])
      .flatMap((shown) => {
        const standing = standings.get(shown.rph)
        return standing ? [{ shown, standing }] : []
      })
      .sort((one, other) => compare(one.standing, other.standing))
      .filter(({ standing }) => room.take(standing.leg))
      .map(({ shown }, index) => (shown.sequenceNumber === index + 1 ? shown : { ...shown, sequenceNumber: index + 1 }))
    const warnings = lines.flatMap((line) => line.warnings?.warnings ?? [])
    const errors = lines.flatMap((line) => line.errors?.errors ?? [])
    const failed = errors.length > 0
    return {
      success: !failed,
      correlationID: lines[0]?.correlationID ?? '',
      pricedItineraryList: itineraries,
      // Where nobody has answered, why is part of the error.
      ...(failed && { errors: { errors: [...errors, ...warnings] } }),
      ...(!failed && warnings.length > 0 && { warnings: { warnings } }),
    }
  }

  return async ({ body }, context) => {
    const request = readRequest(body)
    const standings: Standings = new Map()
    return streamed(
      (leaving) => linesOf(request, standings, context, leaving),
      (lines) => collect(lines, request, standings),
    )
  }
}
