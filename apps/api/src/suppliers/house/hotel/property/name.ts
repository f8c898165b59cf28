import { pickOf, seedOf, shareOf } from '../../seed.ts'
import type { Star } from '../catalogue/market.ts'
import { type NameFamily, type Noun, nameFamilyOf } from '../catalogue/name-part.ts'
import type { Quarter } from '../catalogue/quarter.ts'
import { isStopped } from '../catalogue/stop-word.ts'
import type { PropertyKind } from './property.ts'

interface House {
  readonly id: string
  readonly star: Star
  readonly quarter: Quarter
}

interface Named {
  readonly name: string
  readonly nameZhHK: string
  readonly kind: PropertyKind
}

type Parts = Readonly<Record<'noun' | 'qual' | 'quarter' | 'city', string>>

const put = (pattern: string, parts: Parts): string =>
  pattern.replace(/\{(noun|qual|quarter|city)\}/g, (_, part: keyof Parts) => parts[part])

/** 'Zum Kompass' and 'U Kompasu' say where the house is, and stand behind it. */
const isBehind = (qualifier: string): boolean => /^(?:Zum|Zur|U) /.test(qualifier)

/** 'Gare de Lyon – Bercy': one of two is enough for a name. */
const shortOf = (quarter: string): string => quarter.split(' – ')[0] ?? quarter

/** 'Water Tower Tower'. */
function saysTwice(name: string): boolean {
  const words = name
    .toLowerCase()
    .split(/[\s–-]+/)
    .filter((word) => word.length > 3)
  return new Set(words).size < words.length
}

/** Hong Kong calls a house by what it is rather than by its noun, as often as not. */
const patternsZhHK: Readonly<Record<PropertyKind, readonly string[]>> = {
  hotel: ['{quarter}{qual}酒店', '{qual}酒店．{quarter}'],
  guesthouse: ['{city}{qual}賓館', '{city}{quarter}{qual}旅館'],
  aparthotel: ['{qual}服務式公寓', '{quarter}{qual}{noun}'],
  resort: ['{qual}別墅酒店', '{quarter}{qual}{noun}'],
}

const attempts = 400

const isResortPlace = ({ character }: Quarter): boolean => ['beach', 'park', 'harbour'].includes(character)

/** With the nouns that a house of these stars may have there. */
function narrowed(family: NameFamily, star: Star, quarter: Quarter): NameFamily {
  const isFit = ({ stars, kind }: Noun) => stars.includes(star) && (kind !== 'resort' || isResortPlace(quarter))
  return { ...family, nouns: family.nouns.filter(isFit) }
}

/** Half of the large hotels by the sea are a holiday of their own. */
const kindOf = ({ kind }: Noun, { id, star, quarter }: House): PropertyKind =>
  kind === 'hotel' && quarter.character === 'beach' && star > 3 && shareOf(id, 'resort') < 0.5 ? 'resort' : kind

/** Names in Hong Kong Chinese, the likeliest first; the last can hardly be taken. */
function namesZhHK(parts: Parts, kind: PropertyKind, { patternZhHK }: NameFamily, seed: string): readonly string[] {
  const own = [patternZhHK, ...patternsZhHK[kind]]
  const first = seedOf(seed, 'zhHK') % own.length
  const patterns = [...own.slice(first), ...own.slice(0, first), '{city}{quarter}{qual}{noun}']
  // 慕尼黑 and 慕尼黑老城 beside each other would be said twice.
  const saysCity = parts.quarter.startsWith(parts.city)
  return patterns.map((pattern) => put(saysCity ? pattern.replace('{city}{quarter}', '{quarter}') : pattern, parts))
}

/** Gives a city's houses their names, one after the other: a name that is taken is not given again. */
export function makeNamer(city: string, cityZhHK: string, familyNames: readonly string[]) {
  const families = familyNames.map((family) => nameFamilyOf(family, city))
  const taken = new Set<string>()

  const isFree = (name: string): boolean => !taken.has(name.toLowerCase()) && !isStopped(name)

  function candidate(seed: string, family: NameFamily, house: House): Named | undefined {
    const { quarter } = house
    const noun = pickOf(family.nouns, seed, 'noun')
    const qualifier = pickOf(family.qualifiers, seed, 'qualifier')
    const pattern = pickOf(family.patterns, seed, 'pattern')
    if (isBehind(qualifier.text) && pattern.indexOf('{qual}') < pattern.indexOf('{noun}')) return undefined
    const name = put(pattern, { noun: noun.text, qual: qualifier.text, quarter: shortOf(quarter.name), city: '' })
    if (saysTwice(name) || !isFree(name)) return undefined
    const kind = kindOf(noun, house)
    const parts = { noun: noun.zhHK, qual: qualifier.zhHK, quarter: quarter.zhHK, city: cityZhHK }
    const nameZhHK = namesZhHK(parts, kind, family, seed).find(isFree)
    return nameZhHK === undefined ? undefined : { name, nameZhHK, kind }
  }

  return (house: House): Named => {
    // Dutch has no word for a palace in Brussels; French has.
    const fitting = families
      .map((family) => narrowed(family, house.star, house.quarter))
      .filter(({ nouns }) => nouns.length > 0)
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const seed = `${house.id} ${attempt}`
      const named = candidate(seed, pickOf(fitting, seed, 'family'), house)
      if (!named) continue
      taken.add(named.name.toLowerCase()).add(named.nameZhHK)
      return named
    }
    throw new Error(`There is no name left in ${city}.`)
  }
}
