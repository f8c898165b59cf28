import type { PassOrTicketsRS, TravelPlan } from '@portolan/contract/rail'
import { useNavigate } from '@tanstack/react-router'
import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { PermitBooking } from '../../result/PermitBooking.tsx'
import { addGoods } from '../../session/cart-goods.ts'
import { cartState } from '../../session/cart-state.ts'
import { Button } from '../../ui/Button.tsx'
import { goodsOf } from './plan.ts'

/** Everything of the plan, one item after the other; what could not be put there is said. */
export function Choose({ plan, answer }: { plan: TravelPlan; answer: PassOrTicketsRS }) {
  const t = useText()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const put = async () => {
    setBusy(true)
    let added = true
    for (const goods of goodsOf(plan, answer.correlationID)) added = (await addGoods(goods)) && added
    setBusy(false)
    setTrouble(added ? undefined : cartState.read().failure?.message)
    if (added) void navigate({ to: '/cart' })
  }
  return (
    <>
      {trouble && (
        <p className="small danger" role="alert">
          {trouble}
        </p>
      )}
      <PermitBooking product="rail">
        <Button variant="primary" size="lg" block icon={ShoppingBag} busy={busy} onClick={() => void put()}>
          {plan.pass ? t('compare.choosePass') : t('compare.chooseTickets', { count: plan.tickets.length })}
        </Button>
      </PermitBooking>
    </>
  )
}
