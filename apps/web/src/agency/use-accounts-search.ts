import { useNavigate, useSearch } from '@tanstack/react-router'

const route = '/shell/account/accounts'

/** Who is open, the filters and the page stand in the address, so that it can be shared and reloaded. */
export function useAccountsSearch() {
  const search = useSearch({ from: route })
  const navigate = useNavigate({ from: '/account/accounts' })
  // on top of the address as it is then: a toast's button may be pressed much later
  const go = (part: Partial<typeof search>, replace: boolean): void =>
    void navigate({ to: '/account/accounts', search: (now) => ({ ...now, ...part }), replace, resetScroll: false })
  return {
    search,
    /** A step one may want to go back from: a person opened, another page of the list. */
    open: (part: Partial<typeof search>) => go(part, false),
    /** Typing and filtering: the way back leads out of the list, not through every letter. */
    adjust: (part: Partial<typeof search>) => go(part, true),
  }
}
