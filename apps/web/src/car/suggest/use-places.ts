import { useQueries } from '@tanstack/react-query'
import { useSpeech } from '../../i18n/text.ts'
import { nearestCity } from '../../place/calls.ts'
import { carPlaceOf } from '../form/places.ts'
import type { CarPlace } from '../search.ts'
import type { Suggestion } from './suggestions.ts'

/** The airport itself; around a house its city. One whose place is not known, or not yet, is left out. */
export function usePlaces(found: readonly Suggestion[]): (Suggestion & { place: CarPlace })[] {
  const { language } = useSpeech()
  const cities = useQueries({
    queries: found.map(({ stop: { kind, lat = 0, lon = 0 } }) => ({
      queryKey: ['place', 'nearest', lat, lon, language],
      enabled: kind === 'hotel',
      queryFn: ({ signal }: { signal: AbortSignal }) => nearestCity(lat, lon, signal),
    })),
  })
  return found.flatMap((one, index) => {
    const { kind, code = '', name } = one.stop
    if (kind === 'airport') return [{ ...one, place: { context: 'IATA', code, name } }]
    const city = cities[index]?.data
    return city ? [{ ...one, place: carPlaceOf(city) }] : []
  })
}
