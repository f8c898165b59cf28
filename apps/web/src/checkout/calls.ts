import type { InputOf } from '@portolan/contract/call'
import {
  type ConfirmCheckoutRS,
  confirmCheckout,
  type OrderPaymentRS,
  type OrderRS,
  quoteCheckout,
  readOrder,
  readOrderPayment,
  startCheckout,
} from '@portolan/contract/checkout'
import type { Amount, PaymentForm } from '@portolan/contract/shared'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { send } from '../api/client.ts'
import { readSpeech } from '../i18n/store.ts'
import { useSpeech } from '../i18n/text.ts'
import { useVisit } from '../session/visit.ts'
import { isAsking } from './state.ts'

/** Why something cannot be had is told in a language: another one is another answer. */
const orderKey = (orderId: string) => ['checkout', 'order', orderId, readSpeech().language]

export const keepOrder = (client: QueryClient, order: OrderRS): void => {
  // For the page that is open and no other: the next one asks the server.
  client.setQueryDefaults(['checkout', 'order'], { gcTime: 0 })
  client.setQueryData(orderKey(order.orderId), order)
}

export const forgetOrder = (client: QueryClient, orderId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: ['checkout', 'order', orderId] })

const shortest = 1000
const longest = 10_000

/** Asked again ever more slowly, as long as a supplier or a bank has not answered. */
export const pauseAfter = (waited: number): number => Math.min(longest, Math.max(shortest, waited / 3))

export function useOrder(orderId: string) {
  const { language } = useSpeech()
  const since = useRef<number>(undefined)
  return useQuery({
    queryKey: ['checkout', 'order', orderId, language],
    queryFn: ({ signal }) => send(readOrder, { params: { orderId } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    // An order is what the server says now: what was known of it on an earlier visit is old.
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      since.current = isAsking(state.data) ? (since.current ?? Date.now()) : undefined
      return since.current === undefined ? false : pauseAfter(Date.now() - since.current)
    },
  })
}

/** Begun once a visit; the same goods are the same order, however often they are asked for. */
export function useStart(cartItemIds: readonly string[]) {
  const visit = useVisit()
  return useQuery({
    queryKey: ['checkout', 'start', visit, ...cartItemIds],
    queryFn: ({ signal }) => send(startCheckout, { body: { cartItemIds: [...cartItemIds] } }, { signal }),
    enabled: cartItemIds.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
}

export const quote = (body: InputOf<typeof quoteCheckout>['body']): Promise<OrderRS> => send(quoteCheckout, { body })

interface Agreed extends Pick<OrderRS, 'orderId' | 'quoteId'> {
  paymentForm: PaymentForm
  acceptedTotal: Amount
  payLater?: boolean
}

const plainAmount = ({ currencyCode, amount }: Amount) => ({ currencyCode, amount })

export const confirm = ({ acceptedTotal, ...agreed }: Agreed, idempotencyKey: string): Promise<ConfirmCheckoutRS> =>
  send(
    confirmCheckout,
    { body: { ...agreed, acceptedTotal: plainAmount(acceptedTotal) } },
    { idempotencyKey, readsSuccess: true },
  )

/** How the last try to pay stands. It is a read: no payment is begun by it, however often it is asked. */
export const readPayment = (orderId: string): Promise<OrderPaymentRS> => send(readOrderPayment, { params: { orderId } })
