import type { Place } from '../../../../place/place.ts'
import type { Places } from '../../../../place/places.ts'
import { sliced } from '../../../../platform/sliced.ts'
import { propertiesByCity } from '../property/properties.ts'
import type { Property } from '../property/property.ts'
import { makeRegister, type Register } from '../property/register.ts'

/** All houses and their cities. */
export interface Houses {
  /** Those who ask before they are prepared have the rest made at once. */
  register(): Register
  cityOf(code: string): Place
}

export interface AllHouses extends Houses {
  /** Makes them city by city: nobody is kept waiting for more than one. */
  prepare(): Promise<void>
}

export function makeHouses(places: Pick<Places, 'find'>): AllHouses {
  const find = (code: string) => places.find(code, 'city')
  const made = sliced<Register>(function* () {
    const all: Property[] = []
    for (const houses of propertiesByCity(find)) {
      all.push(...houses)
      yield
    }
    return makeRegister(all)
  })
  return {
    register: made.now,
    prepare: made.beside,
    cityOf(code) {
      const city = find(code)
      if (!city) throw new Error(`The catalogue of places has no city ${code}.`)
      return city
    },
  }
}
