import { shareOf } from '../../seed.ts'
import { type Market, type Star, stars } from '../catalogue/market.ts'
import type { Character, Quarter } from '../catalogue/quarter.ts'
import type { Stock } from '../catalogue/stock.ts'
import { pickByWeight, within } from './weigh.ts'

type ByStar = Readonly<Record<Star, number>>

const usual: ByStar = { 2: 15, 3: 36, 4: 35, 5: 14 }
const atWork: ByStar = { 2: 11, 3: 36, 4: 39, 5: 14 }
const grand: ByStar = { 2: 7, 3: 26, 4: 37, 5: 30 }

/** Quarters where a fifth star pays, and those where the second does. */
const finer: ReadonlySet<Character> = new Set(['centre', 'beach', 'business', 'harbour'])
const plainer: ReadonlySet<Character> = new Set(['station', 'residential', 'nightlife', 'airport'])
const raised: ByStar = { 2: 0.6, 3: 0.9, 4: 1.1, 5: 1.4 }
const lowered: ByStar = { 2: 1.4, 3: 1.2, 4: 0.9, 5: 0.4 }
const same: ByStar = { 2: 1, 3: 1, 4: 1, 5: 1 }

export function starOf(id: string, { type }: Market, { traits }: Stock, { character }: Quarter): Star {
  const city = traits.has('grand') ? grand : type === 'business' ? atWork : usual
  const quarter = finer.has(character) ? raised : plainer.has(character) ? lowered : same
  return pickByWeight(stars, (star) => city[star] * quarter[star], shareOf(id, 'star'))
}

const expected: ByStar = { 2: 7.3, 3: 7.9, 4: 8.5, 5: 9 }

/** Two throws make the middle likelier than the ends. */
export function ratingOf(id: string, star: Star): number {
  const luck = shareOf(id, 'rating') + shareOf(id, 'rating again') - 1
  return Math.round(within(6, expected[star] + luck * 1.2, 9.8) * 10) / 10
}

export const reviewsOf = (id: string, units: number): number =>
  Math.round(15 + units * (2 + 28 * shareOf(id, 'reviews') ** 2))

const dearness: Readonly<Record<Character, number>> = {
  'old town': 1.12,
  centre: 1.15,
  beach: 1.18,
  harbour: 1.1,
  business: 1.05,
  nightlife: 1,
  park: 1.02,
  residential: 0.92,
  station: 0.93,
  airport: 0.84,
}

/** Times its market's level: better liked than others of its stars is dearer. */
export function levelOf(id: string, star: Star, rating: number, { character }: Quarter): number {
  const liked = 1 + (rating - expected[star]) * 0.12
  const own = 0.88 + 0.24 * shareOf(id, 'level')
  return Math.round(within(0.75, dearness[character] * liked * own, 1.6) * 1000) / 1000
}
