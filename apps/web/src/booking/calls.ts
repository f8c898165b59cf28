import {
  type BookingHistoryRS,
  type BookingSummary,
  cancelBooking,
  changeBookingContact,
  claimBooking,
  extendBooking,
  openBookingAsGuest,
  readBookingDetails,
  readBookingHistory,
  revokeGuestAccess,
} from '@portolan/contract/booking'
import { correctInvoice, resendBooking } from '@portolan/contract/booking-papers'
import type { InputOf, ResponseOf } from '@portolan/contract/call'
import type { Answer } from '@portolan/contract/envelope'
import { readRailBooking } from '@portolan/contract/rail-booking'
import type { Product } from '@portolan/domain/product'
import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallOptions, send } from '../api/client.ts'
import { CallError, errorsOf, failureFromReply } from '../api/failure.ts'
import { readSpeech } from '../i18n/store.ts'
import { say } from '../i18n/text.ts'
import { useAccountState } from '../session/account-state.ts'
import { type Booking, isRailProduct, isRefundUnderWay, isUnderWay, referenceOf } from './model.ts'
import { type BookingState, bookingState } from './state.ts'

type HistoryRequest = InputOf<typeof readBookingHistory>['body']

/** Under the reader's own id: whoever logs in next on this device never sees what the one before was shown. */
const useReader = (): string => useAccountState().accountInfo?.id ?? ''

const text = (id: 'error.title' | 'booking.history.failed' | 'booking.details.notFound'): string =>
  say(readSpeech(), id)

/** A success when it says how many there are; anything else did not load. */
async function fetchHistory(body: HistoryRequest, options: CallOptions = {}): Promise<BookingHistoryRS> {
  const answer = await send(readBookingHistory, { body }, { ...options, readsSuccess: true })
  if (answer.totalElements !== undefined) return answer
  throw new CallError(200, text('error.title'), text('booking.history.failed'))
}

export function useHistory(body: HistoryRequest) {
  return useQuery({
    queryKey: ['booking', useReader(), 'history', body],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const bookingHistoryRS = await fetchHistory(body, { signal })
      bookingState.write({ bookingHistoryRS })
      return bookingHistoryRS
    },
  })
}

const mostFound = 5

/** By reference or traveller, for the search above every page. */
export async function findBookings(keyword: string, signal: AbortSignal): Promise<BookingSummary[]> {
  const body: HistoryRequest = { page: 0, size: mostFound, keyword: keyword.slice(0, 128), sort: 'bookingDate,desc' }
  return (await fetchHistory(body, { signal, keepOnLoginNeeded: true })).content ?? []
}

const isLabelled = (value: string | undefined): boolean => value?.startsWith('{') === true

/** Details succeed when the answer has no errors; what is not said as label and details is a booking not found. */
function detailsFailure(status: number, data: unknown): CallError {
  const [first] = errorsOf(data)
  if (isLabelled(first?.stringValue)) return failureFromReply(status, data)
  return new CallError(404, text('error.title'), text('booking.details.notFound'))
}

/** A refusal as not found that has no label of its own says the specification's sentence. */
function asDetailsFailure(error: unknown): unknown {
  const isPlain = error instanceof CallError && error.status === 404 && error.title === text('error.title')
  return isPlain ? detailsFailure(404, undefined) : error
}

async function withoutErrors<Data extends Answer>(asked: Promise<Data>): Promise<Data> {
  const data = await asked.catch((error: unknown) => {
    throw asDetailsFailure(error)
  })
  if (data.success === false || errorsOf(data).length > 0) throw detailsFailure(200, data)
  return data
}

const uniqueIDOf = (id: string) => ({ type: '14', id })

interface FoundBooking extends Booking {
  answer: BookingState['bookingDetailsRS']
  userInfo: BookingState['userInfo']
}

/**
 * Every product answers alike; rail is read by its own call, which also tells who booked. One after the other: the
 * first says whether anything is still under way, and what the second says is then no older.
 */
async function findBooking(id: string, product: Product | undefined, options: CallOptions): Promise<FoundBooking> {
  const body = { uniqueID: uniqueIDOf(id) }
  const reading = { ...options, readsSuccess: true }
  const details = await withoutErrors(send(readBookingDetails, { body }, reading))
  const rail = isRailProduct(product) ? await withoutErrors(send(readRailBooking, { body }, reading)) : undefined
  const summary = details.booking
  if (!summary) throw detailsFailure(200, undefined)
  return {
    summary,
    reservation: rail?.railReservation ?? details.reservation ?? null,
    facts: details,
    answer: rail ?? details,
    userInfo: rail?.userInfo ?? null,
  }
}

function select({ summary, reservation, answer, userInfo }: FoundBooking): void {
  bookingState.write({
    selectedBooking: summary,
    bookingDetailsRS: answer,
    bookingDetails: reservation,
    userInfo,
  })
}

const pollEvery = 5000

const useBookingKey = (id: string) => ['booking', useReader(), 'details', id] as const

export const useBooking = (id: string, product: Product | undefined) =>
  useQuery({
    queryKey: useBookingKey(id),
    enabled: id !== '',
    queryFn: async ({ signal }): Promise<Booking> => {
      const found = await findBooking(id, product, { signal })
      select(found)
      return found
    },
    refetchInterval: ({ state: { data } }) =>
      data && (isUnderWay(data.summary) || isRefundUnderWay(data.summary)) ? pollEvery : false,
  })

/** So many at most: whoever travels more often reads the list. */
const mostOfTrip = 40

/** What is ahead, by day of travel, each with its trains where they are known. */
export function useTrip(today: string) {
  const reader = useReader()
  const body: HistoryRequest = {
    page: 0,
    size: mostOfTrip,
    sort: 'travelDate,asc',
    travelDate: { start: today },
    status: ['OnHold', 'PendingPurchase', 'Requested', 'Committed', 'Ticketed'],
  }
  const history = useQuery({
    queryKey: ['booking', reader, 'trip', today],
    queryFn: ({ signal }) => fetchHistory(body, { signal }),
  })
  const summaries = history.data?.content ?? []
  const details = useQueries({
    queries: summaries.map((summary) => {
      const { id } = referenceOf(summary)
      return {
        queryKey: ['booking', reader, 'details', id],
        queryFn: ({ signal }: { signal: AbortSignal }): Promise<Booking> =>
          findBooking(id, summary.productType, { signal }),
      }
    }),
  })
  const bookings = summaries.map(
    (summary, index): Booking => details[index]?.data ?? { summary, reservation: null, facts: {} },
  )
  return { history, bookings }
}

/** After a change both the booking and the lists it stands in are asked for again. */
export function useChanged(): () => Promise<void> {
  const client = useQueryClient()
  const reader = useReader()
  return () => client.invalidateQueries({ queryKey: ['booking', reader] })
}

type CancelRequest = InputOf<typeof cancelBooking>['body']

export const quoteCancellation = async (part: Omit<CancelRequest, 'cancelType'>) => {
  const cancelRS = await send(cancelBooking, { body: { ...part, cancelType: 'Quote' } })
  bookingState.write({ cancelRS })
  return cancelRS
}

/** Exactly what was quoted; pressed twice, it is still one cancellation. */
export function useCancel() {
  const onSuccess = useChanged()
  return useMutation({
    mutationFn: async (part: Omit<CancelRequest, 'cancelType'>) => {
      const options = part.cancelQuoteID ? { idempotencyKey: `cancel-${part.cancelQuoteID}` } : {}
      const cancelRS = await send(cancelBooking, { body: { ...part, cancelType: 'Commit' } }, options)
      bookingState.write({ cancelRS })
      return cancelRS
    },
    onSuccess,
  })
}

export function useExtend() {
  const onSuccess = useChanged()
  return useMutation({
    mutationFn: (id: string) => send(extendBooking, { body: { uniqueID: { type: '23', id } } }),
    onSuccess,
  })
}

export function useChangeContact() {
  const onSuccess = useChanged()
  return useMutation({
    mutationFn: (input: InputOf<typeof changeBookingContact>) => send(changeBookingContact, input),
    onSuccess,
  })
}

export function useCorrectInvoice() {
  const onSuccess = useChanged()
  return useMutation({
    mutationFn: (input: InputOf<typeof correctInvoice>) => send(correctInvoice, input),
    onSuccess,
  })
}

export function useResend() {
  const onSuccess = useChanged()
  return useMutation({ mutationFn: (input: InputOf<typeof resendBooking>) => send(resendBooking, input), onSuccess })
}

export function useRevoke() {
  const onSuccess = useChanged()
  return useMutation({ mutationFn: (id: string) => send(revokeGuestAccess, { params: { id } }), onSuccess })
}

/** The code opens the booking for this session; asked once a visit. */
export const useGuestAccess = (code: string) =>
  useQuery({
    queryKey: ['booking', useReader(), 'guest', code],
    enabled: code !== '',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => send(openBookingAsGuest, { body: { code } }),
  })

export function useClaim() {
  const onSuccess = useChanged()
  return useMutation({
    mutationFn: (code: string): Promise<ResponseOf<typeof claimBooking>> => send(claimBooking, { body: { code } }),
    onSuccess,
  })
}
