import { type DynamicPkgAvailRS, searchPackages } from '@portolan/contract/package'
import type { Language } from '@portolan/domain/language'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { send } from '../api/client.ts'
import type { CallError } from '../api/failure.ts'
import { useSpeech } from '../i18n/text.ts'
import { inTurn } from '../session/in-turn.ts'
import { useLook } from '../session/preferences.ts'
import { writeAsked } from './address.ts'
import { type Kept, type PackageAsked, packageRequest } from './search.ts'
import { packageState } from './state.ts'

const minutes = 60_000

type Results = NonNullable<DynamicPkgAvailRS['searchResults']>
export type FlightResult = Results['airResults'][number]
export type HotelResult = Results['hotelResults'][number]

/** The cities that packages go to, named in the language spoken. */
export const areasQuery = (language: Language) =>
  queryOptions({
    queryKey: ['package', 'areas', language],
    staleTime: 60 * minutes,
    queryFn: async ({ signal }) => {
      const packageCityRS = await send(searchPackages, { body: { requestType: 'AreaList' } }, { signal })
      packageState.write({ packageCityRS })
      return (packageCityRS.areas?.areaList ?? []).filter(({ role }) => role === 'destination')
    },
  })

/** Names one search, whatever is kept in it. */
export function useSearchKey(asked: PackageAsked) {
  const { language } = useSpeech()
  const { currency } = useLook()
  return ['package', 'avail', JSON.stringify([writeAsked(asked), language, currency])] as const
}

export type SearchKey = ReturnType<typeof useSearchKey>

const foundKey = (key: SearchKey, { flight = '', hotel = '' }: Kept) => [...key, 'AvailPrice', flight, hotel]

/** What is known of a search already, put where the same search with a kept part will look for it. */
export const keepFound = (client: QueryClient, key: SearchKey, kept: Kept, found: object): void =>
  void client.setQueryData(foundKey(key, kept), found)

/** A search with nothing kept is made anew: what it found has run out. */
export const forgetFound = (client: QueryClient, key: SearchKey): void =>
  client.removeQueries({ queryKey: foundKey(key, {}) })

/** Flights and hotels together, or the rooms of one hotel. Whoever asks again does it by a button. */
export function usePackages(requestType: 'AvailPrice' | 'RoomList', asked: PackageAsked, kept: Kept) {
  const query = useQuery<DynamicPkgAvailRS, CallError>({
    queryKey: [...useSearchKey(asked), requestType, kept.flight ?? '', kept.hotel ?? ''],
    staleTime: 5 * minutes,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      // It is the session's currency that prices: a change of it is kept first, then asked for.
      await inTurn(async () => {})
      return send(searchPackages, { body: packageRequest(requestType, asked, kept) }, { signal })
    },
  })
  const { data, isError } = query
  useEffect(() => {
    packageState.write({ dynamicpkgRS: data && !isError ? data : null })
  }, [data, isError])
  return query
}
