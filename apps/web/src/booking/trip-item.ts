import { addMinutes } from '@portolan/domain/date'
import { besides } from '../planned/clash.ts'
import { nightsOf } from '../ui/date-range.ts'
import type { ActivityView, RentalDesk, RentalView, Ride, StayView, TransferView, Words } from './goods/goods.ts'
import { goodsOf } from './goods/goods-of.ts'
import { apart } from './goods/words.ts'
import { type Booking, spanOfStay } from './model.ts'
import { type Stop, stopAt } from './way-between.ts'

/**
 * One thing on the way: a train, a flight, a drive, a stay, an activity, one end of a rental, or a whole booking where no
 * more is known. Times are local to the place.
 */
export interface TripItem {
  key: string
  booking: Booking
  title: Words | string
  /** 'TGV Lyria 9203', 'CX 19' */
  detail: string
  places?: Ride['places']
  /** Where to be, where the title does not say it; who takes part, what is driven. */
  facts?: readonly (Words | string)[]
  start: string
  end: string
  /** How its end is told; what lasts for days or takes no time tells none. */
  endWord?: 'booking.trip.arrives' | 'booking.trip.until'
  from?: Stop
  to?: Stop
  /** Minutes that somebody waits for the traveller. */
  patience?: number
  /** Of a car that is brought back: when it was fetched. */
  drivenSince?: string
  /** Other things are done while it lasts. */
  isBeside?: boolean
}

/** What an item is, whosever booking it is. */
type Thing = Omit<TripItem, 'booking'>

const rideThing = ({ key, from, to, service, places, departure, arrival }: Ride): Thing => ({
  ...{ key, title: `${from.name} – ${to.name}`, detail: service, places },
  ...{ start: departure, end: arrival, endWord: 'booking.trip.arrives', from, to },
})

function activityThing(activity: ActivityView): Thing {
  const { name, groupName, participants, start, end, from, to, place, endPlace } = activity
  return {
    ...{ key: start, title: name, detail: '', facts: [from, groupName, ...participants] },
    ...{ start, end, endWord: 'booking.trip.until', from: stopAt(from, place), to: stopAt(to, endPlace) },
  }
}

function transferThings({ ways, name, count, riders, waitMinutes }: TransferView): Thing[] {
  const vehicle = count > 1 ? { id: 'booking.transfer.several' as const, values: { count, name } } : name
  return ways.map(({ key, from, to, at, minutes, meetingPoint }) => ({
    ...{ key, title: `${from.name} – ${to.name}`, detail: '', facts: [meetingPoint, vehicle, ...riders] },
    ...{ start: at, end: addMinutes(at, minutes), endWord: 'booking.trip.arrives' as const, patience: waitMinutes },
    ...{ from: stopAt(from.name, from.place), to: stopAt(to.name, to.place) },
  }))
}

/** The days between are the driver's own: only the two moments at the desks are in anybody's way. */
function rentalThings({ pickUp, dropOff, name, className, company }: RentalView): Thing[] {
  const thingAt = ({ name: desk, address, hours, place, at }: RentalDesk, id: Words['id']): Thing => {
    const open: Words[] = hours ? [{ id: 'booking.car.open', values: { hours } }] : []
    const stop = stopAt(desk, place)
    return {
      ...{ key: id, title: { id, values: { place: apart(desk) } }, detail: '' },
      ...{ facts: [address, ...open, className, name, company], start: at, end: at, from: stop, to: stop },
    }
  }
  return [
    thingAt(pickUp, 'booking.trip.pickUp'),
    { ...thingAt(dropOff, 'booking.trip.return'), drivenSince: pickUp.at },
  ]
}

/** Check-in, and how long; where one sleeps is where the next way begins. */
function stayThing({ name, address, place, checkIn, checkOut, rooms }: StayView, summary: Booking['summary']): Thing {
  const stop = stopAt(name, place)
  const { travelStart, travelEnd } = spanOfStay(summary)
  const nights: Words = { id: 'booking.hotel.nights', values: { count: nightsOf(checkIn, checkOut) } }
  const meals = rooms.flatMap((room) => (room.isCancelled ? [] : room.meals)).slice(0, 1)
  return {
    ...{ key: checkIn, title: name, detail: '', facts: [{ id: 'booking.hotel.checkIn' }, nights, ...meals, address] },
    ...{ start: travelStart ?? checkIn, end: travelEnd ?? checkOut },
    ...{ from: stop, to: stop, isBeside: true },
  }
}

function thingsOf({ reservation, summary }: Booking): Thing[] {
  const { ways = [], stay, activity, transfer, rental } = goodsOf(reservation) ?? {}
  const rides = ways.flatMap((way) => way.rides.map(rideThing))
  if (stay) return [...rides, stayThing(stay, summary)]
  if (activity) return [activityThing(activity)]
  if (transfer) return transferThings(transfer)
  return rental ? rentalThings(rental) : rides
}

export function itemsOf(booking: Booking): TripItem[] {
  const { bookingId, productType, travelStart, travelEnd, title } = booking.summary
  const things = thingsOf(booking)
  if (things.length > 0) return things.map((thing) => ({ ...thing, booking, key: `${bookingId}/${thing.key}` }))
  if (!travelStart) return []
  const span = { start: travelStart, end: travelEnd ?? travelStart }
  return [{ key: bookingId, booking, title, detail: '', ...span, isBeside: besides.includes(productType) }]
}
