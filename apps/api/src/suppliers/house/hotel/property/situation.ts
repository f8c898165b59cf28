import { shareOf } from '../../seed.ts'
import type { Market } from '../catalogue/market.ts'
import { type Character, type Quarter, quartersOf } from '../catalogue/quarter.ts'
import { pickByWeight } from './weigh.ts'

/** How many houses a quarter draws: by those on holiday, and by those at work. */
const drawOf: Readonly<Record<Character, { readonly leisure: number; readonly business: number }>> = {
  'old town': { leisure: 1.5, business: 0.9 },
  centre: { leisure: 1.5, business: 1.5 },
  beach: { leisure: 2, business: 0.8 },
  harbour: { leisure: 1.2, business: 0.9 },
  nightlife: { leisure: 1.1, business: 0.9 },
  park: { leisure: 0.8, business: 0.6 },
  residential: { leisure: 0.7, business: 0.7 },
  station: { leisure: 0.9, business: 1.4 },
  business: { leisure: 0.5, business: 1.6 },
  airport: { leisure: 0.4, business: 1 },
}

/** Kilometres around the quarter's point; by the water there is none behind it. */
const spreadOf: Readonly<Record<Character, number>> = {
  'old town': 0.6,
  centre: 0.8,
  beach: 0.5,
  harbour: 0.4,
  nightlife: 0.8,
  park: 1,
  residential: 1.2,
  station: 0.7,
  business: 1,
  airport: 1.2,
}

const kilometresPerDegree = 111.2
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

function weightIn(type: Market['type'], { character }: Quarter): number {
  const { leisure, business } = drawOf[character]
  if (type === 'business') return business
  return type === 'balanced' ? (leisure + business) / 2 : leisure
}

/** In which quarter a house stands, and where there. */
export function situate(id: string, { city, type }: Market): { quarter: Quarter; lat: number; lon: number } {
  const quarter = pickByWeight(quartersOf(city), (one) => weightIn(type, one), shareOf(id, 'quarter'))
  // The root spreads them evenly over the disc; without it they crowd in its middle.
  const distance = spreadOf[quarter.character] * Math.sqrt(shareOf(id, 'distance'))
  const direction = 2 * Math.PI * shareOf(id, 'direction')
  const north = (distance * Math.cos(direction)) / kilometresPerDegree
  const east = (distance * Math.sin(direction)) / (kilometresPerDegree * Math.cos((quarter.lat * Math.PI) / 180))
  return { quarter, lat: rounded(quarter.lat + north), lon: rounded(quarter.lon + east) }
}
