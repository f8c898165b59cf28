import './go-on.css'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { type AirSearch, legsOf } from '../../flight/search.ts'
import { useText } from '../../i18n/text.ts'
import { PermitBooking } from '../../result/PermitBooking.tsx'
import { addGoods } from '../../session/cart-goods.ts'
import { cartState } from '../../session/cart-state.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { pathOf, writeForm } from '../address.ts'
import { extrasAddress } from '../extras/address.ts'
import { choiceAddress, handlesOf } from './choice.ts'
import { partsOf, sumOf } from './total.ts'
import type { Flights } from './use-flights.ts'

interface Props {
  search: AirSearch
  found: Flights
}

/** Everything is chosen: on to seats and bags, or into the cart without them, with all handles as one item. */
function LastStep({ search, found }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const { sale, choice, chosen, run } = found
  const rphs = handlesOf(chosen, sale)
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
  const goOn = () => {
    if (!rphs) return
    const was = sumOf(partsOf(sale, chosen, []))
    void navigate({ to: '/air/extras', search: extrasAddress(search, choice, rphs, was) })
  }
  return (
    <>
      {trouble && (
        <p className="small danger" role="alert">
          {trouble}
        </p>
      )}
      <div className="go-two">
        <Button variant="primary" size="lg" block iconEnd={ArrowRight} disabled={!rphs} onClick={goOn}>
          {t('flights.extras.continue')}
        </Button>
        <Button size="lg" block icon={ShoppingBag} busy={busy} disabled={!rphs} onClick={() => void add()}>
          {t('flights.cart')}
        </Button>
      </div>
      <p className="xs faint why">{t(rphs ? 'flights.extras.next' : 'flights.why')}</p>
    </>
  )
}

/** The way on: to the next leg, or from the last one to the seats and the cart. */
export function GoOn({ search, found }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const { sale, choice, chosen } = found
  if (choice.step === legsOf(search).length)
    return (
      <PermitBooking product="air">
        <LastStep search={search} found={found} />
      </PermitBooking>
    )
  // Where both ways have one price, a way out is chosen by going on with it.
  if (sale === 'pair') return <p className="xs faint why">{t('flights.leg.choose')}</p>
  const isReady = chosen[choice.step - 1]?.family !== undefined
  const goOn = () =>
    void navigate({ to: pathOf[search.trip], search: choiceAddress(search, { ...choice, step: choice.step + 1 }) })
  return (
    <>
      <Button variant="primary" size="lg" block iconEnd={ArrowRight} disabled={!isReady} onClick={goOn}>
        {t('flights.continue', { n: choice.step + 1 })}
      </Button>
      {!isReady && <p className="xs faint why">{t('flights.why')}</p>}
    </>
  )
}
