import { searchTransfers, type TransferAvailRS } from '@portolan/contract/transfer'
import type { Language } from '@portolan/domain/language'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../api/client.ts'
import { CallError } from '../api/failure.ts'
import { useSpeech } from '../i18n/text.ts'
import { inTurn } from '../session/in-turn.ts'
import { useLook } from '../session/preferences.ts'
import { searchOf } from './address.ts'
import { type TransferAsked, transferRequest } from './search.ts'

const minute = 60_000

/** Fresh enough to be shown at once: whoever looks longer sees by the clock when the price ends, and asks again. */
const ridesOf = (asked: TransferAsked, language: Language, currency: string) =>
  queryOptions<TransferAvailRS, CallError>({
    queryKey: ['transfer', 'list', searchOf(asked), language, currency],
    staleTime: minute,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      // It is the session's currency that prices: a change of it is kept first, then asked for.
      await inTurn(async () => {})
      return send(searchTransfers, { body: transferRequest(asked) }, { signal })
    },
  })

export function useRides(asked: TransferAsked) {
  const { language } = useSpeech()
  const { currency } = useLook()
  return useQuery(ridesOf(asked, language, currency))
}

/** Whoever is slower than this is waited for on the page of the list. */
const patience = 2000

/** Asks from the form already: what the server will not have is told beside its field, and nothing else holds anybody up. */
export function useTryOut(): (asked: TransferAsked) => Promise<void> {
  const client = useQueryClient()
  const { language } = useSpeech()
  const { currency } = useLook()
  return async (asked) => {
    const answer = client.fetchQuery(ridesOf(asked, language, currency)).then(
      () => undefined,
      (error: unknown) => (error instanceof CallError && error.status === 400 ? error : undefined),
    )
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience))
    const refused = await Promise.race([answer, late])
    if (refused) throw refused
  }
}
