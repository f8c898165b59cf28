import type { RoomStay } from '@portolan/contract/hotel-stay'
import type { Language } from '@portolan/domain/language'
import { decimalOf } from '@portolan/domain/money'
import type { HotelBed, HotelDetail, HotelRoomKind } from '@portolan/supplier/hotel'
import { amountView } from '../platform/amount.ts'
import { penaltyThere } from '../platform/penalty-there.ts'
import { dotted, wordsIn } from '../platform/words.ts'
import { adultCode, childCode } from './candidate.ts'
import { oldestAdult } from './limit.ts'
import type { PenaltyOf } from './parts.ts'
import { propertyView } from './property-view.ts'
import type { Room } from './room.ts'
import { type RoomShares, sharesOf } from './share.ts'
import { totalView } from './total-view.ts'
import { cancelText, childIsText, fitText, mealsOf, mealsText, roomDescription } from './words.ts'

/** OTA list BED. */
const bedCodes: Readonly<Record<HotelBed['kind'], string>> = {
  double: '1',
  king: '3',
  queen: '5',
  sofa: '6',
  single: '9',
}

/** A room without its adults is for nobody: all places but one may be a child's. */
function occupanciesOf({ maxAdults, maxChildren, childAges }: HotelRoomKind): RoomType['occupancies'] {
  const mostChildren = maxAdults + maxChildren - 1
  const adults = { minOccupancy: 1, maxOccupancy: maxAdults, ageQualifyingCode: adultCode }
  return [
    { ...adults, minAge: childAges.to + 1, maxAge: oldestAdult },
    ...(mostChildren > 0
      ? [
          {
            ...{ minOccupancy: 0, maxOccupancy: mostChildren, ageQualifyingCode: childCode },
            ...{ minAge: childAges.from, maxAge: childAges.to },
          },
        ]
      : []),
  ]
}

type RoomType = RoomStay['roomTypes'][number]
type RatePlan = RoomStay['ratePlans'][number]

function roomTypeView({ room, left }: HotelDetail, language: Language): RoomType {
  const [bed] = room.beds
  return {
    ...{ roomType: wordsIn(room.name, language), roomTypeCode: room.code, quantity: 1 },
    ...(left !== undefined && { numberOfUnits: left }),
    roomDescription: roomDescription(room, language),
    ...(bed && { bedTypeCode: bedCodes[bed.kind] }),
    occupancies: occupanciesOf(room),
    ...{ fitWords: fitText(room, language), propertyFitWords: childIsText(room, language) },
  }
}

function ratePlanView({ offer, detail }: Room, penaltyOf: PenaltyOf, language: Language): RatePlan {
  const { plan } = detail
  return {
    ratePlanCode: plan.code,
    ratePlanName: dotted([mealsText(plan, language), cancelText(detail, language, offer.penalties)]),
    mealsIncluded: { ...plan.meals, mealPlanCodes: [plan.mealCode] },
    cancelPenalties: (offer.penalties ?? []).map((rule) =>
      penaltyThere(penaltyOf(rule, offer), detail.house.timeZone, language),
    ),
    prepaidIndicator: plan.payment === 'now',
    policies: plan.rules.map((rule) => wordsIn(rule, language)),
  }
}

/** Why a night costs what it costs: with a flight, for a long stay, or as usual. */
const priceRuleOf = ({ withFlight, discount }: HotelDetail): string =>
  withFlight ? 'Package' : discount ? 'LongStay' : 'Standard'

function roomRateView({ detail }: Room, shares: RoomShares, language: Language): RoomStay['roomRates'][number] {
  return {
    ...{ roomTypeCode: detail.room.code, ratePlanCode: detail.plan.code, priceRule: priceRuleOf(detail) },
    rates: shares.nights.map(({ date, amount }) => ({
      effectiveDate: date,
      base: { currencyCode: amount.currency, amountBeforeTax: decimalOf(amount), amountAfterTax: decimalOf(amount) },
    })),
    ...(shares.discount.minor > 0 && { discount: amountView(shares.discount) }),
    total: totalView(shares, language),
  }
}

const guestCountsView = ({ adults, childAges }: HotelDetail['guests']): RoomStay['guestCounts'] => ({
  guestCountList: [
    { ageQualifyingCode: adultCode, count: adults },
    ...childAges.map((age) => ({ ageQualifyingCode: childCode, count: 1, age })),
  ],
})

/** A room on a plan, with everything that is told of it before it is chosen. */
export function roomStayView(room: Room, rph: string, penaltyOf: PenaltyOf, language: Language): RoomStay {
  const { offer, detail } = room
  const { there, later } = offer.price
  const meals = mealsOf(detail.plan)
  const shares = sharesOf(room)
  return {
    ...{ rph: offer.rph, roomStayCandidateRPH: rph },
    ...(detail.isAlternative && { isAlternate: true }),
    availabilityStatus: detail.left === undefined ? 'AvailableForSale' : 'LimitedAvailability',
    basicPropertyInfo: propertyView(detail.house, offer.supplier, language),
    roomTypes: [roomTypeView(detail, language)],
    ratePlans: [ratePlanView(room, penaltyOf, language)],
    roomRates: [roomRateView(room, shares, language)],
    total: totalView(shares, language),
    ...(there && there.minor > 0 && { payAtProperty: amountView(there) }),
    ...(detail.restOn !== undefined && { restDueOn: detail.restOn }),
    ...(later && { restDue: amountView(later.amount) }),
    reference: { type: '16', id: offer.rph, idContext: offer.supplier },
    bookingChannelCodes: [offer.supplier],
    guestCounts: guestCountsView(detail.guests),
    timeSpan: { start: detail.checkIn, end: detail.checkOut },
    ...(meals.length > 0 && { serviceRPHs: meals }),
    expiredDateTime: new Date(offer.expiresAt).toISOString(),
  }
}
