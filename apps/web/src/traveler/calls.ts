import {
  addTraveler,
  listTravelers,
  readTravelerDraft,
  type SavedTraveler,
  saveTravelerDraft,
} from '@portolan/contract/traveler'
import type { TypedTraveler } from '@portolan/contract/traveler-form'
import { useQuery } from '@tanstack/react-query'
import { type CallOptions, send } from '../api/client.ts'
import { useVisit } from '../session/visit.ts'
import type { TravelerDraftInput } from './draft-input.ts'

/** What was typed before for this purchase; read once, because from then on the page knows better. */
export function useTravelerDraft(purchase: string | undefined) {
  const visit = useVisit()
  return useQuery({
    queryKey: ['traveler', 'draft', purchase, visit],
    queryFn: async ({ signal }): Promise<readonly TypedTraveler[]> =>
      (await send(readTravelerDraft, { params: { correlationID: purchase ?? '' } }, { signal })).travelers,
    enabled: purchase !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

export const saveDraft = (purchase: string, travelers: readonly TypedTraveler[], options: CallOptions = {}) =>
  send(saveTravelerDraft, { params: { correlationID: purchase }, body: { travelers: [...travelers] } }, options)

export const useSavedTravelers = (enabled: boolean) =>
  useQuery({
    queryKey: ['traveler', 'saved'],
    queryFn: async ({ signal }): Promise<readonly SavedTraveler[]> =>
      (await send(listTravelers, {}, { signal })).travelers,
    enabled,
    gcTime: 0,
  })

export const saveTraveler = (traveler: TravelerDraftInput) => send(addTraveler, { body: traveler })
