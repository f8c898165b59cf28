import { bookRail, type RailBookRS } from '@portolan/contract/rail-booking'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { useVisit } from '../../session/visit.ts'
import { type Asked, initiateRequest } from '../../traveler/initiate.ts'
import { keepRail } from '../state.ts'

export async function initiate(asked: Asked, signal?: AbortSignal): Promise<RailBookRS> {
  const bookInitiateRS = await send(bookRail, { body: initiateRequest(asked) }, signal ? { signal } : {})
  keepRail({ bookInitiateRS })
  return bookInitiateRS
}

/** Price and requirements of what was chosen: asked once, and again only when an age says so. */
export function useInitiate(rphs: readonly string[]) {
  const visit = useVisit()
  return useQuery({
    queryKey: ['rail', 'initiate', visit, ...rphs],
    queryFn: ({ signal }) => initiate({ rphs }, signal),
    enabled: rphs.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
}
