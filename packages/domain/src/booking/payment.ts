/** Where the money of a payment is. A machine of its own: never inferred from the booking. */
export const paymentStatuses = [
  'None',
  'Authorizing',
  'ActionRequired',
  'Authorized',
  'Capturing',
  'Captured',
  'Refunding',
  'RefundFailed',
  'PartiallyRefunded',
  'Refunded',
  'Voided',
] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

export type PaymentEvent =
  | 'authorizeSent'
  | 'ok'
  | 'declined'
  | 'actionRequired'
  | 'unknown'
  | 'expire'
  | 'captureSent'
  | 'void'
  | 'refundSent'
  | 'okPart'
  | 'failed'
  | 'retry'
  | 'settled'

const transitions: Readonly<Record<PaymentStatus, Partial<Record<PaymentEvent, PaymentStatus>>>> = {
  None: { authorizeSent: 'Authorizing' },
  Authorizing: { ok: 'Authorized', declined: 'None', actionRequired: 'ActionRequired', unknown: 'Authorizing' },
  ActionRequired: { ok: 'Authorized', declined: 'None', expire: 'None' },
  Authorized: { captureSent: 'Capturing', void: 'Voided' },
  Capturing: { ok: 'Captured', unknown: 'Capturing', failed: 'None' },
  Captured: { refundSent: 'Refunding' },
  PartiallyRefunded: { refundSent: 'Refunding' },
  Refunding: { ok: 'Refunded', okPart: 'PartiallyRefunded', failed: 'RefundFailed', unknown: 'Refunding' },
  RefundFailed: { retry: 'Refunding', settled: 'Refunded' },
  Refunded: {},
  Voided: {},
}

/** On its way between the customer and us: its end is not known yet, and comes without the customer. */
export const isMoneyMoving = (status: PaymentStatus | undefined): boolean =>
  status === 'Authorizing' || status === 'Authorized' || status === 'Capturing'

/** Some of it goes back, or went. */
export const isGivenBack = (status: PaymentStatus): boolean =>
  status === 'Refunding' || status === 'RefundFailed' || status === 'PartiallyRefunded' || status === 'Refunded'

/** Undefined: this cannot happen to a payment in that status. */
export const movePayment = (status: PaymentStatus, event: PaymentEvent): PaymentStatus | undefined =>
  transitions[status][event]
