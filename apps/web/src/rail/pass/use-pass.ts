import { type PassSearch, readPassSearch } from '../pass-search.ts'
import { readChoice } from './address.ts'
import { usePasses } from './calls.ts'
import { type Choice, fareIn, productIn } from './model.ts'

/** The pass that the address names, found again by what it is: a link opens it on any day, at the day's price. */
export function usePass(address: Record<string, unknown>) {
  const search: PassSearch | undefined = readPassSearch(address)
  const choice: Choice = readChoice(address)
  const { data, error, refetch, isFetching } = usePasses(search)
  const product = data && productIn(data.fareInfos, choice)
  return {
    search,
    choice,
    correlationID: data?.correlationID,
    product,
    fare: fareIn(product, choice),
    data,
    error,
    refetch,
    asking: isFetching,
  }
}

export type FoundPass = ReturnType<typeof usePass>
