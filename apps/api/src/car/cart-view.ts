import type { CartItem } from '@portolan/contract/cart'
import type { Language } from '@portolan/domain/language'
import { headcountOf } from '@portolan/domain/traveler'
import type { CartView } from '../cart/goods.ts'
import { pictureUrl } from '../platform/picture-url.ts'
import { dotted } from '../platform/words.ts'
import { saidDeadline } from '../platform/zone-name.ts'
import { isRentalDetail } from './detail.ts'
import { carsInstead } from './instead.ts'
import { type Rental, rentalOf, rentalsIn } from './rental.ts'
import { cancelText, carName, chosenTexts, daysText, dropOffText, kindText, pickUpText, rateText } from './words.ts'

/** How a rental is shown wherever it is wanted: the car, from when to when, from where to where, and what is with it. */
function rentalDisplay({ detail }: Rental, language: Language): CartItem['display'] {
  const { car, vendor, pickUp, dropOff } = detail
  return {
    title: carName(car, language),
    lines: [
      dotted([kindText(car, language), vendor.name]),
      dotted([daysText(detail, language), rateText(detail, language)]),
      pickUpText(detail, language),
      dropOffText(detail, language),
      ...chosenTexts(detail, language),
      cancelText(detail, language),
    ],
    start: `${pickUp.at}:00`,
    end: `${dropOff.at}:00`,
    imageUrl: pictureUrl(car.picture),
    ...(detail.freeUntil !== undefined && {
      deadlines: [saidDeadline(detail.freeUntil, pickUp.office.timeZone, language)],
    }),
    party: headcountOf(['adult']),
  }
}

export const carCartView: CartView = {
  products: ['car'],
  suits: (offers) => offers.some(({ detail }) => isRentalDetail(detail)),
  display: (offers, _, language) => rentalDisplay(rentalOf(offers), language),
  title(offers, language) {
    const [rental] = rentalsIn(offers)
    return rental && carName(rental.detail.car, language)
  },
  zoneOf: (offer) => rentalsIn([offer])[0]?.detail.pickUp.office.timeZone,
  instead: carsInstead,
}
