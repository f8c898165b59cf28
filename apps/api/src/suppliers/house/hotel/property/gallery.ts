import { pictureKey } from '@portolan/picture/key'
import { pickOf, seedOf } from '../../seed.ts'
import type { Star } from '../catalogue/market.ts'
import { type Character, type Quarter, quarterOf } from '../catalogue/quarter.ts'
import { type Trait, traitsOf } from '../catalogue/stock.ts'
import type { Property } from './property.ts'

type Parts = Parameters<typeof pictureKey>[0]
type Outside = 'skyline' | 'oldtown' | 'beach' | 'mountain' | 'countryside' | 'medina'

const scenes: Readonly<Record<Character, Outside>> = {
  'old town': 'oldtown',
  centre: 'skyline',
  business: 'skyline',
  nightlife: 'skyline',
  residential: 'oldtown',
  harbour: 'skyline',
  beach: 'beach',
  park: 'countryside',
  station: 'skyline',
  airport: 'skyline',
}

/** What lies before the windows. */
function sceneOf({ character }: Quarter, traits: ReadonlySet<Trait>): Outside {
  if (traits.has('alpine') && (character === 'park' || character === 'harbour')) return 'mountain'
  if (traits.has('medina') && character === 'old town') return 'medina'
  return scenes[character]
}

/** How the house itself looks, where the scene has it in front. */
const fronts: Readonly<Partial<Record<Outside, Readonly<Record<Star, readonly string[]>>>>> = {
  skyline: { 2: ['slab'], 3: ['slab', 'deco'], 4: ['deco', 'sail', 'twin'], 5: ['grand', 'sail'] },
  beach: { 2: ['huts'], 3: ['huts', 'tower'], 4: ['tower', 'villas'], 5: ['villas', 'overwater'] },
  mountain: { 2: ['aframe'], 3: ['chalet', 'aframe'], 4: ['chalet', 'grandlodge'], 5: ['grandlodge'] },
}

const twins: ReadonlySet<string> = new Set(['TWN', 'SUT', 'TRP', 'QUA', 'CON'])
const suites: ReadonlySet<string> = new Set(['JRS', 'STE', 'APT'])

const bedsOf = (type: string): string => (suites.has(type) ? 'suite' : twins.has(type) ? 'twin' : 'double')

/** A room as it stands beside its rates. */
export function roomPictureOf({ id, city, quarter }: Property, type: string): string {
  const view = sceneOf(quarterOf(city, quarter), traitsOf(city))
  return pictureKey({ scene: 'interior', variant: bedsOf(type), seed: `${id}${type}`, view })
}

/** Six to ten keys of pictures: the house first, then what it has, then its rooms. */
export function galleryOf(property: Property): readonly string[] {
  const { id, city, star, amenities, rooms } = property
  const scene = sceneOf(quarterOf(city, property.quarter), traitsOf(city))
  const choice = fronts[scene]?.[star]
  const variant = choice && pickOf(choice, id, 'front')
  const has = (key: string): boolean => amenities.includes(key)
  const around: Parts[] = [
    { scene, variant, seed: id },
    ...(has('pool_out') || has('pool_in') ? [{ scene: 'pool' as const, seed: id }] : []),
    ...(has('restaurant') || has('bar') ? [{ scene: 'dining' as const, seed: id }] : []),
    { scene, variant, seed: id, mood: 'dusk' },
    { scene, seed: `${id}around` },
  ]
  const most = 6 + (seedOf(id, 'gallery') % 5)
  const inside = rooms.map(({ type }) => roomPictureOf(property, type))
  return [...around.map(pictureKey), ...inside].slice(0, most)
}
