import type { PlaceKind } from '../place.ts'

/** What is offered before anything is typed: IATA codes, and UIC codes of stations. */
export const popularCodes: Record<PlaceKind, readonly string[]> = {
  airport: ['HKG', 'LHR', 'CDG', 'NRT', 'SIN'],
  // London, Paris; Amsterdam Centraal, Zürich HB, Milano Centrale
  'rail-station': ['LON', 'PAR', '8400058', '8503000', '8301700'],
  city: ['LON', 'PAR', 'TYO', 'BKK', 'SIN'],
  ground: ['LHR', 'CDG', 'LIS', 'HKG', 'SIN'],
  car: ['LIS', 'PMI', 'NCE', 'FCO', 'ATH', 'KEF', 'AGP', 'MIA'],
}
