import { useEffect, useRef, useState } from 'react'
import { CallError, failureWithoutReply } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { toast } from '../ui/toast-store.ts'
import { quoteCancellation, useCancel, useChanged } from './calls.ts'
import { type CancelPart, type CancelQuote, cancelRequest, isFree, missingCancelData, quoteOf } from './cancel.ts'
import { type Booking, railOf } from './model.ts'

interface Asked {
  part: CancelPart
  quote: CancelQuote
}

const failureOf = (cause: unknown): CallError => (cause instanceof CallError ? cause : failureWithoutReply(cause))

/** Said to the console only, as section 8 has it: the customer can do nothing about it. */
function useMissingData({ reservation }: Booking, open: boolean): void {
  const rail = railOf(reservation)
  useEffect(() => {
    if (!open || !rail) return
    for (const missing of missingCancelData(rail)) console.error(missing)
  }, [open, rail])
}

/** Two steps: what it would bring, then exactly that. A quote that was refused or is over is asked for anew. */
export function useCancellation(booking: Booking, onDone: () => void) {
  const t = useText()
  const cancel = useCancel()
  const changed = useChanged()
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  /** A second press before the first is drawn must not be heard either. */
  const busy = useRef(false)
  const [asked, setAsked] = useState<Asked>()
  const [failure, setFailure] = useState<CallError>()
  useMissingData(booking, open)

  /** Refused because it is no longer what this page shows: another tab was quicker, or the operator. It is read again. */
  const refuse = (failed: CallError) => {
    setFailure(failed)
    if (failed.status === 409) void changed()
  }

  const ask = async (part: CancelPart) => {
    if (busy.current) return
    busy.current = true
    setAsking(true)
    setFailure(undefined)
    try {
      const answer = await quoteCancellation(cancelRequest(booking, part))
      const quote = quoteOf(answer, booking.summary)
      if (quote) setAsked({ part, quote })
      else setFailure(new CallError(200, t('error.title'), t('error.cancel.none')))
    } catch (cause) {
      setAsked(undefined)
      refuse(failureOf(cause))
    } finally {
      busy.current = false
      setAsking(false)
    }
  }
  const commit = async () => {
    if (!asked || busy.current) return
    busy.current = true
    setFailure(undefined)
    try {
      const answer = await cancel.mutateAsync(cancelRequest(booking, asked.part, asked.quote.id))
      const { status } = answer
      setAsked(undefined)
      setOpen(false)
      onDone()
      const done = isFree(asked.quote) ? 'booking.cancel.doneFree' : 'booking.cancel.done'
      toast({ text: t(status === 'PendingCancellation' ? 'booking.cancel.underWay' : done) })
    } catch (cause) {
      const refused = failureOf(cause)
      // Without an answer it may have been done: the same quote, sent again, is still one cancellation.
      if (refused.status !== 0 && refused.status < 500) setAsked(undefined)
      refuse(refused)
    } finally {
      busy.current = false
    }
  }
  return {
    open,
    asking,
    committing: cancel.isPending,
    quote: asked?.quote,
    part: asked?.part,
    failure,
    begin: () => setOpen(true),
    leave: () => {
      setOpen(false)
      setAsked(undefined)
      setFailure(undefined)
    },
    ask,
    commit,
  }
}
