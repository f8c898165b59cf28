import type { BookedStay, ResGuest } from '@portolan/contract/hotel-stay'
import type { Condition, GoodsView, PriceLine, StayRoom, StayView, Words } from './goods.ts'

type BookedRoom = BookedStay['roomStays']['roomStayList'][number]

/** A room that was cancelled stands among the others, and is no longer to be had. */
const isCancelled = ({ availabilityStatus }: BookedRoom): boolean => availabilityStatus === 'NoAvailability'

const nameOf = ({ nameTitle, firstName, lastName }: ResGuest): string =>
  [nameTitle, firstName, lastName].filter(Boolean).join(' ')

/** Those whom the room names; whoever sleeps in the only one is not named twice. */
function guestsOf({ guestCounts }: BookedRoom, { resGuests = [], roomStays }: BookedStay): string[] {
  const refs = guestCounts.guestCountList.flatMap(({ resGuestRPH }) => resGuestRPH ?? [])
  if (refs.length === 0 && roomStays.roomStayList.length > 1) return []
  const own = refs.length === 0 ? resGuests : resGuests.filter(({ resGuestRPH }) => refs.includes(resGuestRPH))
  return own.map(nameOf)
}

/** By their first letters, as the text has them. */
function mealsOf({ ratePlans }: BookedRoom): Words {
  const { breakfast, lunch, dinner } = ratePlans[0]?.mealsIncluded ?? {}
  const meals = [breakfast && 'b', lunch && 'l', dinner && 'd'].filter(Boolean).join('')
  return { id: 'stay.meals.terms', values: { meals: meals || 'none' } }
}

/** One number a room, in their order; those that were cancelled have none where fewer numbers are told. */
function numbersOf({ roomStays, resGlobalInfo }: BookedStay): ReadonlyMap<string, string> {
  const numbers = (resGlobalInfo.hotelReservationIDs ?? []).map(({ id }) => id)
  const all = roomStays.roomStayList
  const numbered = numbers.length === all.length ? all : all.filter((room) => !isCancelled(room))
  return new Map(numbered.flatMap(({ reference }, index) => (numbers[index] ? [[reference.id, numbers[index]]] : [])))
}

function roomsOf(hotel: BookedStay): StayRoom[] {
  const numbers = numbersOf(hotel)
  return hotel.roomStays.roomStayList.map((room, index) => ({
    rph: room.reference.id,
    number: index + 1,
    type: room.roomTypes[0]?.roomType ?? '',
    ...{ meals: mealsOf(room), guests: guestsOf(room, hotel) },
    confirmation: numbers.get(room.reference.id),
    isCancelled: isCancelled(room),
  }))
}

function stayOf(hotel: BookedStay): StayView | undefined {
  const [first] = hotel.roomStays.roomStayList
  if (!first) return undefined
  const { basicPropertyInfo: house, timeSpan } = first
  const { addressLines = [], postalCode, cityName } = house.address ?? {}
  const town = [postalCode, cityName].filter(Boolean).join(' ')
  return {
    ...{ name: house.hotelName ?? '', nameZhHK: house.propertyName, checkIn: timeSpan.start, checkOut: timeSpan.end },
    address: [...addressLines, town].filter(Boolean).join(', '),
    place: house.position && [house.position.longitude, house.position.latitude],
    imageUrl: house.image?.url,
    rooms: roomsOf(hotel),
  }
}

const amountOf = ({ total }: BookedRoom): number => total?.amountIncludingMarkup ?? total?.amountAfterTax ?? 0

/** A line for each room that stands; all of them where none does. */
function linesOf({ roomStays }: BookedStay): PriceLine[] {
  const all = roomStays.roomStayList.map((room, index) => ({ room, number: index + 1 }))
  const standing = all.filter(({ room }) => !isCancelled(room))
  return (standing.length > 0 ? standing : all).map(({ room, number }) => ({
    key: room.reference.id,
    words: { id: 'stay.roomFor', values: { number, guests: room.roomTypes[0]?.roomType ?? '' } },
    amounts: [amountOf(room)],
  }))
}

/** What the plans say in the house's own words; the same sentence of two rooms once. */
function conditionsOf({ roomStays }: BookedStay): Condition[] {
  const rules = roomStays.roomStayList.flatMap(({ ratePlans }) => ratePlans[0]?.policies ?? [])
  return [...new Set(rules)].map((rule) => ({ key: rule, look: 'info', words: rule }))
}

export const hotelGoods = (hotel: BookedStay): GoodsView => ({
  ...{ ways: [], marks: [], course: [], isFlown: false, operatorPrice: undefined, tickets: [] },
  ...{ lines: linesOf(hotel), conditions: conditionsOf(hotel), stay: stayOf(hotel) },
})
