import { rowsOf } from '../../rows.ts'
import { type Words, wordsIn } from '../../words.ts'
import { amenityTable } from './amenity-table.ts'
import { amenityNames } from './amenity-text.ts'
import { byStar, type Star } from './market.ts'

export interface Amenity {
  /** 'pool_out'. */
  readonly key: string
  readonly scope: 'property' | 'room'
  /** OpenTravel: HAC for a house, RMA for a room. */
  readonly otaList: string
  readonly otaCode: string
  readonly icon: string
  /** Of houses with so many stars, before the city and the quarter have their say; 0 to 1. */
  readonly likelihood: Readonly<Record<Star, number>>
  readonly names: Words
}

const namesOf = wordsIn(amenityNames)

export const amenities: readonly Amenity[] = rowsOf(amenityTable).map(
  ([key = '', scope, otaList = '', otaCode = '', icon = '', likely = '']) => {
    const columns = likely.split(' ')
    return {
      ...{ key, otaList, otaCode, icon },
      scope: scope as Amenity['scope'],
      likelihood: byStar((column) => Number(columns[column])),
      names: namesOf(key),
    }
  },
)
