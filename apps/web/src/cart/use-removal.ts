import { useState } from 'react'
import { useText } from '../i18n/text.ts'
import { addGoods } from '../session/cart-goods.ts'
import { toast } from '../ui/toast-store.ts'
import { removeAt } from './calls.ts'
import type { CartEntry } from './model.ts'

/** Takes one item out; while it is on its way, a second press is not heard. */
export function useRemoval(onRemoved: () => void) {
  const t = useText()
  const [busy, setBusy] = useState<string>()
  const [refusal, setRefusal] = useState<string>()

  const remove = async ({ id, index, title, goods, expired }: CartEntry) => {
    if (busy) return
    setBusy(id)
    const { isRemoved, conflict } = await removeAt(index)
    setBusy(undefined)
    // What another window did has words of its own; any other reason is the server's.
    setRefusal(conflict && (conflict.status === 412 ? t('cart.changedElsewhere') : conflict.message))
    if (!isRemoved) return
    onRemoved()
    const undo = goods && !expired && { label: t('cart.undo'), onAction: () => void addGoods(goods) }
    // A toast is plain text: these two marks keep a title of another direction together.
    toast({ text: t('cart.removed', { item: `\u2068${title}\u2069` }), ...(undo && { action: undo }) })
  }
  return { remove, busy, refusal }
}
