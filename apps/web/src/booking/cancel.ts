import type { BookingCancelRS, BookingShown, cancelBooking } from '@portolan/contract/booking'
import type { InputOf } from '@portolan/contract/call'
import type { RailReservation } from '@portolan/contract/rail-journey'
import type { Amount } from '@portolan/contract/shared'
import { sumPrices } from '../price/sum.ts'
import type { StayRoom } from './goods/goods.ts'
import { goodsOf } from './goods/goods-of.ts'
import { type Booking, railOf, referenceOf } from './model.ts'

/** What a cancellation brings, as it was quoted; exactly this is carried out. */
export interface CancelQuote {
  id: string | undefined
  refund: Amount
  fee: Amount
  /** What the hotel or the desk charges itself: none of it was paid to us. */
  feeThere?: Amount | undefined
  refundTo: 'original' | 'credit' | 'voucher'
  /** ms since 1970; undefined where the quote says nothing about it. */
  validUntil: number | undefined
}

/** Which ways and whom; both empty: everything. */
export interface CancelPart {
  ways: readonly number[]
  travellers: readonly string[]
  /** Of a stay, which rooms; undefined: all of them. */
  rooms?: readonly string[] | undefined
}

export const everything: CancelPart = { ways: [], travellers: [] }

/** The rooms that stand: none of a package, and what was cancelled before is not cancelled again. */
export const openRooms = ({ reservation, summary }: Pick<Booking, 'reservation' | 'summary'>): StayRoom[] =>
  summary.parts ? [] : (goodsOf(reservation)?.stay?.rooms ?? []).filter(({ isCancelled }) => !isCancelled)

/** Undefined where all of them go: then the booking itself does. */
function roomsOf(booking: Booking, { rooms }: CancelPart): string[] | undefined {
  return rooms && rooms.length < openRooms(booking).length ? [...rooms] : undefined
}

type Rules = NonNullable<BookingCancelRS['cancelInfoRS']>['cancelRules']

const sumOf = (rules: Rules, types: readonly Rules[number]['type'][], currencyCode: string): Amount =>
  sumPrices(rules.filter(({ type }) => types.includes(type)).map(({ amount }) => ({ currencyCode, amount }))) ?? {
    currencyCode,
    amount: 0,
  }

/** No money has moved for a hold: it is let go for nothing, and nothing is priced. */
const free = (currencyCode: string): CancelQuote => ({
  id: undefined,
  refund: { currencyCode, amount: 0 },
  fee: { currencyCode, amount: 0 },
  refundTo: 'original',
  validUntil: undefined,
})

/** Of what is given up nothing was paid to us: then nothing can come back, and nothing is kept of it. */
export const isUnpaidFor = ({ refund, fee }: Pick<CancelQuote, 'refund' | 'fee'>): boolean =>
  refund.amount === 0 && fee.amount === 0

/** Nobody asks anything for it. */
export const isFree = (quote: CancelQuote): boolean => isUnpaidFor(quote) && !quote.feeThere

/** Undefined where something bought is not priced: then there is nothing to agree to. */
export function quoteOf(
  { cancelInfoRS }: BookingCancelRS,
  { status, total }: Pick<BookingShown, 'status' | 'total'>,
): CancelQuote | undefined {
  const currency = total?.currencyCode
  if (!cancelInfoRS) return status === 'OnHold' && currency ? free(currency) : undefined
  const { cancelQuoteID, validUntil, cancelRules, refundTo = 'original', feeThere } = cancelInfoRS
  const code = cancelRules[0]?.currencyCode ?? currency
  if (code === undefined) return undefined
  return {
    id: cancelQuoteID,
    refund: sumOf(cancelRules, ['Refund'], code),
    fee: sumOf(cancelRules, ['Charge', 'Forfeiture'], code),
    feeThere,
    refundTo,
    validUntil: validUntil === undefined ? undefined : Date.parse(validUntil),
  }
}

type Request = Omit<InputOf<typeof cancelBooking>['body'], 'cancelType'>

const isWhole = ({ ways, travellers }: CancelPart): boolean => ways.length === 0 && travellers.length === 0

/** Some ways only, some travellers only, or both; the ways that are not named stay. */
function segmentsOf(rail: RailReservation | undefined, part: CancelPart): Request['originAndDestinationSegments'] {
  if (!rail || isWhole(part)) return undefined
  const bare = ({ locationCode, codeContext }: { locationCode: string; codeContext?: string | undefined }) => ({
    locationCode,
    ...(codeContext && { codeContext }),
  })
  return rail.itinerary.originAndDestinations
    .filter((_, index) => part.ways.length === 0 || part.ways.includes(index))
    .map(({ originLocation, destinationLocation }) => ({
      originLocation: bare(originLocation),
      destinationLocation: bare(destinationLocation),
      ...(part.travellers.length > 0 && { travelerRPHs: [...part.travellers] }),
    }))
}

export function cancelRequest(booking: Booking, part: CancelPart, quoteId?: string): Request {
  const { summary, reservation } = booking
  const { type, id } = referenceOf(summary)
  const itemRPHs = roomsOf(booking, part)
  const segments = segmentsOf(railOf(reservation), part)
  return {
    uniqueIDs: [{ type, id }],
    productType: summary.productType,
    ...(segments && { originAndDestinationSegments: segments }),
    ...(itemRPHs && { itemRPHs }),
    ...(quoteId && { cancelQuoteID: quoteId }),
  }
}

/** What the cancel screen reads and may be missing; section 8 wants it told to the console only. */
export function missingCancelData(reservation: RailReservation): string[] {
  const itinerary: Partial<RailReservation['itinerary']> | undefined = reservation.itinerary
  const isPass = itinerary?.pass !== undefined
  return [
    ...(!isPass && !itinerary?.originAndDestinations?.length ? ['Origin And Destination data errors.'] : []),
    ...(itinerary?.vendorMessages?.vendorMessageList?.length ? [] : ['Vendor Messages data errors.']),
  ]
}
