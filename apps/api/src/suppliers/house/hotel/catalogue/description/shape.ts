import type { Counted } from '../../../../../platform/words.ts'
import type { Star } from '../market.ts'
import type { Noun } from '../name-part.ts'
import type { Character } from '../quarter.ts'

/** What a house is praised for, and what is said of one that has little of it. */
export const praised = [
  'pool_out',
  'pool_in',
  'spa',
  'restaurant',
  'sauna',
  'gym',
  'bar',
  'playground',
  'parking_free',
  'meeting',
  'shuttle',
  'evcharge',
  'cafe',
] as const
export const mentioned = ['laundry', 'desk24', 'lift', 'luggage', 'roomwifi', 'wifi', 'hairdryer'] as const

export type Praised = (typeof praised)[number] | (typeof mentioned)[number]

/** The sentences of a description; each is whole in its language. */
export interface DescriptionTexts {
  /** {name}, {stars}, {kind}, {quarter}, {city}. */
  readonly opening: string
  /** With the article where the language has one. */
  readonly kinds: Readonly<Record<Noun['kind'], string>>
  readonly stars: Readonly<Record<Star, string>>
  readonly surroundings: Readonly<Record<Character, string>>
  /** Less than a walk of ten minutes from the centre. */
  readonly central: string
  /** {km}, {city}. */
  readonly away: string
  /** {list}. */
  readonly offers: string
  readonly amenities: Readonly<Record<Praised, string>>
  /** {count} of rooms, {types} of them, the {first} and the {last}. A house has six rooms of three types at least. */
  readonly rooms: Counted
  /** {from}, {until}. */
  readonly times: string
  /** Between the sentences: Chinese leaves no gap. */
  readonly gap: string
}
