import type { TourActivityInfo } from '@portolan/contract/activity'
import type { Amount } from '@portolan/contract/shared'
import { timeOf } from '@portolan/domain/date'
import { timesPrice } from '../../price/sum.ts'
import type { Choice } from '../address.ts'

/** One group at one hour. */
export type Departure = TourActivityInfo['pricing']['groups'][number]

export type Category = Departure['participantCategories'][number]

export const timeOfDeparture = ({ start }: Departure): string => timeOf(start ?? '')

export const keyOf = (departure: Departure): string => `${departure.start ?? ''}/${departure.groupCode ?? ''}`

/** Whoever does not fit in cannot be sold a place. */
export const hasRoom = ({ availableQty, maxGroupSize }: Departure, people: number): boolean =>
  (availableQty ?? people) >= people && (maxGroupSize ?? people) >= people

const isCheaper = (one: Departure, other: Departure): boolean => one.price.amount < other.price.amount

/** What was wished for, hour before group; else the first of the cheapest that all fit in. */
export function pickOf(departures: readonly Departure[], { time, group }: Choice, people: number) {
  const open = departures.filter((one) => hasRoom(one, people))
  const ofGroup = open.filter(({ groupCode }) => groupCode === group)
  const exact = ofGroup.find((one) => timeOfDeparture(one) === time)
  const near = exact ?? ofGroup[0] ?? open.find((one) => timeOfDeparture(one) === time)
  return (
    near ?? open.reduce<Departure | undefined>((best, one) => (best && !isCheaper(one, best) ? best : one), undefined)
  )
}

export const isPerGroup = ({ pricingType }: Departure): boolean => pricingType === 'PerGroup'

/** What all of a category pay: the server's figure, where it says one. */
export const totalOf = ({ price, quantity = 0, total }: Category): Amount => total ?? timesPrice(price, quantity)
