import type { CartItem } from '@portolan/contract/cart'
import { addMinutes } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import type { CartView } from '../cart/goods.ts'
import { dotted } from '../platform/words.ts'
import { saidDeadline } from '../platform/zone-name.ts'
import { isRideDetail } from './detail.ts'
import { otherRides } from './instead.ts'
import { firstWay, type Ride, rideAlone, ridesIn } from './ride.ts'
import { pictureOf } from './service-view.ts'
import { cancelText, driveText, flightText, pickUpText, ridersText, vehicleText, wayText } from './words.ts'

/** From where to where, when, in what, and for whom. */
function rideDisplay({ detail }: Ride, language: Language): CartItem['display'] {
  const { ways, vehicle, adults, children } = detail
  const last = ways.at(-1) ?? firstWay(detail)
  return {
    title: wayText(firstWay(detail), language),
    lines: [
      ...ways.map((way) => dotted([pickUpText(way, language), driveText(way, language), flightText(way, language)])),
      dotted([vehicleText(detail, language), ridersText(detail, language)]),
      cancelText(detail, language),
    ],
    start: `${firstWay(detail).pickUpAt}:00`,
    end: `${addMinutes(last.pickUpAt, last.minutes)}:00`,
    imageUrl: pictureOf(vehicle.picture).url,
    ...(detail.freeUntil !== undefined && {
      deadlines: [saidDeadline(detail.freeUntil, firstWay(detail).timeZone, language)],
    }),
    party: { adults, children },
  }
}

/** How a ride stands in the cart: alone, there and back together. */
export const transferCartView: CartView = {
  products: ['transfer'],
  suits: (offers) => offers.some(({ detail }) => isRideDetail(detail)),
  display: (offers, _, language) => rideDisplay(rideAlone(offers), language),
  title(offers, language) {
    const [ride] = ridesIn(offers)
    return ride && wayText(firstWay(ride.detail), language)
  },
  zoneOf(offer) {
    const [ride] = ridesIn([offer])
    return ride && firstWay(ride.detail).timeZone
  },
  instead: otherRides,
}
