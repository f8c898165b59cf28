import { QueryClient } from '@tanstack/react-query'

/** What the server has answered outlives the shell: whoever comes back to it finds it at once. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
