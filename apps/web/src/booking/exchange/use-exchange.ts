import type { BookingExchangeRS } from '@portolan/contract/booking-exchange'
import type { PaymentForm } from '@portolan/contract/shared'
import { useRef, useState } from 'react'
import { CallError, failureWithoutReply } from '../../api/failure.ts'
import { useText } from '../../i18n/text.ts'
import { answerChallenge } from '../../payment/calls.ts'
import { toast } from '../../ui/toast-store.ts'
import { useChanged } from '../calls.ts'
import { type Booking, referenceOf } from '../model.ts'
import { commitExchange, quoteExchange } from './calls.ts'

const failureOf = (cause: unknown): CallError => (cause instanceof CallError ? cause : failureWithoutReply(cause))

/** An address of the bank, and never a script. */
const isPageAddress = (url: string): boolean => /^https?:\/\//.test(url)

/** What is agreed to: the tickets, and what they cost beside the old ones. */
export interface Quoted {
  rphs: readonly string[]
  answer: BookingExchangeRS
}

/** Two steps: what it would cost, then exactly that. A bank may ask its customer in between. */
export function useExchange({ summary }: Booking, onDone: () => void) {
  const t = useText()
  const changed = useChanged()
  const working = useRef(false)
  const askings = useRef(0)
  const [busy, setBusy] = useState(false)
  const [quoted, setQuoted] = useState<Quoted>()
  const [failure, setFailure] = useState<CallError>()
  /** The secret of what the bank asks. */
  const [challenge, setChallenge] = useState<string>()
  const { type, id } = referenceOf(summary)
  const uniqueID = { type, id }

  async function work(task: () => Promise<void>): Promise<void> {
    if (working.current) return
    working.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await task()
    } catch (cause) {
      const refused = failureOf(cause)
      setFailure(refused)
      // Without an answer it may have been done: the same quote, sent again, is still one exchange.
      if (refused.status !== 0 && refused.status < 500) setQuoted(undefined)
      // Another tab was quicker, or the operator: what this page shows is read again.
      if (refused.status === 409) void changed()
    } finally {
      working.current = false
      setBusy(false)
    }
  }

  const finish = async (isOver: boolean) => {
    await changed()
    onDone()
    toast({ text: t(isOver ? 'booking.exchange.done' : 'booking.exchange.underWay') })
  }

  async function take(answer: BookingExchangeRS): Promise<void> {
    const { nextAction, status } = answer
    if (nextAction?.url && isPageAddress(nextAction.url)) return window.location.assign(nextAction.url)
    setChallenge(nextAction?.clientSecret)
    if (!nextAction) await finish(status !== 'PendingExchange')
  }

  async function commit(form: PaymentForm | undefined): Promise<void> {
    const { exchangeQuoteID } = quoted?.answer ?? {}
    if (!quoted || exchangeQuoteID === undefined) return
    const body = { uniqueID, rphs: [...quoted.rphs], exchangeQuoteID, ...(form && { paymentForm: form }) }
    await take(await commitExchange(body, askings.current))
  }

  return {
    ...{ busy, quoted, failure, challenge },
    ask: (rphs: readonly string[]) =>
      work(async () => {
        const answer = await quoteExchange({ uniqueID, rphs: [...rphs] })
        askings.current = 0
        setQuoted({ rphs, answer })
      }),
    chooseAnother() {
      setQuoted(undefined)
      setFailure(undefined)
    },
    commit: (form: PaymentForm | undefined) => work(() => commit(form)),
    answer: (secret: string, form: PaymentForm | undefined) =>
      work(async () => {
        await answerChallenge(secret)
        askings.current += 1
        setChallenge(undefined)
        await commit(form)
      }),
    putAside: async () => {
      setChallenge(undefined)
      await finish(false)
    },
  }
}

export type ExchangeFlow = ReturnType<typeof useExchange>
