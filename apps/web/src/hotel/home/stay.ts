import type { PopularCity } from '@portolan/contract/hotel'
import { addDays, type IsoDate } from '@portolan/domain/date'
import { blankRoom } from '../../stay/form/values.ts'
import type { StayAsked } from '../../stay/search.ts'

/** Far enough ahead for most rooms to be free, and as long as people stay in a city. */
const [ahead, nights] = [30, 2]

type When = Pick<StayAsked, 'checkIn' | 'checkOut' | 'rooms'>

/** The days and the rooms of the last search go for another city too; who has searched for nothing is two. */
export function usualStay(last: StayAsked | undefined, today: IsoDate): When {
  if (last) return { checkIn: last.checkIn, checkOut: last.checkOut, rooms: last.rooms }
  const checkIn = addDays(today, ahead)
  return { checkIn, checkOut: addDays(checkIn, nights), rooms: [{ adults: blankRoom.adults, childAges: [] }] }
}

export const stayIn = ({ cityCode, cityName }: PopularCity, when: When): StayAsked => ({
  ...{ city: cityCode, cityName },
  ...when,
})
