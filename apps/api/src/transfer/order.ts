import type { RequestOf } from '@portolan/contract/call'
import type { OtaError } from '@portolan/contract/envelope'
import type { bookTransfer } from '@portolan/contract/transfer'
import type { TravelerDraft } from '@portolan/contract/traveler-form'
import type { Money } from '@portolan/domain/money'
import type { AnswerTo } from '@portolan/supplier/reservation'
import type { BookingRecord } from '../booking/booking.ts'
import type { OrderDesk, PointerOf } from '../checkout/desk.ts'
import type { Order } from '../checkout/order.ts'
import type { KeptOffer } from '../offer/offer.ts'
import { isDearer, priceChanged, withoutKey } from '../platform/agreed.ts'
import type { Context } from '../platform/context.ts'

export type BookBody = RequestOf<typeof bookTransfer>['body']

const primary = '/passenger/primary'
const wireField: Readonly<Record<string, string>> = {
  title: 'personName/namePrefix',
  firstName: 'personName/givenName',
  lastName: 'personName/surname',
  phone: 'telephone',
}

/** Where this call has a field of the form's. */
const pointerIn: PointerOf = (_, field) => `${primary}/${wireField[field] ?? field}`

const leadRef = '1'

const draftOf = ({ passenger: { primary: lead } }: BookBody): TravelerDraft => ({
  ...{ ref: leadRef, type: 'adult', lead: true, title: lead.personName.namePrefix },
  ...{ firstName: lead.personName.givenName, lastName: lead.personName.surname },
  ...{ email: lead.email, phone: lead.telephone },
})

/** What the driver is told; the call has fields of its own for what is usually said. */
function answersOf({ greetingSignName, specialInstructions, answers = [] }: BookBody): AnswerTo[] {
  const said = answers.map(({ code, value }) => ({ code, value }))
  return [
    ...said,
    ...(greetingSignName === undefined ? [] : [{ code: 'SIGN_NAME', value: greetingSignName }]),
    ...(specialInstructions === undefined ? [] : [{ code: 'NOTE', value: specialInstructions }]),
  ]
}

export interface Ordered {
  order: Order
  booking: BookingRecord | undefined
  errors: OtaError[]
}

/** Hold and Book are an order of one item: the supplier is reached through it and no other way. */
export function makeTransferOrder({ desk }: { desk: OrderDesk }) {
  return async (kept: readonly KeptOffer[], body: BookBody, agreed: Money, context: Context): Promise<Ordered> => {
    const { rph, passenger, paymentForm, resStatus } = body
    const answers = answersOf(body)
    const held = await desk.hold(
      {
        ...{ offers: kept, key: [rph, passenger, answers] },
        wanted: { travelerRefs: [leadRef], ...(answers.length > 0 && { answers }) },
        paymentForm: resStatus === 'Book' ? paymentForm : undefined,
      },
      { travelers: [draftOf(body)], pointerOf: pointerIn },
      withoutKey(context),
    )
    // From one look at the price to the next it may have gone up: nobody pays what they have not seen.
    if (held.bookings.some(({ price, paymentId }) => paymentId === null && isDearer(price, agreed)))
      return { order: held, booking: held.bookings[0], errors: [priceChanged(context.language)] }
    const order =
      resStatus === 'Book' && paymentForm
        ? await desk.pay(held, paymentForm, undefined, context)
        : await desk.keep(held)
    return { order, booking: order.bookings[0], errors: desk.errorsOf(order, context.language) }
  }
}
