import { type HotelAvailRS, searchHotels } from '@portolan/contract/hotel'
import type { Place } from '@portolan/picture/chart/projection'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { send } from '../../api/client.ts'
import type { CallError } from '../../api/failure.ts'
import { useSpeech } from '../../i18n/text.ts'
import { findPlaces } from '../../place/calls.ts'
import { inTurn } from '../../session/in-turn.ts'
import { useLook } from '../../session/preferences.ts'
import { type Box, listRequest, type StayAsked } from '../search.ts'
import { emptyHotelState, hotelState, stateOf } from '../state.ts'

const minutes = 60_000

/**
 * The hotels of a stay, or of a part of the map. While the map is moved the list of before stays; another stay begins
 * with an empty one. What was found stands in the hotel state too, and what failed empties it.
 */
export function useHotels(stay: StayAsked, box: Box | undefined) {
  const { language } = useSpeech()
  const { currency } = useLook()
  const asked = JSON.stringify([stay, language, currency])
  const query = useQuery<HotelAvailRS, CallError>({
    queryKey: ['hotel', 'list', asked, box],
    staleTime: 5 * minutes,
    placeholderData: (before, query) => (query?.queryKey[2] === asked ? before : undefined),
    queryFn: async ({ signal }) => {
      // It is the session's currency that prices: a change of it is kept first, then asked for.
      await inTurn(async () => {})
      return send(searchHotels, { body: listRequest(stay, box) }, { signal })
    },
  })
  const { data, isError, isPlaceholderData } = query
  useEffect(() => {
    if (!isPlaceholderData) hotelState.write(data && !isError ? stateOf(data) : emptyHotelState)
  }, [data, isError, isPlaceholderData])
  return query
}

/** The middle of the city, by the catalogue of places: distances are counted from it. */
export function useCentre({ city }: StayAsked): Place | undefined {
  const { language } = useSpeech()
  const { data } = useQuery({
    queryKey: ['hotel', 'centre', city],
    staleTime: 60 * minutes,
    queryFn: async ({ signal }) => {
      const found = await findPlaces('city', city, language, signal)
      return found.find(({ code, codeContext }) => code === city && codeContext === 'CITY')?.position ?? null
    },
  })
  return data ? [data.longitude, data.latitude] : undefined
}
