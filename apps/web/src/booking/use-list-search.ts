import { useMatch, useNavigate, useSearch } from '@tanstack/react-router'
import { type AddressPart, noFilters, readListSearch } from './list-search.ts'
import { productOf } from './model.ts'

/** Filters, page and order stand in the address, so that a list can be shared and reloaded. */
export function useListSearch() {
  const address = useSearch({ strict: false }) as Record<string, unknown>
  // The page's own path: the location is already the next page's while this one is still shown.
  const pathname = useMatch({ strict: false, select: ({ pathname: own }) => own })
  const navigate = useNavigate()
  const go = (part: AddressPart, replace: boolean): Promise<void> =>
    navigate({
      to: '.',
      search: ((now: Record<string, unknown>) => ({ ...now, ...part })) as never,
      replace,
      resetScroll: false,
    })
  return {
    pathname,
    product: productOf(pathname),
    search: readListSearch(address),
    /** A step one may want to go back from: another page of the list. */
    open: (part: AddressPart) => void go(part, false),
    /** Typing and filtering: the way back leads out of the list, not through every letter. */
    adjust: (part: AddressPart) => void go(part, true),
    clear: () => go(noFilters, true),
  }
}
