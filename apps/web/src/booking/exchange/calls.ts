import { type BookingExchangeRS, exchangeBooking } from '@portolan/contract/booking-exchange'
import type { InputOf } from '@portolan/contract/call'
import { type RailShopLine, searchTrains } from '@portolan/contract/rail'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { stream } from '../../api/stream.ts'
import { useSpeech } from '../../i18n/text.ts'

type Search = InputOf<typeof searchTrains>['body']

/** Every supplier's answer. Prices end, so that each visit asks anew; within one the list stays, and the choice in it. */
export function useNewTrains(body: Search, visit: number) {
  const { language } = useSpeech()
  return useQuery({
    queryKey: ['booking', 'exchange', visit, language, body],
    queryFn: async ({ signal }) => {
      const lines: RailShopLine[] = []
      await stream(searchTrains, { body }, { signal, onLine: (line) => void lines.push(line) })
      return lines
    },
    retry: false,
    gcTime: 5 * 60_000,
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  })
}

type Body = InputOf<typeof exchangeBooking>['body']

export const quoteExchange = (body: Pick<Body, 'uniqueID' | 'rphs'>): Promise<BookingExchangeRS> =>
  send(exchangeBooking, { body: { ...body, mode: 'Quote' } })

/** Pressed twice it is one exchange; after the bank's question it is asked again, which is another asking. */
export const commitExchange = (body: Omit<Body, 'mode'>, asking: number): Promise<BookingExchangeRS> =>
  send(
    exchangeBooking,
    { body: { ...body, mode: 'Commit' } },
    { idempotencyKey: `exchange-${body.exchangeQuoteID ?? ''}-${asking}` },
  )
