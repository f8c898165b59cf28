import type { GroundService } from '@portolan/contract/transfer'
import type { Language } from '@portolan/domain/language'
import { decimalOf, type Money } from '@portolan/domain/money'
import type { TransferDetail } from '@portolan/supplier/transfer'
import { amountView } from '../platform/amount.ts'
import { isoDurationOf } from '../platform/local-time.ts'
import { penaltyThere } from '../platform/penalty-there.ts'
import { pictureUrl } from '../platform/picture-url.ts'
import { wordsIn } from '../platform/words.ts'
import type { TransferParts } from './parts.ts'
import { firstWay, headsOf, type Ride, type RideShares, sharesOf } from './ride.ts'

export const levelNames = { shared: 'Shared', private: 'Private', premium: 'Premium' } as const

export const pictureOf = (key: string): { url: string } => ({ url: pictureUrl(key) })

const seconds = (local: string): string => `${local}:00`

const feeView = ({ code, name, amount }: RideShares['fees'][number], language: Language) => ({
  ...{ code, description: wordsIn(name, language), currencyCode: amount.currency, amount: decimalOf(amount) },
  ...{ taxInclusive: true, mandatoryInd: true, payAt: 'now' as const },
})

/** A seat's share of the drive. */
const seatOf = (drive: Money, detail: TransferDetail): Money => ({
  ...drive,
  minor: Math.round(drive.minor / headsOf(detail)),
})

function timesOf({ ways }: TransferDetail): Partial<GroundService> {
  const [out, back] = ways
  return {
    ...(out && { pickupDateTime: seconds(out.pickUpAt) }),
    ...(out?.flight?.at !== undefined && { flightDateTime: seconds(out.flight.at) }),
    ...(back && { returnPickupDateTime: seconds(back.pickUpAt) }),
    ...(back?.flight?.at !== undefined && { returnFlightDateTime: seconds(back.flight.at) }),
  }
}

/** A kind of vehicle with everything that is told of it before it is chosen. */
export function serviceView(
  ride: Ride,
  { penaltyOf, carriersOf }: Pick<TransferParts, 'penaltyOf' | 'carriersOf'>,
  language: Language,
): GroundService {
  const { offer, detail } = ride
  const { vehicle, fees } = detail
  const { selling } = offer.price
  const shares = sharesOf(ride)
  const way = firstWay(detail)
  const [vendor = offer.supplier] = carriersOf(offer.supplier) ?? []
  return {
    ...{ rph: offer.rph, serviceLevel: levelNames[detail.level], quantity: detail.count },
    vehicle: {
      ...{ code: vehicle.kind, type: wordsIn(vehicle.name, language), image: pictureOf(vehicle.picture) },
      ...{ maximumPassengers: vehicle.seats, maximumBaggage: vehicle.bags },
    },
    ...{ meetingPoint: wordsIn(way.meetingPoint, language), meetAndGreetInd: detail.isMetByName },
    ...{ waitingTime: isoDurationOf(detail.waitMinutes), estimatedDuration: isoDurationOf(way.minutes) },
    ...{ ...timesOf(detail), distanceKm: way.km },
    ...(detail.eachPays && { eachPays: amountView(seatOf(shares.drive, detail)) }),
    ...(detail.childSeats > 0 && { childSeats: detail.childSeats }),
    totalCharge: { rateTotalAmount: decimalOf(selling), currencyCode: selling.currency },
    ...(fees.length > 0 && { fees: shares.fees.map((fee) => feeView(fee, language)) }),
    cancelPenalties: (offer.penalties ?? []).map((rule) =>
      penaltyThere(penaltyOf(rule, offer), way.timeZone, language),
    ),
    expiredDateTime: new Date(offer.expiresAt).toISOString(),
    vendor: { code: offer.supplier, companyShortName: vendor },
  }
}
