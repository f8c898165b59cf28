import { useNavigate } from '@tanstack/react-router'
import { ArrowRight, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { addGoods } from '../../session/cart-goods.ts'
import { cartState } from '../../session/cart-state.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { pathOf, writeForm } from '../address.ts'
import { type AirSearch, legsOf } from '../search.ts'
import { choiceAddress, handlesOf } from './choice.ts'
import type { Flights } from './use-flights.ts'

/** The way on: to the next leg, or into the cart with all handles as one item. */
export function GoOn({ search, found }: { search: AirSearch; found: Flights }) {
  const t = useText()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const { sale, choice, chosen, run } = found
  const isLast = choice.step === legsOf(search).length
  const rphs = isLast ? handlesOf(chosen, sale) : undefined
  const isReady = isLast ? rphs !== undefined : chosen[choice.step - 1]?.family !== undefined
  const add = async () => {
    if (!rphs) return
    setBusy(true)
    const { correlationID } = run
    const goods = { productType: 'air' as const, correlationID, rphs, searchInputValues: writeForm(search) }
    const added = await addGoods(goods)
    setBusy(false)
    setTrouble(added ? undefined : cartState.read().failure?.message)
    if (added)
      toast({
        text: t('flights.cart.done'),
        icon: ShoppingBag,
        action: { label: t('flights.cart.view'), onAction: () => void navigate({ to: '/cart' }) },
      })
  }
  // Where both ways have one price, a way out is chosen by going on with it.
  if (sale === 'pair' && !isLast) return <p className="xs faint why">{t('flights.leg.choose')}</p>
  const goOn = () =>
    void navigate({ to: pathOf[search.trip], search: choiceAddress(search, { ...choice, step: choice.step + 1 }) })
  return (
    <>
      {trouble && (
        <p className="small danger" role="alert">
          {trouble}
        </p>
      )}
      {isLast ? (
        <Button
          variant="primary"
          size="lg"
          block
          icon={ShoppingBag}
          busy={busy}
          disabled={!isReady}
          onClick={() => void add()}
        >
          {t('flights.cart')}
        </Button>
      ) : (
        <Button variant="primary" size="lg" block iconEnd={ArrowRight} disabled={!isReady} onClick={goOn}>
          {t('flights.continue', { n: choice.step + 1 })}
        </Button>
      )}
      {!isReady && <p className="xs faint why">{t('flights.why')}</p>}
    </>
  )
}
