import { popularCodes } from '../../place/catalogue/popular.ts'
import type { Place } from '../../place/place.ts'
import type { CarPlace } from '../search.ts'

/** Where people rent cars most, by the codes of their airports; until the server has named them. */
export const popularOffices: readonly Place[] = popularCodes.car.map((code) => ({
  ...{ code, codeContext: 'IATA', name: code, cityName: code, countryCode: '', countryName: '' },
}))

export const carPlaceOf = ({ codeContext, code, name }: Place): CarPlace => ({ context: codeContext, code, name })

/** The address knows a place by code and name alone; its country is only needed where places are offered. */
export const placeOf = ({ context, code, name }: CarPlace): Place => ({
  ...{ code, codeContext: context as Place['codeContext'], name, cityName: name },
  ...{ countryCode: '', countryName: '' },
})
