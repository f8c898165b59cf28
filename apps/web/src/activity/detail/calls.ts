import { checkActivity, type TourActivityAvailRS } from '@portolan/contract/activity'
import type { IsoDate } from '@portolan/domain/date'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import type { CallError } from '../../api/failure.ts'
import { useSpeech } from '../../i18n/text.ts'
import { inTurn } from '../../session/in-turn.ts'
import { useLook } from '../../session/preferences.ts'
import { useVisit } from '../../session/visit.ts'
import type { Party } from '../party.ts'
import { type DaysAsked, daysRequest, departuresRequest } from '../search.ts'

/** Whoever asks again does it by a button. What was told of another party or month stays until the answer is there. */
const once = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnWindowFocus: false,
  placeholderData: keepPreviousData,
} as const

async function check(body: ReturnType<typeof daysRequest>, signal: AbortSignal): Promise<TourActivityAvailRS> {
  // A currency just chosen is on its way to the server, which prices by it.
  await inTurn(() => Promise.resolve())
  return send(checkActivity, { body }, { signal })
}

/** When the tour runs in these days, from how much, and all that is told of it. */
export function useDays(asked: DaysAsked) {
  const { language } = useSpeech()
  const { currency } = useLook()
  const visit = useVisit()
  return useQuery<TourActivityAvailRS, CallError>({
    ...once,
    queryKey: ['activity', 'days', asked, language, currency, visit],
    queryFn: ({ signal }) => check(daysRequest(asked), signal),
  })
}

/** The groups of one day at their hours, priced for this visit alone. */
export function useDepartures(tour: string, day: IsoDate | undefined, party: Party) {
  const { language } = useSpeech()
  const { currency } = useLook()
  const visit = useVisit()
  return useQuery<TourActivityAvailRS, CallError>({
    ...once,
    gcTime: 0,
    enabled: day !== undefined,
    queryKey: ['activity', 'departures', tour, day, party, language, currency, visit],
    queryFn: ({ signal }) => check(departuresRequest(tour, day ?? '', party), signal),
  })
}
