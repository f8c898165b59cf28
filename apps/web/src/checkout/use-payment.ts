import type { ConfirmCheckoutRS, OrderPaymentRS, OrderRS } from '@portolan/contract/checkout'
import type { Amount, PaymentForm } from '@portolan/contract/shared'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { CallError, failureWithoutReply, firstErrorOf } from '../api/failure.ts'
import { answerChallenge } from '../payment/calls.ts'
import { tellOtherTabs } from '../session/cart-news.ts'
import { endAttempt, keyOfAttempt } from './attempt.ts'
import { confirm, forgetOrder, keepOrder, readPayment } from './calls.ts'
import type { InvoiceTo } from './InvoiceTo.tsx'

/** What the page says went wrong; everything typed stays. */
export interface Trouble {
  title: string | undefined
  message: string
  /** The order is no longer what was seen: to press the button again is not the way out. */
  isConflict?: boolean
}

interface Wish {
  payLater?: boolean
  /** Undefined: to who buys. */
  invoiceTo?: InvoiceTo | undefined
}

/** Nobody knows what became of it: the same attempt may be sent again. */
const isOpenEnded = ({ status }: CallError): boolean => status === 0 || status >= 500

/** The bank's own page, where it has one; never a script. */
const bankPageOf = (action: ConfirmCheckoutRS['nextAction']): string | undefined =>
  action?.url && /^https?:\/\//.test(action.url) ? action.url : undefined

const troubleOf = ({ title, message, status }: CallError): Trouble => ({
  title,
  message,
  isConflict: status === 409,
})

/** Pays once, however often the button is pressed; tells what the bank asks, and what it refused. */
export function usePayment({ orderId, quoteId, payment }: OrderRS) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const working = useRef(false)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  /** The secret of a question that was put aside. */
  const [aside, setAside] = useState<string>()
  // The order itself knows what the bank asks and what it refused: a page that is opened again goes on from there.
  const asked = payment?.nextAction?.clientSecret
  const declined = payment?.declined
  const refusal = useMemo(
    (): Trouble | undefined => (declined ? { title: undefined, message: declined } : undefined),
    [declined],
  )

  async function finish(): Promise<void> {
    tellOtherTabs()
    await navigate({ to: '/cart/book', search: { order: orderId, step: 'done' }, replace: true })
  }

  async function take(answer: ConfirmCheckoutRS): Promise<void> {
    keepOrder(client, answer)
    const { state, nextAction } = answer
    const page = state === 'ActionRequired' ? bankPageOf(nextAction) : undefined
    if (page) return window.location.assign(page)
    // What was declined comes with the order, and the order stays to be paid.
    if (answer.success === false) setTrouble({ title: undefined, message: firstErrorOf(answer, 'error.supplier') })
    else if (state === 'Done') await finish()
  }

  /** How a payment stands that was begun before: the order that is read then says all the rest, also why it was refused. */
  async function follow({ state, payment: last }: OrderPaymentRS): Promise<void> {
    const page = state === 'ActionRequired' ? bankPageOf(last?.nextAction) : undefined
    if (page) return window.location.assign(page)
    await forgetOrder(client, orderId)
    if (state === 'Done') await finish()
  }

  async function work(task: () => Promise<void>, told: (error: CallError) => void): Promise<void> {
    if (working.current) return
    working.current = true
    setBusy(true)
    setTrouble(undefined)
    try {
      await task()
    } catch (error) {
      told(error instanceof CallError ? error : failureWithoutReply(error))
      await forgetOrder(client, orderId)
    }
    working.current = false
    setBusy(false)
  }

  const tell = (error: CallError) => setTrouble(troubleOf(error))

  return {
    busy,
    trouble: trouble ?? (busy ? undefined : refusal),
    /** The secret of what the bank asks. */
    challenge: asked === aside ? undefined : asked,
    pay: (paymentForm: PaymentForm, acceptedTotal: Amount, { payLater = false, invoiceTo }: Wish = {}): Promise<void> =>
      work(
        async () => {
          const agreed = {
            orderId,
            quoteId,
            paymentForm,
            acceptedTotal,
            ...(payLater && { payLater }),
            ...(invoiceTo && { invoiceTo }),
          }
          const answer = await confirm(agreed, keyOfAttempt(orderId))
          endAttempt(orderId)
          await take(answer)
        },
        (error) => {
          if (!isOpenEnded(error)) endAttempt(orderId)
          tell(error)
        },
      ),
    /** The question that was put aside is asked once more. */
    askAgain: (): Promise<void> => {
      setAside(undefined)
      return work(async () => follow(await readPayment(orderId)), tell)
    },
    answer: (secret: string): Promise<void> =>
      work(async () => {
        await answerChallenge(secret)
        await follow(await readPayment(orderId))
      }, tell),
    putAside: () => setAside(asked),
  }
}

export type Payment = ReturnType<typeof usePayment>
