import type { TourActivityInfo } from '@portolan/contract/activity'
import type { CancelPenalty } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import { amountView } from '../platform/amount.ts'
import { penaltyThere } from '../platform/penalty-there.ts'
import { wordsIn } from '../platform/words.ts'
import type { Departure } from './departure.ts'
import type { PenaltyOf } from './parts.ts'
import { qualifierOf } from './party.ts'
import type { SoldFor } from './price-list.ts'
import { sharesOf } from './share.ts'
import { cancelText } from './words.ts'

type Group = TourActivityInfo['pricing']['groups'][number]
type Category = Group['participantCategories'][number]

export const pricingTypeOf = ({ group }: Departure['detail']): 'PerPerson' | 'PerGroup' =>
  group.pricing === 'group' ? 'PerGroup' : 'PerPerson'

/** The guide goes by the clock of the place, and so do the deadlines. */
export function penaltiesOf({ offer, detail }: Departure, penaltyOf: PenaltyOf, language: Language): CancelPenalty[] {
  return (offer.penalties ?? []).map((rule, index) => {
    const penalty = penaltyThere(penaltyOf(rule, offer), detail.tour.timeZone, language)
    return index === 0 ? { penaltyDescription: cancelText(detail, language), ...penalty } : penalty
  })
}

const categoriesOf = (departure: Departure, soldFor: SoldFor): Category[] =>
  sharesOf(departure).map(({ category: { type, minAge, maxAge, price, count }, total }) => ({
    qualifierInfo: qualifierOf(type),
    minAge,
    maxAge,
    quantity: count,
    price: amountView(soldFor(price, departure.offer)),
    ...(total && { total: amountView(total) }),
  }))

/** One group at one hour, for the whole party, with the handle to buy it by. `cancel`: as penaltiesOf says it. */
export function groupView(
  departure: Departure,
  cancel: CancelPenalty[],
  { soldFor, language }: { soldFor: SoldFor; language: Language },
): Group {
  const { offer, detail } = departure
  const { group, startsAt, endsAt, left } = detail
  return {
    ...{ rph: offer.rph, groupCode: group.code, groupName: wordsIn(group.name, language) },
    ...{ minGroupSize: group.minSize, maxGroupSize: group.maxSize, price: amountView(offer.price.selling) },
    participantCategories: categoriesOf(departure, soldFor),
    ...{ start: `${startsAt}:00`, end: `${endsAt}:00`, availableQty: left, pricingType: pricingTypeOf(detail) },
    languagesSpoken: [...group.languages],
    cancel,
    expiredDateTime: new Date(offer.expiresAt).toISOString(),
  }
}
