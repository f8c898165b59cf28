import type { DynamicPkgAvailRS } from '@portolan/contract/package'
import type { Place } from '../../place/place.ts'
import type { Destination } from './values.ts'

export type Area = NonNullable<DynamicPkgAvailRS['areas']>['areaList'][number]

/** All airports of the city, and its hotels. */
export const placeOfArea = ({ cityCode, cityName, countryCode, countryName }: Area): Place => ({
  ...{ code: cityCode, codeContext: 'CITY', name: cityName, cityName, countryCode, countryName },
})

const isIn = (place: Place) => (area: Area) =>
  (place.codeContext === 'CITY' && area.cityCode === place.code) ||
  (area.cityName === place.cityName && area.countryCode === place.countryCode)

/** Where packages go to: an airport or a city whose hotels we sell; undefined for every other. */
export function destinationOf(place: Place, areas: readonly Area[]): Destination | undefined {
  const area = areas.find(isIn(place))
  if (!area) return undefined
  const { code, codeContext, name, cityName } = place
  const isCity = codeContext === 'CITY'
  return {
    place: { code: isCity ? area.cityCode : code, context: isCity ? 'CITY' : 'IATA', name, city: cityName },
    city: { code: area.cityCode, name: area.cityName },
  }
}

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** By the beginning of any word of the city or its country. */
export function areasLike(text: string, areas: readonly Area[]): Area[] {
  const wanted = bare(text.trim())
  const words = ({ cityName, countryName }: Area) => bare(`${cityName} ${countryName}`)
  return areas.filter((area) => words(area).startsWith(wanted) || words(area).includes(` ${wanted}`))
}
