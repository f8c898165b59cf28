import { answerPaymentChallenge, readPaymentConfig } from '@portolan/contract/payment'
import { useQuery } from '@tanstack/react-query'
import { send } from '../api/client.ts'
import { useAccountState } from '../session/account-state.ts'

/** What an agency has left changes with each purchase: asked for anew by every page, under the reader's own id. */
export const usePaymentConfig = () =>
  useQuery({
    queryKey: ['payment', 'config', useAccountState().accountInfo?.id ?? ''],
    queryFn: ({ signal }) => send(readPaymentConfig, {}, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

/** The test provider's own door: it stands for the page of a bank. */
export const answerChallenge = (clientSecret: string): Promise<unknown> =>
  send(answerPaymentChallenge, { body: { clientSecret } })
