import { randomUUID } from 'node:crypto'
import type { HotelAvailRS, searchHotels } from '@portolan/contract/hotel'
import type { Language } from '@portolan/domain/language'
import { compare } from '@portolan/domain/money'
import type { SearchWarning } from '../offer/search.ts'
import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { buyerOf, readContextOf } from '../platform/supplier-call.ts'
import { errorText } from '../platform/text.ts'
import { mapInTurns } from '../platform/turn.ts'
import { hotelTexts } from './catalogue/text.ts'
import { hotelStayView } from './hotel-stay-view.ts'
import { type FindHouses, makeFindHouses } from './houses.ts'
import type { HotelParts } from './parts.ts'
import { type HotelRequest, makeReading, refsPointer } from './request.ts'
import { type Room, roomsIn } from './room.ts'
import { roomStayView } from './room-stay-view.ts'
import { inOrder, isWanted, staysOf } from './stays.ts'
import { mealsOf } from './words.ts'

type Found = Pick<HotelAvailRS, 'hotelStays' | 'roomStays' | 'services'>

interface Answers {
  rooms: Room[]
  warnings: SearchWarning[]
  /** Somebody was asked, and nobody has answered. */
  hasFailed: boolean
}

/** The cheapest first, room by room of the search; of a kind of room on a plan what costs the same keeps its order. */
const inOrderOfRooms = (one: Room, other: Room): number =>
  one.detail.place - other.detail.place || compare(one.offer.price.selling, other.offer.price.selling)

/** What is part of a rate, each once: the rooms name it. */
function servicesOf(rooms: readonly Room[], language: Language): Found['services'] {
  const meals = new Set(rooms.flatMap(({ detail }) => mealsOf(detail.plan)))
  return {
    serviceList: [...meals].map((meal) => ({
      ...{ serviceRPH: meal, serviceInventoryCode: meal.toUpperCase(), name: hotelTexts[language].meals[meal] },
      ...{ servicePricingType: 'Per person per night', inclusive: true },
    })),
  }
}

/** Each room of the search has its own share: a dear one is not crowded out by cheap ones. */
function firstOfEach(rooms: readonly Room[], { most, rphs }: HotelRequest): Room[] {
  const share = Math.max(1, Math.floor((most ?? Number.MAX_SAFE_INTEGER) / rphs.length))
  const taken = new Map<number, number>()
  return rooms.filter(({ detail: { place } }) => {
    const count = (taken.get(place) ?? 0) + 1
    taken.set(place, count)
    return count <= share
  })
}

/** Where nothing at all is found, it may be that there is no such house. */
async function refuseUnknown({ query }: HotelRequest, findHouses: FindHouses, context: Context): Promise<void> {
  if (!('hotelIds' in query.where)) return
  const { found, hasFailed } = await findHouses(query.where.hotelIds, context)
  if (hasFailed) return
  const fields = query.where.hotelIds.flatMap((id, index) =>
    found.has(id)
      ? []
      : [
          {
            ...{ pointer: `${refsPointer}/${index}/ttiCode`, code: 'invalid_value' },
            text: 'error.hotel.house' as const,
          },
        ],
  )
  if (fields.length > 0) throw new Refusal(400, { fields })
}

/** Houses of a city or a part of the map, or the rooms of houses; none at all is an answer, and an empty one. */
export function makeAvail(parts: HotelParts): Handler<typeof searchHotels> {
  const { search, places, clock, penaltyOf } = parts
  const readRequest = makeReading({ places, now: () => clock.now() })
  const findHouses = makeFindHouses(parts)

  async function answersTo(request: HotelRequest, correlationId: string, context: Context): Promise<Answers> {
    const { query, party, currency } = request
    const buyer = { ...buyerOf(context), ...(currency && { currency }) }
    const answers = { rooms: [] as Room[], warnings: [] as SearchWarning[], asked: 0, answered: 0 }
    const asking = readContextOf(context, correlationId)
    for await (const { offers, warnings, failed } of search({
      ...{ product: 'hotel', query, party, buyer, language: context.language, context: asking },
    })) {
      answers.asked += 1
      answers.answered += failed ? 0 : 1
      answers.rooms.push(...(await mapInTurns(offers, (offer) => roomsIn([offer]))).flat())
      answers.warnings.push(...warnings)
    }
    const { rooms, warnings, asked, answered } = answers
    return { rooms, warnings, hasFailed: asked > 0 && answered === 0 }
  }

  async function listOf(rooms: readonly Room[], request: HotelRequest, language: Language): Promise<Found> {
    const stays = staysOf(rooms, request.rphs.length)
      .filter((stay) => isWanted(stay, request))
      .sort(inOrder(request.order))
      .slice(0, request.most)
    return { hotelStays: { hotelStayList: await mapInTurns(stays, (stay) => hotelStayView(stay, language)) } }
  }

  async function roomsOf(rooms: readonly Room[], request: HotelRequest, language: Language): Promise<Found> {
    const shown = firstOfEach(rooms.toSorted(inOrderOfRooms), request)
    const roomStayList = await mapInTurns(shown, (room) =>
      roomStayView(room, request.rphs[room.detail.place] ?? '', penaltyOf, language),
    )
    return { roomStays: { roomStayList }, services: servicesOf(shown, language) }
  }

  return async ({ body }, context) => {
    const request = readRequest(body)
    const correlationID = randomUUID()
    const { rooms, warnings, hasFailed } = await answersTo(request, correlationID, context)
    if (rooms.length === 0 && !hasFailed) await refuseUnknown(request, findHouses, context)
    const found = await (request.query.show === 'list' ? listOf : roomsOf)(rooms, request, context.language)
    const failure = { stringValue: errorText(context.language, 'error.supplier') }
    return {
      ...{ success: !hasFailed, correlationID, ...found },
      // Where nobody has answered, why is part of the error.
      ...(hasFailed && { errors: { errors: [failure, ...warnings] } }),
      ...(!hasFailed && warnings.length > 0 && { warnings: { warnings } }),
    }
  }
}
