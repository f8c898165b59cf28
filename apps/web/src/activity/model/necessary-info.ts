import type { TourActivityInfo } from '@portolan/contract/activity'
import type { CancelPenalty } from '@portolan/contract/shared'
import { dayOfTerms } from '../../moment/clock.ts'
import { freeUntil, nonCancelable } from '../../stay/cancel-words.ts'
import { type Fare, fareList } from './fares.ts'

interface TourLocation {
  readonly countryName: string
  readonly cityName: string
  readonly locationName: string
}

type Group = TourActivityInfo['pricing']['groups'][number]

/** Section 3 of the specification, 'Activity', name by name. */
export interface NecessaryInfoDetail {
  readonly tourName: string
  readonly tourId: string
  readonly groupName: string
  readonly groupRph: string
  readonly groupPrice: { readonly currencyCode: string; readonly amount: number }
  /** The participant categories, each with its ages, its price and how many of the party it has. */
  readonly pricePolicy: Group['participantCategories']
  readonly location: { readonly start: TourLocation; readonly end: TourLocation }
  /** YYYY-MM-DD, or 'Non-Cancelable'. */
  readonly cancelPolicy: string
  readonly fareList: readonly Fare[]
}

type Location = TourActivityInfo['locations'][number]

const locationOf = (location: Location | undefined): TourLocation => ({
  countryName: location?.address?.countryName ?? '',
  cityName: location?.address?.cityName ?? '',
  locationName: location?.locationName ?? '',
})

export const startOf = ({ locations }: TourActivityInfo): Location | undefined =>
  locations.find(({ type }) => type === 'startingPoint')

/** Where none is told it ends where it began. */
export const endOf = (info: TourActivityInfo): Location | undefined =>
  info.locations.find(({ type }) => type === 'endingPoint') ?? startOf(info)

/** The day of the deadline, where it is. */
export function cancelPolicy(penalties: readonly CancelPenalty[]): string {
  const deadline = freeUntil(penalties)
  return deadline === undefined ? nonCancelable : dayOfTerms(deadline)
}

/** One item for each group that can be bought. `days`: when it runs and for how much, where that is known. */
export function necessaryInfoDetailList(
  info: TourActivityInfo,
  days: TourActivityInfo['schedule']['details'] = info.schedule.details,
): NecessaryInfoDetail[] {
  const { name: tourName, tourActivityID: tourId } = info.basicInfo
  const location = { start: locationOf(startOf(info)), end: locationOf(endOf(info)) }
  const fares = fareList(days)
  return info.pricing.groups.map(({ groupName, rph, price, participantCategories, cancel }) => ({
    ...{ tourName, tourId, groupName, groupRph: rph, location },
    groupPrice: { currencyCode: price.currencyCode, amount: price.amount },
    pricePolicy: participantCategories,
    cancelPolicy: cancelPolicy(cancel ?? info.policies?.cancel ?? []),
    fareList: fares,
  }))
}
