import type { Language } from '@portolan/domain/language'
import { rowsOf } from '../../rows.ts'
import { wordsIn } from '../../words.ts'
import { type Star, starsIn } from './market.ts'
import { roomTypeTable } from './room-type-table.ts'
import { roomTypeDescriptions, roomTypeNames } from './room-type-text.ts'

export interface Bed {
  readonly kind: 'single' | 'double' | 'queen' | 'king' | 'sofa'
  readonly count: number
  readonly cm: number | undefined
}

export interface RoomType {
  /** 'DBL'. */
  readonly code: string
  readonly names: Readonly<Record<Language, string>>
  readonly descriptions: Readonly<Record<Language, string>>
  readonly beds: readonly Bed[]
  readonly areaM2: number
  readonly maxAdults: number
  readonly maxChildren: number
  /** Times the ordinary double. */
  readonly factor: number
  readonly stars: readonly Star[]
}

const namesOf = wordsIn(roomTypeNames)
const descriptionsOf = wordsIn(roomTypeDescriptions)

/** '1 double 160 + 2 single 90'; how wide a sofa is nobody says. */
const bedsIn = (text: string): readonly Bed[] =>
  text.split(' + ').map((bed) => {
    const [count, kind, cm] = bed.split(' ')
    return { kind: kind as Bed['kind'], count: Number(count), cm: cm === undefined ? undefined : Number(cm) }
  })

export const roomTypes: readonly RoomType[] = rowsOf(roomTypeTable).map(
  ([code = '', beds = '', area, adults, children, factor, stars = '']) => ({
    code,
    names: namesOf(code),
    descriptions: descriptionsOf(code),
    beds: bedsIn(beds),
    areaM2: Number(area),
    maxAdults: Number(adults),
    maxChildren: Number(children),
    factor: Number(factor),
    stars: starsIn(stars),
  }),
)

const byCode: ReadonlyMap<string, RoomType> = new Map(roomTypes.map((type) => [type.code, type]))

export const roomTypeOf = (code: string): RoomType | undefined => byCode.get(code)
