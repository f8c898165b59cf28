import type { RailPassFare, RailPassProduct } from '@portolan/contract/rail-journey'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { PermitBooking } from '../../result/PermitBooking.tsx'
import { addGoods } from '../../session/cart-goods.ts'
import { cartState } from '../../session/cart-state.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { type PassSearch, writePassSearch } from '../pass-search.ts'
import { keepRail } from '../state.ts'

interface Props {
  search: PassSearch
  product: RailPassProduct
  fare: RailPassFare
  correlationID: string | undefined
  /** A new first day is being asked for: what is shown is not for sale yet. */
  asking: boolean
  /** Something has to be put right first; true: it was not, and the customer is led there. */
  isStopped(): boolean
}

/** Into the cart or to the travellers; both start the same order. */
export function GoOn({ search, product, fare, correlationID, asking, isStopped }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const { start } = search
  const add = async () => {
    if (isStopped()) return
    setBusy(true)
    const added = await addGoods({
      productType: 'railPass',
      ...(correlationID !== undefined && { correlationID }),
      rphs: [fare.rph],
      startDate: start,
      searchInputValues: writePassSearch(search),
    })
    setBusy(false)
    setTrouble(added ? undefined : cartState.read().failure?.message)
    if (added)
      toast({
        text: t('pass.inCart'),
        icon: ShoppingBag,
        action: { label: t('pass.viewCart'), onAction: () => void navigate({ to: '/cart' }) },
      })
  }
  const book = () => {
    if (isStopped()) return
    keepRail({ selectedPass: product, selectedValidity: fare, bookFromCart: false })
    void navigate({ to: '/rail/travellers', search: { pass: fare.rph, start } })
  }
  return (
    <div className="pass-go">
      {trouble && (
        <p className="small danger" role="alert">
          {trouble}
        </p>
      )}
      <PermitBooking product="railPass">
        <Button variant="primary" size="lg" iconEnd={ArrowRight} busy={asking} onClick={book}>
          {t('pass.toTravellers')}
        </Button>
        <Button size="lg" busy={busy || asking} onClick={() => void add()}>
          {t('pass.toCart')}
        </Button>
      </PermitBooking>
    </div>
  )
}
