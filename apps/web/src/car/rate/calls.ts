import { type CarRatesRS, readCarRate } from '@portolan/contract/car'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { send } from '../../api/client.ts'
import { CallError } from '../../api/failure.ts'
import { useSpeech } from '../../i18n/text.ts'
import { inTurn } from '../../session/in-turn.ts'
import { useLook } from '../../session/preferences.ts'
import { useVisit } from '../../session/visit.ts'
import type { CarAsked } from '../search.ts'
import { keepRate } from '../state.ts'
import type { Picked, Wishes } from './address.ts'
import { rateRequest } from './request.ts'

const ask = (asked: CarAsked, picked: Picked, wishes: Wishes, signal: AbortSignal): Promise<CarRatesRS> =>
  send(readCarRate, { body: rateRequest(asked, picked, wishes) }, { signal })

/** A handle that has run out, or that nobody knows: the same car is asked for by its names. */
const isHandleOver = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 409 || error.fields.some(({ field }) => field === 'rph'))

async function find(asked: CarAsked, picked: Picked, wishes: Wishes, signal: AbortSignal): Promise<CarRatesRS> {
  // A currency just chosen is on its way to the server, which prices by it.
  await inTurn(() => Promise.resolve())
  try {
    return await ask(asked, picked, wishes, signal)
  } catch (error) {
    if (picked.handle === '' || !isHandleOver(error)) throw error
    return ask(asked, { ...picked, handle: '' }, wishes, signal)
  }
}

/**
 * The price of now, with what is wanted: every change of it asks the company again. While it is asked the price of
 * before stays on the page, and cannot be bought.
 */
export function useRate(asked: CarAsked, picked: Picked, wishes: Wishes) {
  const { language } = useSpeech()
  const { currency } = useLook()
  const visit = useVisit()
  const query = useQuery<CarRatesRS, CallError>({
    queryKey: ['car', 'rate', asked, picked, wishes, language, currency, visit],
    queryFn: ({ signal }) => find(asked, picked, wishes, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const { data, isError, isPlaceholderData } = query
  useEffect(() => {
    if (!isPlaceholderData) keepRate(isError ? undefined : data)
  }, [data, isError, isPlaceholderData])
  return query
}
