import { listWorkItems, settleWorkItem } from '@portolan/contract/notice'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../api/client.ts'
import { useAccountState } from '../session/account-state.ts'

const useKey = () => ['booking', useAccountState().accountInfo?.id ?? '', 'work'] as const

export const useWorkItems = () =>
  useQuery({
    queryKey: useKey(),
    queryFn: async ({ signal }) => (await send(listWorkItems, {}, { signal })).items,
  })

/** The answer is what still waits: it takes the place of the list. */
export function useSettle() {
  const client = useQueryClient()
  const key = useKey()
  return useMutation({
    mutationFn: ({ id, action, note }: { id: string; action?: string | undefined; note?: string | undefined }) =>
      send(settleWorkItem, { params: { id }, body: { ...(action && { action }), ...(note && { note }) } }),
    onSuccess: ({ items }) => client.setQueryData(key, items),
  })
}
