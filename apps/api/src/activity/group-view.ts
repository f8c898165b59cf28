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
  return (offer.penalties ?? []).map((rule, index) => ({
    ...penaltyThere(penaltyOf(rule, offer), detail.tour.timeZone, language),
    ...(index === 0 && { penaltyDescription: cancelText(detail, language) }),
  }))
}

function categoriesOf(departure: Departure, soldFor: SoldFor): Promise<Category[]> {
  return Promise.all(
    sharesOf(departure).map(async ({ category: { type, minAge, maxAge, price, count }, total }) => ({
      ...{ qualifierInfo: qualifierOf(type), minAge, maxAge, quantity: count },
      price: amountView(await soldFor(price, departure.offer)),
      ...(total && { total: amountView(total) }),
    })),
  )
}

/** One group at one hour, for the whole party, with the handle to buy it by. */
export async function groupView(
  departure: Departure,
  { soldFor, penaltyOf, language }: { soldFor: SoldFor; penaltyOf: PenaltyOf; language: Language },
): Promise<Group> {
  const { offer, detail } = departure
  const { group, startsAt, endsAt, left } = detail
  return {
    ...{ rph: offer.rph, groupCode: group.code, groupName: wordsIn(group.name, language) },
    ...{ minGroupSize: group.minSize, maxGroupSize: group.maxSize, price: amountView(offer.price.selling) },
    participantCategories: await categoriesOf(departure, soldFor),
    ...{ start: `${startsAt}:00`, end: `${endsAt}:00`, availableQty: left, pricingType: pricingTypeOf(detail) },
    languagesSpoken: [...group.languages],
    cancel: penaltiesOf(departure, penaltyOf, language),
    expiredDateTime: new Date(offer.expiresAt).toISOString(),
  }
}
