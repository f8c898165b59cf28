import type { PaymentWay } from '@portolan/domain/booking/settlement'
import type { Language } from '@portolan/domain/language'
import { type Money, sum } from '@portolan/domain/money'
import { type PaymentTexts, paymentTexts, type Spot } from './catalogue/payment-text.ts'
import { type Due, dueOnTheSpot, paidThere, type TakenLater, takenLater } from './paid-there.ts'
import { priceText } from './price-text.ts'
import { standingOffers } from './standing-offers.ts'
import { dateText, fill } from './words.ts'

export const spotOf = (product: string): Spot => {
  if (product === 'hotel' || product === 'package') return 'hotel'
  return product === 'car' ? 'car' : 'other'
}

interface Settled {
  readonly product: string
  readonly paymentWays: readonly PaymentWay[]
}

/** One sentence for each set of ways. */
function wordsFor(paymentWays: readonly PaymentWay[], spot: Spot, { ways }: PaymentTexts): string {
  const [isCard, isAccount, isThere] = (['card', 'account', 'there'] as const).map((way) => paymentWays.includes(way))
  if (isCard && isAccount) return isThere ? ways.several : ways.cardAndAccount
  if (isCard) return isThere ? ways.cardAndThere[spot] : ways.card
  if (isAccount) return isThere ? ways.accountAndThere[spot] : ways.account
  return isThere ? ways.there[spot] : ''
}

/** How a booking is paid; nothing where it is not. */
export const paymentText = ({ product, paymentWays }: Settled, language: Language): string =>
  wordsFor(paymentWays, spotOf(product), paymentTexts[language])

export interface SettledBooking extends Settled {
  readonly offers: readonly {
    readonly token: string
    readonly price: { readonly there?: Money; readonly later?: TakenLater }
    readonly supplierPrice?: { readonly there?: Money; readonly later?: TakenLater }
  }[]
  readonly reservation: { readonly detail: unknown } | null
  readonly price: Money
  readonly paid: Money
}

/** What the hotel or the office takes itself for what was bought; nothing of what is only held, or was given back. */
export const dueThere = ({ paymentWays, price: { currency }, ...booking }: SettledBooking): Money =>
  paymentWays.includes('there') ? paidThere(standingOffers(booking), currency) : { minor: 0, currency }

/** The offers of some bookings of which a part is not paid to us. */
const offersThere = (bookings: readonly SettledBooking[]) =>
  bookings.filter(({ paymentWays }) => paymentWays.includes('there')).flatMap(standingOffers)

export interface PaymentLine extends Due {
  readonly text: string
}

/** 'EUR 105.00 (about $119.29)': what is really paid first, as on the spot it is paid in the money of the place. */
export const dueText = ({ amount, local }: Due, language: Language): string =>
  local
    ? fill(paymentTexts[language].about, { local: priceText(local, language), price: priceText(amount, language) })
    : priceText(amount, language)

/** What was paid for some bookings and how, then what is paid where: what is nothing has no line. */
export function paymentLines(
  bookings: readonly SettledBooking[],
  currency: string,
  language: Language,
): readonly PaymentLine[] {
  const { ways, paid, due, taken: takenOn } = paymentTexts[language]
  const taken = new Set(bookings.flatMap(({ paymentWays }) => paymentWays.filter((way) => way !== 'there')))
  const [way] = taken
  const spots = [
    ...new Set(
      bookings.filter(({ paymentWays }) => paymentWays.includes('there')).map(({ product }) => spotOf(product)),
    ),
  ]
  const lines: PaymentLine[] = [
    {
      text: taken.size === 1 && way ? ways[way] : paid,
      amount: sum(
        bookings.map((booking) => booking.paid),
        currency,
      ),
    },
    ...takenLater(offersThere(bookings)).map(({ on, ...taken }) => ({
      text: fill(takenOn, { date: dateText(Date.parse(on), 'UTC', language) }),
      ...taken,
    })),
    ...spots.map((spot) => ({
      text: due[spot],
      ...dueOnTheSpot(offersThere(bookings.filter(({ product }) => spotOf(product) === spot)), currency),
    })),
  ]
  return lines.filter(({ amount }) => amount.minor > 0)
}
