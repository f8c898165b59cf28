import { addDays, type IsoDate } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import { type City, cities, hongKong } from '../../flight/home/catalogue/city.ts'
import type { AirPlace, AirSearch } from '../../flight/search.ts'

/** Two rows of the page. */
const most = 8

/** Far enough ahead for a seat at the lowest price; the whole month of that day is looked at. */
const ahead = 30

const cityOf = ({ code }: Pick<AirPlace, 'code'>): City | undefined =>
  cities.find(({ airports }) => airports.includes(code))

const placeOf = ({ code, context, names }: City, language: Language): AirPlace => ({
  ...{ code, context, name: names[language] },
})

/** Where the last search began, with all airports around it; the shop's own city for who has searched for nothing. */
export function homeOf(last: AirSearch | undefined, language: Language): AirPlace {
  if (!last) return placeOf(hongKong, language)
  const { from } = last.legs[0]
  const city = cityOf(from)
  return city ? placeOf(city, language) : from
}

export const citiesFrom = (home: AirPlace): readonly City[] =>
  cities.filter((city) => city !== cityOf(home)).slice(0, most)

export const routeSearch = (home: AirPlace, city: City, today: IsoDate, language: Language): AirSearch => ({
  trip: 'oneWay',
  legs: [{ from: home, to: placeOf(city, language), date: addDays(today, ahead) }],
  ...{ adults: 1, children: [], infants: 0, cabin: 'Economy', nearby: false, flexible: false },
})
