import type { VehAvail } from '@portolan/contract/car'
import type { Language } from '@portolan/domain/language'
import { decimalOf } from '@portolan/domain/money'
import { amountView } from '../platform/amount.ts'
import type { PenaltyOf } from './parts.ts'
import { penaltiesOf } from './penalty-view.ts'
import type { Rental } from './rental.ts'
import { nowOf, thereOf } from './share.ts'
import { deskView, distanceView, includedIn, vehicleView } from './vehicle-view.ts'

/** All of it is the total; what is paid at the desk is part of it. */
export const totalChargeView = (rental: Rental): VehAvail['totalCharge'] => {
  const { selling } = rental.offer.price
  return {
    rateTotalAmount: decimalOf(nowOf(rental)),
    estimatedTotalAmount: decimalOf(selling),
    currencyCode: selling.currency,
  }
}

/** One car of one company on one rate, as a list tells it. */
export function availView(rental: Rental, penaltyOf: PenaltyOf, language: Language): VehAvail {
  const { offer, detail } = rental
  const there = thereOf(rental)
  return {
    ...{ rph: offer.rph, status: 'Available', vehicle: vehicleView(detail, language), rateCode: detail.rateCode },
    ...{ totalCharge: totalChargeView(rental), rateDistance: distanceView(detail) },
    ...(there.minor > 0 && { payThere: amountView(there) }),
    ...{ deposit: amountView(detail.deposit), excess: amountView(detail.excess), included: includedIn(detail) },
    ...(offer.penalties && { cancelPenalties: penaltiesOf(rental, penaltyOf, language) }),
    ...{ pickUpDesk: deskView(detail.pickUp.office), returnDesk: deskView(detail.dropOff.office) },
    ...(detail.left !== undefined && { leftQuantity: detail.left }),
    expiredDateTime: new Date(offer.expiresAt).toISOString(),
  }
}
