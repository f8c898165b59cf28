import { type DynamicPkgVerifyRS, verifyPackagePrice } from '@portolan/contract/package'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import type { CallError } from '../../api/failure.ts'
import { useSpeech } from '../../i18n/text.ts'
import { inTurn } from '../../session/in-turn.ts'
import { useLook } from '../../session/preferences.ts'
import { useVisit } from '../../session/visit.ts'
import { verifyRequest } from '../search.ts'
import { packageState } from '../state.ts'

async function verify(flight: string, handles: readonly string[], signal: AbortSignal): Promise<DynamicPkgVerifyRS> {
  packageState.write({ pkgVerifyRS: null })
  // A currency just chosen is on its way to the server, which prices by it.
  await inTurn(() => Promise.resolve())
  const pkgVerifyRS = await send(verifyPackagePrice, { body: verifyRequest(flight, handles) }, { signal })
  packageState.write({ pkgVerifyRS })
  return pkgVerifyRS
}

/** Airline and hotel are asked for the price of now on every visit; another language or currency asks anew. */
export function useVerified(flight: string, handles: readonly string[]) {
  const { language } = useSpeech()
  const { currency } = useLook()
  const visit = useVisit()
  return useQuery<DynamicPkgVerifyRS, CallError>({
    queryKey: ['package', 'verify', flight, handles, language, currency, visit],
    queryFn: ({ signal }) => verify(flight, handles, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
}
