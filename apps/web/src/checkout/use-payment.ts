import type { ConfirmCheckoutRS, OrderRS } from '@portolan/contract/checkout'
import type { Amount, PaymentForm } from '@portolan/contract/shared'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { CallError, errorsOf, failureWithoutReply } from '../api/failure.ts'
import { answerChallenge } from '../payment/calls.ts'
import { tellOtherTabs } from '../session/cart-news.ts'
import { endAttempt, keyOfAttempt } from './attempt.ts'
import { askPayment, confirm, forgetOrder, keepOrder } from './calls.ts'

/** What the page says went wrong; everything typed stays. */
export interface Trouble {
  title: string | undefined
  message: string
}

/** Nobody knows what became of it: the same attempt may be sent again. */
const isOpenEnded = ({ status }: CallError): boolean => status === 0 || status >= 500

/** An address of the bank, and never a script. */
const isPageAddress = (url: string): boolean => /^https?:\/\//.test(url)

const troubleOf = ({ title, message }: CallError): Trouble => ({ title, message })

/** Pays once, however often the button is pressed; tells what the bank asks, and what it refused. */
export function usePayment({ orderId, total: { currencyCode }, payment }: OrderRS) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const working = useRef(false)
  const begun = useRef(false)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  /** The secret of a question that was put aside. */
  const [aside, setAside] = useState<string>()
  // The order itself knows what the bank asks and what it refused: a page that is opened again goes on from there.
  const asked = payment?.nextAction?.clientSecret
  const declined = payment?.declined
  const refusal = useMemo(() => (declined ? { title: undefined, message: declined } : undefined), [declined])

  async function take(answer: ConfirmCheckoutRS, mayLeave = true): Promise<void> {
    keepOrder(client, answer)
    const { state, nextAction } = answer
    if (mayLeave && state === 'ActionRequired' && nextAction?.url && isPageAddress(nextAction.url))
      return window.location.assign(nextAction.url)
    const [refused] = errorsOf(answer)
    if (refused) setTrouble({ title: undefined, message: refused.stringValue })
    if (refused || state !== 'Done') return
    tellOtherTabs()
    await navigate({ to: '/cart/book', search: { order: orderId, step: 'done' }, replace: true })
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
    /** Begun by this page: it has the answer, or will. */
    isOwn: (): boolean => begun.current,
    trouble: trouble ?? (busy ? undefined : refusal),
    /** The secret of what the bank asks. */
    challenge: asked === aside ? undefined : asked,
    pay: (paymentForm: PaymentForm, acceptedTotal: Amount, payLater = false): Promise<void> =>
      work(
        async () => {
          begun.current = true
          const agreed = { orderId, paymentForm, acceptedTotal, ...(payLater && { payLater }) }
          const answer = await confirm(agreed, keyOfAttempt(orderId))
          endAttempt(orderId)
          await take(answer)
        },
        (error) => {
          if (!isOpenEnded(error)) endAttempt(orderId)
          tell(error)
        },
      ),
    /** After a reload: how it stands. Nobody is sent to the bank again by it. A refusal is told by the order that is read then. */
    resume: (): Promise<void> =>
      work(
        async () => take(await askPayment(orderId, currencyCode), false),
        () => undefined,
      ),
    /** The question that was put aside is asked once more. */
    askAgain: (): Promise<void> => {
      setAside(undefined)
      return work(async () => take(await askPayment(orderId, currencyCode)), tell)
    },
    answer: (secret: string): Promise<void> =>
      work(async () => {
        await answerChallenge(secret)
        await take(await askPayment(orderId, currencyCode))
      }, tell),
    putAside: () => setAside(asked),
  }
}

export type Payment = ReturnType<typeof usePayment>
