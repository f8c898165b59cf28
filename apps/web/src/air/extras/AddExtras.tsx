import { useNavigate } from '@tanstack/react-router'
import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import type { AirSearch } from '../../flight/search.ts'
import { useText } from '../../i18n/text.ts'
import { PermitBooking } from '../../result/PermitBooking.tsx'
import { addGoods } from '../../session/cart-goods.ts'
import { cartState } from '../../session/cart-state.ts'
import { dropDraft } from '../../session/draft.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { writeForm } from '../address.ts'
import { handlesIn } from './desk.ts'
import { useHeld } from './Held.tsx'
import type { Extras } from './use-extras.ts'

type Way = 'chosen' | 'plain'

interface Props {
  search: AirSearch
  extras: Extras
  /** Where there is little room the way without extras stands in the summary alone. */
  brief?: boolean
}

/** Into the cart with what is chosen, once its price is known, or with the flights alone. */
export function AddExtras({ search, extras, brief = false }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const { desk, draft } = extras
  const { isOver } = useHeld(extras)
  const [busy, setBusy] = useState<Way>()
  const [trouble, setTrouble] = useState<string>()
  const put = async (way: Way): Promise<boolean> => {
    if (way === 'chosen' && !(await desk.settle())) return false
    const { answer, plain } = desk.store.read()
    const priced = way === 'chosen' ? answer : plain
    if (!priced) return false
    const { correlationID } = priced
    const goods = { productType: 'air' as const, correlationID, rphs: handlesIn(priced) }
    const added = await addGoods({ ...goods, searchInputValues: writeForm(search) })
    if (!added) setTrouble(cartState.read().failure?.message)
    return added
  }
  const add = async (way: Way) => {
    setBusy(way)
    setTrouble(undefined)
    const added = await put(way)
    setBusy(undefined)
    if (!added) return
    dropDraft(draft)
    toast({ text: t('flights.cart.done'), icon: ShoppingBag })
    void navigate({ to: '/cart' })
  }
  return (
    <PermitBooking product="air">
      {trouble && (
        <p className="small danger" role="alert">
          {trouble}
        </p>
      )}
      <Button
        variant="primary"
        size="lg"
        block
        icon={ShoppingBag}
        busy={busy === 'chosen'}
        disabled={isOver}
        onClick={() => void add('chosen')}
      >
        {t('flights.cart')}
      </Button>
      {!brief && (
        <Button variant="ghost" block busy={busy === 'plain'} disabled={isOver} onClick={() => void add('plain')}>
          {t('extras.skip')}
        </Button>
      )}
    </PermitBooking>
  )
}
