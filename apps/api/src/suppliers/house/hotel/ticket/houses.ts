import type { Place } from '../../../../place/place.ts'
import type { Places } from '../../../../place/places.ts'
import { ownTurn } from '../../../../platform/turn.ts'
import { makeProperties, propertiesByCity } from '../property/properties.ts'
import type { Property } from '../property/property.ts'
import { makeRegister, type Register } from '../property/register.ts'

/** All houses and their cities. */
export interface Houses {
  /** Whoever asks before they are prepared waits for all of them to be made. */
  register(): Register
  cityOf(code: string): Place
}

export interface AllHouses extends Houses {
  /** Makes them city by city: nobody is kept waiting for more than one. */
  prepare(): Promise<void>
}

export function makeHouses(places: Pick<Places, 'find'>): AllHouses {
  const find = (code: string) => places.find(code, 'city')
  let made: Register | undefined
  return {
    register() {
      made ??= makeRegister(makeProperties(find))
      return made
    },
    async prepare() {
      const all: Property[] = []
      for (const houses of propertiesByCity(find)) {
        all.push(...houses)
        await ownTurn()
      }
      made ??= makeRegister(all)
    },
    cityOf(code) {
      const city = find(code)
      if (!city) throw new Error(`The catalogue of places has no city ${code}.`)
      return city
    },
  }
}
