import { quotePasses, type RailFareQuoteRS } from '@portolan/contract/rail'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { inTurn } from '../../session/in-turn.ts'
import { useLook } from '../../session/preferences.ts'
import { useWrittenFor } from '../calls.ts'
import { fareQuoteRequest, type PassSearch, writePassSearch } from '../pass-search.ts'
import { keepRail } from '../state.ts'

/** Shorter than a price is held, so that nobody chooses one that has just run out. */
const fresh = 20 * 60_000

async function ask(search: PassSearch, signal: AbortSignal): Promise<RailFareQuoteRS> {
  // It is the session's currency that prices: a change of it is kept first, then asked for.
  await inTurn(async () => {})
  try {
    const railPassesRS = await send(quotePasses, { body: fareQuoteRequest(search) }, { signal })
    const passCriteria = writePassSearch(search)
    keepRail({ railPassesRS, railPassResults: railPassesRS.fareInfos, passCriteria })
    return railPassesRS
  } catch (error) {
    if (!signal.aborted) keepRail({ railPassesRS: null, railPassResults: [], passCriteria: null })
    throw error
  }
}

export function usePasses(search: PassSearch | undefined) {
  const { currency } = useLook()
  return useQuery<RailFareQuoteRS>({
    queryKey: ['rail', 'passes', currency, search, ...useWrittenFor()],
    queryFn: ({ signal }) => ask(search as PassSearch, signal),
    enabled: search !== undefined,
    // Another first day of the same region: the page stays as it is until the answer comes.
    placeholderData: (before) =>
      before?.fareInfos.some(({ region }) => region === search?.region) ? before : undefined,
    staleTime: fresh,
    gcTime: fresh,
    retry: false,
    refetchOnWindowFocus: false,
  })
}
