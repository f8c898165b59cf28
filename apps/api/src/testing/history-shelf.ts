import { checkActivity } from '@portolan/contract/activity'
import { searchHotels } from '@portolan/contract/hotel'
import type { RoomStay } from '@portolan/contract/hotel-stay'
import { verifyPackagePrice } from '@portolan/contract/package'
import { addDays } from '@portolan/domain/date'
import type { putIntoCart } from '../rights/belongings.ts'
import { findOffers } from '../rights/offers.ts'
import { availBody } from './activity-world.ts'
import { cheaper, dearer, findTicket, findTickets, flexible, isDirect } from './exchange-world.ts'
import { searchBody } from './hotel-world.ts'
import { componentsOf } from './package-world.ts'
import { inDays } from './shop-world.ts'
import type { Browser } from './world.ts'

/** What is bought in a history; rooms by how they are paid. */
export const kinds = [
  'seat',
  'seats',
  'pass',
  'flight',
  'tour',
  'package',
  'roomsNow',
  'roomsThere',
  'roomsDeposit',
  'roomsMixed',
  'roomsFixed',
] as const
export type Kind = (typeof kinds)[number]

export interface Goods {
  productType: Parameters<typeof putIntoCart>[1]
  rphs: readonly string[]
}

/** What a seat is exchanged for. */
export const seatKinds = ['dear', 'cheap', 'even'] as const
export type SeatKind = (typeof seatKinds)[number]

/** What can be had; who gets a handle may use it. */
export interface Shelf {
  /** Of what there are few, another one each time: rooms by their night, departures, packages. */
  find(kind: Kind): Promise<Goods>
  seats: Readonly<Record<SeatKind, string>>
}

const single = { adults: 1, childAges: [] }

/** How far tours are looked for. */
const weeks = 6

/** For each of two rooms the end of its rate's name: 'F3-PN' may be given back, and is paid now. */
const rates = {
  roomsNow: [/F\d-PN$/, /F\d-PN$/],
  roomsThere: [/PH$/, /PH$/],
  roomsDeposit: [/DP$/, /DP$/],
  roomsMixed: [/F\d-PN$/, /PH$/],
  roomsFixed: [/NR-PN$/, /F\d-PN$/],
} as const

type Stay = keyof typeof rates

const isStay = (kind: Kind): kind is Stay => Object.hasOwn(rates, kind)

/** The cheapest of each rate; undefined: the hotel has not all of them on that day. */
export async function findRooms(browser: Browser, stay: Stay, hotel: string, day: number): Promise<Goods | undefined> {
  const body = searchBody({ checkIn: inDays(day), rooms: [single, single], hotelIds: [hotel] })
  const rooms = (await browser.call(searchHotels, { body })).body.roomStays?.roomStayList ?? []
  const rphs = rates[stay].flatMap((rate, index) => {
    const fits = ({ roomStayCandidateRPH, ratePlans }: RoomStay) =>
      roomStayCandidateRPH === `r${index + 1}` && rate.test(ratePlans[0]?.ratePlanCode ?? '')
    return rooms.find(fits)?.reference.id ?? []
  })
  return rphs.length === 2 ? { productType: 'hotel', rphs } : undefined
}

/** In London nothing is paid at the hotel but what was agreed to; in Lisbon the city's tax always is. */
export async function findLondon(browser: Browser): Promise<string[]> {
  const criterion = { hotelRefs: [{ hotelCityCode: 'LON' }] }
  const body = searchBody({ checkIn: inDays(60), rooms: [single, single], criterion })
  const { hotelStays } = (await browser.call(searchHotels, { body })).body
  return (hotelStays?.hotelStayList ?? []).flatMap(({ basicPropertyInfo }) => basicPropertyInfo.ttiCode ?? [])
}

export async function fillShelf(browser: Browser): Promise<Shelf> {
  const offers = await findOffers(browser)
  const london = await findLondon(browser)
  const hotels = offers.hotels.flatMap((one, index) => [one, ...london.slice(index, index + 1)])
  const later = inDays(33)
  const two = (await findTickets(browser, inDays(31), [30, 36])).find(
    (one) => isDirect(one) && one.flexibilityType === flexible.flexibilityType,
  )
  let turn = 0

  /** In the next hotel three nights later, until there is one that has them. */
  async function findStay(stay: Stay): Promise<Goods> {
    for (let tries = 0; tries < hotels.length; tries++) {
      const hotel = takeTurn(hotels)
      const found = await findRooms(browser, stay, hotel, 60 + ((3 * turn) % 180))
      if (found) return found
    }
    throw new Error('There is no hotel with such rooms.')
  }

  /** The next departure that is left; where all of a week are sold, in one of the weeks after it. */
  async function findTour(): Promise<Goods> {
    const { tours } = offers
    for (let tries = 0; tries < weeks * tours.length; tries++) {
      const { id, day } = takeTurn(tours)
      const date = addDays(day, 7 * Math.floor(tries / tours.length))
      const { body } = await browser.call(checkActivity, { body: availBody(id, date) })
      const rph = body.tourActivityInfos[0]?.pricing.groups[0]?.rph
      if (rph !== undefined) return { productType: 'activity', rphs: [rph] }
    }
    throw new Error('There is no tour.')
  }

  /** A flight with the next room that is left. */
  async function findTrip(): Promise<Goods> {
    const { flights, rooms } = offers.packages
    for (let tries = 0; tries < rooms.length; tries++) {
      const components = componentsOf(takeTurn(flights), takeTurn(rooms))
      const { status, body } = await browser.call(verifyPackagePrice, { body: { dynamicPackage: { components } } })
      if (status === 200) return { productType: 'package', rphs: body.rphs }
    }
    throw new Error('There is no package.')
  }

  function takeTurn<One>(all: readonly One[]): One {
    const one = all[turn++ % all.length]
    if (one === undefined) throw new Error('There is nothing to be had.')
    return one
  }

  return {
    async find(kind) {
      if (isStay(kind)) return findStay(kind)
      if (kind === 'tour') return findTour()
      if (kind === 'pass') return { productType: 'railPass', rphs: [offers.pass] }
      if (kind === 'flight') return { productType: 'air', rphs: [offers.flight] }
      if (kind === 'seat') return { productType: 'rail', rphs: [offers.ticket] }
      if (kind === 'seats') return { productType: 'rail', rphs: [two?.rph ?? ''] }
      return findTrip()
    },
    seats: {
      dear: (await findTicket(browser, dearer, later)).rph,
      cheap: (await findTicket(browser, cheaper, later)).rph,
      even: (await findTicket(browser, flexible, later)).rph,
    },
  }
}
