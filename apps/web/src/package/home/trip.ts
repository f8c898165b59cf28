import type { PopularCity } from '@portolan/contract/hotel'
import { addDays, type IsoDate } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import { hongKong } from '../../flight/home/catalogue/city.ts'
import { blankRoom } from '../../stay/form/values.ts'
import type { PackageAsked } from '../search.ts'

/** Far enough ahead for seats and rooms at their usual price, and as long as people stay away. */
const [ahead, nights] = [30, 5]

type Usual = Pick<PackageAsked, 'from' | 'depart' | 'back' | 'checkIn' | 'checkOut' | 'rooms'>

/** What the last search said goes for another city too; who has searched for nothing leaves from the shop's own city. */
export function usualTrip(last: PackageAsked | undefined, today: IsoDate, language: Language): Usual {
  if (last) return last
  const depart = addDays(today, ahead)
  const back = addDays(depart, nights)
  const { code, context, names } = hongKong
  return {
    from: { code, context, name: names[language] },
    ...{ depart, back, checkIn: depart, checkOut: back },
    rooms: [{ adults: blankRoom.adults, childAges: [] }],
  }
}

export const tripTo = (
  { cityCode, cityName }: PopularCity,
  { from, depart, back, checkIn, checkOut, rooms }: Usual,
): PackageAsked => ({
  ...{ from, depart, back, checkIn, checkOut, rooms },
  ...{ to: { code: cityCode, context: 'CITY', name: cityName }, city: cityCode, cityName },
})

/** Nobody flies to where they are. */
export const isElsewhere = ({ cityCode, cityName }: PopularCity, { from }: Usual): boolean =>
  cityCode !== from.code && cityName !== from.name && cityName !== from.city
