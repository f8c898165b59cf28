import { type CarVehiclesRS, searchCars } from '@portolan/contract/car'
import type { Language } from '@portolan/domain/language'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { send } from '../../api/client.ts'
import type { CallError } from '../../api/failure.ts'
import { useSpeech } from '../../i18n/text.ts'
import { inTurn } from '../../session/in-turn.ts'
import { useLook } from '../../session/preferences.ts'
import { type CarAsked, listRequest } from '../search.ts'
import { keepFound } from '../state.ts'

const minutes = 60_000

/** The form asks it before it leaves its page, and the list shows it. */
export const carsQuery = (asked: CarAsked, language: Language, currency: string) => ({
  queryKey: ['car', 'list', JSON.stringify(asked), language, currency],
  staleTime: 5 * minutes,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CarVehiclesRS> => {
    // It is the session's currency that prices: a change of it is kept first, then asked for.
    await inTurn(async () => {})
    return send(searchCars, { body: listRequest(asked) }, { signal })
  },
})

/** The cars of a rental. What was found stands in the state of the cars too, and what failed empties it. */
export function useCars(asked: CarAsked) {
  const { language } = useSpeech()
  const { currency } = useLook()
  const query = useQuery<CarVehiclesRS, CallError>(carsQuery(asked, language, currency))
  const { data, isError } = query
  useEffect(() => keepFound(isError ? undefined : data), [data, isError])
  return query
}
