import type { CartRefreshRS } from '@portolan/contract/cart'
import { useEffect, useState } from 'react'
import { CallError } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { loadCart } from '../session/cart-load.ts'
import { toast } from '../ui/toast-store.ts'
import { askPrices, takePrices } from './calls.ts'
import { type CartEntry, headingId } from './model.ts'
import { changesIn, type Question, type Trouble, troubleIn } from './price-check.ts'

/** 'Check the price': asks, shows old and new where they differ, and takes nothing without consent. */
export function usePriceCheck(entries: readonly CartEntry[]) {
  const t = useText()
  const [busy, setBusy] = useState<string>()
  const [question, setQuestion] = useState<Question>()
  const [troubles, setTroubles] = useState<Readonly<Record<string, Trouble>>>({})

  const [answered, setAnswered] = useState<{ id: string }>()

  // The button pressed may be gone with the answer: then the item takes the focus.
  useEffect(() => {
    if (answered && document.activeElement === document.body) document.getElementById(headingId(answered.id))?.focus()
  }, [answered])

  const tell = (id: string, trouble: Trouble) => setTroubles((known) => ({ ...known, [id]: trouble }))
  const forget = (id: string) => setTroubles(({ [id]: _, ...others }) => others)

  /** An item that is no longer in the cart needs no word: the list that is read again says it. */
  const fail = async (id: string, error: unknown) => {
    if (!(error instanceof CallError)) throw error
    setQuestion(undefined)
    if (error.status === 404) await loadCart()
    else tell(id, { kind: 'failed', text: error.message })
  }

  const work = async (id: string, task: () => Promise<void>) => {
    setBusy(id)
    await task().catch((error: unknown) => fail(id, error))
    setBusy(undefined)
    setAnswered({ id })
  }

  /** Prices that moved since they were shown are not taken: they are shown again. */
  const take = async (id: string, shown: string, done: string) => {
    const answer = await takePrices([id], shown)
    settle(id, answer, () => toast({ text: done }))
  }

  const settle = (id: string, answer: CartRefreshRS, taken: () => void) => {
    const trouble = troubleIn(answer, id)
    const changes = changesIn(answer, entries)
    const isOpen = !trouble && !answer.accepted && changes.length > 0
    setQuestion(isOpen ? { id, changes, shown: answer.shown } : undefined)
    if (trouble) tell(id, trouble)
    else if (answer.accepted) taken()
  }

  const check = (id: string) =>
    work(id, async () => {
      forget(id)
      const answer = await askPrices([id])
      const isUnchanged = !troubleIn(answer, id) && changesIn(answer, entries).length === 0
      if (isUnchanged) await take(id, answer.shown, t('cart.price.same'))
      else settle(id, answer, () => undefined)
    })

  return {
    /** The id of the item that is being asked about. */
    busy,
    question,
    troubles,
    check,
    agree: () => question && work(question.id, () => take(question.id, question.shown, t('cart.price.taken'))),
    keep: () => setQuestion(undefined),
  }
}

export type PriceCheck = ReturnType<typeof usePriceCheck>
