/**
 * Where a booking stands. The names are those of OTA TransactionStatusType; PendingHold and PendingExchange are ours.
 * A pending one is written down before the supplier is asked, and left only when it is known what became of it.
 */
export const bookingStatuses = [
  'Pending',
  'PendingHold',
  'OnHold',
  'PendingPurchase',
  'Requested',
  'Committed',
  'Ticketed',
  'PendingExchange',
  'PendingCancellation',
  'Cancelled',
  'Ignored',
  'RequestDenied',
  'Unsuccessful',
] as const

export type BookingStatus = (typeof bookingStatuses)[number]

export type BookingEvent =
  | 'holdSent'
  | 'holdOk'
  | 'holdRefused'
  | 'priceChanged'
  | 'refused'
  | 'expire'
  | 'ignore'
  | 'requote'
  | 'payStarted'
  | 'declined'
  | 'holdLost'
  | 'confirmOk'
  | 'confirmRefused'
  | 'confirmOnRequest'
  | 'requestAccepted'
  | 'requestDenied'
  | 'ticketed'
  | 'exchangeSent'
  | 'exchangeOk'
  | 'exchangeRefused'
  | 'cancelSent'
  | 'cancelOk'
  | 'cancelPartOk'
  | 'cancelRefused'

/** from: back to the status before the pending one. */
type Next = BookingStatus | 'from'

const transitions: Readonly<Record<BookingStatus, Partial<Record<BookingEvent, Next>>>> = {
  // A supplier that cannot hold is paid for at once.
  Pending: {
    holdSent: 'PendingHold',
    priceChanged: 'Pending',
    refused: 'Unsuccessful',
    expire: 'Ignored',
    ignore: 'Ignored',
    payStarted: 'PendingPurchase',
  },
  PendingHold: { holdOk: 'OnHold', holdRefused: 'Pending', priceChanged: 'Pending', refused: 'Unsuccessful' },
  // Paying begins before the money is asked for: from then on the hold cannot expire under us.
  OnHold: {
    holdSent: 'PendingHold',
    payStarted: 'PendingPurchase',
    // What it goes with cannot be had.
    refused: 'Unsuccessful',
    expire: 'Ignored',
    ignore: 'Ignored',
  },
  PendingPurchase: {
    declined: 'from',
    priceChanged: 'Pending',
    holdLost: 'Pending',
    confirmOk: 'Committed',
    confirmRefused: 'Unsuccessful',
    confirmOnRequest: 'Requested',
  },
  Requested: { requestAccepted: 'Committed', requestDenied: 'RequestDenied', cancelSent: 'PendingCancellation' },
  Committed: { ticketed: 'Ticketed', exchangeSent: 'PendingExchange', cancelSent: 'PendingCancellation' },
  Ticketed: { exchangeSent: 'PendingExchange', cancelSent: 'PendingCancellation' },
  PendingExchange: { exchangeOk: 'from', exchangeRefused: 'from' },
  PendingCancellation: { cancelOk: 'Cancelled', cancelPartOk: 'from', cancelRefused: 'from' },
  Ignored: { requote: 'Pending' },
  Cancelled: {},
  RequestDenied: {},
  Unsuccessful: {},
}

/** Where a booking stands, and where it stood before the pending status it is in. */
export interface BookingPlace {
  readonly status: BookingStatus
  readonly from?: BookingStatus | undefined
}

export const isPendingStatus = (status: BookingStatus): boolean =>
  status === 'PendingHold' ||
  status === 'PendingPurchase' ||
  status === 'PendingExchange' ||
  status === 'PendingCancellation'

/** Undefined: this cannot happen to a booking there. */
export function moveBooking({ status, from }: BookingPlace, event: BookingEvent): BookingPlace | undefined {
  const next = transitions[status][event]
  if (next === undefined) return undefined
  if (next === 'from') return from && { status: from }
  return isPendingStatus(next) ? { status: next, from: status } : { status: next }
}

/** While it is being exchanged or cancelled it is what it was before. */
export function isBought({ status, from }: BookingPlace): boolean {
  const settled = status === 'PendingExchange' || status === 'PendingCancellation' ? from : status
  return settled === 'Committed' || settled === 'Ticketed'
}

/** Nothing can happen to it any more but that its money goes back. */
export const isEnded = (status: BookingStatus): boolean => Object.keys(transitions[status]).length === 0

/**
 * Parts of a package, by which of them says where the whole stands: what is under way; then what could not be had, for
 * then there is no package; then what is not there yet; then what is left of it.
 */
export const decidingStatuses: readonly BookingStatus[] = [
  'PendingCancellation',
  'PendingExchange',
  'PendingPurchase',
  'PendingHold',
  'RequestDenied',
  'Unsuccessful',
  'Pending',
  'Requested',
  'OnHold',
  'Committed',
  'Ticketed',
  'Cancelled',
  'Ignored',
]

const rankOf = ({ status }: BookingPlace): number => decidingStatuses.indexOf(status)

/** Where that stands which is bought as one: at the place of the part that decides. */
export const placeTogether = (parts: readonly [BookingPlace, ...BookingPlace[]]): BookingPlace =>
  parts.reduce((one, other) => (rankOf(other) < rankOf(one) ? other : one))
