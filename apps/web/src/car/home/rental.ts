import { addDays, type IsoDate } from '@portolan/domain/date'
import { blankValues } from '../form/values.ts'
import type { CarAsked, CarPlace } from '../search.ts'

/** Far enough ahead for every class to be there, and as long as people drive about. */
const [ahead, days] = [30, 3]

type When = Pick<CarAsked, 'pickUpAt' | 'returnAt' | 'age' | 'country'>

/** The days and the driver of the last search go for another place too. */
export function usualRental(last: CarAsked | undefined, today: IsoDate): When {
  if (last) return { pickUpAt: last.pickUpAt, returnAt: last.returnAt, age: last.age, country: last.country }
  const { dates, age, country } = blankValues
  const start = addDays(today, ahead)
  return {
    pickUpAt: `${start}T${dates.startTime}`,
    returnAt: `${addDays(start, days)}T${dates.endTime}`,
    ...{ age: Number(age), country },
  }
}

export const rentalAt = (place: CarPlace, when: When): CarAsked => ({ pickUp: place, dropOff: place, ...when })
