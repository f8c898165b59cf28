import { useQuery } from '@tanstack/react-query'
import { useSpeech } from '../../i18n/text.ts'
import { findPlaces } from '../../place/calls.ts'
import type { Place } from '../../place/place.ts'
import { routes } from './routes.ts'

/** Both ends of each way, as the language spoken names them; one that the server does not know is left out. */
export function useRoutes() {
  const { language } = useSpeech()
  return useQuery({
    queryKey: ['transfer', 'routes', language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const named = async (code: string): Promise<Place | undefined> =>
        (await findPlaces('ground', code, language, signal)).find((place) => place.code === code)
      const found = await Promise.all(
        routes.map(async (route) => {
          const [airport, station] = await Promise.all([named(route.airport), named(route.station)])
          return airport && station ? [{ airport, station, picture: route.picture }] : []
        }),
      )
      return found.flat()
    },
  })
}
