import type { BookingShown } from '@portolan/contract/booking'
import type { Product } from '@portolan/domain/product'
import type { MessageId } from '../i18n/messages.ts'

/** None: the reader is not shown any money. */
type Ways = NonNullable<BookingShown['paymentWays']>

interface SpotWords {
  there: MessageId
  cardAndThere: MessageId
  accountAndThere: MessageId
  /** Beside the sum. */
  due: MessageId
  /** Beside the fee that is charged there for a cancellation. */
  fee: MessageId
}

const atHotel: SpotWords = {
  there: 'booking.way.atHotel',
  cardAndThere: 'booking.way.cardAndHotel',
  accountAndThere: 'booking.way.accountAndHotel',
  due: 'booking.due.hotel',
  fee: 'booking.cancel.feeThere.hotel',
}

const atPickUp: SpotWords = {
  there: 'booking.way.atPickUp',
  cardAndThere: 'booking.way.cardAndPickUp',
  accountAndThere: 'booking.way.accountAndPickUp',
  due: 'booking.due.pickUp',
  fee: 'booking.cancel.feeThere.car',
}

const onTheSpot: SpotWords = {
  there: 'booking.way.onTheSpot',
  cardAndThere: 'booking.way.cardAndSpot',
  accountAndThere: 'booking.way.accountAndSpot',
  due: 'booking.due.spot',
  fee: 'booking.cancel.feeThere.other',
}

/** Who takes what is not paid to us. Of a package it is the hotel. */
function spotWords(product: Product): SpotWords {
  if (product === 'hotel' || product === 'package') return atHotel
  return product === 'car' ? atPickUp : onTheSpot
}

/** How a booking is paid, in one sentence; nothing where it is not. */
export function wayWord({ productType, paymentWays = [] }: Pick<BookingShown, 'productType' | 'paymentWays'>) {
  const spot = spotWords(productType)
  const [card, account, there] = (['card', 'account', 'there'] as const).map((way) => paymentWays.includes(way))
  if (card && account) return there ? 'booking.way.several' : 'booking.way.cardAndAccount'
  if (card) return there ? spot.cardAndThere : 'booking.way.card'
  if (account) return there ? spot.accountAndThere : 'booking.way.account'
  return there ? spot.there : undefined
}

/** Beside the sum that was taken. */
export function paidWord(paymentWays: Ways): MessageId {
  const [way, ...others] = paymentWays.filter((one) => one !== 'there')
  if (!way || others.length > 0) return 'booking.price.paid'
  return way === 'card' ? 'booking.way.card' : 'booking.way.account'
}

export const dueWord = (product: Product): MessageId => spotWords(product).due

/** Beside what the hotel or the desk charges itself for a cancellation. */
export const feeThereWord = (product: Product): MessageId => spotWords(product).fee
