import type { InputOf } from '@portolan/contract/call'
import type { Failure } from '@portolan/contract/envelope'
import {
  bookHotel,
  confirmHotelGuests,
  type HotelAvailRS,
  type HotelResRS,
  holdHotel,
  searchHotels,
} from '@portolan/contract/hotel'
import type { HotelDetail } from '@portolan/supplier/hotel'
import type { Offer } from '@portolan/supplier/offer'
import type { Queries } from '@portolan/supplier/query'
import { hotelSupplier } from './hotel-supplier.ts'
import { guestCounts, openHotelWorld, searchBody } from './hotel-world.ts'
import { cityTax, roomOffer, sampleHouse, sampleKind } from './sample-room.ts'
import { inDays } from './shop-world.ts'

/** For tests of what becomes of rooms that were found: a family and somebody alone, two nights in two rooms. */
export const checkIn = inDays(40)
export const checkOut = inDays(42)
const family = { adults: 2, childAges: [7] }
export const single = { adults: 1, childAges: [] }
/** Of both rooms: 200 euros each with a tenth more, 4 of tax without, at 1.10 dollars. */
export const wholePrice = 492.8

/** A room of each kind for each that was asked for, in each house: 100 euros a night and 4 of tax, paid there. */
export const offersFor = (query: Queries['hotel']): Offer<HotelDetail>[] => {
  const { where, checkIn: start, checkOut: end, rooms, withFlight } = query
  return ('hotelIds' in where ? where.hotelIds : []).flatMap((id) =>
    rooms.flatMap((guests, place) =>
      ['DBL', 'FAM'].map((code) =>
        roomOffer({
          ...{ token: [id, start, end, code, place, withFlight].join(), house: sampleHouse(id), place, guests },
          ...{ room: sampleKind(code), checkIn: start, nights: [10_000, 10_000], taxes: [cityTax(400)], there: 400 },
          detail: withFlight ? { withFlight: { apart: { minor: 1, currency: 'EUR' } } } : {},
        }),
      ),
    ),
  )
}

/** Every room at so many euro cents a night. */
export const pricedAt = (night: number) => (offers: readonly Offer<HotelDetail>[]) =>
  offers.map((offer) => ({
    ...offer,
    price: { total: { minor: 2 * night + 400, currency: 'EUR' }, there: { minor: 400, currency: 'EUR' } },
  }))

export type ResBody = Omit<InputOf<typeof holdHotel>['body'], 'resStatus'>
type Reservation = ResBody['hotelReservationList'][number]
type Guest = NonNullable<Reservation['resGuests']>[number]

export const ada: Guest = {
  ...{ resGuestRPH: 'ada', ageQualifyingCode: '10', nameTitle: 'Ms', firstName: 'Ada', lastName: 'Lovelace' },
  ...{ emailAddress: 'ada@example.com', phoneNumber: '20 7946 0000', countryCode: '44', primaryIndicator: true },
}
export const byron: Guest = {
  ...{ resGuestRPH: 'byron', ageQualifyingCode: '8', age: 7, firstName: 'Byron', lastName: 'Lovelace' },
}
export const anne: Guest = { resGuestRPH: 'anne', ageQualifyingCode: '10', firstName: 'Anne', lastName: 'Blunt' }
export const mary: Guest = { resGuestRPH: 'mary', ageQualifyingCode: '10', firstName: 'Mary', lastName: 'Somerville' }

export const bodyOf = (rphs: readonly string[], more: Partial<Reservation> = {}): ResBody => ({
  hotelReservationList: [
    {
      roomStays: {
        roomStayList: rphs.map((id, index) => ({
          ...{ reference: { type: '16', id }, guestCounts: guestCounts(index === 0 ? family : single) },
        })),
      },
      resGuests: [anne, ada, byron, mary],
      ...more,
    },
  ],
})

const callOf = { Initiate: confirmHotelGuests, Hold: holdHotel, Book: bookHotel }

interface Replied {
  status: number
  body: HotelResRS & Partial<Failure>
}

/** Each field with what is said of it. */
export const pointersOf = ({ body }: Replied) =>
  (body.errors?.errors ?? []).slice(1).map(({ nodeList, stringValue }) => [nodeList, stringValue])

interface Searched {
  login?: Record<string, string>
  asked?: (typeof family)[]
  hotel?: string
  start?: string
}

export async function openHotelDesk() {
  const rooms = hotelSupplier('rooms', async (query) => ({ ok: true, value: offersFor(query) }))
  const world = await openHotelWorld([rooms])
  const [agent, traveller] = [await world.cookieOf('agent'), await world.cookieOf('traveller')]
  return {
    ...{ world, rooms, agent, traveller },
    /** As it was at the beginning. */
    reset() {
      rooms.requote = undefined
      rooms.find = async (query) => ({ ok: true, value: offersFor(query) })
      rooms.purchases.length = 0
    },
    /** The handles of one room for each that is asked for. */
    async found({ login = agent, asked = [family, single], hotel = '1180001', start = checkIn }: Searched = {}) {
      const body = searchBody({ checkIn: start, hotelIds: [hotel], rooms: asked })
      const answer: HotelAvailRS = (await world.call(searchHotels, { body }, login)).json()
      const list = answer.roomStays?.roomStayList ?? []
      return asked.map((_, index) => list.find((room) => room.roomStayCandidateRPH === `r${index + 1}`)?.rph ?? '')
    },
    async send(resStatus: keyof typeof callOf, body: ResBody, login = agent, headers = {}): Promise<Replied> {
      const reply = await world.call(callOf[resStatus], { body: { ...body, resStatus } } as never, {
        ...{ ...login, ...headers },
      })
      return { status: reply.statusCode, body: reply.json() }
    },
  }
}

export type HotelDesk = Awaited<ReturnType<typeof openHotelDesk>>
