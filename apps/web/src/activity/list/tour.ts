import type { TourActivityInfo } from '@portolan/contract/activity'
import type { Amount } from '@portolan/contract/shared'
import type { IsoDate } from '@portolan/domain/date'
import type { Place } from '@portolan/picture/chart/projection'
import { minutesOf } from '../../result/journey-time.ts'
import { freeUntil } from '../../stay/cancel-words.ts'
import { startOf } from '../model/necessary-info.ts'

/** A day on which a tour can be had. */
export interface TourDay {
  /** Places of the departure that has most; undefined: nobody says how many. */
  readonly left: number | undefined
  /** HH:mm, when it begins; none where nobody says. */
  readonly times: readonly string[]
  /** What one adult pays; of a private group the price of the group. */
  readonly fare: Amount
  /** What the whole party pays. */
  readonly total: Amount
}

/** One tour of the list, as the page shows it. */
export interface Tour {
  readonly id: string
  readonly name: string
  readonly words: string
  readonly kind: string | undefined
  readonly imageUrl: string | undefined
  readonly minutes: number
  /** BCP 47. */
  readonly languages: readonly string[]
  readonly startName: string
  readonly place: Place | undefined
  readonly hasPickUp: boolean
  readonly minAge: number
  readonly rating: number | undefined
  readonly reviews: number
  readonly isFree: boolean
  readonly isPrivate: boolean
  readonly days: ReadonlyMap<IsoDate, TourDay>
}

/** A day with fewer places than people is none that they can have. */
function daysOf({ schedule, pricing }: TourActivityInfo, people: number): Map<IsoDate, TourDay> {
  return new Map(
    schedule.details.flatMap(({ start, availableQty, operationTimes = [], fare, partyFare }) => {
      const total = partyFare ?? pricing.summary
      if ((availableQty ?? people) < people || !total) return []
      const times = operationTimes.map((time) => time.start)
      return [[start.slice(0, 10), { left: availableQty, times, fare: fare ?? total, total }]]
    }),
  )
}

/** `people`: how many want to take part. */
export function tourOf(info: TourActivityInfo, people: number): Tour {
  const { basicInfo, description, schedule } = info
  const start = startOf(info)
  return {
    ...{ id: basicInfo.tourActivityID, name: basicInfo.name, words: description.shortDescription ?? '' },
    kind: info.categoryAndType?.category,
    imageUrl: description.images?.[0]?.url,
    minutes: minutesOf(schedule.duration ?? ''),
    languages: info.languagesSpoken ?? [],
    startName: start?.locationName ?? '',
    place: start?.position && [start.position.longitude, start.position.latitude],
    hasPickUp: description.hasPickUp ?? false,
    ...{ minAge: description.minAge ?? 0, rating: description.rating, reviews: description.reviewCount ?? 0 },
    isFree: freeUntil(info.policies?.cancel ?? []) !== undefined,
    isPrivate: info.pricing.pricingType === 'PerGroup',
    days: daysOf(info, people),
  }
}

/** A tour on the day that is looked at. */
export interface DayTour extends Tour {
  readonly on: TourDay
}

export const toursOn = (tours: readonly Tour[], day: IsoDate | undefined): DayTour[] =>
  tours.flatMap((tour) => {
    const on = day && tour.days.get(day)
    return on ? [{ ...tour, on }] : []
  })
