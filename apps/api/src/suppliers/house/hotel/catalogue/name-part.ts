import { rowsOf } from '../../rows.ts'
import { type Star, starsIn } from './market.ts'
import { namePatternTable, nounTable, qualifierTable } from './name-table.ts'

/** What may be said of a house and where. */
interface Part {
  readonly family: string
  readonly text: string
  readonly zhHK: string
  /** None: all of the family. */
  readonly cities: readonly string[]
}

export interface Noun extends Part {
  readonly stars: readonly Star[]
  readonly kind: 'hotel' | 'guesthouse' | 'aparthotel' | 'resort'
}

/** How the names of one language are put together: {noun}, {qual}, {quarter}, in Chinese {city} as well. */
export interface NameFamily {
  readonly patterns: readonly string[]
  readonly patternZhHK: string
  readonly nouns: readonly Noun[]
  readonly qualifiers: readonly Part[]
}

const citiesIn = (text: string): readonly string[] => text.split(' ').filter(Boolean)

const nouns = rowsOf(nounTable).map(
  ([family = '', text = '', zhHK = '', stars = '', kind, cities = '']): Noun => ({
    ...{ family, text, zhHK },
    stars: starsIn(stars),
    kind: kind as Noun['kind'],
    cities: citiesIn(cities),
  }),
)

const qualifiers = rowsOf(qualifierTable).map(
  ([family = '', text = '', zhHK = '', cities = '']): Part => ({ ...{ family, text, zhHK }, cities: citiesIn(cities) }),
)

const patterns: ReadonlyMap<string, readonly [string[], string]> = new Map(
  rowsOf(namePatternTable).map(([family = '', names = '', zhHK = '']) => [family, [names.split(' / '), zhHK]]),
)

export function nameFamilyOf(family: string, city: string): NameFamily {
  const isOfCity = (part: Part) => part.family === family && (part.cities.length === 0 || part.cities.includes(city))
  const [names, patternZhHK] = patterns.get(family) ?? [[], '']
  return {
    patterns: names,
    patternZhHK,
    nouns: nouns.filter(isOfCity),
    qualifiers: qualifiers.filter(isOfCity),
  }
}
